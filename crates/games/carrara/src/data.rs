//! The reconstructed values, which a host who owns the box can replace.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use signoria_engine::{BuiltIn, Message};

use crate::{
    cards::ExtraCard,
    material::{Place, Value},
};

/// More than this no point of cost is worth.
const MAX_WORTH: u8 = 9;

/// What the pictures of the rulebook would show (rulings R33, R42). Parts that are left out keep their built-in values.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// The upgrade tokens.
    #[cfg_attr(feature = "ts", ts(as = "Option<UpgradeValues>", optional))]
    pub upgrade_values: UpgradeValues,
    /// The extra cards that name two places.
    #[cfg_attr(feature = "ts", ts(as = "Option<ExtraPlaces>", optional))]
    pub extra_cards: ExtraPlaces,
}

impl BuiltIn for Data {
    fn built_in() -> &'static Self {
        static DATA: LazyLock<Data> = LazyLock::new(Data::default);
        &DATA
    }
}

/// What a point of cost is worth at each [`Place`] once its upgrade token lies there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UpgradeValues([Value; 8]);

impl Default for UpgradeValues {
    fn default() -> Self {
        Self(Place::ALL.map(Place::upgraded))
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] UpgradeValues = BTreeMap<Place, Value>);

impl Serialize for UpgradeValues {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(Place::ALL.into_iter().zip(&self.0))
    }
}

impl<'de> Deserialize<'de> for UpgradeValues {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let mut values = Self::default();
        for (place, value) in BTreeMap::<Place, Value>::deserialize(input)? {
            values.0[place.index()] = value;
        }
        Ok(values)
    }
}

/// The two places that `extra_2` to `extra_5` score.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_field_names, reason = "the names are those of the file")]
pub struct ExtraPlaces {
    /// The two places that extra card 2 counts.
    extra_2: [Place; 2],
    /// The two places that extra card 3 counts.
    extra_3: [Place; 2],
    /// The two places that extra card 4 counts.
    extra_4: [Place; 2],
    /// The two places that extra card 5 counts.
    extra_5: [Place; 2],
}

impl Default for ExtraPlaces {
    fn default() -> Self {
        Self {
            extra_2: [Place::Livorno, Place::Lerici],
            extra_3: [Place::Pisa, Place::Massa],
            extra_4: [Place::Lucca, Place::Viareggio],
            extra_5: [Place::CityBuildings, Place::CountryBuildings],
        }
    }
}

impl ExtraPlaces {
    /// §8.4: the two places that are scored, for the cards that name places.
    pub const fn of(&self, card: ExtraCard) -> Option<[Place; 2]> {
        match card {
            ExtraCard::LivornoLerici => Some(self.extra_2),
            ExtraCard::PisaMassa => Some(self.extra_3),
            ExtraCard::LuccaViareggio => Some(self.extra_4),
            ExtraCard::Fields => Some(self.extra_5),
            ExtraCard::TwoTypes
            | ExtraCard::Smallest
            | ExtraCard::Regions
            | ExtraCard::CityMajorities => None,
        }
    }
}

impl Data {
    /// §2.7: the whole value of a place once its upgrade token covers the printed one.
    pub const fn upgraded(&self, place: Place) -> Value {
        self.upgrade_values.0[place as usize]
    }

    /// Every reason why these values cannot be played.
    pub(crate) fn problems(&self) -> Vec<Message> {
        let mut problems = Vec::new();
        for place in Place::ALL {
            let Value { coins, vp } = self.upgraded(place);
            if coins.max(vp) > MAX_WORTH {
                problems.push(
                    Message::new("problem-upgrade_value")
                        .with("token", place.token())
                        .with("max", MAX_WORTH),
                );
            }
        }
        for card in ExtraCard::ALL {
            if let Some([one, other]) = self.extra_cards.of(card)
                && one == other
            {
                let message = Message::new("problem-extra_card");
                problems.push(message.with("card", card.id()).with("place", one.id()));
            }
        }
        problems
    }
}
