//! Every knob of a search as a word of the command line.

use signoria_bots::Temper;

use crate::words::Words;

/// The temper of a side, whose words all begin alike: `--curiosity`, `--their-curiosity`.
pub fn temper(words: &Words, side: &str, usual: Temper) -> Temper {
    let name = |knob: &str| format!("{side}{knob}");
    let get = |knob: &str, usual: f32| words.get(&name(knob), usual);
    Temper {
        curiosity: get("curiosity", usual.curiosity),
        trust: get("trust", usual.trust),
        width: get("width", usual.width),
        entrants: get("entrants", usual.entrants),
        others: words.get(&name("others"), usual.others),
        sharp: get("sharp", usual.sharp),
        wary: get("wary", usual.wary),
        horizon: words.get(&name("horizon"), usual.horizon),
        reach: words.get(&name("reach"), usual.reach),
        lead: get("lead", usual.lead),
        far: [words.get(&name("far"), usual.far[0]), words.get(&name("end"), usual.far[1])],
        patience: [get("patience", usual.patience[0]), get("end-patience", usual.patience[1])],
        habit: get("habit", usual.habit),
        ripe: get("ripe", usual.ripe),
    }
}
