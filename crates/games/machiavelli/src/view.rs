//! What one viewer knows: public information, their own secrets, and what they remember.

use serde::{Deserialize, Serialize};
use signoria_engine::{ArrayVec, RulesVersion, Seat, SeatSet, Stack, Viewer, diff_fields};

use crate::{
    abilities::Ability,
    cards::{Card, Cards},
    characters::{Character, Ranks},
    frame::Frame,
    options::{Cast, Rulings},
    question::Question,
    rules::selection::Slot,
    state::{
        Booth, District, Done, Exchange, FaceDownCard, Machiavelli, Marks, Player, SEATS, Turn,
    },
};

/// Everything one viewer knows.
#[expect(clippy::struct_excessive_bools, reason = "independent facts of the table")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    /// The characters of the game, by rank.
    pub cast: Cast,
    /// The unique districts in the deck.
    pub uniques: Vec<Card>,
    pub rulings: Rulings,
    /// Which version of the rules is played.
    pub rules: RulesVersion,
    pub round: u16,
    pub crown: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    pub deck: DeckView,
    /// Cards under the Museum.
    pub museum: Vec<FaceDownCardView>,
    /// Ticket Booths that lie on the table.
    pub booths: Vec<Booth>,
    /// Gold on the tile of the Tax Collector.
    pub tax: u16,
    pub bank: i32,
    /// Size that completes a city now.
    pub threshold: u8,
    /// Whether the announcement of the Bell Tower stands.
    pub bell: bool,
    /// This round is the last.
    pub ending: bool,
    pub selection: SelectionView,
    /// The rank being called; 0 during selection.
    pub called: u8,
    pub marks: MarksView,
    pub turn: TurnView,
    /// The viewer has answered the open window with their card.
    pub reaction: bool,
    /// Whether the game has ended.
    pub over: bool,
    /// The seats to act.
    pub asked: SeatSet,
    /// What they are asked; `None` while no seat is asked.
    pub question: Option<Question>,
    /// Opaque: only the engine reads it, to continue from here; no contract.
    pub resume: Stack<Frame>,
    /// How often chance was drawn.
    pub chance: u64,
}

diff_fields! {
    View {
        viewer, cast, uniques, rulings, rules, round, crown, deck, museum, booths, tax, bank,
        threshold, bell, ending, selection, called, marks, turn, reaction, over, asked, question, resume, chance,
    } each { players }
}

/// One player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub gold: u16,
    /// Number of hand cards.
    pub hand: u8,
    /// The hand cards, for their owner.
    pub cards: Option<Vec<Card>>,
    /// Cards the viewer knows to have come into this hand.
    pub remembered: Vec<Card>,
    /// How many cards left this hand unseen since.
    pub doubt: u8,
    /// Maximum number of action cards in the hand, by public information.
    pub maybe_actions: u8,
    pub city: Vec<District>,
    /// What each district of the city counts for at the end, in the order of `city`.
    pub worth: Vec<u8>,
    /// The sum of `worth`.
    pub city_points: u16,
    /// Districts for completion: the Monument counts twice.
    pub size: u8,
    /// The size at which the city was completed; 0 if it never was.
    pub completed: u8,
    pub first: bool,
    /// Whether the city is complete now.
    pub complete: bool,
    /// Characters turned over, and the viewer's own.
    pub characters: Vec<Character>,
}

diff_fields! {
    PlayerView {
        gold, hand, cards, remembered, doubt, maybe_actions, city, worth, city_points, size, completed, first,
        complete, characters,
    }
}

/// A face-down card: what it is if the viewer knows, and who knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FaceDownCardView {
    pub card: Option<Card>,
    pub known: SeatSet,
}

/// The deck as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    /// Number of cards.
    pub size: u8,
    /// Places (from the bottom) that a player knows.
    pub known: Vec<(u8, FaceDownCardView)>,
    /// Cards the viewer knows to have been in the deck when it was shuffled.
    pub remembered: Vec<Card>,
    /// How many cards left the deck unseen since.
    pub doubt: u8,
}

/// The selection of this round as the viewer followed it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SelectionView {
    pub first: Seat,
    pub face_up: Ranks,
    /// Who takes from the packet, and when.
    pub order: Vec<PlaceView>,
    /// Packets the viewer received: at which slot, and the ranks in it.
    pub seen: Vec<(u8, Ranks)>,
    /// Characters the viewer took out or laid aside, by slot.
    pub slots: Vec<Option<Character>>,
    /// The exchange at the Theater, if there was one this round.
    pub exchange: Option<ExchangeView>,
    /// Ranks turned over, with the seat.
    pub shown: Vec<(u8, Seat)>,
    /// Ranks called in vain.
    pub silent: Ranks,
}

/// One moment of the selection at which a character leaves the packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    pub slot: u8,
    pub kind: PlaceKind,
    /// Who chooses; `None` if the lot does.
    pub seat: Option<Seat>,
}

/// What happens to the character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlaceKind {
    /// Taken by a player.
    Pick,
    /// Laid aside by a player.
    Aside,
    /// Laid aside by lot.
    Lot,
}

/// An exchange at the Theater; the two know the characters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExchangeView {
    pub owner: Seat,
    pub partner: Seat,
    pub gave: Option<Character>,
    pub got: Option<Character>,
}

/// The markers of the round.
#[expect(clippy::struct_excessive_bools, reason = "independent facts of the round")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarksView {
    /// The character with the marker of the Assassin.
    pub murdered: Option<Character>,
    /// The character with the marker of the Witch.
    pub bewitched: Option<Character>,
    /// The character with the marker of the Thief.
    pub robbed: Option<Character>,
    /// Who acted as Witch.
    pub witch: Option<Seat>,
    pub thief: Option<Seat>,
    /// Who laid the warrants.
    pub magistrate: Option<Seat>,
    /// Who laid the threats.
    pub blackmailer: Option<Seat>,
    pub warrants: Ranks,
    /// For the Magistrate's player, and for all viewers once it was turned over.
    pub signed: Option<Character>,
    /// Whether the signed warrant was turned over.
    pub signed_shown: bool,
    pub threats: Ranks,
    pub threatened: Ranks,
    /// For the Blackmailer's player, and for all viewers once a threat was turned over.
    pub rose: Option<Character>,
    /// Whether the threat with the rose was turned over.
    pub rose_shown: bool,
    /// Whether Rasputin saved the murdered character.
    pub spared: bool,
    /// Whether the Acrobat took the crown this round.
    pub acrobat: bool,
    /// Whose city the Bishop protects.
    pub sanctuary: Option<Seat>,
    /// Who turned over rank 4.
    pub fourth: Option<Seat>,
    /// Who acted as Queen.
    pub queen: Option<Seat>,
    /// Whether the Queen has been paid.
    pub queen_paid: bool,
}

/// The turn that is running, or the last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub seat: Seat,
    pub who: Character,
    pub done: Done,
    /// Whether the income has been taken.
    pub income_taken: bool,
    /// Abilities of the character that have been used up.
    pub used: Vec<Ability>,
    /// Districts built so far.
    pub builds: u8,
    /// How many may be built.
    pub limit: u8,
    /// Gold spent on building, for the Alchemist.
    pub spent: u16,
    /// A card on its way: being built, or destroyed and not yet discarded.
    pub limbo: Option<Card>,
    pub owner: Seat,
    /// What the building costs.
    pub price: u8,
    /// What has been paid for it.
    pub paid: u8,
    /// Whether the building does not count against the limit.
    pub limit_free: bool,
    pub lender: Seat,
    /// Cards that the lender gets.
    pub owed: u8,
    /// Half-made choices, for the acting player only.
    pub picked: Vec<Card>,
    /// The signed warrant or the rose, for the acting player only.
    pub marking: Option<Character>,
    /// The first blank warrant or threat, for the acting player only.
    pub blank: Option<Character>,
    /// Cards drawn to choose from.
    pub drawn: Vec<FaceDownCardView>,
}

impl View {
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The viewer's own player.
    pub fn me(&self) -> Option<&PlayerView> {
        self.viewer.seat().map(|seat| &self.players[seat.index()])
    }

    /// The question that is open.
    pub fn frame(&self) -> Option<Frame> {
        self.resume.top()
    }

    pub fn of_rank(&self, rank: u8) -> Character {
        self.cast[usize::from(rank) - 1]
    }
}

impl PlayerView {
    pub fn has(&self, card: Card) -> bool {
        self.city.iter().any(|district| district.card == card)
    }
}

impl Machiavelli {
    /// Everything the viewer knows. Exhaustive: a new field does not compile until it is decided here
    /// who may see it. Without `aids`, what follows from the rest is left out: points of districts, the order of the
    /// selection, used abilities.
    pub(crate) fn look(&self, who: Viewer, aids: bool) -> View {
        let Self {
            players,
            uniques,
            turn,
            rng,
            stack,
            piles,
            seats,
            cast,
            rulings,
            rules,
            crown,
            round,
            bank,
            tax,
            booths,
            bell,
            ending,
            reaction,
            first,
            slots: _,
            packet: _,
            face_up,
            held: _,
            took_first: _,
            exchange: _,
            called,
            shown: _,
            silent,
            marks,
        } = self;
        let (memory, doubt) = self.recollect(who);
        let mine = who.seat().map_or(SEATS, Seat::index);
        View {
            viewer: who,
            cast: cast.clone(),
            uniques: uniques.iter().collect(),
            rulings: *rulings,
            rules: *rules,
            round: *round,
            crown: *crown,
            players: players[..usize::from(*seats)]
                .iter()
                .enumerate()
                .map(|(at, player)| {
                    let seat = Seat::new(at as u8);
                    let own = at == mine;
                    let (known, unsure) =
                        if own { (Cards::EMPTY, 0) } else { (memory[at], doubt[at]) };
                    self.look_at_player(seat, player, own, known, unsure, aids)
                })
                .collect(),
            deck: DeckView {
                size: piles.deck().len() as u8,
                known: piles
                    .deck()
                    .iter()
                    .enumerate()
                    .filter(|(_, lying)| !lying.known.is_empty())
                    .map(|(place, lying)| (place as u8, look_at_lying(*lying, who)))
                    .collect(),
                remembered: memory.get(mine).map_or_else(Vec::new, |cards| cards.iter().collect()),
                doubt: doubt.get(mine).copied().unwrap_or(0),
            },
            museum: piles.museum().iter().map(|lying| look_at_lying(*lying, who)).collect(),
            booths: booths.to_vec(),
            tax: *tax,
            bank: *bank,
            threshold: self.threshold(),
            bell: *bell,
            ending: *ending,
            selection: SelectionView {
                first: *first,
                face_up: *face_up,
                silent: *silent,
                ..self.look_at_selection(who, aids)
            },
            called: *called,
            marks: look_at_marks(marks, who),
            turn: look_at_turn(turn, who, aids),
            reaction: *reaction && self.reacts(who),
            over: stack.top().is_none(),
            asked: stack.asked(),
            question: self.open_question(),
            resume: stack.clone(),
            chance: rng.chance_events(),
        }
    }

    fn look_at_player(
        &self,
        seat: Seat,
        player: &Player,
        own: bool,
        remembered: Cards,
        unsure: u8,
        aids: bool,
    ) -> PlayerView {
        let Player {
            hand,
            city,
            beautified,
            memory: _,
            doubt: _,
            gold,
            hand_size,
            city_count: _,
            maybe_actions,
            completed,
            first,
        } = player;
        let city: Vec<District> = city
            .names()
            .flat_map(|card| {
                let golden = beautified.count(card);
                (0..city.count(card)).map(move |at| District { card, beautified: at < golden })
            })
            .collect();
        let worth: Vec<u8> =
            if aids { city.iter().map(|district| district.points()).collect() } else { Vec::new() };
        PlayerView {
            gold: *gold,
            hand: *hand_size,
            // At the end the hands lie open for scoring.
            cards: (own || self.stack.top().is_none()).then(|| hand.iter().collect()),
            remembered: remembered.iter().collect(),
            doubt: unsure,
            maybe_actions: *maybe_actions,
            city_points: worth.iter().copied().map(u16::from).sum(),
            city,
            worth,
            size: player.size(),
            completed: *completed,
            first: *first,
            complete: self.complete(seat),
            characters: self
                .characters_of(seat)
                .filter(|character| own || self.shown.has(character.rank()))
                .collect(),
        }
    }

    /// Whether this viewer is the one whose card can answer the open window.
    fn reacts(&self, who: Viewer) -> bool {
        who.seat().is_some_and(|seat| match self.stack.top() {
            Some(Frame::Shield { .. }) => self.holder(self.of_rank(self.called)) == Some(seat),
            Some(Frame::Acrobat { .. }) => self.player(seat).hand.has(Card::Acrobat),
            _ => false,
        })
    }

    fn look_at_selection(&self, who: Viewer, aids: bool) -> SelectionView {
        let at = match self.stack.top() {
            Some(Frame::Pick { slot }) => slot,
            _ => 9,
        };
        let mut seen = Vec::new();
        let mut slots = vec![None; 9];
        if let Some(seat) = who.seat() {
            for slot in 1..9_u8 {
                let place = usize::from(slot);
                match self.slot(slot) {
                    Slot::Pick(picker) if picker == seat && slot <= at => {
                        let later = self.slots[place..].iter().flatten();
                        let ranks = later
                            .fold(self.packet, |ranks, character| ranks.with(character.rank()));
                        if self.last_sees_first() && slot == self.seats {
                            // Both cards in one hand: which of them lay face down is forgotten.
                            let first = self.slots[0].expect("laid before the first pick");
                            seen.push((slot, ranks.with(first.rank())));
                        } else {
                            seen.push((slot, ranks));
                            slots[place] = self.slots[place];
                        }
                    }
                    Slot::Aside(picker) if picker == seat => slots[place] = self.slots[place],
                    Slot::First | Slot::Pick(_) | Slot::Aside(_) | Slot::Lot | Slot::Last => {}
                }
            }
        }
        SelectionView {
            first: self.first,
            face_up: self.face_up,
            order: (1..9).filter(|_| aids).filter_map(|slot| self.look_at_place(slot)).collect(),
            seen,
            slots,
            exchange: self.exchange.map(|exchange| self.look_at_exchange(exchange, who)),
            shown: self
                .shown
                .iter()
                .map(|rank| {
                    (rank, self.held[usize::from(rank) - 1].expect("shown cards have a holder"))
                })
                .collect(),
            silent: self.silent,
        }
    }

    fn look_at_place(&self, slot: u8) -> Option<PlaceView> {
        let (kind, seat) = match self.slot(slot) {
            Slot::Pick(seat) => (PlaceKind::Pick, Some(seat)),
            Slot::Aside(seat) => (PlaceKind::Aside, Some(seat)),
            Slot::Lot => (PlaceKind::Lot, None),
            Slot::First | Slot::Last => return None,
        };
        Some(PlaceView { slot, kind, seat })
    }

    fn look_at_exchange(&self, exchange: Exchange, who: Viewer) -> ExchangeView {
        let Exchange { owner, partner, gave, got } = exchange;
        let involved = who.is(owner) || who.is(partner);
        ExchangeView {
            owner,
            partner,
            gave: involved.then(|| self.picked(owner, gave)),
            got: involved.then(|| self.picked(partner, got)),
        }
    }

    /// What a player remembers of hands and deck.
    fn recollect(&self, who: Viewer) -> ([Cards; SEATS], [u8; SEATS]) {
        match (who.seat(), self.stack.top()) {
            (Some(seat), Some(_)) => (self.player(seat).memory, self.player(seat).doubt),
            _ => ([Cards::EMPTY; SEATS], [0; SEATS]),
        }
    }
}

fn look_at_lying(lying: FaceDownCard, who: Viewer) -> FaceDownCardView {
    let FaceDownCard { card, known } = lying;
    let sees = who.seat().is_some_and(|seat| known.contains(seat));
    FaceDownCardView { card: sees.then_some(card), known }
}

fn look_at_marks(marks: &Marks, who: Viewer) -> MarksView {
    let Marks {
        murdered,
        bewitched,
        robbed,
        witch,
        thief,
        magistrate,
        blackmailer,
        warrants,
        signed,
        signed_shown,
        threats,
        threatened,
        rose,
        rose_shown,
        spared,
        acrobat,
        sanctuary,
        fourth,
        queen,
        queen_paid,
    } = marks.clone();
    let is = |seat: Option<Seat>| seat.is_some_and(|seat| who.is(seat));
    MarksView {
        murdered,
        bewitched,
        robbed,
        witch,
        thief,
        magistrate,
        blackmailer,
        warrants,
        signed: signed.filter(|_| signed_shown || is(magistrate)),
        signed_shown,
        threats,
        threatened,
        rose: rose.filter(|_| rose_shown || is(blackmailer)),
        rose_shown,
        spared,
        acrobat,
        sanctuary,
        fourth,
        queen,
        queen_paid,
    }
}

fn look_at_turn(turn: &Turn, who: Viewer, aids: bool) -> TurnView {
    let Turn {
        seat,
        who: character,
        done,
        builds,
        limit,
        spent,
        limbo,
        owner,
        price,
        paid,
        limit_free,
        lender,
        owed,
        picked,
        marking,
        blank,
        drawn,
    } = turn;
    let own = who.is(*seat);
    TurnView {
        seat: *seat,
        who: *character,
        done: *done,
        income_taken: done.has(Done::INCOME),
        used: character
            .abilities()
            .iter()
            .copied()
            .filter(|ability| aids && ability.is_used(*done))
            .collect(),
        builds: *builds,
        limit: *limit,
        spent: *spent,
        limbo: *limbo,
        owner: *owner,
        price: *price,
        paid: *paid,
        limit_free: *limit_free,
        lender: *lender,
        owed: *owed,
        picked: if own { picked.iter().collect() } else { Vec::new() },
        marking: marking.filter(|_| own),
        blank: blank.filter(|_| own),
        drawn: drawn
            .iter()
            .map(|lying| FaceDownCardView {
                card: (own || who.seat().is_some_and(|seat| lying.known.contains(seat)))
                    .then_some(lying.card),
                known: lying.known,
            })
            .collect(),
    }
}

impl From<&MarksView> for Marks {
    fn from(view: &MarksView) -> Self {
        let MarksView {
            murdered,
            bewitched,
            robbed,
            witch,
            thief,
            magistrate,
            blackmailer,
            warrants,
            signed,
            signed_shown,
            threats,
            threatened,
            rose,
            rose_shown,
            spared,
            acrobat,
            sanctuary,
            fourth,
            queen,
            queen_paid,
        } = view.clone();
        Self {
            murdered,
            bewitched,
            robbed,
            witch,
            thief,
            magistrate,
            blackmailer,
            warrants,
            signed,
            signed_shown,
            threats,
            threatened,
            rose,
            rose_shown,
            spared,
            acrobat,
            sanctuary,
            fourth,
            queen,
            queen_paid,
        }
    }
}

impl From<&TurnView> for Turn {
    /// The drawn cards are left to the sampler.
    fn from(view: &TurnView) -> Self {
        let TurnView {
            seat,
            who,
            done,
            income_taken: _,
            used: _,
            builds,
            limit,
            spent,
            limbo,
            owner,
            price,
            paid,
            limit_free,
            lender,
            owed,
            picked,
            marking,
            blank,
            drawn: _,
        } = view;
        Self {
            seat: *seat,
            who: *who,
            done: *done,
            builds: *builds,
            limit: *limit,
            spent: *spent,
            limbo: *limbo,
            owner: *owner,
            price: *price,
            paid: *paid,
            limit_free: *limit_free,
            lender: *lender,
            owed: *owed,
            picked: picked.iter().copied().collect(),
            marking: *marking,
            blank: *blank,
            drawn: ArrayVec::new(),
        }
    }
}
