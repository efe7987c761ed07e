//! All types a type is made of, sorted into files.

use std::{
    any::{TypeId, type_name},
    collections::{BTreeMap, BTreeSet, HashSet},
};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{File, layout};

/// Types found so far.
pub struct Collector {
    config: Config,
    seen: HashSet<TypeId>,
    modules: BTreeMap<String, Module>,
    /// The next type is asked for by name, not only needed by another.
    at_root: bool,
}

/// The types of one crate.
#[derive(Default)]
struct Module {
    /// What was asked for comes first.
    roots: Vec<String>,
    declarations: BTreeMap<String, String>,
    /// Names from other modules.
    imports: BTreeMap<String, BTreeSet<String>>,
}

impl Collector {
    pub fn new() -> Self {
        // All our numbers are small, and JSON has only one kind of them.
        let config = Config::new().with_large_int("number");
        Self { config, seen: HashSet::new(), modules: BTreeMap::new(), at_root: false }
    }

    /// A type and everything it is made of.
    pub fn root<T: TS + 'static + ?Sized>(&mut self) {
        self.at_root = true;
        self.visit::<T>();
    }

    /// What was found, as files.
    pub fn files(self, header: &str) -> Vec<File> {
        let file = |(name, module): (String, Module)| {
            let mut text = header.to_owned();
            for (from, names) in &module.imports {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                text += &format!("import type {{ {} }} from './{from}';\n", names.join(", "));
            }
            let others = module.declarations.keys().filter(|name| !module.roots.contains(name));
            for name in module.roots.iter().chain(others) {
                text += "\n";
                text += &module.declarations[name];
            }
            (format!("{name}.ts"), text)
        };
        self.modules.into_iter().map(file).collect()
    }
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let at_root = std::mem::take(&mut self.at_root);
        // What has no place of its own is built in, such as numbers and lists.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let here = module_of::<T>();
        let module = self.modules.entry(here.clone()).or_default();
        if at_root && !module.roots.contains(&name) {
            module.roots.push(name.clone());
        }
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let declaration = layout::declaration(T::docs().as_deref(), &T::decl(&self.config));
        let known = module.declarations.insert(name.clone(), declaration.clone());
        assert!(
            known.is_none_or(|known| known == declaration),
            "two types of {here} are called {name}"
        );
        // What a generic type declares names no type of any game, whatever its parameters are here.
        let mut needs = Needs { config: &self.config, here: &here, found: Vec::new() };
        <T::WithoutGenerics as TS>::visit_dependencies(&mut needs);
        for (from, name) in needs.found {
            module.imports.entry(from).or_default().insert(name);
        }
        T::visit_dependencies(self);
    }
}

/// Names a declaration takes from other modules.
struct Needs<'a> {
    config: &'a Config,
    here: &'a str,
    found: Vec<(String, String)>,
}

impl TypeVisitor for Needs<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() && module_of::<T>() != self.here {
            self.found.push((module_of::<T>(), T::ident(self.config)));
        }
    }
}

/// The crate of a type without its first name: `signoria_carrara::view::View` belongs to `carrara`.
fn module_of<T: ?Sized>() -> String {
    let name = type_name::<T>();
    let package = name.split("::").next().unwrap_or(name);
    package
        .strip_prefix("signoria_")
        .unwrap_or_else(|| {
            panic!("{name} is a type of another crate: declare how it is serialized")
        })
        .to_owned()
}
