//! Every decision and its notation; `legal` says which ones are legal.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use crate::{
    cards::{Card, Kind, Unknown},
    characters::Character,
    state::District,
};

mod legal;

/// What the Emperor takes from the player who gets the crown (R15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Levy {
    Gold,
    Card,
    Nothing,
}

impl Levy {
    pub const ALL: [Self; 3] = [Self::Gold, Self::Card, Self::Nothing];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Card => "card",
            Self::Nothing => "nothing",
        }
    }
}

/// One decision. Compound choices are made of several: cards are picked in the order of their names,
/// then `done`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// No to the question asked.
    Pass,
    /// Enough picked.
    Done,
    Pick(Character),
    Aside(Character),
    Exchange {
        seat: Seat,
        give: Character,
    },
    Rasputin,
    Hospital,
    Acrobat,
    TakeGold,
    TakeCards,
    Keep(Card),
    Bribe,
    Refuse,
    Expose,
    Kill(Character),
    Bewitch(Character),
    Warrants,
    Rob(Character),
    Threats,
    /// The signed warrant, the threat with the rose.
    Sign(Character),
    /// A blank warrant or threat.
    Blank(Character),
    Spy {
        seat: Seat,
        kind: Kind,
    },
    SwapHands(Seat),
    Redraw,
    Peek(Seat),
    Gather,
    /// A hand card for the deck.
    Discard(Card),
    /// A card from the hand looked at.
    Take(Card),
    /// A hand card for another player.
    Give(Card),
    /// Borrow the rest from this player.
    Lend(Seat),
    TakeCrown,
    GiveCrown {
        seat: Seat,
        levy: Levy,
    },
    Collect,
    /// The Abbot's income with so much gold.
    Split(u8),
    TaxRichest(Seat),
    ExtraGold,
    DrawTwo,
    FourGold,
    FourCards,
    DrawSeven,
    Destroy {
        seat: Seat,
        district: District,
    },
    Trade {
        mine: District,
        seat: Seat,
        theirs: District,
    },
    Seize {
        seat: Seat,
        district: District,
    },
    RoyalGold,
    Beautify(District),
    CollectTax,
    Build(Card),
    /// The Thieves' Den, paid with at least one hand card.
    BuildDen,
    BuildFramework(Card),
    /// The Necropolis in place of a district of the own city.
    BuildNecropolis(District),
    BuildLoan {
        card: Card,
        lender: Seat,
    },
    Smithy,
    Laboratory(Card),
    Museum(Card),
    Armory {
        seat: Seat,
        district: District,
    },
    Tent,
    Director,
    Booth,
    Launch {
        old: District,
        new: Card,
    },
    LaunchDen(District),
    LaunchLoan {
        old: District,
        new: Card,
        lender: Seat,
    },
    Fortune(Seat),
    Visit(u8),
    Cash(u8),
    Confiscate,
    Announce,
    DigUp,
    Bequeath(Seat),
    End,
}

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, if self.beautified { "+" } else { "" })
    }
}

impl FromStr for District {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let (name, beautified) = match text.strip_suffix('+') {
            Some(name) => (name, true),
            None => (text, false),
        };
        Ok(Self { card: name.parse()?, beautified })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pass => f.write_str("pass"),
            Self::Done => f.write_str("done"),
            Self::Pick(character) => write!(f, "pick {character}"),
            Self::Aside(character) => write!(f, "aside {character}"),
            Self::Exchange { seat, give } => write!(f, "exchange {seat} {give}"),
            Self::Rasputin => f.write_str("rasputin"),
            Self::Hospital => f.write_str("hospital"),
            Self::Acrobat => f.write_str("acrobat"),
            Self::TakeGold => f.write_str("take gold"),
            Self::TakeCards => f.write_str("take cards"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Bribe => f.write_str("bribe"),
            Self::Refuse => f.write_str("refuse"),
            Self::Expose => f.write_str("expose"),
            Self::Kill(character) => write!(f, "murder {character}"),
            Self::Bewitch(character) => write!(f, "bewitch {character}"),
            Self::Warrants => f.write_str("warrants"),
            Self::Rob(character) => write!(f, "rob {character}"),
            Self::Threats => f.write_str("threats"),
            Self::Sign(character) => write!(f, "sign {character}"),
            Self::Blank(character) => write!(f, "blank {character}"),
            Self::Spy { seat, kind } => write!(f, "spy {seat} {}", kind.id()),
            Self::SwapHands(seat) => write!(f, "swap {seat}"),
            Self::Redraw => f.write_str("redraw"),
            Self::Peek(seat) => write!(f, "peek {seat}"),
            Self::Gather => f.write_str("gather"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Take(card) => write!(f, "choose {card}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Lend(seat) => write!(f, "loan {seat}"),
            Self::TakeCrown => f.write_str("crown"),
            Self::GiveCrown { seat, levy } => write!(f, "crown {seat} {}", levy.id()),
            Self::Collect => f.write_str("collect"),
            Self::Split(gold) => write!(f, "collect {gold}"),
            Self::TaxRichest(seat) => write!(f, "tax {seat}"),
            Self::ExtraGold => f.write_str("extra gold"),
            Self::DrawTwo => f.write_str("draw two"),
            Self::FourGold => f.write_str("four gold"),
            Self::FourCards => f.write_str("four cards"),
            Self::DrawSeven => f.write_str("draw seven"),
            Self::Destroy { seat, district } => write!(f, "destroy {seat} {district}"),
            Self::Trade { mine, seat, theirs } => write!(f, "trade {mine} {seat} {theirs}"),
            Self::Seize { seat, district } => write!(f, "seize {seat} {district}"),
            Self::RoyalGold => f.write_str("royal gold"),
            Self::Beautify(district) => write!(f, "beautify {district}"),
            Self::CollectTax => f.write_str("collect tax"),
            Self::Build(card) => write!(f, "build {card}"),
            Self::BuildDen => f.write_str("build thieves_den with cards"),
            Self::BuildFramework(card) => write!(f, "build {card} with framework"),
            Self::BuildNecropolis(district) => write!(f, "build necropolis over {district}"),
            Self::BuildLoan { card, lender } => write!(f, "build {card} loan {lender}"),
            Self::Smithy => f.write_str("smithy"),
            Self::Laboratory(card) => write!(f, "laboratory {card}"),
            Self::Museum(card) => write!(f, "museum {card}"),
            Self::Armory { seat, district } => write!(f, "armory {seat} {district}"),
            Self::Tent => f.write_str("tent"),
            Self::Director => f.write_str("director"),
            Self::Booth => f.write_str("booth"),
            Self::Launch { old, new } => write!(f, "launch {old} {new}"),
            Self::LaunchDen(old) => write!(f, "launch {old} thieves_den with cards"),
            Self::LaunchLoan { old, new, lender } => write!(f, "launch {old} {new} loan {lender}"),
            Self::Fortune(seat) => write!(f, "fortune {seat}"),
            Self::Visit(booth) => write!(f, "visit {booth}"),
            Self::Cash(booth) => write!(f, "cash {booth}"),
            Self::Confiscate => f.write_str("confiscate"),
            Self::Announce => f.write_str("announce"),
            Self::DigUp => f.write_str("dig up"),
            Self::Bequeath(seat) => write!(f, "bequeath {seat}"),
            Self::End => f.write_str("end"),
        }
    }
}

fn seat(word: &str) -> Result<Seat, Unknown> {
    number(word).and_then(|index| Seat::checked(index).ok_or(Unknown))
}

/// A small number without sign or leading zeros, so that every action has one text.
fn number(word: &str) -> Result<u8, Unknown> {
    let number: u8 = word.parse().map_err(|_| Unknown)?;
    if number.to_string() == word { Ok(number) } else { Err(Unknown) }
}

fn kind(word: &str) -> Result<Kind, Unknown> {
    Kind::ALL.into_iter().find(|kind| kind.id() == word).ok_or(Unknown)
}

fn levy(word: &str) -> Result<Levy, Unknown> {
    Levy::ALL.into_iter().find(|levy| levy.id() == word).ok_or(Unknown)
}

impl FromStr for Action {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let mut words = [""; 6];
        let mut count = 0;
        for word in text.split(' ') {
            *words.get_mut(count).ok_or(Unknown)? = word;
            count += 1;
        }
        Ok(match words[..count] {
            ["pass"] => Self::Pass,
            ["done"] => Self::Done,
            ["pick", who] => Self::Pick(who.parse()?),
            ["aside", who] => Self::Aside(who.parse()?),
            ["exchange", with, give] => Self::Exchange { seat: seat(with)?, give: give.parse()? },
            ["rasputin"] => Self::Rasputin,
            ["hospital"] => Self::Hospital,
            ["acrobat"] => Self::Acrobat,
            ["take", "gold"] => Self::TakeGold,
            ["take", "cards"] => Self::TakeCards,
            ["keep", card] => Self::Keep(card.parse()?),
            ["bribe"] => Self::Bribe,
            ["refuse"] => Self::Refuse,
            ["expose"] => Self::Expose,
            ["murder", who] => Self::Kill(who.parse()?),
            ["bewitch", who] => Self::Bewitch(who.parse()?),
            ["warrants"] => Self::Warrants,
            ["rob", who] => Self::Rob(who.parse()?),
            ["threats"] => Self::Threats,
            ["sign", who] => Self::Sign(who.parse()?),
            ["blank", who] => Self::Blank(who.parse()?),
            ["spy", at, what] => Self::Spy { seat: seat(at)?, kind: kind(what)? },
            ["swap", with] => Self::SwapHands(seat(with)?),
            ["redraw"] => Self::Redraw,
            ["peek", at] => Self::Peek(seat(at)?),
            ["gather"] => Self::Gather,
            ["discard", card] => Self::Discard(card.parse()?),
            ["choose", card] => Self::Take(card.parse()?),
            ["give", card] => Self::Give(card.parse()?),
            ["loan", from] => Self::Lend(seat(from)?),
            ["crown"] => Self::TakeCrown,
            ["crown", to, what] => Self::GiveCrown { seat: seat(to)?, levy: levy(what)? },
            ["collect"] => Self::Collect,
            ["collect", "tax"] => Self::CollectTax,
            ["collect", gold] => Self::Split(number(gold)?),
            ["tax", from] => Self::TaxRichest(seat(from)?),
            ["extra", "gold"] => Self::ExtraGold,
            ["draw", "two"] => Self::DrawTwo,
            ["four", "gold"] => Self::FourGold,
            ["four", "cards"] => Self::FourCards,
            ["draw", "seven"] => Self::DrawSeven,
            ["destroy", owner, district] => {
                Self::Destroy { seat: seat(owner)?, district: district.parse()? }
            }
            ["trade", mine, with, theirs] => {
                Self::Trade { mine: mine.parse()?, seat: seat(with)?, theirs: theirs.parse()? }
            }
            ["seize", owner, district] => {
                Self::Seize { seat: seat(owner)?, district: district.parse()? }
            }
            ["royal", "gold"] => Self::RoyalGold,
            ["beautify", district] => Self::Beautify(district.parse()?),
            ["build", card] => Self::Build(card.parse()?),
            ["build", "thieves_den", "with", "cards"] => Self::BuildDen,
            ["build", card, "with", "framework"] => Self::BuildFramework(card.parse()?),
            ["build", "necropolis", "over", district] => Self::BuildNecropolis(district.parse()?),
            ["build", card, "loan", lender] => {
                Self::BuildLoan { card: card.parse()?, lender: seat(lender)? }
            }
            ["smithy"] => Self::Smithy,
            ["laboratory", card] => Self::Laboratory(card.parse()?),
            ["museum", card] => Self::Museum(card.parse()?),
            ["armory", owner, district] => {
                Self::Armory { seat: seat(owner)?, district: district.parse()? }
            }
            ["tent"] => Self::Tent,
            ["director"] => Self::Director,
            ["booth"] => Self::Booth,
            ["launch", old, new] => Self::Launch { old: old.parse()?, new: new.parse()? },
            ["launch", old, "thieves_den", "with", "cards"] => Self::LaunchDen(old.parse()?),
            ["launch", old, new, "loan", lender] => {
                Self::LaunchLoan { old: old.parse()?, new: new.parse()?, lender: seat(lender)? }
            }
            ["fortune", at] => Self::Fortune(seat(at)?),
            ["visit", booth] => Self::Visit(number(booth)?),
            ["cash", booth] => Self::Cash(number(booth)?),
            ["confiscate"] => Self::Confiscate,
            ["announce"] => Self::Announce,
            ["dig", "up"] => Self::DigUp,
            ["bequeath", to] => Self::Bequeath(seat(to)?),
            ["end"] => Self::End,
            _ => return Err(Unknown),
        })
    }
}
