//! Random games reach everything: every character acts, every unique district is built, every action
//! card is played, every kind of decision of §5.11 is taken. The figures are printed.
//!
//! `SIGNORIA_GAMES=10000 cargo test --release -p signoria-machiavelli --test coverage -- --nocapture`

use std::collections::BTreeMap;

use signoria_engine::{Game, Viewer};
use signoria_machiavelli::{
    Action, Card, Character, EventKind, Frame, Machiavelli, Options, Set, Source,
};
use signoria_testkit::walk;

#[derive(Default)]
struct Coverage {
    acted: BTreeMap<&'static str, u64>,
    built: BTreeMap<&'static str, u64>,
    played: BTreeMap<&'static str, u64>,
    decided: BTreeMap<&'static str, u64>,
    games: u64,
    decisions: u64,
    most_rounds: u16,
}

/// The decision kinds of §5.11; D19 is computed, not asked (R45).
fn kind(frame: Frame, action: Action) -> &'static str {
    match frame {
        Frame::Pick { .. } if matches!(action, Action::Aside(_)) => "D02 lay aside",
        Frame::Pick { .. } => "D01 pick",
        Frame::Theater => "D03 theater",
        Frame::Shield { .. } => "D04 rasputin",
        Frame::Hospital { .. } => "D05 hospital",
        Frame::Acrobat { .. } => "D06 acrobat",
        Frame::Main | Frame::Income => "D07 main",
        Frame::Keep { from: Source::Income } => "D08 keep (income)",
        Frame::Keep { from: Source::Booth } => "D08 keep (booth)",
        Frame::Keep { from: Source::Scholar } => "D08 keep (scholar)",
        Frame::Bribe => "D09 bribe",
        Frame::Expose => "D10 expose",
        Frame::Confiscate => "D11 confiscate",
        Frame::Bewitch => "D12 bewitch",
        Frame::Peek { .. } => "D13 wizard",
        Frame::Foretell { .. } => "D13 fortune teller",
        Frame::Gather { .. } => "D14 seer",
        Frame::Bell => "D15 bell",
        Frame::Lighthouse => "D16 lighthouse",
        Frame::Graveyard { .. } => "D17 graveyard",
        Frame::Legacy { .. } => "D18 legacy",
        Frame::Warrants => "warrants",
        Frame::Threats => "threats",
        Frame::Redraw => "redraw",
        Frame::Beautify { .. } => "beautify",
        Frame::Den => "thieves' den",
        Frame::Loan => "loan",
        Frame::Round
        | Frame::Call { .. }
        | Frame::Answer
        | Frame::Cursed
        | Frame::Raise { .. }
        | Frame::Place { .. }
        | Frame::Built
        | Frame::RoundEnd
        | Frame::Close => unreachable!("{frame:?} asks nothing"),
    }
}

const KINDS: usize = 27;

impl Coverage {
    fn note(&mut self, told: &EventKind) {
        match *told {
            EventKind::TurnedOver { character, .. } | EventKind::Resumed { character, .. } => {
                *self.acted.entry(character.id()).or_default() += 1;
            }
            EventKind::Built { card, .. } if card.is_unique() => {
                *self.built.entry(card.id()).or_default() += 1;
            }
            EventKind::Built { card: card @ Card::CircusTent, .. }
            | EventKind::Played { card, .. } => {
                *self.played.entry(card.id()).or_default() += 1;
            }
            EventKind::Shielded { .. } => *self.played.entry(Card::Rasputin.id()).or_default() += 1,
            EventKind::AcrobatPlayed { .. } => {
                *self.played.entry(Card::Acrobat.id()).or_default() += 1;
            }
            EventKind::RoundBegan { round, .. } => self.most_rounds = self.most_rounds.max(round),
            EventKind::Over => self.games += 1,
            _ => {}
        }
    }

    fn print(&self) {
        let least = |map: &BTreeMap<&'static str, u64>| map.values().copied().min().unwrap_or(0);
        eprintln!(
            "{} games, {} decisions, at most {} rounds",
            self.games, self.decisions, self.most_rounds
        );
        for (title, map) in [
            ("characters acted", &self.acted),
            ("unique districts built", &self.built),
            ("action cards played", &self.played),
            ("decisions", &self.decided),
        ] {
            eprintln!("{title} ({} kinds, least {}):", map.len(), least(map));
            for (name, count) in map {
                eprintln!("  {name:24} {count:>9}");
            }
        }
    }
}

#[test]
fn random_games_reach_everything() {
    // Fewer would not reach the rarest questions.
    const LEAST: u64 = 60;
    let games = std::env::var("SIGNORIA_GAMES").map_or(LEAST, |text| {
        let games: u64 = text.parse().expect("SIGNORIA_GAMES is a number of games");
        games.max(LEAST)
    });
    let mut coverage = Coverage::default();
    for seats in 2..=8 {
        for action_cards in [false, true] {
            let options = Options { set: Set::Random, action_cards, ..Options::default() };
            walk::<Machiavelli>(seats, &options, 0..games, |before, _, action, _, events| {
                let frame = before.question().expect("a seat was to act");
                *coverage.decided.entry(kind(frame, action)).or_default() += 1;
                coverage.decisions += 1;
                for event in events {
                    if let Some(seen) = Machiavelli::event_view(event, Viewer::Spectator) {
                        coverage.note(&seen.0);
                    }
                }
            });
        }
    }
    coverage.print();
    assert_eq!(coverage.acted.len(), Character::ALL.len());
    // The Secret Vault cannot be built.
    assert_eq!(coverage.built.len(), Card::uniques().count() - 1);
    assert_eq!(coverage.played.len(), Card::actions().count());
    assert_eq!(coverage.decided.len(), KINDS, "{:?}", coverage.decided);
}
