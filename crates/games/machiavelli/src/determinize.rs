//! Sampling a complete state from what one viewer knows.
//!
//! Characters: every assignment to the moments of the selection that agrees with the packets the viewer
//! saw and with what was turned over or called in vain is equally likely (they are counted exactly), or
//! as likely as the tastes of the others make it (they are weighed exactly).
//! Cards: what the viewer remembers lies where they remember it, except for as many as left unseen; the
//! rest is dealt at random, action cards only into hands that can hold one.

use signoria_engine::{ArrayVec, GameRng, Rng, RngExt, Seat, SeatSet, Seed, Viewer};

use crate::{
    cards::{Card, Cards, MOST_CARDS},
    characters::{Character, Ranks},
    frame::{Frame, Source},
    rules::selection::{Slot, last_sees_first, slot_of},
    state::{Exchange, FaceDownCard, Machiavelli, Marks, Piles, Player, SEATS, Turn},
    view::{FaceDownCardView, SelectionView, View},
};

/// What a seat would rather take: logarithms of weights for these characters, `true` for its second one.
/// The state has everything but who has which character.
pub type PickLogits<'a> = dyn Fn(&Machiavelli, Seat, bool, &[Character]) -> [f32; 9] + 'a;

/// A complete state that looks like `view` to its viewer; without a taste, all selections are alike.
pub(crate) fn sample(
    view: &View,
    taste: Option<&PickLogits<'_>>,
    rng: &mut impl Rng,
) -> Machiavelli {
    let mut game = table(view, rng);
    let facts = Constraints::new(view);
    let tastes = taste.map(|taste| facts.tastes(&game, taste));
    let deal = Deal::sample(&facts, tastes.as_ref(), rng);
    game.slots = deal.slots;
    game.packet = deal.packet;
    game.held = deal.held;
    game.took_first = deal.took_first;
    game.exchange = deal.exchange;
    game
}

impl Machiavelli {
    /// Shuffles the cards of the deck that no seat has seen among their places.
    pub(crate) fn draw_afresh(&mut self, key: Seed) {
        let mut stream = self.rng.rekey(key);
        let deck = self.piles.deck_mut();
        let unseen = |lying: &&mut FaceDownCard| lying.known.is_empty();
        let mut cards: ArrayVec<Card, MOST_CARDS> =
            deck.iter_mut().filter(unseen).map(|lying| lying.card).collect();
        stream.shuffle(&mut cards);
        for (lying, card) in deck.iter_mut().filter(unseen).zip(cards) {
            lying.card = card;
        }
    }
}

/// Everything but who has which character.
fn table(view: &View, rng: &mut impl Rng) -> Machiavelli {
    let seats = view.seats();
    let mut turn = Turn::from(&view.turn);
    let mut marks = Marks::from(&view.marks);
    // A half-laid set of markers has no signed one yet.
    if marks.signed.is_none() {
        marks.signed = pick_rank(marks.warrants, rng).map(|rank| view.of_rank(rank));
    }
    if marks.rose.is_none() {
        marks.rose = pick_rank(marks.threatened, rng).map(|rank| view.of_rank(rank));
    }
    let cards = Layout::sample(view, rng);
    turn.drawn = cards.drawn;
    let me = view.viewer.seat();
    let players = std::array::from_fn(|at| {
        let Some(seen) = view.players.get(at) else { return Player::new() };
        let mut player = Player {
            hand: cards.hands[at],
            gold: seen.gold,
            hand_size: seen.hand,
            maybe_actions: seen.maybe_actions,
            completed: seen.completed,
            first: seen.first,
            ..Player::new()
        };
        for &district in &seen.city {
            player.add_district(district);
        }
        if me.is_some_and(|seat| seat.index() == at) {
            for (other, seen) in view.players.iter().enumerate() {
                if other == at {
                    player.memory[at] = view.deck.remembered.iter().copied().collect();
                    player.doubt[at] = view.deck.doubt;
                } else {
                    player.memory[other] = seen.remembered.iter().copied().collect();
                    player.doubt[other] = seen.doubt;
                }
            }
        }
        player
    });
    Machiavelli {
        players,
        uniques: view.uniques.iter().copied().collect(),
        turn,
        rng: GameRng::sampled(rng, view.chance),
        stack: view.resume.clone(),
        piles: cards.piles,
        seats,
        cast: view.cast.clone(),
        rulings: view.rulings,
        rules: view.rules,
        crown: view.crown,
        round: view.round,
        bank: view.bank,
        tax: view.tax,
        booths: view.booths.iter().copied().collect(),
        bell: view.bell,
        ending: view.ending,
        reaction: view.reaction,
        first: view.selection.first,
        slots: [None; 9],
        packet: Ranks::EMPTY,
        face_up: view.selection.face_up,
        held: [None; 9],
        took_first: false,
        exchange: None,
        called: view.called,
        shown: view.selection.shown.iter().map(|&(rank, _)| rank).collect(),
        silent: view.selection.silent,
        marks,
    }
}

fn pick_rank(ranks: Ranks, rng: &mut impl Rng) -> Option<u8> {
    let ranks: ArrayVec<u8, 9> = ranks.iter().collect();
    rng.pick(&ranks)
}

/// Who has which character.
struct Deal {
    slots: [Option<Character>; 9],
    packet: Ranks,
    held: [Option<Seat>; 9],
    took_first: bool,
    exchange: Option<Exchange>,
}

/// What the viewer cannot know about how slots turned into holdings.
#[derive(Clone, Copy)]
struct HiddenHistory {
    took_first: bool,
    exchange: Option<Exchange>,
}

/// The facts a deal must agree with.
struct Constraints<'a> {
    view: &'a View,
    selection: &'a SelectionView,
    seats: u8,
    cast: u8,
    /// Ranks that are not face up, in order: their places are bits of the counting masks.
    ranks: ArrayVec<u8, 9>,
    /// The slot being filled, or 9 when the selection is over.
    at: u8,
}

impl Deal {
    fn sample(facts: &Constraints<'_>, tastes: Option<&Tastes>, rng: &mut impl Rng) -> Self {
        let stories = facts.stories();
        let weight = |story: &HiddenHistory| facts.weigh(&facts.allowed(*story), tastes)[0];
        let weights: ArrayVec<f64, 8> = stories.iter().map(weight).collect();
        let total: f64 = weights.iter().sum();
        assert!(total > 0.0, "no selection agrees with the view");
        let mut ticket = unit(rng) * total;
        let mut chosen = 0;
        while chosen + 1 < weights.len() && ticket >= weights[chosen] {
            ticket -= weights[chosen];
            chosen += 1;
        }
        let story = stories[chosen];
        let allowed = facts.allowed(story);
        let ways = facts.weigh(&allowed, tastes);
        let holders = facts.holders(story);
        let mut deal = Self {
            slots: [None; 9],
            packet: Ranks::EMPTY,
            held: [None; 9],
            took_first: story.took_first,
            exchange: story.exchange,
        };
        let mut used = 0;
        for (slot, &holder) in holders.iter().enumerate().take(facts.ranks.len()) {
            let likes = facts.likes(slot, used, tastes);
            let mut ticket = unit(rng) * ways[used];
            let mut taken = None;
            for place in 0..facts.ranks.len() {
                let with = ways[used | (1 << place)];
                if used & (1 << place) != 0 || !allowed[place][slot] || with == 0.0 {
                    continue;
                }
                // Rounding may leave a rest: then it is the last one that is possible.
                taken = Some(place);
                ticket -= with * likes.map_or(1.0, |likes| likes.0[place] * likes.1);
                if ticket < 0.0 {
                    break;
                }
            }
            let place = taken.expect("the rest of the selection is possible");
            let rank = facts.ranks[place];
            used |= 1 << place;
            if slot < usize::from(facts.at) {
                deal.slots[slot] = Some(facts.view.of_rank(rank));
                deal.held[usize::from(rank) - 1] = holder;
            } else {
                deal.packet.add(rank);
            }
        }
        deal
    }
}

impl<'a> Constraints<'a> {
    fn new(view: &'a View) -> Self {
        let selection = &view.selection;
        let cast = view.cast.len() as u8;
        Self {
            view,
            selection,
            seats: view.seats(),
            cast,
            ranks: (1..=cast).filter(|&rank| !selection.face_up.has(rank)).collect(),
            at: match view.frame() {
                Some(Frame::Pick { slot }) => slot,
                _ => 9,
            },
        }
    }

    fn slot(&self, slot: u8) -> Slot {
        slot_of(slot, self.seats, self.selection.first)
    }

    fn picks(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (1..9).filter(move |&slot| self.slot(slot) == Slot::Pick(seat))
    }

    /// The slot from which a seat's pick came in this story.
    fn source(&self, seat: Seat, pick: u8, took_first: bool) -> u8 {
        let slot = self.picks(seat).nth(usize::from(pick)).expect("every seat picks");
        if took_first && slot == self.seats { 0 } else { slot }
    }

    /// Every way the hidden turns of the selection can have gone.
    fn stories(&self) -> ArrayVec<HiddenHistory, 8> {
        let special = last_sees_first(self.seats, self.cast) && self.at > self.seats;
        let taken: &[bool] = if special { &[false, true] } else { &[false] };
        let picks: u8 = if self.seats <= 3 { 2 } else { 1 };
        let mut stories = ArrayVec::new();
        for &took_first in taken {
            let Some(seen) = &self.selection.exchange else {
                stories.push(HiddenHistory { took_first, exchange: None });
                continue;
            };
            for gave in 0..picks {
                for got in 0..picks {
                    let (owner, partner) = (seen.owner, seen.partner);
                    // Own slots are known: they must hold what changed hands.
                    let fits = |seat: Seat, pick: u8, card: Option<Character>| {
                        let slot = usize::from(self.source(seat, pick, took_first));
                        !self.view.viewer.is(seat)
                            || self.selection.slots[slot].is_none_or(|own| Some(own) == card)
                    };
                    if fits(owner, gave, seen.gave) && fits(partner, got, seen.got) {
                        let exchange = Exchange { owner, partner, gave, got };
                        stories.push(HiddenHistory { took_first, exchange: Some(exchange) });
                    }
                }
            }
        }
        stories
    }

    /// Who has the card of each slot in this story.
    fn holders(&self, story: HiddenHistory) -> [Option<Seat>; 9] {
        let mut holders = std::array::from_fn(|slot| match self.slot(slot as u8) {
            Slot::Pick(seat) => Some(seat),
            Slot::First | Slot::Aside(_) | Slot::Lot | Slot::Last => None,
        });
        if story.took_first {
            holders.swap(0, usize::from(self.seats));
        }
        if let Some(Exchange { owner, partner, gave, got }) = story.exchange {
            holders.swap(
                usize::from(self.source(owner, gave, story.took_first)),
                usize::from(self.source(partner, got, story.took_first)),
            );
        }
        holders
    }

    /// Which slots each rank may have left the packet at.
    fn allowed(&self, story: HiddenHistory) -> [[bool; 9]; 9] {
        let holders = self.holders(story);
        let mut allowed = [[false; 9]; 9];
        for (place, &rank) in self.ranks.iter().enumerate() {
            for (slot, allowed) in allowed[place].iter_mut().enumerate().take(self.ranks.len()) {
                *allowed = self.agrees(rank, slot as u8, &holders, story);
            }
        }
        allowed
    }

    fn agrees(
        &self,
        rank: u8,
        slot: u8,
        holders: &[Option<Seat>; 9],
        story: HiddenHistory,
    ) -> bool {
        let selection = self.selection;
        let character = self.view.of_rank(rank);
        // The characters that the viewer took.
        let own = selection.slots[usize::from(slot)];
        if own.is_some_and(|own| own != character)
            || (own.is_none() && selection.slots.contains(&Some(character)))
        {
            return false;
        }
        for &(seen_at, packet) in &selection.seen {
            let last = last_sees_first(self.seats, self.cast) && seen_at == self.seats;
            let inside = if last { slot == 0 || slot == seen_at } else { slot >= seen_at };
            if inside != packet.has(rank) {
                return false;
            }
        }
        if slot >= self.at {
            return true;
        }
        let holder = holders[usize::from(slot)];
        if let Some(&(_, seat)) = selection.shown.iter().find(|&&(shown, _)| shown == rank) {
            return holder == Some(seat);
        }
        if selection.silent.has(rank) && holder.is_some() {
            return false;
        }
        if let Viewer::Seat(me) = self.view.viewer {
            let mine = self.view.players[me.index()].characters.contains(&character);
            if mine != (holder == Some(me)) {
                return false;
            }
        }
        if let (Some(seen), Some(exchange)) = (&selection.exchange, story.exchange) {
            let Exchange { owner, partner, gave, got } = exchange;
            let places = [(seen.gave, owner, gave), (seen.got, partner, got)];
            for (card, seat, pick) in places {
                let here = self.source(seat, pick, story.took_first) == slot;
                if card.is_some_and(|card| (card == character) != here) {
                    return false;
                }
            }
        }
        true
    }

    /// How likely the remaining slots can be filled, but for a factor, by the set of ranks already placed;
    /// slots are filled in order.
    fn weigh(&self, allowed: &[[bool; 9]; 9], tastes: Option<&Tastes>) -> [f64; 512] {
        let number = self.ranks.len();
        let mut ways = [0.0; 512];
        let full = (1_usize << number) - 1;
        ways[full] = 1.0;
        for used in (0..full).rev() {
            let slot = used.count_ones() as usize;
            let likes = self.likes(slot, used, tastes);
            ways[used] = (0..number)
                .filter(|&place| used & (1 << place) == 0 && allowed[place][slot])
                .map(|place| {
                    ways[used | (1 << place)] * likes.map_or(1.0, |likes| likes.0[place] * likes.1)
                })
                .sum();
        }
        ways
    }

    /// The preference of the player who fills a slot for each rank, and the scale that makes probabilities of it.
    fn likes<'t>(
        &self,
        slot: usize,
        used: usize,
        tastes: Option<&'t Tastes>,
    ) -> Option<(&'t [f64; 9], f64)> {
        let likes = tastes?.0[slot].as_ref()?;
        let rest = (0..self.ranks.len()).filter(|&one| used & (1 << one) == 0);
        Some((likes, 1.0 / rest.map(|one| likes[one]).sum::<f64>()))
    }

    /// What the others like. One's own choices are known.
    fn tastes(&self, game: &Machiavelli, taste: &PickLogits<'_>) -> Tastes {
        let cast: ArrayVec<Character, 9> =
            self.ranks.iter().map(|&rank| self.view.of_rank(rank)).collect();
        let mut had = SeatSet::EMPTY;
        Tastes(std::array::from_fn(|slot| {
            let Slot::Pick(seat) = self.slot(slot as u8) else { return None };
            let second = had.contains(seat);
            had.insert(seat);
            if slot >= usize::from(self.at) || self.view.viewer.is(seat) {
                return None;
            }
            Some(taste(game, seat, second, &cast).map(|like| f64::from(like).exp()))
        }))
    }
}

/// By slot and place of a rank: how much rather it is chosen.
struct Tastes([Option<[f64; 9]>; 9]);

/// A number from 0 to 1, 1 excluded.
fn unit(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / 4_294_967_296.0
}

/// Where every card lies.
struct Layout {
    hands: [Cards; SEATS],
    piles: Piles,
    drawn: ArrayVec<FaceDownCard, 7>,
}

/// A place with hidden cards.
struct Place {
    free: usize,
    /// How many action cards can still come here.
    actions: usize,
    cards: Cards,
}

impl Layout {
    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        let mut pool = Pool::hidden(view);
        let studying = matches!(view.frame(), Some(Frame::Keep { from: Source::Scholar }));
        let unknown =
            |list: &[FaceDownCardView]| list.iter().filter(|lying| lying.card.is_none()).count();
        let known_in_deck =
            view.deck.known.iter().filter(|(_, lying)| lying.card.is_some()).count();
        let deck_free = usize::from(view.deck.size) - known_in_deck;
        let drawn_free = unknown(&view.turn.drawn);

        // Places 0..SEATS are the hands, then deck, Museum, drawn cards. While the Scholar chooses, their
        // cards still belong to the deck.
        let claims = KnownCards::sample(view, &pool, rng);
        let mut places: ArrayVec<Place, { SEATS + 3 }> = ArrayVec::new();
        for at in 0..SEATS {
            places.push(match view.players.get(at) {
                Some(player) if player.cards.is_none() => {
                    let actions = usize::from(player.maybe_actions);
                    let (remembered, doubt) = claims.at(at);
                    pool.place(usize::from(player.hand), actions, remembered, doubt, rng)
                }
                _ => Place { free: 0, actions: 0, cards: Cards::EMPTY },
            });
        }
        let with_drawn = deck_free + if studying { drawn_free } else { 0 };
        let (remembered, doubt) =
            view.viewer.seat().map_or((Cards::EMPTY, 0), |me| claims.at(me.index()));
        places.push(pool.place(with_drawn, with_drawn, remembered, doubt, rng));
        let museum = unknown(&view.museum);
        places.push(pool.place(museum, museum, Cards::EMPTY, 0, rng));
        let apart = if studying { 0 } else { drawn_free };
        places.push(pool.place(apart, apart, Cards::EMPTY, 0, rng));
        pool.deal(&mut places, rng);

        let mut hands = [Cards::EMPTY; SEATS];
        for (at, player) in view.players.iter().enumerate() {
            hands[at] = match &player.cards {
                Some(cards) => cards.iter().copied().collect(),
                None => places[at].cards,
            };
        }
        let shuffled = |cards: Cards, rng: &mut _| {
            let mut cards: ArrayVec<Card, MOST_CARDS> = cards.iter().collect();
            RngExt::shuffle(rng, &mut cards);
            cards
        };
        let mut in_deck = shuffled(places[SEATS].cards, rng);
        let mut in_museum = shuffled(places[SEATS + 1].cards, rng);
        let mut in_drawn = shuffled(places[SEATS + 2].cards, rng);
        let mut drawn = ArrayVec::new();
        for lying in &view.turn.drawn {
            let source = if studying { &mut in_deck } else { &mut in_drawn };
            let card = lying.card.unwrap_or_else(|| source.pop().expect("counted"));
            drawn.push(FaceDownCard { card, known: lying.known });
        }
        let mut piles = Piles::new();
        let mut known = view.deck.known.iter().peekable();
        for place in 0..view.deck.size {
            let entry = known.next_if(|(at, _)| *at == place).map(|(_, lying)| lying);
            let card = entry
                .and_then(|lying| lying.card)
                .unwrap_or_else(|| in_deck.pop().expect("counted"));
            let known = entry.map_or(SeatSet::EMPTY, |lying| lying.known);
            piles.put_on_top(FaceDownCard { card, known });
        }
        for lying in view.museum.iter().rev() {
            let card = lying.card.unwrap_or_else(|| in_museum.pop().expect("counted"));
            piles.tuck(FaceDownCard { card, known: lying.known });
        }
        Self { hands, piles, drawn }
    }
}

/// What the viewer remembers of each place (the deck at their own), minus what they know is no longer
/// there: no more copies of a name can be remembered than are hidden from them.
struct KnownCards {
    remembered: [Cards; SEATS],
    outdated: [Cards; SEATS],
    doubt: [u8; SEATS],
    order: [usize; SEATS],
}

impl KnownCards {
    fn sample(view: &View, pool: &Pool, rng: &mut impl Rng) -> Self {
        let mut claims = Self {
            remembered: [Cards::EMPTY; SEATS],
            outdated: [Cards::EMPTY; SEATS],
            doubt: [0; SEATS],
            order: std::array::from_fn(|at| at),
        };
        rng.shuffle(&mut claims.order);
        for (at, player) in view.players.iter().enumerate() {
            claims.remembered[at] = player.remembered.iter().copied().collect();
            claims.doubt[at] = player.doubt;
        }
        if let Some(me) = view.viewer.seat() {
            claims.remembered[me.index()] = view.deck.remembered.iter().copied().collect();
            claims.doubt[me.index()] = view.deck.doubt;
        }
        for card in Card::ALL {
            let number: u8 = claims.remembered.iter().map(|cards| cards.count(card)).sum();
            for _ in pool.0[card as usize]..number {
                let shed = claims.shed(card, &mut [false; SEATS]);
                debug_assert!(shed, "somewhere {card:?} left unseen");
            }
        }
        claims
    }

    fn at(&self, place: usize) -> (Cards, u8) {
        (self.remembered[place], self.doubt[place] - self.outdated[place].len())
    }

    /// Gives up one memory of a card at a place that lost cards unseen; if every such place has already
    /// given up as many as left it, another card there is given up elsewhere instead.
    fn shed(&mut self, card: Card, tried: &mut [bool; SEATS]) -> bool {
        for place in self.order {
            if !tried[place]
                && self.remembered[place].has(card)
                && self.outdated[place].len() < self.doubt[place]
            {
                self.remembered[place].remove(card);
                self.outdated[place].add(card);
                return true;
            }
        }
        for place in self.order {
            if tried[place] || self.doubt[place] == 0 || !self.remembered[place].has(card) {
                continue;
            }
            tried[place] = true;
            for other in self.outdated[place].names() {
                if self.shed(other, tried) {
                    self.outdated[place].remove(other);
                    self.remembered[place].add(other);
                    self.remembered[place].remove(card);
                    self.outdated[place].add(card);
                    return true;
                }
            }
        }
        false
    }
}

/// The cards whose place the viewer does not know.
struct Pool([u8; 60]);

impl Pool {
    fn hidden(view: &View) -> Self {
        let mut left = [0_u8; 60];
        for card in Card::ALL {
            let used = if card.is_unique() {
                view.uniques.contains(&card)
            } else {
                !card.is_action() || view.rulings.action_cards
            };
            if used {
                left[card as usize] = card.copies();
            }
        }
        let mut seen = |card: Card| left[card as usize] -= 1;
        for player in &view.players {
            player.city.iter().for_each(|district| seen(district.card));
            player.cards.iter().flatten().for_each(|&card| seen(card));
        }
        view.deck.known.iter().filter_map(|(_, lying)| lying.card).for_each(&mut seen);
        view.museum.iter().filter_map(|lying| lying.card).for_each(&mut seen);
        view.turn.drawn.iter().filter_map(|lying| lying.card).for_each(&mut seen);
        view.turn.limbo.into_iter().for_each(&mut seen);
        view.booths.iter().for_each(|_| seen(Card::TicketBooth));
        if view.turn.done.has(crate::state::Done::PROTECTED) {
            seen(Card::Rasputin);
        }
        Self(left)
    }

    /// A place with this number of cards and what is remembered of it, minus what may have left.
    fn place(
        &mut self,
        size: usize,
        actions: usize,
        remembered: Cards,
        doubt: u8,
        rng: &mut impl Rng,
    ) -> Place {
        let mut cards = remembered;
        let mut number = usize::from(cards.len());
        let least = number.saturating_sub(size);
        let most = usize::from(doubt);
        let mut dropped = 0;
        // Cards that public information excludes from this place go first.
        while usize::from(cards.actions()) > actions && dropped < most {
            let card = cards.names().find(|card| card.is_action()).expect("counted");
            cards.remove(card);
            dropped += 1;
        }
        let wanted = least + if most > least { rng.below(most - least + 1) } else { 0 };
        while dropped < wanted {
            let card = cards.nth(rng.below(usize::from(cards.len()))).expect("not empty");
            cards.remove(card);
            dropped += 1;
        }
        number -= dropped;
        for card in cards.iter() {
            self.0[card as usize] -= 1;
        }
        Place {
            free: size - number,
            actions: actions.saturating_sub(usize::from(cards.actions())),
            cards,
        }
    }

    /// Deals everything that is left: action cards first, where they can be.
    fn deal(&mut self, places: &mut [Place], rng: &mut impl Rng) {
        let mut rest: ArrayVec<Card, MOST_CARDS> = ArrayVec::new();
        for card in Card::ALL {
            for _ in 0..self.0[card as usize] {
                rest.push(card);
            }
        }
        rng.shuffle(&mut rest);
        let room = |place: &Place| place.free.min(place.actions);
        for &card in rest.iter().filter(|card| card.is_action()) {
            let total: usize = places.iter().map(room).sum();
            let mut ticket = rng.below(total.max(1));
            for place in places.iter_mut() {
                let here = room(place);
                if ticket < here {
                    place.cards.add(card);
                    place.free -= 1;
                    place.actions -= 1;
                    break;
                }
                ticket -= here;
            }
        }
        let mut districts = rest.iter().filter(|card| !card.is_action());
        for place in places {
            for _ in 0..place.free {
                place.cards.add(*districts.next().expect("as many cards as places"));
            }
            place.free = 0;
        }
    }
}
