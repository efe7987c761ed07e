//! Sentences of the games that once said something wrong or clumsy, found by reading whole games.

use signoria_engine::{Arg, Message, Seat};
use signoria_i18n::{Lang, Localizer, Names};

/// The sentence in English and in Dutch.
fn said(game: &str, message: &Message) -> [String; 2] {
    let names = Names::new(["Anna", "Bruno"]);
    Lang::ALL.map(|lang| Localizer::new(lang, game).render(message, &names))
}

fn of(key: &'static str) -> Message {
    Message::new(key).with("seat", Seat::new(1))
}

#[test]
fn cubes_on_notre_dame_are_counted_for_their_owner() {
    let moved = of("log-moved_notre_dame").with("from", "the_bank").with("count", 2);
    assert_eq!(
        said("notre_dame", &moved),
        [
            "Bruno moves a cube from the Bank to Notre Dame and has 2 there now.",
            "Bruno verplaatst een invloedssteen van de bank naar de Notre Dame en heeft er daar nu 2.",
        ]
    );
}

#[test]
fn a_single_cube_on_notre_dame_gets_everything() {
    let shared = |cubes: u8| {
        Message::new("log-cathedral")
            .with("stage", "stage_c")
            .with("pool", 6)
            .with("cubes", cubes)
            .with("share", 6 / cubes)
    };
    assert_eq!(
        said("notre_dame", &shared(1)),
        [
            "End of stage C: Notre Dame gives all its 6 prestige to the one cube there.",
            "Einde van etappe C: alle 6 prestigepunten van de Notre Dame gaan naar de enige \
             invloedssteen daar.",
        ]
    );
    assert_eq!(
        said("notre_dame", &shared(2)),
        [
            "End of stage C: Notre Dame shares out 6 prestige among 2 cubes: 3 for each cube.",
            "Einde van etappe C: de Notre Dame verdeelt 6 prestigepunten over 2 invloedsstenen: 3 \
             per steen.",
        ]
    );
}

#[test]
fn a_rat_at_the_end_of_its_track_stays_there() {
    let stays = of("log-plague_stays").with("plague", 5).with("hospital", 1).with("to", 9);
    assert_eq!(
        said("notre_dame", &stays),
        [
            "Plague 5, hospital 1: the rat of Bruno stays on 9.",
            "Epidemiegraad 5, hospitaal 1: de rattensteen van Bruno blijft op 9.",
        ]
    );
}

#[test]
fn a_carriage_drives_markets_to_a_market() {
    let drive = |steps: u8| {
        of("log-drove").with("steps", steps).with("spot", "inner_ccw").with("colour", "red")
    };
    assert_eq!(
        said("notre_dame", &drive(1)),
        [
            "Bruno drives one market, to the inner right market of the red borough.",
            "Bruno rijdt één marktplaats ver, naar de marktplaats rechts binnen in de stadswijk van \
             rood.",
        ]
    );
    assert!(said("notre_dame", &drive(2))[1].contains("2 marktplaatsen ver, naar"));
}

#[test]
fn dutch_counts_prestige_in_points() {
    let gain = |points: u8| of("log-prestige").with("points", points).with("source", "score-park");
    let [_, one] = said("notre_dame", &gain(1));
    let [_, more] = said("notre_dame", &gain(3));
    assert_eq!(one, "Bruno krijgt 1 prestigepunt (parkbonus).");
    assert_eq!(more, "Bruno krijgt 3 prestigepunten (parkbonus).");
}

#[test]
fn an_extra_card_without_coins_does_not_speak_of_coins() {
    let finals = |coins: u8| {
        of("log-final_scoring_extra")
            .with("objects", 20)
            .with("buildings", 13)
            .with("extra", 18)
            .with("extra_coins", coins)
            .with("track", 43)
            .with("coins_had", 5 + coins)
            .with("coins", 1)
            .with("total", 95)
    };
    assert_eq!(
        said("carrara", &finals(0)),
        [
            "Final scoring of Bruno: 43 VP on the track, 20 for objects, 13 for buildings, 18 for the extra \
             card, 1 for 5 coins; 95 VP in all.",
            "Slotwaardering van Bruno: 43 ZP op het scorespoor, 20 voor objecten, 13 voor gebouwen, 18 voor \
             de extra-kaart, 1 voor 5 munten; samen 95 ZP.",
        ]
    );
    assert_eq!(
        said("carrara", &finals(12)),
        [
            "Final scoring of Bruno: 43 VP on the track, 20 for objects, 13 for buildings, 18 and 12 coins \
             for the extra card, 1 for 17 coins; 95 VP in all.",
            "Slotwaardering van Bruno: 43 ZP op het scorespoor, 20 voor objecten, 13 voor gebouwen, 18 en \
             12 munten voor de extra-kaart, 1 voor 17 munten; samen 95 ZP.",
        ]
    );
}

#[test]
fn bricks_for_nothing_are_free_in_good_dutch() {
    let taken = |price: u8| {
        of("log-taken")
            .with("bricks", "red_1")
            .with("segment", "VI".to_owned())
            .with("price", price)
    };
    assert_eq!(
        said("carrara", &taken(0)),
        [
            "Bruno takes bricks from segment VI for free: 1 red.",
            "Bruno neemt kosteloos bouwstenen uit segment VI: 1 rode.",
        ]
    );
    let [_, paid] = said("carrara", &taken(2));
    assert_eq!(paid, "Bruno neemt voor 2 munten bouwstenen uit segment VI: 1 rode.");
}

#[test]
fn one_coin_and_one_brick_are_not_plural() {
    let dear = Message::new("why-too_expensive").with("price", 1).with("coins", 0);
    assert_eq!(
        said("carrara", &dear),
        ["That costs 1 coin; you have 0.", "Dat kost 1 munt; je hebt er 0."]
    );
    let exact = Message::new("why-not_exact").with("need", 1).with("have", 2);
    assert_eq!(
        said("carrara", &exact),
        ["The payment is exactly 1 brick, not 2.", "De betaling is precies 1 bouwsteen, niet 2."]
    );
}

#[test]
fn the_order_of_equal_bids_has_its_reason() {
    let bids: Vec<Arg> = [1, 0]
        .map(|seat| Message::new("seat_bid").with("seat", Seat::new(seat)).with("bid", "nothing"))
        .map(Arg::from)
        .into();
    let ranked = Message::new("log-ranked_ties")
        .with("camerlengo", Seat::new(1))
        .with("order", Arg::List(bids));
    assert_eq!(
        said("habemus_papam", &ranked),
        [
            "Order of picking, with what each bid counts as: Bruno (nothing) and Anna (nothing). Equal bids are \
             ordered clockwise from the Camerlengo, Bruno.",
            "Volgorde van kiezen, met wat elk bod telt: Bruno (niets) en Anna (niets). Bij gelijke biedingen telt \
             de volgorde met de klok mee vanaf de Camerlengo, Bruno.",
        ]
    );
}

#[test]
fn action_cards_are_named_in_quotes() {
    let plays = Message::new("seat_ploy").with("seat", Seat::new(1)).with("ploy", "bribe");
    let ploys = Message::new("log-ploys").with("ploys", Arg::List(vec![plays.into()]));
    assert_eq!(
        said("habemus_papam", &ploys),
        [
            "Action cards: Bruno plays “Bribe a cardinal”.",
            "Actiekaarten: Bruno speelt “Kardinaal omkopen”.",
        ]
    );
}

#[test]
fn a_scoring_without_its_object_says_why() {
    let scored = |objects: Arg, lacking: Arg| {
        let buildings = Message::new("building_in").with("building", "library_3");
        of("log-scored_type")
            .with("what", "library")
            .with("buildings", Arg::List(vec![buildings.with("city", "pisa").into()]))
            .with("coins", 9)
            .with("vp", 0)
            .with("objects", objects)
            .with("lacking", lacking)
    };
    let (none, book) = (|| Arg::List(vec![]), || Arg::List(vec!["book_1".into()]));
    assert_eq!(
        said("carrara", &scored(none(), book())),
        [
            "Bruno scores the type Library (Library 3 in Pisa): 9 coins; no longer in the supply: 1 book.",
            "Bruno waardeert de gebouwensoort bibliotheek (bibliotheek 3 in Pisa): 9 munten; niet meer in de \
             voorraad: 1 boek.",
        ]
    );
    let [english, _] = said("carrara", &scored(book(), none()));
    assert!(english.ends_with(": 9 coins, 1 book."), "{english}");
}

#[test]
fn a_city_without_a_new_citizen_says_why() {
    let grew = |cities: Vec<Arg>, unsupplied: Vec<Arg>| {
        let full = Message::new("full_city").with("city", "town_0").with("limit", 5);
        of("log-cities_grew")
            .with("cities", Arg::List(cities))
            .with("full", Arg::List(vec![full.into()]))
            .with("unsupplied", Arg::List(unsupplied))
    };
    let texts = said("la_citta", &grew(vec!["town_1".into()], vec![]));
    assert_eq!(
        texts,
        [
            "Bruno gets a citizen in Arezzo; no room in Siena (at most 5 citizens).",
            "Bruno krijgt een burger in Arezzo; geen plaats in Siena (hoogstens 5 burgers).",
        ]
    );
    let texts = said("la_citta", &grew(vec![], vec!["town_1".into()]));
    assert_eq!(
        texts,
        [
            "Bruno gets no citizen; no room in Siena (at most 5 citizens); the supply has no citizen left for \
             Arezzo.",
            "Bruno krijgt geen burger; geen plaats in Siena (hoogstens 5 burgers); in de voorraad is geen burger \
             meer voor Arezzo.",
        ]
    );
}

#[test]
fn a_favour_says_what_it_counts() {
    let bribed = of("log-bribed_for")
        .with("person", "carpenter")
        .with("favour", "favour-carpenter")
        .with("coins", 1);
    assert_eq!(
        said("notre_dame", &bribed),
        [
            "Bruno pays 1 coin and bribes the Carpenter: 1 prestige for each sector with a piece.",
            "Bruno betaalt 1 munt en koopt de meubelmaker om: 1 prestigepunt per veld met een stuk.",
        ]
    );
}

/// The sentence in Dutch as the player on a seat reads it.
fn read_by(seat: u8, message: &Message) -> String {
    let names = Names::new(["Lucia", "Marco"]).for_reader(Some(Seat::new(seat)));
    Localizer::new(Lang::Nl, "machiavelli").render(message, &names)
}

#[test]
fn the_reader_is_you_also_as_the_one_it_happens_to() {
    let bribed = of("log-bribed").with("to", Seat::new(0)).with("gold", 2);
    assert_eq!(
        read_by(0, &bribed),
        "Marco koopt jou om met 2 goud; het dreigement wordt ongezien verwijderd."
    );
    assert_eq!(
        read_by(1, &bribed),
        "Je koopt Lucia om met 2 goud; het dreigement wordt ongezien verwijderd."
    );
}

#[test]
fn districts_have_their_article_and_nothing_is_free_of_charge() {
    let the = |card: &'static str| Message::new("the").with("card", card);
    let destroyed = |card, gold: u8| {
        let owner = Seat::new(0);
        of("log-destroyed").with("owner", owner).with("card", the(card)).with("gold", gold)
    };
    assert_eq!(
        said("machiavelli", &destroyed("castle", 3)),
        [
            "Bruno destroys the Castle of Anna for 3 gold.",
            "Bruno vernietigt het Kasteel van Anna voor 3 goud.",
        ]
    );
    assert_eq!(
        said("machiavelli", &destroyed("tavern", 0)),
        [
            "Bruno destroys the Tavern of Anna without paying.",
            "Bruno vernietigt de Taveerne van Anna kosteloos.",
        ]
    );
}

#[test]
fn gold_that_changes_hands_has_its_reason() {
    assert_eq!(
        said("machiavelli", &of("log-tax_paid")),
        [
            "Bruno pays 1 gold for the district built, as tax for the Tax Collector.",
            "Bruno betaalt 1 goud voor het gebouwde gebouw, als belasting voor de Belastinginner.",
        ]
    );
    let loan = of("log-borrowing").with("lender", Seat::new(0)).with("gold", 2);
    assert_eq!(
        said("machiavelli", &loan),
        [
            "Bruno wants, as Cardinal, the missing 2 gold from Anna in exchange for as many cards from hand.",
            "Bruno wil als Kardinaal de ontbrekende 2 goud van Anna in ruil voor evenveel handkaarten.",
        ]
    );
}

#[test]
fn no_sentence_of_machiavelli_speaks_of_nothing_as_an_amount() {
    for key in ["log-robbed", "log-bribed", "log-threat_rose", "log-spied", "log-booth_cashed"] {
        let other = Seat::new(0);
        let mut message = of(key).with("gold", 0).with("number", 1).with("kind", "trade");
        for name in ["thief", "to", "victim"] {
            message = message.with(name, other);
        }
        for text in said("machiavelli", &message) {
            assert!(!text.contains('0'), "{key}: {text}");
        }
    }
}
