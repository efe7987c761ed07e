//! What a viewer knows.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{Answer, BySeat, Seat, SeatSet, Stack, Viewer, diff_fields};

use crate::{
    HabemusPapam, Options,
    bid::Bid,
    cards::{Faction, Mission, Symbol},
    frame::Frame,
    question::Question,
    rules::{
        bidding::Precedence,
        scoring::{alliances, bought, open_votes, vote_price},
    },
    state::{Bank, Choice, Discards, Display, Goods, Mode, Offer, Player},
};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// Whether the game has ended.
    pub over: bool,
    /// The seats to act.
    pub asked: SeatSet,
    /// What they are asked; `None` while no seat is asked.
    pub question: Option<Question>,
    /// Opaque: only the engine reads it, to continue from here; no contract.
    pub resume: Stack<Frame>,
    /// From 1.
    pub round: u8,
    /// Whether no round follows this one: White smoke has risen, or is the only card left of the
    /// cardinal deck (R7).
    pub last_round: bool,
    /// Who holds the piece.
    pub camerlengo: Seat,
    /// What can be taken.
    pub offer: Offer,
    /// Heights of the political, action and cardinal deck.
    pub decks: [u8; 3],
    /// What left the game in the open.
    pub discards: Discards,
    /// Missions that were not dealt.
    pub undealt: u8,
    /// The seats.
    pub players: BySeat<PlayerView, 4>,
    /// Who picks when, once the bids are ranked.
    pub order: ArrayVec<Seat, 4>,
    /// Why each of them comes before the next.
    pub precedences: ArrayVec<Precedence, 3>,
    /// Balance of the bank.
    pub bank: Bank,
}

diff_fields! {
    View {
        viewer, options, over, asked, question, resume, round, last_round, camerlengo, offer, decks, discards, undealt,
        order, precedences, bank,
    } each { players }
}

/// What a viewer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Open cards.
    pub display: Display,
    /// Behind the screen, but trackable: clients show it to others only with `memory_aid` (R5, decision
    /// D1).
    pub goods: Goods,
    /// Whether clients show `goods` to the viewer.
    pub goods_shown: bool,
    /// Votes that lie open.
    pub open_votes: i32,
    /// Arms of each party, in the order of [`Faction`](crate::cards::Faction).
    pub arms: [u8; 4],
    /// Symbols that give a vote now.
    pub alliances: ArrayVec<Symbol, 8>,
    /// Gold for a vote at the end.
    pub vote_price: u16,
    /// Votes that the gold would buy now.
    pub affordable_votes: i32,
    /// Number of missions in hand.
    pub missions: u8,
    /// Which, if the viewer may know: the owner always, all viewers at the end.
    pub known_missions: Option<ArrayVec<Mission, 2>>,
    /// Which of them are fulfilled now.
    pub fulfilled: Option<ArrayVec<bool, 2>>,
    /// Whether the player has discarded a mission.
    pub has_discarded: bool,
    /// Which, if the viewer is the owner.
    pub discarded: Option<Mission>,
    /// Answer of phase 2.
    pub chosen: Answer<Choice>,
    /// The bid of this round.
    pub mode: Mode,
    /// Answer of phase 3.
    pub bid: Answer<Bid>,
    /// What the bid counts as, if the viewer knows it.
    pub counts_as: Option<Bid>,
}

diff_fields! {
    PlayerView {
        display, goods, goods_shown, open_votes, arms, alliances, vote_price, affordable_votes, missions,
        known_missions, fulfilled, has_discarded, discarded, chosen, mode, bid, counts_as,
    }
}

impl View {
    /// The goods of a seat as a client may show them: one's own, or anybody's with `memory_aid`.
    pub fn shown_goods(&self, seat: Seat) -> Option<&Goods> {
        let player = &self.players[seat];
        player.goods_shown.then_some(&player.goods)
    }
}

impl HabemusPapam {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        // Exhaustive on purpose: a new field must not compile until its author decides which viewers see it.
        let Self {
            options,
            rng: _,
            stack,
            round,
            last_round,
            camerlengo,
            offer,
            political,
            action,
            cardinal,
            discards,
            undealt,
            players,
            order,
            bank,
        } = self;
        View {
            viewer,
            options: options.clone(),
            over: stack.top().is_none(),
            asked: stack.asked(),
            question: self.open_question(),
            resume: stack.clone(),
            round: *round,
            last_round: *last_round || discards.white_smoke || cardinal.len() == 1,
            camerlengo: *camerlengo,
            offer: *offer,
            decks: [political.len() as u8, action.len() as u8, cardinal.len() as u8],
            discards: *discards,
            undealt: undealt.len() as u8,
            players: players.map(|seat, player| self.player_seen(seat, player, viewer)),
            order: order.clone(),
            precedences: self.precedences(),
            bank: *bank,
        }
    }

    fn player_seen(&self, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
        let own = viewer.is(seat);
        let top = self.stack.top();
        let Player { display, goods, missions, discarded, chosen, mode, bid } = player;
        let known = own || top.is_none();
        let bid_known = own || !self.bid_is_sealed(*mode);
        PlayerView {
            display: *display,
            goods: *goods,
            goods_shown: known || self.options.memory_aid,
            open_votes: open_votes(*display, &self.options.data),
            arms: Faction::ALL.map(|faction| self.options.data.arms(display.persons, faction)),
            alliances: alliances(*display, &self.options.data),
            vote_price: vote_price(display.mazarin),
            affordable_votes: bought(goods.gold, display.mazarin),
            missions: missions.len() as u8,
            known_missions: known.then(|| missions.clone()),
            fulfilled: known
                .then(|| missions.iter().map(|mission| self.fulfils(seat, *mission)).collect()),
            has_discarded: discarded.is_some(),
            discarded: discarded.filter(|_| own),
            chosen: chosen.view(own || top != Some(Frame::Select)),
            mode: *mode,
            bid: bid.view(bid_known),
            counts_as: (*mode == Mode::ThreeRubies || (bid.is_given() && bid_known))
                .then(|| self.effective_bid(seat)),
        }
    }

    /// Whether bids of this mode are still hidden: their stage is being asked.
    fn bid_is_sealed(&self, mode: Mode) -> bool {
        match self.stack.top() {
            Some(Frame::FirstBids) => true,
            Some(Frame::LastBids) => mode == Mode::Last,
            _ => false,
        }
    }
}
