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

impl fmt::Display for Levy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Levy {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::ALL.into_iter().find(|it| it.id() == text).ok_or(Unknown)
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
    /// Theater: give this character for the one of another player.
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
    /// Look at the hand of a player for cards of this colour.
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
    /// The crown for another player, who pays with gold or a card.
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
    /// Destroy a district of a city.
    Destroy {
        seat: Seat,
        district: District,
    },
    /// Exchange an own district for one of another city.
    Trade {
        mine: District,
        seat: Seat,
        theirs: District,
    },
    /// Take a district of another city for its cost.
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
    /// Build with gold of another player, who gets cards for it.
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
    /// Living cannonball: build a card in place of an own district.
    Launch {
        old: District,
        new: Card,
    },
    LaunchDen(District),
    /// The same with gold of another player.
    LaunchLoan {
        old: District,
        new: Card,
        lender: Seat,
    },
    Fortune(Seat),
    /// Use the Ticket Booth with this number.
    Visit(u8),
    /// Discard the own Ticket Booth with this number.
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

signoria_engine::notation! {
    Action {
        ["pass"] => Pass,
        ["done"] => Done,
        ["rasputin"] => Rasputin,
        ["hospital"] => Hospital,
        ["acrobat"] => Acrobat,
        ["take", "gold"] => TakeGold,
        ["take", "cards"] => TakeCards,
        ["bribe"] => Bribe,
        ["refuse"] => Refuse,
        ["expose"] => Expose,
        ["warrants"] => Warrants,
        ["threats"] => Threats,
        ["redraw"] => Redraw,
        ["gather"] => Gather,
        ["crown"] => TakeCrown,
        ["collect"] => Collect,
        ["extra", "gold"] => ExtraGold,
        ["draw", "two"] => DrawTwo,
        ["four", "gold"] => FourGold,
        ["four", "cards"] => FourCards,
        ["draw", "seven"] => DrawSeven,
        ["royal", "gold"] => RoyalGold,
        ["collect", "tax"] => CollectTax,
        ["build", "thieves_den", "with", "cards"] => BuildDen,
        ["smithy"] => Smithy,
        ["tent"] => Tent,
        ["director"] => Director,
        ["booth"] => Booth,
        ["confiscate"] => Confiscate,
        ["announce"] => Announce,
        ["dig", "up"] => DigUp,
        ["end"] => End,
        ["pick", character] => Pick(character),
        ["aside", character] => Aside(character),
        ["exchange", seat, give] => Exchange { seat, give },
        ["keep", card] => Keep(card),
        ["murder", character] => Kill(character),
        ["bewitch", character] => Bewitch(character),
        ["rob", character] => Rob(character),
        ["sign", character] => Sign(character),
        ["blank", character] => Blank(character),
        ["spy", seat, kind] => Spy { seat, kind },
        ["swap", seat] => SwapHands(seat),
        ["peek", seat] => Peek(seat),
        ["discard", card] => Discard(card),
        ["choose", card] => Take(card),
        ["give", card] => Give(card),
        ["loan", seat] => Lend(seat),
        ["crown", seat, levy] => GiveCrown { seat, levy },
        ["collect", gold] => Split(gold),
        ["tax", seat] => TaxRichest(seat),
        ["destroy", seat, district] => Destroy { seat, district },
        ["trade", mine, seat, theirs] => Trade { mine, seat, theirs },
        ["seize", seat, district] => Seize { seat, district },
        ["beautify", district] => Beautify(district),
        ["build", card] => Build(card),
        ["build", card, "with", "framework"] => BuildFramework(card),
        ["build", "necropolis", "over", district] => BuildNecropolis(district),
        ["build", card, "loan", lender] => BuildLoan { card, lender },
        ["laboratory", card] => Laboratory(card),
        ["museum", card] => Museum(card),
        ["armory", seat, district] => Armory { seat, district },
        ["launch", old, new] => Launch { old, new },
        ["launch", old, "thieves_den", "with", "cards"] => LaunchDen(old),
        ["launch", old, new, "loan", lender] => LaunchLoan { old, new, lender },
        ["fortune", seat] => Fortune(seat),
        ["visit", booth] => Visit(booth),
        ["cash", booth] => Cash(booth),
        ["bequeath", seat] => Bequeath(seat),
    }
}
