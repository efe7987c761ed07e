//! §3: setup.

use arrayvec::ArrayVec;
use signoria_engine::{BySeat, GameRng, RngExt, Sealed, Seat, Setup, Sink, Stack};

use crate::{
    HabemusPapam, Options,
    cards::{
        BLACK_SMOKE_BELOW, BOTTOM, Card, Mission, Person, Ploy, Power, START_GEMS, START_GOLD,
    },
    event::{Event, EventView},
    frame::Frame,
    state::{Bank, Discards, Display, Goods, Mode, Offer, Player},
};

/// R4: all chance of the game is drawn at setup.
pub(crate) const CHANCE_EVENTS: u64 = 7;

/// The 18 cards of the political deck, unshuffled.
pub(crate) fn political_cards() -> ArrayVec<Card, 18> {
    let powers = Power::ALL
        .into_iter()
        .flat_map(|power| std::iter::repeat_n(Card::Power(power), power.copies().into()));
    powers
        .chain(Person::ALL[Person::OUTSIDERS].iter().map(|person| Card::Person(*person)))
        .collect()
}

/// The 18 cards of the action deck, unshuffled.
pub(crate) fn action_cards() -> ArrayVec<Card, 18> {
    let ploys = Ploy::ALL
        .into_iter()
        .flat_map(|ploy| std::iter::repeat_n(Card::Ploy(ploy), ploy.copies().into()));
    ploys.chain(Person::ALL[Person::LEADERS].iter().map(|person| Card::Person(*person))).collect()
}

impl HabemusPapam {
    /// §3, in the order of chance of ruling R4.
    pub(crate) fn set_up(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let mut rng = GameRng::new(setup.seed);
        let mut political = political_cards();
        rng.next_stream().shuffle(&mut political);
        let mut action = action_cards();
        rng.next_stream().shuffle(&mut action);
        let cardinal = cardinal_deck(&mut rng, &setup.options);
        let mut missions = Mission::CARDS;
        rng.next_stream().shuffle(&mut missions);
        let drawn = Seat::new(rng.next_stream().below(setup.seats.into()) as u8);
        let camerlengo = setup.options.first_camerlengo.seat().unwrap_or(drawn);

        let mut deal = missions.into_iter();
        let players = BySeat::from_fn(setup.seats, |_| Player {
            display: Display::default(),
            goods: Goods { gold: START_GOLD, gems: START_GEMS, ploys: [0; Ploy::COUNT] },
            missions: deal.by_ref().take(2).collect(),
            discarded: None,
            chosen: Sealed::EMPTY,
            mode: Mode::Normal,
            bid: Sealed::EMPTY,
        });
        for (seat, player) in players.iter() {
            let missions = [player.missions[0], player.missions[1]];
            sink.emit(|| Event::MissionsDealt { seat, missions });
        }
        sink.emit(|| Event::Open(EventView::FirstCamerlengo { seat: camerlengo }));
        Self {
            options: setup.options.clone(),
            rng,
            stack: Stack::new(Frame::RoundStart),
            round: 0,
            last_round: false,
            camerlengo,
            offer: Offer::default(),
            political,
            action,
            cardinal,
            discards: Discards::default(),
            undealt: deal.collect(),
            players,
            order: ArrayVec::new(),
            bank: Bank::default(),
        }
    }
}

/// §3.2: the cardinal deck with Black smoke about the middle and White smoke near the bottom.
fn cardinal_deck(rng: &mut GameRng, options: &Options) -> ArrayVec<Card, 20> {
    let mut deck: ArrayVec<Card, 20> =
        Person::ALL[Person::DECK].iter().map(|person| Card::Person(*person)).collect();
    rng.next_stream().shuffle(&mut deck);
    // The stream is opened in any case, so that the option does not shift the later ones.
    let drawn = BLACK_SMOKE_BELOW[rng.next_stream().below(BLACK_SMOKE_BELOW.len())];
    let above = if options.exact_middle { BLACK_SMOKE_BELOW[1] } else { drawn };
    deck.insert(above.into(), Card::BlackSmoke);
    deck.push(Card::WhiteSmoke);
    let bottom = deck.len() - BOTTOM;
    rng.next_stream().shuffle(&mut deck[bottom..]);
    // Listed from the top so far; the state keeps the top last.
    deck.reverse();
    deck
}
