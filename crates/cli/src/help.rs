//! Help and complaints in the reader's language.

use clap::{
    Arg, ArgAction, Command, CommandFactory as _,
    error::{ContextKind, ContextValue, ErrorKind},
};
use signoria_i18n::{Lang, Localizer};

use crate::{args::Cli, console::Console, exit::Exit};

/// The language asked for with `--lang`, or that of the environment. Read before the arguments are,
/// because the help is written in it; a bad value is complained about later.
pub fn lang() -> Lang {
    let mut arguments = std::env::args_os().skip(1).map(|text| text.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        let value = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => continue,
        };
        if let Some(Ok(lang)) = value.map(|value| value.parse()) {
            return lang;
        }
    }
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(std::env::var_os)
        .find(|value| !value.is_empty())
        .map_or(Lang::En, |locale| Lang::of_locale(&locale.to_string_lossy()))
}

/// The command line with every help text.
pub fn command(words: &Localizer) -> Command {
    let command = Cli::command()
        .disable_version_flag(true)
        .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version))
        .subcommand_help_heading(words.term("cli-commands"));
    let names: Vec<String> =
        command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let mut command = localize(command, "main", words);
    for name in names {
        command = command.mut_subcommand(&name, |sub| localize(sub, &name, words));
    }
    command
}

/// Gives a command its texts: `cli-<name>`, `cli-<name>-more` and, per argument, `cli-<name>-<id>`
/// or the shared `cli-arg-<id>`.
fn localize(command: Command, name: &str, words: &Localizer) -> Command {
    let headings = [words.term("cli-arguments"), words.term("cli-options")];
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        words.term("cli-usage")
    );
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .arg(help)
        .help_template(template)
        .about(words.term(&format!("cli-{name}")))
        .after_help(words.term(&format!("cli-{name}-more")))
        .mut_args(|arg| {
            let own = format!("cli-{name}-{}", arg.get_id());
            let key = if words.has(&own) { own } else { format!("cli-arg-{}", arg.get_id()) };
            let heading = &headings[usize::from(!arg.is_positional())];
            let arg = arg.help(words.term(&key)).help_heading(heading.clone());
            // The help says the default in its own language.
            let valued = arg.get_action().takes_values();
            if valued { arg.hide_default_value(true) } else { arg }
        })
}

/// Prints the help that was asked for, or complains in one sentence.
pub fn explain(error: &clap::Error, console: &mut Console) -> Result<(), Exit> {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render();
            let text = if console.colour { text.ansi().to_string() } else { text.to_string() };
            console.write(&text)
        }
        ErrorKind::UnknownArgument => {
            Err(console.usage_error("cli-unknown_argument", &[("name", argument)]))
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand);
            Err(console.usage_error("cli-unknown_command", &[("name", name)]))
        }
        ErrorKind::MissingRequiredArgument => {
            Err(console.usage_error("cli-missing_argument", &[("name", argument)]))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            if value.is_empty() {
                return Err(console.usage_error("cli-missing_value", &[("name", argument)]));
            }
            Err(console.usage_error("cli-bad_value", &[("name", argument), ("value", value)]))
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                return Err(console.usage_error("cli-twice", &[("name", argument)]));
            }
            Err(console.usage_error("cli-conflict", &[("name", argument), ("other", other)]))
        }
        _ => {
            let text = error.render().to_string();
            let line = text.lines().next().unwrap_or_default();
            Err(Exit::Usage(line.trim_start_matches("error: ").to_owned()))
        }
    }
}
