//! What each viewer knows.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{BySeat, Seat, SeatSet, Stack, Values, Viewer, diff_fields};

use crate::{
    cards::{
        ActionCard, Card, CardSet, Colour, DRAWN, MAX_PLAYERS, Person, Sector, Tile, borough_of,
    },
    data::Data,
    frame::Frame,
    options::Readings,
    question::Question,
    rules::{plague::PlagueForecast, stage::Cathedral},
    state::{Draft, Messages, NotreDame, Player, Source},
    streets::{MAX_MARKETS, Market},
};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Whether clients should show what could be tracked: the prestige of the others.
    pub memory_aid: bool,
    /// How the table reads what the rulebook leaves open.
    pub readings: Readings,
    /// Values of the box in place of reconstructed ones.
    #[serde(default, skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
    /// The streets between the markets, if they are not the reconstructed ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Market, Market)>>", optional))]
    pub streets: Vec<(Market, Market)>,
    /// 0, 1, 2 for A, B, C.
    pub stage: u8,
    /// 1, 2, 3 within the stage.
    pub round: u8,
    /// Who has the bell-ringer.
    pub start: Seat,
    /// Whether the game has ended.
    pub over: bool,
    /// The seats to act.
    pub asked: SeatSet,
    /// What they are asked; `None` while no seat is asked.
    pub question: Option<Question>,
    /// Opaque: only the engine reads it, to continue from here; no contract.
    pub resume: Stack<Frame>,
    /// Number of chance events so far.
    pub chance: u64,
    /// Rats on each person, in the order of `Person::ALL`.
    pub rats: [u8; Person::ALL.len()],
    /// Colour of each borough, clockwise.
    pub colours: ArrayVec<Colour, MAX_PLAYERS>,
    /// The open persons: two brown, one grey.
    pub open: [Person; 3],
    /// Rats on the open persons.
    pub plague: u8,
    /// Persons who can still be opened in this stage.
    pub to_come: ArrayVec<Person, 9>,
    /// What the cathedral gives at the end of the stage, as things stand.
    pub cathedral: Cathedral,
    /// Brown persons opened so far in this stage, in order.
    pub brown: ArrayVec<Person, 6>,
    /// Grey persons opened so far, in order.
    pub grey: ArrayVec<Person, 9>,
    /// Coins next to the board.
    pub supply: u8,
    /// The message put on each corner at setup, by borough: all were turned face up.
    pub layout: ArrayVec<[Tile; 4], MAX_PLAYERS>,
    /// Messages on the board, by market.
    pub tiles: ArrayVec<Option<Tile>, MAX_MARKETS>,
    /// Boroughs whose colour the viewer may take now.
    pub takeable: ArrayVec<u8, MAX_PLAYERS>,
    /// The players.
    pub players: BySeat<PlayerView, MAX_PLAYERS>,
    /// While a carriage drives: where it can go, and a way to draw.
    pub routes: Vec<Route>,
}

diff_fields! {
    View {
        viewer, memory_aid, readings, data, streets, stage, round, start, over, asked, question, resume, chance, rats, colours, open, plague, to_come, cathedral,
        brown, grey, supply, layout, tiles, takeable, routes,
    } each { players }
}

/// Where a carriage can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Route {
    /// Where the drive ends.
    pub to: Market,
    /// The markets on the way, both ends included.
    pub way: ArrayVec<Market, 6>,
    /// Whether the message there may be taken.
    pub take: bool,
}

/// What a viewer knows about one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The player's colour.
    pub colour: Colour,
    /// The player's borough.
    pub borough: u8,
    /// Cubes in the seven sectors.
    pub cubes: [u8; 7],
    /// Cubes on Notre Dame.
    pub cathedral: u8,
    /// Cubes in front of the player.
    pub own: u8,
    /// Cubes of the player's colour next to the board.
    pub general: u8,
    /// Where the trusted friend stands.
    pub friend: Option<Sector>,
    /// Where the carriage stands.
    pub carriage: Market,
    /// Coins.
    pub coins: u8,
    /// Field of the rat marker.
    pub rat: u8,
    /// Prestige. Hidden at a real table, but won and lost in the open; see `memory_aid`.
    pub prestige: i16,
    /// Prestige by source, in the order of `Source::ALL`.
    pub points: [i16; Source::ALL.len()],
    /// What each sector gives, in the order of `Sector::ALL`.
    pub yields: [Yield; 7],
    /// Prestige that the favour of each person would bring now, the bonus of the park included, in the order of
    /// `Person::ALL`; `None` where it brings something else.
    pub favours: [Option<u8>; Person::ALL.len()],
    /// What the plague would do as things stand.
    pub plague_forecast: PlagueForecast,
    /// Messages taken.
    pub messages: Vec<MessageView>,
    /// The person bribed in this round.
    pub bribed: Option<Person>,
    /// Number of cards in the draw pile.
    pub pile: u8,
    /// The cards in hand, as far as the viewer knows them.
    pub hand: ArrayVec<HandCard, 3>,
    /// What the viewer knows of the player's nine action cards of this stage: three per round, of each three
    /// the one the player kept, the one the left neighbour kept and the one that went on.
    pub cards: [Option<ActionCard>; 9],
    /// Cards the viewer knows to be among the unknown ones of a round's three.
    pub loose: [CardSet; 3],
    /// Which of the nine were played in the open.
    pub played: u16,
}

diff_fields! {
    PlayerView {
        colour, borough, cubes, cathedral, own, general, friend, carriage, coins, rat, prestige,
        points, yields, favours, plague_forecast, messages, bribed, pile, hand, cards, loose, played,
    }
}

/// What a sector gives when a piece arrives: cubes, coins, prestige, markets or picks; of the park its bonus, of the
/// hospital the rats it keeps away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Yield {
    /// With the pieces that stand there.
    pub now: u8,
    /// With one more.
    pub next: u8,
}

/// A message tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MessageView {
    /// Borough it lay in.
    pub borough: u8,
    /// Its colour.
    pub colour: Colour,
    /// What it brought.
    pub tile: Tile,
}

/// A card in a hand: its colour is public, its kind may be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandCard {
    /// Whose set it belongs to.
    pub colour: Colour,
    /// What it is, if the viewer knows.
    pub kind: Option<ActionCard>,
}

impl PlayerView {
    /// Pieces in a sector, the friend included.
    pub fn count(&self, sector: Sector) -> u8 {
        self.cubes[sector.index()] + u8::from(self.friend == Some(sector))
    }
}

impl View {
    /// The cards that the viewer holds and knows.
    pub fn own_hand(&self) -> impl Iterator<Item = Card> {
        let hand = self.viewer.seat().map(|seat| &self.players[seat].hand);
        hand.into_iter()
            .flatten()
            .filter_map(|card| card.kind.map(|kind| Card { kind, colour: card.colour }))
    }

    /// The prestige of a seat as a client may show it: the viewer's own, or any with `memory_aid` and at the end.
    pub fn shown_prestige(&self, seat: Seat) -> Option<i16> {
        let shown = self.memory_aid || self.over || self.viewer.is(seat);
        shown.then(|| self.players[seat].prestige)
    }

    /// The message on a market.
    pub fn tile_at(&self, market: Market) -> Option<Tile> {
        self.tiles.get(market.index()).copied().flatten()
    }
}

impl NotreDame {
    /// Everything the viewer knows. Without `aids`, what follows from the pieces is left out: yields, favours, forecasts and
    /// ways.
    pub(crate) fn look(&self, who: Viewer, aids: bool) -> View {
        if self.seats() == 2 && who == Viewer::Spectator {
            self.blurred().look_at(who, aids)
        } else {
            self.look_at(who, aids)
        }
    }

    /// with two players the card that comes back joins another own one in the hand of its owner; when
    /// they play one of them, the two players know whether it was the kept or the returned one, but no one
    /// else does. For others the two are put into an order that reveals nothing.
    fn blurred(&self) -> Self {
        let mut game = self.clone();
        for index in 0..self.seats() {
            for round in 1..=3 {
                if self.draft(Seat::new(index), round) == Draft::Done {
                    let player = &mut game.players[Seat::new(index)];
                    let kept = usize::from(round - 1) * DRAWN;
                    let returned = kept + 2;
                    let played = |at: usize| player.played & (1 << at) != 0;
                    let swap = match (played(kept), played(returned)) {
                        (false, true) => true,
                        (true, true) => player.deck[returned] < player.deck[kept],
                        (_, false) => false,
                    };
                    if swap {
                        player.swap_returned(round);
                    }
                }
            }
        }
        game
    }

    fn look_at(&self, who: Viewer, aids: bool) -> View {
        let Self {
            stack,
            rng,
            memory_aid,
            readings,
            data,
            rats,
            stage,
            round,
            start,
            colours,
            brown,
            grey,
            supply,
            layout,
            board: _, // shown by market in `tiles`
            players,
        } = self;
        let boroughs = usize::from(self.boroughs());
        let rounds = usize::from(*round);
        let takeable = who.seat().map_or(0, |seat| self.takeable(seat));
        View {
            viewer: who,
            memory_aid: *memory_aid,
            readings: *readings,
            data: data.clone(),
            streets: self.other_streets(),
            stage: *stage,
            round: *round,
            start: *start,
            over: stack.top().is_none(),
            asked: stack.asked(),
            question: self.open_question(),
            resume: stack.clone(),
            chance: rng.chance_events(),
            rats: *rats,
            colours: colours.clone(),
            open: self.open_persons(),
            plague: self.plague(),
            to_come: self.to_come(),
            cathedral: self.cathedral(),
            brown: brown[..2 * rounds].iter().copied().collect(),
            grey: grey[..usize::from(stage * 3) + rounds].iter().copied().collect(),
            supply: *supply,
            layout: layout[..boroughs].iter().copied().collect(),
            tiles: (0..boroughs * 5).map(|index| self.tile_at(Market::at(index))).collect(),
            takeable: (0..boroughs as u8)
                .filter(|borough| takeable & (1 << borough) != 0)
                .collect(),
            players: players.map(|seat, player| self.show_player(seat, player, who, aids)),
            routes: if aids { self.show_routes() } else { Vec::new() },
        }
    }

    fn show_player(&self, seat: Seat, player: &Player, who: Viewer, aids: bool) -> PlayerView {
        let Player {
            deck: _, // what the viewer has seen of it is in `cards` and `loose`
            played,
            cubes,
            cathedral,
            own,
            general,
            friend,
            carriage,
            coins,
            rat,
            points,
            messages,
            bribed,
        } = player;
        let mut cards = [None; 9];
        let mut loose = [CardSet::EMPTY; 3];
        for round in 1..=3 {
            let (known, among) = self.seen(seat, round, who);
            cards[usize::from(round - 1) * DRAWN..][..DRAWN].copy_from_slice(&known);
            loose[usize::from(round - 1)] = among;
        }
        let drawn = match self.draft(seat, self.round) {
            Draft::Undrawn => self.round - 1,
            _ => self.round,
        };
        PlayerView {
            colour: self.colour(seat),
            borough: borough_of(seat.number(), self.seats()),
            cubes: *cubes,
            cathedral: *cathedral,
            own: *own,
            general: *general,
            friend: *friend,
            carriage: *carriage,
            coins: *coins,
            rat: *rat,
            prestige: player.prestige(),
            points: *points,
            yields: if aids {
                Sector::ALL.map(|sector| Yield {
                    now: player.sector_yield(sector, 0),
                    next: player.sector_yield(sector, 1),
                })
            } else {
                [Yield { now: 0, next: 0 }; 7]
            },
            favours: Person::ALL.map(|person| {
                let points = if aids { player.favour_prestige(person) } else { None };
                points.map(|points| player.raised(points))
            }),
            plague_forecast: if aids {
                self.plague_forecast(seat)
            } else {
                PlagueForecast::default()
            },
            messages: self.show_messages(*messages),
            bribed: *bribed,
            pile: 9 - 3 * drawn,
            hand: self.show_hand(seat, who),
            cards,
            loose,
            played: *played,
        }
    }

    /// The brown persons of the stage and the grey ones of its letter that have not been opened yet.
    fn to_come(&self) -> ArrayVec<Person, 9> {
        let rounds = usize::from(self.round);
        let opened = &self.grey[..usize::from(self.stage * 3) + rounds];
        let brown = Person::BROWN.into_iter().filter(|it| !self.brown[..2 * rounds].contains(it));
        let grey = Person::GREY[usize::from(self.stage)].into_iter();
        brown.chain(grey.filter(|it| !opened.contains(it))).collect()
    }

    fn show_messages(&self, messages: Messages) -> Vec<MessageView> {
        messages
            .iter()
            .map(|(borough, tile)| MessageView {
                borough,
                colour: self.colours[usize::from(borough)],
                tile,
            })
            .collect()
    }

    /// §6: the cards a seat has in hand: kept in the draft or received last, not yet played.
    fn show_hand(&self, seat: Seat, who: Viewer) -> ArrayVec<HandCard, 3> {
        let mut cards = ArrayVec::new();
        let mut laid = 0;
        let done = self.draft(seat, self.round) == Draft::Done;
        for slot in 0..DRAWN {
            if self.in_hand(seat, slot).is_none() {
                laid += usize::from(done);
                continue;
            }
            let owner = self.owner(seat, slot);
            let kept = match slot {
                0 => Draft::Kept,
                1 => Draft::KeptAgain,
                _ => Draft::Done,
            };
            if self.draft(owner, self.round) >= kept {
                let (known, _) = self.seen(owner, self.round, who);
                cards.push(HandCard { colour: self.colour(owner), kind: known[slot] });
            }
        }
        if laid == 2 { ArrayVec::new() } else { cards }
    }

    /// §6: which of the three cards that `owner` drew in a round the viewer can name by place, and
    /// which they know to be among the rest without knowing where.
    ///
    /// The owner sees all three and knows which one they keep; the left neighbour sees the other two
    /// and decides between them; the next seat sees what is left (with two players that is the owner
    /// again). Played cards are public.
    fn seen(&self, owner: Seat, round: u8, who: Viewer) -> ([Option<ActionCard>; DRAWN], CardSet) {
        let draft = self.draft(owner, round);
        if draft == Draft::Undrawn {
            return ([None; DRAWN], CardSet::EMPTY);
        }
        let player = &self.players[owner];
        let at = usize::from(round - 1) * DRAWN;
        let cards = &player.deck[at..at + DRAWN];
        let second = owner.left(self.seats());
        let third = second.left(self.seats());

        let mut known: [bool; DRAWN] =
            std::array::from_fn(|slot| player.played & (1 << (at + slot)) != 0);
        known[0] |= who.is(owner) && draft >= Draft::Kept;
        // The second seat knows the other of the two as well: it is the only one left below.
        known[2] |= who.is(second) && draft >= Draft::KeptAgain;
        known[2] |= who.is(third) && draft == Draft::Done;

        let group = if who.is(owner) && draft == Draft::Drawn {
            0..DRAWN
        } else if (who.is(owner) && draft >= Draft::Kept)
            || (who.is(second) && draft >= Draft::Passed)
        {
            1..DRAWN
        } else {
            0..0
        };
        let unknown: ArrayVec<usize, DRAWN> = group.filter(|&slot| !known[slot]).collect();
        let mut loose = CardSet::EMPTY;
        if let [last] = *unknown.as_slice() {
            known[last] = true;
        } else {
            loose = unknown.iter().map(|&slot| cards[slot]).collect();
        }
        (std::array::from_fn(|slot| known[slot].then_some(cards[slot])), loose)
    }

    /// §4.2: the streets, unless they are the reconstructed ones.
    fn other_streets(&self) -> Vec<(Market, Market)> {
        if self.data.is_built_in() {
            return Vec::new();
        }
        self.data.streets.all(self.boroughs()).collect()
    }

    /// §7.5: where the driving carriage can go.
    fn show_routes(&self) -> Vec<Route> {
        let Some(Frame::Drive { seat, range }) = self.stack.top() else { return Vec::new() };
        let (boroughs, from) = (self.boroughs(), self.players[seat].carriage);
        let allowed = self.takeable(seat);
        let streets = &self.data.streets;
        streets
            .destinations(boroughs, from, range)
            .map(|to| Route {
                to,
                way: streets.route(boroughs, from, to),
                take: allowed & (1 << to.borough()) != 0 && self.tile_at(to).is_some(),
            })
            .collect()
    }
}
