//! The material: gems, persons, cards and missions, with the numbers of the rulebook.
//!
//! Names, ages, factions and symbols of most persons are a reconstruction; see
//! `docs/rules/habemus_papam.md` §2. A test compares these tables with `habemus_papam.toml`.

use arrayvec::ArrayVec;
use signoria_engine::ids;

/// §2.1: rounds that can be played at most.
pub const MAX_ROUNDS: u8 = 18;
/// §5.5: gems in a bid.
pub const MAX_BID: u8 = 3;
/// §5.5: gems in a bid whose best gem counts double.
pub const MAX_BID_DOUBLED: u8 = 2;
/// §5.2: gold per purse when Black smoke rises.
pub const PURSE_GOLD: u8 = 5;
/// §5.4: what a bribe costs.
pub const BRIBE_PRICE: u16 = 5;
/// §5.6: what the Squadrone Volante costs.
pub const SQUADRONE_PRICE: u16 = 20;
/// §6: what it is worth.
pub const SQUADRONE_VOTES: i32 = 3;
/// §5.6: gold for taking Felipe IV.
pub const FELIPE_GOLD: u16 = 5;
/// §5.6: gold for taking Death.
pub const DEATH_GOLD: u16 = 5;
/// §5.6: which Felipe IV of a player banishes.
pub const FELIPE_BANISHES: u8 = 2;
/// §3: gold of each player at the start.
pub const START_GOLD: u16 = 20;
/// §3: gems of each player at the start, best kind first.
pub const START_GEMS: [u8; 4] = [4, 1, 2, 3];
/// §5.6: gems that come with the Camerlengo card.
pub const GIFT_GEMS: [u8; 4] = [0, 1, 1, 1];
/// §5.6: gold that comes with the Camerlengo card.
pub const GIFT_GOLD: u16 = 1;
/// §3, ruling R2: cardinals above Black smoke.
pub const BLACK_SMOKE_BELOW: [u8; 3] = [8, 9, 10];
/// §3: White smoke is shuffled into this number of cards at the bottom, itself included.
pub const BOTTOM: usize = 4;
/// §6: votes for 0 to 5 Louis XIV.
pub const LOUIS_VOTES: [i32; 6] = [0, 1, 2, 4, 6, 8];
/// §6: gold per bought vote with 0 to 5 Mazarin.
pub const VOTE_PRICE: [u16; 6] = [15, 10, 8, 7, 6, 5];
/// §6: gold for 0 to 3 Felipe IV at the end.
pub const FELIPE_END_GOLD: [u16; 4] = [0, 5, 15, 25];
/// §2.8: cards of each of two powers that a mission asks for.
pub const MISSION_CARDS: u8 = 2;
/// §2.7: cards of a power that make its favourite worth another vote.
pub const PATRON_THRESHOLD: u8 = 2;

ids! {
    /// §2.2, best first.
    pub enum Gem {
        Diamond = "diamond",
        Ruby = "ruby",
        Sapphire = "sapphire",
        Amber = "amber",
    }
}

impl Gem {
    /// 4 for a diamond down to 1 for an amber.
    pub const fn rank(self) -> u8 {
        4 - self as u8
    }
}

ids! {
    /// §2.3, §2.4.
    pub enum Faction {
        France = "france",
        Spain = "spain",
        InnocentX = "innocent_x",
        UrbanViii = "urban_viii",
    }
}

ids! {
    /// §2.7: what is printed at the top of a person's card.
    pub enum Symbol {
        DoubleEagle = "double_eagle",
        LionOfLyon = "lion_of_lyon",
        SilverCup = "silver_cup",
        MalteseCross = "maltese_cross",
        Crozier = "crozier",
        SealedLetter = "sealed_letter",
        PatronLouisXiv = "patron_louis_xiv",
        PatronMazarin = "patron_mazarin",
        Dove = "dove",
    }
}

ids! {
    /// The 25 persons: 18 cardinals of the cardinal deck, 3 of the political deck, 4 leaders.
    pub enum Person {
        AntonioBarberini = "antonio_barberini",
        AlessandroBichi = "alessandro_bichi",
        VirginioOrsini = "virginio_orsini",
        PierLuigiCarafa = "pier_luigi_carafa",
        JuanDeLugo = "juan_de_lugo",
        FedericoSforza = "federico_sforza",
        GirolamoColonna = "girolamo_colonna",
        FriedrichOfHesse = "friedrich_of_hesse",
        FabioChigi = "fabio_chigi",
        BenedettoOdescalchi = "benedetto_odescalchi",
        PietroOttoboni = "pietro_ottoboni",
        LorenzoImperiali = "lorenzo_imperiali",
        FrancescoAlbizzi = "francesco_albizzi",
        GiulioSacchetti = "giulio_sacchetti",
        MarzioGinetti = "marzio_ginetti",
        BernardinoSpada = "bernardino_spada",
        VincenzoMaculani = "vincenzo_maculani",
        MarcantonioFranciotti = "marcantonio_franciotti",
        ErnstAdalbertVonHarrach = "ernst_adalbert_von_harrach",
        JeanFrancoisDeRetz = "jean_francois_de_retz",
        FrancescoMaidalchini = "francesco_maidalchini",
        RinaldoDeste = "rinaldo_deste",
        CarloDeMedici = "carlo_de_medici",
        DecioAzzolini = "decio_azzolini",
        FrancescoBarberini = "francesco_barberini",
    }
}

/// What kind of card a person is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// Cardinal deck: one arms, a purse.
    Cardinal,
    /// Cardinal of the political deck: neither arms nor purse.
    Outsider,
    /// Leader of a faction: two arms, no purse, not a cardinal (ruling R8).
    Leader,
}

impl Person {
    /// The cardinals of the cardinal deck.
    pub const DECK: std::ops::Range<usize> = 0..18;
    /// The cardinals of the political deck.
    pub const OUTSIDERS: std::ops::Range<usize> = 18..21;
    /// The leaders.
    pub const LEADERS: std::ops::Range<usize> = 21..25;

    /// What kind of card the person is on.
    pub const fn rank(self) -> Rank {
        match self as u8 {
            0..18 => Rank::Cardinal,
            18..21 => Rank::Outsider,
            _ => Rank::Leader,
        }
    }

    /// Whether the card is a cardinal in the sense of the rules (§1).
    pub const fn is_cardinal(self) -> bool {
        !matches!(self.rank(), Rank::Leader)
    }

    /// The party, if the person has one.
    pub const fn faction(self) -> Option<Faction> {
        Some(match self as u8 {
            0..3 | 21 => Faction::France,
            3..8 | 22 => Faction::Spain,
            8..13 | 23 => Faction::InnocentX,
            13..18 | 24 => Faction::UrbanViii,
            _ => return None,
        })
    }

    /// Arms on the card (§2.9).
    pub const fn arms(self) -> u8 {
        match self.rank() {
            Rank::Cardinal => 1,
            Rank::Outsider => 0,
            Rank::Leader => 2,
        }
    }

    /// Completed years on 18 January 1655 (ruling R1); all different.
    pub const fn age(self) -> u8 {
        const AGES: [u8; Person::COUNT] = [
            47, 58, 39, 73, 71, 51, 50, 38, 55, 43, 44, 42, 61, 67, 69, 60, 76, 62, 56, 41, 23, 37,
            59, 31, 57,
        ];
        AGES[self as usize]
    }

    /// What is printed at the top of the card; leaders have nothing there (R10).
    pub const fn symbol(self) -> Option<Symbol> {
        Some(match self {
            Self::GirolamoColonna | Self::ErnstAdalbertVonHarrach => Symbol::DoubleEagle,
            Self::MarcantonioFranciotti | Self::JeanFrancoisDeRetz => Symbol::LionOfLyon,
            Self::BenedettoOdescalchi | Self::FrancescoMaidalchini => Symbol::SilverCup,
            Self::VirginioOrsini | Self::FriedrichOfHesse => Symbol::MalteseCross,
            Self::PierLuigiCarafa | Self::FedericoSforza => Symbol::Crozier,
            Self::FrancescoAlbizzi | Self::MarzioGinetti => Symbol::SealedLetter,
            Self::AntonioBarberini => Symbol::PatronLouisXiv,
            Self::GiulioSacchetti => Symbol::PatronMazarin,
            Self::FabioChigi => Symbol::Dove,
            Self::AlessandroBichi
            | Self::JuanDeLugo
            | Self::PietroOttoboni
            | Self::LorenzoImperiali
            | Self::BernardinoSpada
            | Self::VincenzoMaculani
            | Self::RinaldoDeste
            | Self::CarloDeMedici
            | Self::DecioAzzolini
            | Self::FrancescoBarberini => return None,
        })
    }
}

ids! {
    /// §2.6: the powers and events of the political deck.
    pub enum Power {
        JulesMazarin = "jules_mazarin",
        LouisXiv = "louis_xiv",
        FelipeIv = "felipe_iv",
        SquadroneVolante = "squadrone_volante",
        Death = "death",
    }
}

impl Power {
    /// How many cards there are.
    pub const fn copies(self) -> u8 {
        match self {
            Self::JulesMazarin | Self::LouisXiv => 5,
            Self::FelipeIv => 3,
            Self::SquadroneVolante | Self::Death => 1,
        }
    }
}

ids! {
    /// §2.5: the action cards.
    pub enum Ploy {
        Receive10 = "receive_10",
        OthersBidFirst = "others_bid_first",
        TopGemDouble = "top_gem_double",
        ThreeRubies = "three_rubies",
        Bribe = "bribe",
        Swap = "swap",
    }
}

impl Ploy {
    /// How many cards there are.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Receive10 | Self::OthersBidFirst | Self::TopGemDouble | Self::ThreeRubies => 2,
            Self::Bribe | Self::Swap => 3,
        }
    }

    /// §5.4: gold from the bank.
    pub const fn bank_gold(self) -> u16 {
        if matches!(self, Self::Receive10) { 10 } else { 0 }
    }

    /// §5.4: gold from each other player.
    pub const fn levy(self) -> u16 {
        match self {
            Self::OthersBidFirst | Self::ThreeRubies => 2,
            Self::TopGemDouble => 3,
            Self::Receive10 | Self::Bribe | Self::Swap => 0,
        }
    }
}

ids! {
    /// §2.8.
    pub enum Mission {
        FourArms = "four_arms",
        SpainInnocent = "spain_innocent",
        InnocentUrban = "innocent_urban",
        SpainUrban = "spain_urban",
        FranceThree = "france_three",
        LeaderMajority = "leader_majority",
        FelipeMazarin = "felipe_mazarin",
    }
}

impl Mission {
    /// The eight cards.
    pub const CARDS: [Self; 8] = [
        Self::FourArms,
        Self::FourArms,
        Self::SpainInnocent,
        Self::InnocentUrban,
        Self::SpainUrban,
        Self::FranceThree,
        Self::LeaderMajority,
        Self::FelipeMazarin,
    ];

    /// Votes when fulfilled.
    pub const fn votes(self) -> i32 {
        if matches!(self, Self::FranceThree) { 3 } else { 2 }
    }

    /// What has to lie before the player; nothing for the mission that compares leaders.
    pub fn needs(self) -> ArrayVec<Need, 4> {
        let arms = Faction::ALL.into_iter().zip(self.arms()).filter(|(_, count)| *count > 0);
        let mut needs: ArrayVec<Need, 4> =
            arms.map(|(faction, count)| Need { of: Needed::Arms(faction), count }).collect();
        if self == Self::FelipeMazarin {
            let cards = |power| Need { of: Needed::Cards(power), count: MISSION_CARDS };
            needs.extend([Power::FelipeIv, Power::JulesMazarin].map(cards));
        }
        needs
    }

    /// Arms demanded per faction.
    pub const fn arms(self) -> [u8; 4] {
        match self {
            Self::FourArms => [1, 1, 1, 1],
            Self::SpainInnocent => [0, 2, 2, 0],
            Self::InnocentUrban => [0, 0, 2, 2],
            Self::SpainUrban => [0, 2, 0, 2],
            Self::FranceThree => [3, 0, 0, 0],
            Self::LeaderMajority | Self::FelipeMazarin => [0, 0, 0, 0],
        }
    }
}

/// One thing that a mission asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Need {
    /// What.
    pub of: Needed,
    /// How many.
    pub count: u8,
}

/// What a mission counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Needed {
    /// Arms of a party.
    Arms(Faction),
    /// Cards of a power.
    Cards(Power),
}

ids! {
    /// The four places of the offer (§1).
    pub enum Slot {
        Political = "political",
        Action = "action",
        Cardinal = "cardinal",
        Camerlengo = "camerlengo",
    }
}

/// A card of one of the three decks, or the Camerlengo card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
pub enum Card {
    /// A cardinal or leader.
    Person(Person),
    /// A power or event of the political deck.
    Power(Power),
    /// An action card.
    Ploy(Ploy),
    /// §5.2.
    #[cfg_attr(feature = "ts", ts(type = "\"black_smoke\""))]
    BlackSmoke,
    /// §5.3.
    #[cfg_attr(feature = "ts", ts(type = "\"white_smoke\""))]
    WhiteSmoke,
    /// The card with symbols, always in the offer.
    #[cfg_attr(feature = "ts", ts(type = "\"camerlengo_card\""))]
    Camerlengo,
}

impl Card {
    /// Its word.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Person(person) => person.id(),
            Self::Power(power) => power.id(),
            Self::Ploy(ploy) => ploy.id(),
            Self::BlackSmoke => "black_smoke",
            Self::WhiteSmoke => "white_smoke",
            Self::Camerlengo => "camerlengo_card",
        }
    }

    /// The card with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Person::from_id(id)
            .map(Self::Person)
            .or_else(|| Power::from_id(id).map(Self::Power))
            .or_else(|| Ploy::from_id(id).map(Self::Ploy))
            .or(match id {
                "black_smoke" => Some(Self::BlackSmoke),
                "white_smoke" => Some(Self::WhiteSmoke),
                "camerlengo_card" => Some(Self::Camerlengo),
                _ => None,
            })
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.id())
    }
}

impl<'de> serde::Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(input)?;
        Self::from_id(&id).ok_or_else(|| serde::de::Error::custom("no such card"))
    }
}
