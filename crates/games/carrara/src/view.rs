//! Everything a viewer knows: the whole table but the order of the stack and the chance to come.
//!
//! Coins, bricks and objects stand behind screens, but every one of them was won and paid in the
//! open, so they are in every view (ruling R43). The content of the bag by colour follows from the
//! rest and is not repeated. The view also carries what a client would otherwise have to reckon:
//! values, progress, and what each scoring would bring now.

use serde::{Deserialize, Serialize};
use signoria_engine::{ArrayVec, BySeat, Seat, SeatSet, Stack, Values, Viewer, diff_fields};

use crate::{
    Carrara, Data, Readings,
    bricks::Bricks,
    cards::Cards,
    frame::Frame,
    material::{Building, City, Class, DISPLAY, Kind, Object, Place, SEGMENTS, Value},
    question::Question,
    rules::{
        ending::Progress,
        finals::Finals,
        scoring::{Income, Scoring},
    },
    set::Set,
    state::Player,
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Expansion in use.
    pub expansion: bool,
    /// Whether clients show what is behind the screens of the others.
    pub memory_aid: bool,
    /// How the rulebook is read at this table.
    pub readings: Readings,
    /// Values of the box in place of reconstructed ones.
    #[serde(default, skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
    /// Number of chance events so far.
    pub chance: u64,
    /// Whether the game has ended.
    pub over: bool,
    /// The seats to act.
    pub asked: SeatSet,
    /// What they are asked; `None` while no seat is asked.
    pub question: Option<Question>,
    /// Opaque: only the engine reads it, to continue from here; no contract.
    pub resume: Stack<Frame>,
    /// The strip.
    pub cards: Cards,
    /// Start player.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun so far.
    pub turns: u16,
    /// The round, from 1.
    pub round: u16,
    /// Segment I first.
    pub wheel: [Bricks; SEGMENTS],
    /// Number of bricks in the bag.
    pub bag: u8,
    /// Places of the display.
    pub display: [Option<Building>; DISPLAY],
    /// Number of buildings in the stack.
    pub deck: u8,
    /// Buildings of cost 8 next to the board.
    pub great: Set<Building>,
    /// Objects that can be bought.
    pub field: Set<Object>,
    /// Objects for scorings, in the order of [`Object`].
    pub supply: [u8; 6],
    /// Who scored each [`City`].
    pub city_scored_by: [Option<Seat>; 6],
    /// Upgrade tokens next to the board.
    pub upgrades: Set<Place>,
    /// Replaced buildings, out of the game.
    pub removed: Set<Building>,
    /// Who took the last normal building.
    pub exhausted_by: Option<Seat>,
    /// Who announced the end.
    pub announced_by: Option<Seat>,
    /// The players.
    pub players: BySeat<PlayerView, 4>,
}

diff_fields! {
    View {
        viewer, expansion, memory_aid, readings, data, chance, over, asked, question, resume, cards, start, active, turns, round, wheel, bag,
        display, deck, great, field, supply, city_scored_by, upgrades, removed, exhausted_by,
        announced_by,
    } each { players }
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Whether clients show the viewer what is behind the screen.
    pub open: bool,
    /// Behind the screen.
    pub coins: u16,
    /// Behind the screen.
    pub bricks: Bricks,
    /// Behind the screen, in the order of [`Object`].
    pub objects: [u8; 6],
    /// Victory points on the track.
    pub vp: u16,
    /// Buildings by [`City`].
    pub cities: [Set<Building>; 6],
    /// Types scored.
    pub types_scored: Set<Kind>,
    /// Special fields scored.
    pub fields_scored: Set<Class>,
    /// Upgrade tokens.
    pub tokens: Set<Place>,
    /// Scoring markers left.
    pub markers: u8,
    /// What a point of cost is worth at each [`Place`].
    pub values: [Value; 8],
    /// Conditions I, II and III.
    pub conditions: [Progress; 3],
    /// What each scoring open to this player would bring now.
    pub prospects: ArrayVec<ScoringPreview, 14>,
    /// What the final scoring would give now.
    pub finals: Finals,
}

diff_fields! {
    PlayerView {
        open, coins, bricks, objects, vp, cities, types_scored, fields_scored, tokens, markers,
        values, conditions, prospects, finals,
    }
}

/// What a scoring would bring now.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoringPreview {
    /// Which.
    pub scoring: Scoring,
    /// What.
    pub income: Income,
}

impl View {
    /// The frame that asks.
    pub fn frame(&self) -> Option<Frame> {
        self.resume.top()
    }
}

/// Every scoring there is.
pub(crate) fn scorings() -> impl Iterator<Item = Scoring> {
    let types = Kind::ALL.into_iter().map(Scoring::Type);
    let cities = City::ALL.into_iter().map(Scoring::City);
    let fields = Class::ALL.into_iter().map(Scoring::Special);
    types.chain(cities).chain(fields)
}

impl Carrara {
    /// Without `aids`, what the scorings would bring is left out.
    pub(crate) fn look(&self, viewer: Viewer, aids: bool) -> View {
        let Self {
            rng,
            frames,
            expansion,
            memory_aid,
            readings,
            data,
            cards,
            start,
            active,
            turns,
            wheel,
            bag,
            display,
            deck,
            great,
            field,
            supply,
            city_scored_by,
            upgrades,
            removed,
            exhausted_by,
            announced_by,
            players,
        } = self;
        View {
            viewer,
            expansion: *expansion,
            memory_aid: *memory_aid,
            readings: *readings,
            data: data.clone(),
            chance: rng.chance_events(),
            over: frames.top().is_none(),
            asked: frames.asked(),
            question: self.open_question(),
            resume: frames.clone(),
            cards: *cards,
            start: *start,
            active: *active,
            turns: *turns,
            round: self.round(),
            wheel: *wheel,
            bag: bag.len(),
            display: *display,
            deck: deck.len() as u8,
            great: *great,
            field: *field,
            supply: *supply,
            city_scored_by: *city_scored_by,
            upgrades: *upgrades,
            removed: *removed,
            exhausted_by: *exhausted_by,
            announced_by: *announced_by,
            players: players.map(|seat, player| self.look_at(seat, player, viewer, aids)),
        }
    }

    fn look_at(&self, seat: Seat, player: &Player, viewer: Viewer, aids: bool) -> PlayerView {
        let Player {
            coins,
            vp,
            bricks,
            objects,
            cities,
            types_scored,
            fields_scored,
            tokens,
            markers,
        } = player;
        PlayerView {
            open: viewer.is(seat) || self.memory_aid || self.frames.top().is_none(),
            coins: *coins,
            bricks: *bricks,
            objects: *objects,
            vp: *vp,
            cities: *cities,
            types_scored: *types_scored,
            fields_scored: *fields_scored,
            tokens: *tokens,
            markers: *markers,
            values: Place::ALL.map(|place| player.value(place, &self.data)),
            conditions: self.conditions(player),
            prospects: scorings()
                .filter(|&scoring| aids && self.can_score(player, scoring))
                .map(|scoring| ScoringPreview { scoring, income: self.income(player, scoring) })
                .collect(),
            finals: self.finals(seat),
        }
    }
}
