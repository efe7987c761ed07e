//! Finds what can be mutated in a source file.

use std::ops::Range;

use anyhow::{Context, Result};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprAssign, ExprBinary, ExprIf, ExprLit, ExprMacro,
    ExprMethodCall, ExprRepeat, ExprUnary, ExprWhile, ImplItemFn, ItemFn, ItemImpl, ItemMod, Lit,
    ReturnType, Signature, Stmt, TraitItemFn, Type, UnOp,
    spanned::Spanned,
    visit::{self, Visit},
};

/// One small change of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Path below the root of the repository.
    pub file: String,
    pub line: usize,
    pub column: usize,
    /// The function it stands in.
    pub function: String,
    /// What is done, such as `< to <=`.
    pub change: String,
    /// The source text that is changed, on one line and cut short.
    pub code: String,
    /// The `const fn` it stands in, such as `table` or `Set::has`: it can be switched on only if that function need not be constant.
    pub constant: Option<String>,
}

/// A range of the source and how its mutants are written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub range: Range<usize>,
    pub shape: Shape,
}

/// Mutants are numbers: places in the list of mutants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Another expression instead of the one in the range.
    Choose(Vec<(usize, String)>),
    /// The statement in the range is left out.
    Omit(usize),
    /// A function returns at once. The range is empty, at the start of the body.
    Return(Vec<(usize, String)>),
    /// The word `const` of a function with this name.
    Const(String),
}

/// Adds the mutants of a file to the list and returns where they stand, outer ranges before inner ones.
pub fn find(file: &str, source: &str, mutants: &mut Vec<Mutant>) -> Result<Vec<Site>> {
    let parsed = syn::parse_file(source).with_context(|| format!("cannot parse {file}"))?;
    let mut finder = Finder {
        file,
        source,
        mutants,
        sites: Vec::new(),
        functions: Vec::new(),
        owner: None,
        constant: None,
        omitted: Vec::new(),
    };
    finder.visit_file(&parsed);
    let mut sites = finder.sites;
    sites.sort_by_key(|site| (site.range.start, usize::MAX - site.range.end));
    Ok(sites)
}

struct Finder<'a> {
    file: &'a str,
    source: &'a str,
    mutants: &'a mut Vec<Mutant>,
    sites: Vec<Site>,
    functions: Vec<String>,
    /// The type of the `impl` around.
    owner: Option<String>,
    constant: Option<String>,
    /// Statements that are left out as a whole already.
    omitted: Vec<Range<usize>>,
}

impl Finder<'_> {
    fn text(&self, node: &impl Spanned) -> &str {
        &self.source[node.span().byte_range()]
    }

    fn mutant(&mut self, at: &impl Spanned, change: String) -> usize {
        let start = at.span().start();
        let code = self.text(at).split_whitespace().collect::<Vec<_>>().join(" ");
        let cut: String = code.chars().take(MAX_CODE_CHARS).collect();
        let code = if cut.len() < code.len() { cut + "…" } else { code };
        self.mutants.push(Mutant {
            file: self.file.to_owned(),
            line: start.line,
            column: start.column + 1,
            function: self.functions.last().cloned().unwrap_or_default(),
            change,
            code,
            constant: self.constant.clone(),
        });
        self.mutants.len() - 1
    }

    /// Offers other expressions instead of a node: pairs of a description and the source text.
    fn choose(&mut self, node: &impl Spanned, others: Vec<(String, String)>) {
        let choices = others
            .into_iter()
            .map(|(change, text)| (self.mutant(node, change), text))
            .collect::<Vec<_>>();
        if !choices.is_empty() {
            self.sites
                .push(Site { range: node.span().byte_range(), shape: Shape::Choose(choices) });
        }
    }

    fn omit(&mut self, node: &Expr) {
        let range = node.span().byte_range();
        let mutant = self.mutant(node, "statement left out".into());
        self.omitted.push(range.clone());
        self.sites.push(Site { range, shape: Shape::Omit(mutant) });
    }

    fn function(&mut self, signature: &Signature, block: &Block) {
        let name = signature.ident.to_string();
        if name == AUDIT || name.starts_with("audit_") {
            return;
        }
        let outer = self.constant.take();
        if let Some(constant) = &signature.constness {
            let full = match &self.owner {
                Some(owner) => format!("{owner}::{name}"),
                None => name.clone(),
            };
            self.constant = Some(full.clone());
            let range = constant.span().byte_range();
            self.sites.push(Site { range, shape: Shape::Const(full) });
        }
        self.functions.push(name);
        self.bodies(signature, block);
        if matches!(signature.output, ReturnType::Default)
            && let Some(Stmt::Expr(last @ (Expr::MethodCall(_) | Expr::Call(_)), None)) =
                block.stmts.last()
        {
            self.omit(last);
        }
        self.visit_block(block);
        self.functions.pop();
        self.constant = outer;
    }

    /// A function that returns a constant at once.
    fn bodies(&mut self, signature: &Signature, block: &Block) {
        let values = match &signature.output {
            ReturnType::Default if block.stmts.is_empty() => return,
            ReturnType::Default => vec![String::new()],
            ReturnType::Type(_, kind) => constants(kind, self.text(kind)),
        };
        let inside = block.span().byte_range();
        let body = self.source[inside.start + 1..inside.end - 1].trim().to_owned();
        let mut choices = Vec::new();
        for value in values.into_iter().filter(|value| *value != body || value.is_empty()) {
            let mutant = self.mutant(&signature.ident, format!("returns at once {value}"));
            choices.push((mutant, value));
        }
        if !choices.is_empty() {
            let start = inside.start + 1;
            self.sites.push(Site { range: start..start, shape: Shape::Return(choices) });
        }
    }

    /// An expression of type bool whose value decides something.
    fn condition(&mut self, expr: &Expr) {
        match expr {
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::Let(bound) => self.visit_expr(&bound.expr),
            // `if let … && …`: the parts of a chain cannot be put in brackets.
            Expr::Binary(both) if matches!(both.op, BinOp::And(_)) && has_let(expr) => {
                self.condition(&both.left);
                self.condition(&both.right);
            }
            Expr::Binary(_) | Expr::Unary(_) | Expr::Lit(_) | Expr::Macro(_) => {
                self.visit_expr(expr);
            }
            _ => {
                let text = format!("!({})", self.text(expr));
                self.choose(expr, vec![("negated".into(), text)]);
                self.visit_expr(expr);
            }
        }
    }
}

const MAX_CODE_CHARS: usize = 60;

/// The function with the invariants of a game, and its parts `audit_…`. Only tests call them.
const AUDIT: &str = "audit";

impl<'ast> Visit<'ast> for Finder<'_> {
    // Constants are computed before a mutant can be chosen; patterns, types and macros are left alone.
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'ast syn::AngleBracketedGenericArguments,
    ) {
    }
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_conditional(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let for_people = item.trait_.as_ref().is_some_and(|(_, path, _)| {
            path.segments
                .last()
                .is_some_and(|last| last.ident == "Display" || last.ident == "Debug")
        });
        if !for_people && !is_conditional(&item.attrs) {
            let owner = match &*item.self_ty {
                Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
                _ => None,
            };
            let outer = std::mem::replace(&mut self.owner, owner);
            visit::visit_item_impl(self, item);
            self.owner = outer;
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        if !is_conditional(&item.attrs) {
            self.function(&item.sig, &item.block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        if !is_conditional(&item.attrs) {
            self.function(&item.sig, &item.block);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = item.default.as_ref().filter(|_| !is_conditional(&item.attrs)) {
            self.function(&item.sig, block);
        }
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(expr @ (Expr::MethodCall(_) | Expr::Call(_) | Expr::Try(_)), Some(_)) =
            stmt
        {
            self.omit(expr);
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if let Some((_, guard)) = &arm.guard {
            let values = ["true", "false"];
            let others = values.map(|value| (format!("guard {value}"), value.to_owned()));
            self.choose(&**guard, others.into());
            self.condition(guard);
        }
        self.visit_expr(&arm.body);
    }

    fn visit_expr_if(&mut self, expr: &'ast ExprIf) {
        self.condition(&expr.cond);
        self.visit_block(&expr.then_branch);
        if let Some((_, other)) = &expr.else_branch {
            self.visit_expr(other);
        }
    }

    fn visit_expr_while(&mut self, expr: &'ast ExprWhile) {
        self.condition(&expr.cond);
        self.visit_block(&expr.body);
    }

    fn visit_expr_binary(&mut self, expr: &'ast ExprBinary) {
        let operator = self.text(&expr.op).to_owned();
        let assigns = operator.ends_with('=') && !is_comparison(&operator);
        let (left, right) = (self.text(&expr.left), self.text(&expr.right));
        // Brackets keep operands together under an operator that binds more tightly.
        let (left, right) = if assigns {
            (left.to_owned(), right.to_owned())
        } else {
            (format!("({left})"), format!("({right})"))
        };
        let mut others: Vec<_> = other_operators(&operator)
            .iter()
            .map(|other| (format!("{operator} to {other}"), format!("{left} {other} {right}")))
            .collect();
        if assigns {
            others.push(("assignment left out".into(), "()".into()));
        }
        self.choose(expr, others);
        if matches!(expr.op, BinOp::And(_) | BinOp::Or(_)) {
            self.condition(&expr.left);
            self.condition(&expr.right);
        } else {
            self.visit_expr(&expr.left);
            self.visit_expr(&expr.right);
        }
    }

    fn visit_expr_unary(&mut self, expr: &'ast ExprUnary) {
        let inner = self.text(&expr.expr).to_owned();
        match expr.op {
            UnOp::Not(_) => self.choose(expr, vec![("! left out".into(), inner)]),
            UnOp::Neg(_) => self.choose(expr, vec![("- left out".into(), inner)]),
            _ => {}
        }
        self.visit_expr(&expr.expr);
    }

    fn visit_expr_assign(&mut self, expr: &'ast ExprAssign) {
        self.choose(expr, vec![("assignment left out".into(), "()".into())]);
        visit::visit_expr_assign(self, expr);
    }

    fn visit_expr_method_call(&mut self, expr: &'ast ExprMethodCall) {
        if expr.method == "emit" && !self.omitted.contains(&expr.span().byte_range()) {
            self.choose(expr, vec![("event left out".into(), "()".into())]);
        }
        visit::visit_expr_method_call(self, expr);
    }

    fn visit_expr_macro(&mut self, expr: &'ast ExprMacro) {
        if expr.mac.path.is_ident("matches") {
            let text = format!("!{}", self.text(expr));
            self.choose(expr, vec![("negated".into(), text)]);
        }
    }

    fn visit_expr_repeat(&mut self, expr: &'ast ExprRepeat) {
        self.visit_expr(&expr.expr);
    }

    fn visit_expr_lit(&mut self, expr: &'ast ExprLit) {
        let other = match &expr.lit {
            Lit::Bool(value) => (!value.value).to_string(),
            Lit::Int(number) => match number.base10_parse::<u64>() {
                Ok(value) => format!("{}{}", value.saturating_add(1), number.suffix()),
                Err(_) => return,
            },
            _ => return,
        };
        self.choose(expr, vec![(format!("{} to {other}", self.text(expr)), other)]);
    }
}

/// What a function of this type can return without looking at anything.
fn constants(kind: &Type, text: &str) -> Vec<String> {
    let Type::Path(path) = kind else { return Vec::new() };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let values: &[&str] = match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" | "i128"
        | "isize" => &["0", "1"],
        "Option" => &["None"],
        "Result" if text.starts_with("Result<()") => &["Ok(())"],
        _ => &[],
    };
    values.iter().map(|value| (*value).to_owned()).collect()
}

fn other_operators(operator: &str) -> &'static [&'static str] {
    match operator {
        "<" => &["<=", ">="],
        "<=" => &["<", ">"],
        ">" => &[">=", "<="],
        ">=" => &[">", "<"],
        "==" => &["!="],
        "!=" => &["=="],
        "&&" => &["||"],
        "||" => &["&&"],
        "+" => &["-"],
        "-" | "*" => &["+"],
        "/" => &["*"],
        "%" => &["/"],
        "&" => &["|"],
        "|" | "^" => &["&"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "+=" => &["-="],
        "-=" => &["+="],
        "|=" => &["&="],
        "&=" => &["|="],
        _ => &[],
    }
}

fn is_comparison(operator: &str) -> bool {
    matches!(operator, "<=" | ">=" | "==" | "!=")
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

/// Whether a `cfg` decides if the item is there: tests, and types for TypeScript.
fn is_conditional(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The changes found in a function body, as `code: change`.
    fn changes(body: &str) -> Vec<String> {
        let mut mutants = Vec::new();
        find("a.rs", &format!("fn f() -> Game {{ {body} }}"), &mut mutants).unwrap();
        mutants.iter().map(|mutant| format!("{}: {}", mutant.code, mutant.change)).collect()
    }

    #[test]
    fn operators_and_literals_are_changed() {
        assert_eq!(
            changes("let x = a < b; let y = 3u8 + c;"),
            ["a < b: < to <=", "a < b: < to >=", "3u8 + c: + to -", "3u8: 3u8 to 4u8"]
        );
    }

    #[test]
    fn conditions_are_negated_but_not_those_with_an_operator_of_their_own() {
        assert_eq!(changes("if a.is_rich() {}"), ["a.is_rich(): negated"]);
        assert_eq!(changes("if !poor {}"), ["!poor: ! left out"]);
        assert_eq!(changes("if a && b() {}"), ["a && b(): && to ||", "a: negated", "b(): negated"]);
        assert_eq!(changes("if let Some(x) = y && x.ok() {}"), ["x.ok(): negated"]);
    }

    #[test]
    fn statements_and_events_are_left_out() {
        assert_eq!(
            changes("sink.emit(|| x); a = b; c += d; game"),
            [
                "sink.emit(|| x): statement left out",
                "a = b: assignment left out",
                "c += d: += to -=",
                "c += d: assignment left out"
            ]
        );
        assert_eq!(
            changes("match x { A => sink.emit(|| y), }"),
            ["sink.emit(|| y): event left out"]
        );
    }

    #[test]
    fn guards_are_decided() {
        assert_eq!(
            changes("match x { y if y.ok() => a, _ => b }"),
            ["y.ok(): guard true", "y.ok(): guard false", "y.ok(): negated"]
        );
    }

    #[test]
    fn functions_return_at_once() {
        let mut mutants = Vec::new();
        let source = "fn a() -> bool { x() } fn b() -> Option<u8> { None } fn c() -> u8 { y } fn d() { z(); }";
        find("a.rs", source, &mut mutants).unwrap();
        let found: Vec<_> = mutants
            .iter()
            .map(|mutant| (mutant.function.as_str(), mutant.change.as_str()))
            .collect();
        assert_eq!(
            found,
            [
                ("a", "returns at once true"),
                ("a", "returns at once false"),
                ("c", "returns at once 0"),
                ("c", "returns at once 1"),
                ("d", "returns at once "),
                ("d", "statement left out")
            ]
        );
    }

    #[test]
    fn constants_patterns_types_and_tests_are_left_alone() {
        let mut mutants = Vec::new();
        let source = "const A: [u8; 2] = [1; 2]; static B: u8 = 1; enum E { A = 1 }
            impl fmt::Display for E { fn fmt(&self) { write(1); } }
            #[cfg(test)] mod tests { fn f() { g(1); } }
            impl Game for E { fn audit(&self) { require(1); } }
            fn f(x: [u8; 3]) -> E { match x { 1 => E::A, 2..=3 => [E::A; 4] } }";
        find("a.rs", source, &mut mutants).unwrap();
        assert_eq!(mutants, []);
    }

    #[test]
    fn the_place_is_that_of_the_expression() {
        let mut mutants = Vec::new();
        find("a.rs", "fn f() -> G {\n    a +\n        b\n}", &mut mutants).unwrap();
        assert_eq!((mutants[0].line, mutants[0].column), (2, 5));
        assert_eq!((mutants[0].function.as_str(), mutants[0].code.as_str()), ("f", "a + b"));
    }
}
