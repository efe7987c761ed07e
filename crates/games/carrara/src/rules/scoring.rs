//! Scoring types, cities and special fields (§6.4, §6.5, §7.4).

use serde::{Deserialize, Serialize};
use signoria_engine::Sink;

use crate::{
    Carrara, Data, Event,
    material::{Building, City, Class, Kind},
    set::Set,
    state::Player,
};

/// What is scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// §6.4: all own buildings of a type, on the own board.
    Type(Kind),
    /// §6.5: all own buildings in a city, on the shared strip (ruling R8).
    City(City),
    /// §7.4: all own buildings of a class, on the own board; expansion.
    Special(Class),
}

impl Scoring {
    /// Name of the type, city or field.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Type(kind) => kind.id(),
            Self::City(city) => city.id(),
            Self::Special(class) => class.id(),
        }
    }
}

/// What a scoring brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Income {
    /// Coins.
    pub coins: u16,
    /// Victory points.
    pub vp: u16,
    /// Objects, in the order of [`Object`](crate::material::Object).
    pub objects: [u8; 6],
}

impl Player {
    /// §6.4, §5.1: cost × value of its city, for the own buildings among these.
    pub(crate) fn worth(&self, among: Set<Building>, data: &Data) -> (u16, u16) {
        City::ALL.into_iter().fold((0, 0), |(coins, vp), city| {
            let cost = self.cities[city.index()].and(among).cost();
            let value = self.value(city.into(), data);
            (coins + cost * u16::from(value.coins), vp + cost * u16::from(value.vp))
        })
    }

    /// §7.4: cost of all own buildings of the class × value of the field.
    pub(crate) fn worth_of_class(&self, class: Class, data: &Data) -> (u16, u16) {
        let cost = self.buildings().and(class.buildings()).cost();
        let value = self.value(class.place(), data);
        (cost * u16::from(value.coins), cost * u16::from(value.vp))
    }

    /// The own buildings that a scoring looks at.
    pub(crate) fn scored_by(&self, scoring: Scoring) -> Set<Building> {
        match scoring {
            Scoring::Type(kind) => self.buildings().and(kind.buildings()),
            Scoring::City(city) => self.cities[city.index()],
            Scoring::Special(class) => self.buildings().and(class.buildings()),
        }
    }
}

impl Carrara {
    /// §6.1: at least one own building of the type, not yet scored by this player.
    #[expect(clippy::unused_self, reason = "reads like its siblings")]
    pub(crate) fn can_score_type(&self, player: &Player, kind: Kind) -> bool {
        player.markers > 0
            && !player.types_scored.contains(kind)
            && !player.scored_by(Scoring::Type(kind)).is_empty()
    }

    /// §6.1: the minimum of own buildings, not yet scored by anybody.
    pub(crate) fn can_score_city(&self, player: &Player, city: City) -> bool {
        player.markers > 0
            && self.city_scored_by[city.index()].is_none()
            && player.cities[city.index()].len() >= city.minimum()
    }

    /// §7.4: at least one own building of the class, not yet scored by this player; expansion.
    pub(crate) fn can_score_special(&self, player: &Player, class: Class) -> bool {
        self.expansion
            && player.markers > 0
            && !player.fields_scored.contains(class)
            && !player.scored_by(Scoring::Special(class)).is_empty()
    }

    /// Whether the player may score this now.
    pub fn can_score(&self, player: &Player, scoring: Scoring) -> bool {
        match scoring {
            Scoring::Type(kind) => self.can_score_type(player, kind),
            Scoring::City(city) => self.can_score_city(player, city),
            Scoring::Special(class) => self.can_score_special(player, class),
        }
    }

    /// §6.4, §6.5, §7.4: coins, points and objects of a scoring. One object per building as far as
    /// the supply lasts, never from the field (ruling R21); none for the special fields.
    pub fn income(&self, player: &Player, scoring: Scoring) -> Income {
        let scored = player.scored_by(scoring);
        let (coins, vp) = match scoring {
            Scoring::Type(_) | Scoring::City(_) => player.worth(scored, &self.data),
            Scoring::Special(class) => player.worth_of_class(class, &self.data),
        };
        let mut objects = [0; 6];
        if !matches!(scoring, Scoring::Special(_)) {
            for kind in Kind::ALL {
                let object = kind.object().index();
                objects[object] = scored.and(kind.buildings()).len().min(self.supply[object]);
            }
        }
        Income { coins, vp, objects }
    }

    /// §6.4, §6.5, §7.4: pays out and places a marker.
    pub(crate) fn score(&mut self, scoring: Scoring, sink: &mut impl Sink<Self>) {
        let seat = self.active;
        let income = self.income(&self.players[seat], scoring);
        let scored = self.players[seat].scored_by(scoring);
        let player = &mut self.players[seat];
        player.coins += income.coins;
        player.vp += income.vp;
        for (object, &number) in income.objects.iter().enumerate() {
            player.objects[object] += number;
            self.supply[object] -= number;
        }
        player.markers -= 1;
        match scoring {
            Scoring::Type(kind) => player.types_scored.insert(kind),
            Scoring::City(city) => self.city_scored_by[city.index()] = Some(seat),
            Scoring::Special(class) => player.fields_scored.insert(class),
        }
        let player = &self.players[seat];
        sink.emit(|| {
            let place = |one: Building| Some((one, player.city_of(one)?));
            Event::scored(seat, scoring, scored.iter().filter_map(place).collect(), income)
        });
    }
}
