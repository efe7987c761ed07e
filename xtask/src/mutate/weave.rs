//! Writes all mutants of a file into its source, to be switched on one at a time.

use std::{collections::BTreeSet, ops::Range};

use super::find::{Mutant, Shape, Site};

/// A module of the mutated crate that says which mutant is on.
///
/// With `SIGNORIA_MUTANT=17` mutant 17 is on. With `SIGNORIA_REACH=FILE` none is on, and the number of every
/// mutant that was asked for is written to the file, four bytes each. Neither allocates while a game is
/// played: the laws count allocations.
pub const SWITCH: &str = r#"//! Says which mutant is on.

use std::{
    fs::File,
    io::Write,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

static CHOSEN: OnceLock<u32> = OnceLock::new();
static REACH: OnceLock<Option<File>> = OnceLock::new();
static REACHED: [AtomicBool; 1 << 16] = [const { AtomicBool::new(false) }; 1 << 16];

pub fn on(id: u32) -> bool {
    let chosen = CHOSEN.get_or_init(|| {
        let chosen = std::env::var("SIGNORIA_MUTANT").ok();
        chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or(u32::MAX)
    });
    if *chosen == u32::MAX {
        reach(id);
    }
    *chosen == id
}

fn reach(id: u32) {
    let file = REACH.get_or_init(|| {
        let path = std::env::var_os("SIGNORIA_REACH")?;
        Some(File::options().append(true).create(true).open(path).expect("a file for what is reached"))
    });
    if let Some(mut file) = file.as_ref()
        && !REACHED[id as usize].swap(true, Ordering::Relaxed)
    {
        file.write_all(&id.to_le_bytes()).expect("the file takes what is reached");
    }
}
"#;

/// Highest number of mutants that [`SWITCH`] has room for.
pub const MAX_MUTANTS: usize = 1 << 16;

/// What cannot be written, as compiling found out.
#[derive(Clone, Debug, Default)]
pub struct Unfit {
    /// Mutants that are no valid program.
    pub mutants: BTreeSet<usize>,
    /// Names of functions that have to stay `const`.
    pub constants: BTreeSet<String>,
}

impl Unfit {
    /// Whether a mutant can be switched on.
    pub fn allows(&self, id: usize, mutants: &[Mutant]) -> bool {
        let constant = &mutants[id].constant;
        !self.mutants.contains(&id)
            && constant.as_ref().is_none_or(|name| !self.constants.contains(name))
    }
}

/// A file with its mutants.
#[derive(Clone, Debug, Default)]
pub struct Woven {
    pub text: String,
    /// Which part of the text is there for which mutants. Inner parts come after outer ones.
    pub parts: Vec<(Range<usize>, Vec<usize>)>,
}

impl Woven {
    /// The mutants to blame for an error in a range of the text.
    pub fn blame(&self, error: &Range<usize>) -> Vec<usize> {
        let around = self
            .parts
            .iter()
            .filter(|(part, _)| part.start <= error.start && error.end <= part.end)
            .min_by_key(|(part, _)| part.len());
        match around {
            Some((_, mutants)) => mutants.clone(),
            None => self.inside(error),
        }
    }

    /// The mutants written within a range of the text.
    pub fn inside(&self, range: &Range<usize>) -> Vec<usize> {
        let inside = self
            .parts
            .iter()
            .filter(|(part, _)| range.start <= part.start && part.end <= range.end);
        inside.flat_map(|(_, mutants)| mutants.iter().copied()).collect()
    }
}

/// Writes the mutants of `sites` into the source. Sites are sorted as `find` returns them.
pub fn weave(source: &str, sites: &[Site], mutants: &[Mutant], unfit: &Unfit) -> Woven {
    let mut weaver = Weaver { source, mutants, unfit, woven: Woven::default() };
    weaver.range(0..source.len(), sites);
    weaver.woven
}

struct Weaver<'a> {
    source: &'a str,
    mutants: &'a [Mutant],
    unfit: &'a Unfit,
    woven: Woven,
}

impl Weaver<'_> {
    fn range(&mut self, range: Range<usize>, mut sites: &[Site]) {
        let mut at = range.start;
        while let [site, rest @ ..] = sites {
            let inner = rest.iter().take_while(|inner| inner.range.start < site.range.end).count();
            let (inner, after) = rest.split_at(inner);
            self.woven.text.push_str(&self.source[at..site.range.start]);
            self.site(site, inner);
            at = site.range.end;
            sites = after;
        }
        self.woven.text.push_str(&self.source[at..range.end]);
    }

    fn site(&mut self, site: &Site, inner: &[Site]) {
        let start = self.woven.text.len();
        let all = match &site.shape {
            Shape::Choose(choices) => {
                let choices = self.fit(choices);
                if choices.is_empty() {
                    return self.range(site.range.clone(), inner);
                }
                self.woven.text.push('(');
                for (id, text) in &choices {
                    self.on(*id, &format!("{{ {text} }}"));
                    self.woven.text.push_str(" else ");
                }
                self.woven.text.push_str("{ ");
                self.range(site.range.clone(), inner);
                self.woven.text.push_str(" })");
                choices.iter().map(|(id, _)| *id).collect()
            }
            Shape::Omit(id) if self.unfit.allows(*id, self.mutants) => {
                self.woven.text.push_str(&format!("if !crate::mutant::on({id}) {{ "));
                self.range(site.range.clone(), inner);
                self.woven.text.push_str("; }");
                vec![*id]
            }
            Shape::Omit(_) => return self.range(site.range.clone(), inner),
            Shape::Return(choices) => {
                let choices = self.fit(choices);
                for (id, value) in &choices {
                    self.woven.text.push(' ');
                    self.on(*id, &format!("{{ return {value}; }}"));
                }
                choices.iter().map(|(id, _)| *id).collect()
            }
            Shape::Const(name) if self.unfit.constants.contains(name) => {
                return self.range(site.range.clone(), inner);
            }
            Shape::Const(_) => return,
        };
        self.woven.parts.push((start..self.woven.text.len(), all));
    }

    fn fit<'c>(&self, choices: &'c [(usize, String)]) -> Vec<&'c (usize, String)> {
        choices.iter().filter(|(id, _)| self.unfit.allows(*id, self.mutants)).collect()
    }

    fn on(&mut self, id: usize, block: &str) {
        let start = self.woven.text.len();
        self.woven.text.push_str(&format!("if crate::mutant::on({id}) {block}"));
        self.woven.parts.push((start..self.woven.text.len(), vec![id]));
    }
}

#[cfg(test)]
mod tests {
    use super::{super::find::find, *};

    fn woven(source: &str, unfit: &Unfit) -> Woven {
        let mut mutants = Vec::new();
        let sites = find("a.rs", source, &mut mutants).unwrap();
        weave(source, &sites, &mutants, unfit)
    }

    #[test]
    fn every_mutant_has_its_branch_and_the_source_stays_the_last() {
        let source = "fn f() -> G { a < 1 }";
        assert_eq!(
            woven(source, &Unfit::default()).text,
            "fn f() -> G { (if crate::mutant::on(0) { (a) <= (1) } else if crate::mutant::on(1) \
             { (a) >= (1) } else { a < (if crate::mutant::on(2) { 2 } else { 1 }) }) }"
        );
    }

    #[test]
    fn statements_stay_statements() {
        assert_eq!(
            woven("fn f() -> G { a.b(); c }", &Unfit::default()).text,
            "fn f() -> G { if !crate::mutant::on(0) { a.b(); }; c }"
        );
    }

    #[test]
    fn unfit_mutants_leave_no_trace() {
        let source = "const fn f() -> bool { a == b }";
        let none = Unfit { constants: BTreeSet::from(["f".to_owned()]), ..Unfit::default() };
        assert_eq!(woven(source, &none).text, source);
        let last = Unfit { mutants: BTreeSet::from([0, 1]), ..Unfit::default() };
        assert_eq!(
            woven(source, &last).text,
            " fn f() -> bool { (if crate::mutant::on(2) { (a) != (b) } else { a == b }) }"
        );
    }

    #[test]
    fn an_error_is_blamed_on_the_innermost_mutants_around_it() {
        let woven = woven("fn f() -> G { a < 1 }", &Unfit::default());
        let at = |text: &str| woven.text.find(text).map(|at| at..at + text.len()).unwrap();
        assert_eq!(woven.blame(&at("(a) >= (1)")), [1]);
        assert_eq!(woven.blame(&at("a < (")), [0, 1]);
        assert_eq!(woven.blame(&at("fn f")), [0_usize; 0]);
        let mut all = woven.inside(&(0..woven.text.len()));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all, [0, 1, 2]);
    }
}
