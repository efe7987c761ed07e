//! Samples a complete game that has exactly the given view.

use arrayvec::ArrayVec;
use signoria_engine::{Game as _, GameRng, Rng, RngExt, Sealed, Seat, Seed, Viewer};

use crate::{
    HabemusPapam,
    action::legal_bids,
    cards::{BLACK_SMOKE_BELOW, BOTTOM, Card, Mission, Ploy, Power},
    frame::Frame,
    persons::Persons,
    rules::CHANCE_EVENTS,
    state::{Choice, Goods, Mode, Player},
    view::{PlayerView, View},
};

/// Fills in what the viewer cannot know, uniformly over what is possible.
pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> HabemusPapam {
    let [political, action, cardinal] = view.decks;
    let mut missions = unseen_missions(view, rng);
    let players = view.players.map(|_, player| sample_player(player, &mut missions, rng));
    HabemusPapam {
        options: view.options.clone(),
        rng: GameRng::sampled(rng, CHANCE_EVENTS),
        stack: view.resume.clone(),
        round: view.round,
        last_round: view.discards.white_smoke,
        camerlengo: view.camerlengo,
        offer: view.offer,
        political: sample_deck(view, crate::rules::political_cards(), political, rng),
        action: sample_deck(view, crate::rules::action_cards(), action, rng),
        cardinal: sample_cardinals(view, cardinal, rng),
        discards: view.discards,
        undealt: missions.into_iter().collect(),
        players,
        order: view.order.clone(),
        bank: view.bank,
    }
}

impl HabemusPapam {
    /// Shuffles the three decks: no seat knows more of their order than where smoke can be.
    pub(crate) fn draw_afresh(&mut self, key: Seed) {
        let mut stream = self.rng.rekey(key);
        let view = self.view(Viewer::Spectator);
        let [political, action, cardinal] = view.decks;
        self.political =
            sample_deck(&view, crate::rules::political_cards(), political, &mut stream);
        self.action = sample_deck(&view, crate::rules::action_cards(), action, &mut stream);
        self.cardinal = sample_cardinals(&view, cardinal, &mut stream);
    }

    /// Removes the sealed choices of the others in the decision that `seat` has, so that
    /// a player who imagines the position can also imagine what they answer.
    pub fn unseal(&mut self, seat: Seat) {
        let Some(top) = self.stack.top() else { return };
        for (other, player) in self.players.iter_mut() {
            let answered = match top {
                _ if other == seat => false,
                Frame::Discard => {
                    let discarded = player.discarded.take();
                    player.missions.extend(discarded);
                    discarded.is_some()
                }
                Frame::Select => player.chosen.take().is_some(),
                Frame::FirstBids => {
                    matches!(player.mode, Mode::Normal | Mode::DoubleTop)
                        && player.bid.take().is_some()
                }
                Frame::LastBids => player.mode == Mode::Last && player.bid.take().is_some(),
                // All other decisions are public, or there are none.
                Frame::RoundStart
                | Frame::Reveal
                | Frame::Resolve { .. }
                | Frame::Bribe { .. }
                | Frame::Swap { .. }
                | Frame::Rank
                | Frame::Pick { .. }
                | Frame::Banish { .. }
                | Frame::Cleanup
                | Frame::FinalScoring => false,
            };
            if answered {
                self.stack.ask_again(other);
            }
        }
    }
}

/// Missions the viewer does not know the place of, shuffled; the last ones stay undealt.
fn unseen_missions(view: &View, rng: &mut impl Rng) -> ArrayVec<Mission, 8> {
    let mut unseen: ArrayVec<Mission, 8> = Mission::CARDS.into();
    let mut strike = |mission: Mission| {
        let at = unseen.iter().position(|other| *other == mission);
        unseen.swap_remove(at.expect("every known mission exists"));
    };
    for player in view.players.values() {
        player.known_missions.iter().flatten().copied().for_each(&mut strike);
        player.discarded.into_iter().for_each(&mut strike);
    }
    rng.shuffle(&mut unseen);
    unseen
}

fn sample_player(
    view: &PlayerView,
    missions: &mut ArrayVec<Mission, 8>,
    rng: &mut impl Rng,
) -> Player {
    let mut next = || missions.pop().expect("every unknown place has a mission");
    let held = match &view.known_missions {
        Some(known) => known.clone(),
        None => (0..view.missions).map(|_| next()).collect(),
    };
    let discarded = view.has_discarded.then(|| view.discarded.unwrap_or_else(&mut next));
    let mut player = Player {
        display: view.display,
        goods: view.goods,
        missions: held,
        discarded,
        chosen: view.chosen.sample(|| sample_choice(&view.goods, rng)),
        mode: view.mode,
        bid: Sealed::EMPTY,
    };
    player.bid = view.bid.sample(|| {
        let bids: ArrayVec<_, 35> = legal_bids(&player).collect();
        rng.pick(&bids).expect("bidding nothing is always possible")
    });
    player
}

/// A sealed choice of phase 2: any card of the hand, or none.
fn sample_choice(goods: &Goods, rng: &mut impl Rng) -> Choice {
    let mut choices: ArrayVec<Choice, { Ploy::COUNT + 1 }> = ArrayVec::new();
    choices.push(Choice::Pass);
    let held = Ploy::ALL.into_iter().filter(|ploy| goods.ploys[ploy.index()] > 0);
    choices.extend(held.map(Choice::Play));
    rng.pick(&choices).expect("passing is always possible")
}

/// What is left of a deck whose cards all lie open once they are drawn.
fn sample_deck(
    view: &View,
    all: ArrayVec<Card, 18>,
    height: u8,
    rng: &mut impl Rng,
) -> ArrayVec<Card, 18> {
    let mut seen = Seen::of(view);
    let mut left: ArrayVec<Card, 18> = all.into_iter().filter(|card| !seen.strike(*card)).collect();
    debug_assert_eq!(left.len(), usize::from(height), "decks: another number is left");
    rng.shuffle(&mut left);
    left
}

/// §3.2: the cardinals left, with smoke where it can still be.
fn sample_cardinals(view: &View, height: u8, rng: &mut impl Rng) -> ArrayVec<Card, 20> {
    let mut seen = Seen::of(view);
    let mut left: ArrayVec<Card, 20> =
        Persons::DECK.iter().map(Card::Person).filter(|card| !seen.strike(*card)).collect();
    rng.shuffle(&mut left);
    // Places are counted from the top of the full deck; `drawn` cards are gone.
    let drawn = 20 - height;
    let mut place = |card, places: &mut dyn Iterator<Item = u8>| {
        let open: ArrayVec<u8, 4> = places.filter(|place| *place >= drawn).collect();
        let place = rng.pick(&open).expect("smoke that has not risen still lies somewhere");
        left.insert(usize::from(place - drawn), card);
    };
    // White smoke goes in second: its place counts with Black smoke already in the deck.
    if !view.discards.black_smoke {
        let all = if view.options.exact_middle {
            &BLACK_SMOKE_BELOW[1..2]
        } else {
            &BLACK_SMOKE_BELOW[..]
        };
        place(Card::BlackSmoke, &mut all.iter().copied());
    }
    if !view.discards.white_smoke {
        place(Card::WhiteSmoke, &mut (20 - BOTTOM as u8..20));
    }
    left.reverse();
    left
}

/// Cards that lie open, or are known to lie in a hand.
struct Seen {
    persons: Persons,
    powers: [u8; Power::COUNT],
    ploys: [u8; Ploy::COUNT],
}

impl Seen {
    fn of(view: &View) -> Self {
        let mut seen = Self {
            persons: view.discards.persons,
            powers: view.discards.powers,
            ploys: view.discards.ploys,
        };
        for player in view.players.values() {
            let display = &player.display;
            seen.persons = seen.persons.or(display.persons);
            seen.powers[Power::JulesMazarin.index()] += display.mazarin;
            seen.powers[Power::LouisXiv.index()] += display.louis;
            seen.powers[Power::FelipeIv.index()] += display.felipe;
            seen.powers[Power::SquadroneVolante.index()] += u8::from(display.squadrone);
            for (seen, held) in seen.ploys.iter_mut().zip(player.goods.ploys) {
                *seen += held;
            }
        }
        let offer = &view.offer;
        for card in [offer.political, offer.action, offer.cardinal].into_iter().flatten() {
            match card {
                Card::Person(person) => seen.persons.insert(person),
                Card::Power(power) => seen.powers[power.index()] += 1,
                Card::Ploy(ploy) => seen.ploys[ploy.index()] += 1,
                Card::BlackSmoke | Card::WhiteSmoke | Card::Camerlengo => {
                    unreachable!("{card:?} is none of the three cards")
                }
            }
        }
        seen
    }

    /// Whether one more copy of this card has been seen.
    fn strike(&mut self, card: Card) -> bool {
        let count = match card {
            Card::Person(person) => return self.persons.contains(person),
            Card::Power(power) => &mut self.powers[power.index()],
            Card::Ploy(ploy) => &mut self.ploys[ploy.index()],
            Card::BlackSmoke | Card::WhiteSmoke | Card::Camerlengo => return false,
        };
        let seen = *count > 0;
        *count = count.saturating_sub(1);
        seen
    }
}
