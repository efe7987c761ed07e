//! The carriage and the messages (§7.5).

use signoria_engine::{Seat, Sink};

use crate::{
    cards::Tile,
    event::Event,
    state::{NotreDame, Source},
    streets::Market,
};

impl NotreDame {
    /// §7.5, R-09: the boroughs whose colour the player may take now, as bits: those of which they have
    /// no more messages than of any other colour that still lies on the board.
    pub(crate) fn takeable(&self, seat: Seat) -> u8 {
        let owned = self.players[seat].messages;
        let on_board = |borough: &u8| self.board.of(*borough) > 0;
        let fewest = (0..self.boroughs()).filter(on_board).map(|borough| owned.of(borough)).min();
        (0..self.boroughs())
            .filter(on_board)
            .filter(|&borough| Some(owned.of(borough)) == fewest)
            .fold(0, |set, borough| set | (1 << borough))
    }

    /// §7.5: the carriage drives to a market; the message there may be taken.
    pub(crate) fn drive(&mut self, seat: Seat, to: Market, take: bool, sink: &mut impl Sink<Self>) {
        let boroughs = self.boroughs();
        let from = std::mem::replace(&mut self.players[seat].carriage, to);
        let colour = self.colours[usize::from(to.borough())];
        let route = || self.data.streets.route(boroughs, from, to);
        sink.emit(|| Event::Drove { seat, route: route(), colour });
        if take {
            let tile = self.tile_at(to).expect("a message that is taken lies there");
            self.take_message(seat, to.borough(), tile, sink);
        }
    }

    /// §7.5: a message leaves the board for good and takes effect: prestige first, then the extra.
    pub(crate) fn take_message(
        &mut self,
        seat: Seat,
        borough: u8,
        tile: Tile,
        sink: &mut impl Sink<Self>,
    ) {
        self.board.remove(borough, tile);
        self.players[seat].messages.insert(borough, tile);
        let colour = self.colours[usize::from(borough)];
        sink.emit(|| Event::TookMessage { seat, colour, tile });
        self.gain_prestige(seat, tile.prestige(), Source::Messages, sink);
        match tile {
            Tile::Coin => self.gain_coins(seat, 1, sink),
            Tile::Cube => self.gain_cubes(seat, 1, sink),
            Tile::Rat => self.rat_back(seat, sink),
            Tile::Plain => {}
        }
    }
}
