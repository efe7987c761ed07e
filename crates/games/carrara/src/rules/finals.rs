//! Final scoring and the winner (§8, §9). Every choice is made for the best, so nothing is asked
//! (ruling R50).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{Outcome, Score, Seat, Sink};

use crate::{
    Carrara, Data, Event,
    cards::{
        BuildingCard, CITY_VP, COINS_PER_VP_WITH_COINS_CARD, COUNTRY_VP, ExtraCard, GREAT_VP,
        MAJORITY_VP, REGION_VP, REGIONS, TopCard,
    },
    material::{ANNOUNCE_VP, Building, COINS_PER_VP, City, Class, Kind, Place},
    rules::objects,
    set::Set,
    state::Player,
};

/// What the final scoring gives a player, on top of the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Finals {
    /// Object card, with single objects.
    pub objects: u16,
    /// Building card.
    pub buildings: u16,
    /// Extra card.
    pub extra: u16,
    /// Coins the extra card adds before they are exchanged.
    pub extra_coins: u16,
    /// Coins exchanged.
    pub coins: u16,
}

impl Finals {
    /// All points of the final scoring.
    pub const fn total(self) -> u16 {
        self.objects + self.buildings + self.extra + self.coins
    }
}

impl Carrara {
    /// §9: coins for one point.
    pub(crate) const fn coin_rate(&self) -> u16 {
        match self.cards.top {
            TopCard::Coins => COINS_PER_VP_WITH_COINS_CARD,
            TopCard::Scorings
            | TopCard::DearBuildings
            | TopCard::Cities
            | TopCard::Buildings
            | TopCard::VictoryPoints => COINS_PER_VP,
        }
    }

    /// §9: objects, buildings, extra card, then coins.
    pub fn finals(&self, seat: Seat) -> Finals {
        let player = &self.players[seat];
        let (extra_coins, extra) = self.extra_card(seat);
        Finals {
            objects: objects::points(self.cards.object, player.objects),
            buildings: building_points(self.cards.building, player),
            extra,
            extra_coins,
            coins: (player.coins + extra_coins) / self.coin_rate(),
        }
    }

    /// §8.4: coins and points of the extra card.
    fn extra_card(&self, seat: Seat) -> (u16, u16) {
        let player = &self.players[seat];
        let Some(card) = self.cards.extra else { return (0, 0) };
        match card {
            ExtraCard::LivornoLerici
            | ExtraCard::PisaMassa
            | ExtraCard::LuccaViareggio
            | ExtraCard::Fields => {
                let places = self.data.extra_cards.of(card).expect("these cards name two places");
                let [one, other] = places.map(|place| worth_of_place(player, place, &self.data));
                (one.0 + other.0, one.1 + other.1)
            }
            ExtraCard::TwoTypes => self.best_two_types(player),
            ExtraCard::Smallest => {
                let smallest = Kind::ALL
                    .into_iter()
                    .filter_map(|kind| player.buildings().and(kind.buildings()).iter().next());
                player.worth(smallest.collect(), &self.data)
            }
            ExtraCard::Regions => {
                let vp = REGIONS
                    .iter()
                    .filter(|region| {
                        self.leads(seat, |player| {
                            region.iter().map(|city| player.cities[city.index()].cost()).sum()
                        })
                    })
                    .count() as u16
                    * REGION_VP;
                (0, vp)
            }
            ExtraCard::CityMajorities => {
                let vp = City::ALL
                    .into_iter()
                    .filter(|city| self.leads(seat, |player| player.cities[city.index()].cost()))
                    .map(|city| MAJORITY_VP[city.index()])
                    .sum();
                (0, vp)
            }
        }
    }

    /// §8.4, ruling R37: no player has more, and it is more than zero.
    fn leads(&self, seat: Seat, sum: impl Fn(&Player) -> u16) -> bool {
        let own = sum(&self.players[seat]);
        own > 0 && self.players.values().all(|player| sum(player) <= own)
    }

    /// §8.4, ruling R36: the pair of types that gives the most in the end, coins exchanged.
    fn best_two_types(&self, player: &Player) -> (u16, u16) {
        let rate = self.coin_rate();
        let worth: ArrayVec<(u16, u16), 6> =
            Kind::ALL.into_iter().map(|kind| player.worth(kind.buildings(), &self.data)).collect();
        let mut best = (0, 0);
        let total = |(coins, vp): (u16, u16)| (vp + (player.coins + coins) / rate, vp, coins);
        for (at, one) in worth.iter().enumerate() {
            for other in &worth[at + 1..] {
                let pair = (one.0 + other.0, one.1 + other.1);
                if total(pair) > total(best) {
                    best = pair;
                }
            }
        }
        best
    }

    /// §9: the result; changes nothing.
    pub(crate) fn result(&self) -> Outcome {
        Outcome::rank(self.players.iter().map(|(seat, player)| {
            let finals = self.finals(seat);
            let announced = if self.announced_by == Some(seat) { ANNOUNCE_VP } else { 0 };
            let mut score = Score::default()
                .part("track", i32::from(player.vp - announced))
                .part("announcement", i32::from(announced))
                .part("objects", i32::from(finals.objects))
                .part("buildings", i32::from(finals.buildings));
            if self.expansion {
                score = score.part("extra", i32::from(finals.extra));
            }
            score.part("coins", i32::from(finals.coins)).tie_break([
                i32::from(player.bricks.len()),
                0,
                0,
            ])
        }))
    }

    /// §9: announces the final points of all players.
    pub(crate) fn tell_finals(&self, sink: &mut impl Sink<Self>) {
        for (seat, player) in self.players.iter() {
            sink.emit(|| {
                let finals = self.finals(seat);
                let total = player.vp + finals.total();
                let card = self.cards.extra;
                let places = card.and_then(|card| self.data.extra_cards.of(card));
                Event::final_scoring(seat, player.screen(), card, places, finals, total)
            });
        }
    }
}

/// §8.4: a city or a special field scored at the end: no minimum, no objects, no marker.
fn worth_of_place(player: &Player, place: Place, data: &Data) -> (u16, u16) {
    let city = match place {
        Place::Livorno => City::Livorno,
        Place::Pisa => City::Pisa,
        Place::Lucca => City::Lucca,
        Place::Viareggio => City::Viareggio,
        Place::Massa => City::Massa,
        Place::Lerici => City::Lerici,
        Place::CityBuildings => return player.worth_of_class(Class::City, data),
        Place::CountryBuildings => return player.worth_of_class(Class::Country, data),
    };
    player.worth(player.cities[city.index()], data)
}

/// §8.3: points of the building card.
pub(crate) fn building_points(card: BuildingCard, player: &Player) -> u16 {
    let of = |class: Class| u16::from(player.buildings().and(class.buildings()).len());
    match card {
        BuildingCard::TotalCost => player.buildings().cost(),
        BuildingCard::Twos | BuildingCard::Threes | BuildingCard::Fours => {
            let (size, vp) = card.groups().expect("these cards count groups in a city");
            player.cities.iter().zip(vp).map(|(city, vp)| u16::from(city.len() / size) * vp).sum()
        }
        BuildingCard::Great => {
            let great = |city: &Set<Building>| u16::from(city.and(Building::great()).len());
            player.cities.iter().zip(GREAT_VP).map(|(city, vp)| great(city) * vp).sum()
        }
        BuildingCard::Country => of(Class::Country) * COUNTRY_VP,
        BuildingCard::City => of(Class::City) * CITY_VP,
        BuildingCard::Product => {
            // Ruling R41: a missing third city is a factor 0.
            let mut sizes = player.cities.map(|city| u16::from(city.len()));
            sizes.sort_unstable_by(|one, other| other.cmp(one));
            sizes[..3].iter().product()
        }
        BuildingCard::Pairs => {
            // Ruling R3: a pair of 1 and 1 gives 2.
            let dearest = |class: Class| {
                let mut costs: ArrayVec<u16, 24> = player
                    .buildings()
                    .and(class.buildings())
                    .iter()
                    .map(|building| u16::from(building.cost()))
                    .collect();
                costs.sort_unstable_by(|one, other| other.cmp(one));
                costs
            };
            dearest(Class::City)
                .iter()
                .zip(&dearest(Class::Country))
                .map(|(city, country)| city + country)
                .sum()
        }
    }
}
