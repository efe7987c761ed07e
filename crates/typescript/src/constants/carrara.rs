//! What is in the box of Carrara.

use serde_json::{Value, json};
use signoria_engine::BuiltIn as _;
use signoria_games::carrara::{
    Data,
    cards::{BuildingCard, ExtraCard, ObjectCard, TopCard},
    material::{
        ANNOUNCE_VP, Building, City, Class, Color, Kind, OBJECT_PRICE, Object, Place, RELIEF,
        Segment,
    },
};

use super::{Constants, by_id};

pub fn constants() -> Constants {
    let city = |city: City| {
        let accepts = Color::ALL.into_iter().filter(|&color| color <= city.color());
        json!({
            "color": city.color(),
            "accepts": accepts.collect::<Vec<_>>(),
            "minimum": city.minimum(),
        })
    };
    let building = |building: Building| {
        let kind = building.kind();
        json!({
            "kind": kind,
            "cost": building.cost(),
            "object": kind.object(),
            "country": kind.class() == Class::Country,
            "great": building.is_great(),
        })
    };
    Constants::default()
        .exact("The colours of bricks, finest first.", "COLORS", Color::ALL)
        .exact("The cities, finest first.", "CITIES", City::ALL)
        .exact("The types of buildings.", "KINDS", Kind::ALL)
        .exact("The objects, in the order of the types that give them.", "OBJECTS", Object::ALL)
        .exact("The two special scoring fields.", "FIELDS", Class::ALL)
        .exact("Cities and fields, in the order of `values` of a player.", "PLACES", Place::ALL)
        .of(
            "What a brick costs, by segment of the wheel and by colour; 0 is free.",
            "PRICES",
            "readonly (readonly number[])[]",
            Segment::all().map(Segment::prices).collect::<Vec<_>>(),
        )
        .of(
            "The colour of a city, the bricks it takes, and the own buildings it takes to score it.",
            "CITY_FACTS",
            "Readonly<\n  Record<\n    City,\n    { color: Color; accepts: readonly Color[]; minimum: number }\n  >\n>",
            by_id(City::ALL, City::id, city),
        )
        .of(
            "What is printed on the buildings.",
            "BUILDINGS",
            "Readonly<\n  Record<\n    Building,\n    { kind: Kind; cost: number; object: Object; country: boolean; \
             great: boolean }\n  >\n>",
            by_id(Building::ALL, Building::id, building),
        )
        .of(
            "What a point of cost is worth at each place once its upgrade token lies there.",
            "UPGRADED",
            "Readonly<Record<Place, Value>>",
            by_id(Place::ALL, Place::id, |place| json!(Data::built_in().upgraded(place))),
        )
        .of(
            "The cards of the strip: their colour, and whether they ask for what is behind the screens.",
            "CARDS",
            "Readonly<\n  Record<\n    string,\n    { color: 'top' | 'object' | 'building' | 'extra'; secret: boolean; \
             places: boolean }\n  >\n>",
            cards(),
        )
        .exact("Coins for an object of the field.", "OBJECT_PRICE", OBJECT_PRICE)
        .exact("Victory points for announcing the end.", "ANNOUNCE_VP", ANNOUNCE_VP)
        .exact("Coins for a player who cannot pay or act.", "RELIEF", RELIEF)
}

fn cards() -> serde_json::Map<String, Value> {
    let card = |color: &str, secret: bool, places: bool| json!({ "color": color, "secret": secret, "places": places });
    let mut all = by_id(TopCard::ALL, TopCard::id, |it| card("top", it.is_secret(), false));
    all.extend(by_id(ObjectCard::ALL, ObjectCard::id, |_| card("object", true, false)));
    all.extend(by_id(BuildingCard::ALL, BuildingCard::id, |_| card("building", false, false)));
    all.extend(by_id(ExtraCard::ALL, ExtraCard::id, |it| {
        card("extra", false, Data::built_in().extra_cards.of(it).is_some())
    }));
    all
}
