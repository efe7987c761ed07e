//! Which actions are legal.

use signoria_engine::Seat;

use super::{Action, Levy};
use crate::{
    cards::{Card, Cards, Kind},
    characters::{Character, Paid},
    frame::Frame,
    rules::selection::Slot,
    state::{Done, Machiavelli},
};

impl Machiavelli {
    /// Lists the legal actions of a seat that is to act, in the order of the actions.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(top) = self.stack.top() else { return };
        match top {
            Frame::Pick { slot } => {
                let packet = self.packet_for(slot);
                let aside = matches!(self.slot(slot), Slot::Aside(_));
                let as_action = if aside { Action::Aside } else { Action::Pick };
                out.extend(packet.iter().map(|rank| as_action(self.of_rank(rank))));
            }
            Frame::Theater => self.list_theater(seat, out),
            Frame::Shield { .. } => {
                out.push(Action::Pass);
                let called = self.of_rank(self.called);
                if self.holder(called) == Some(seat) && self.player(seat).hand.has(Card::Rasputin) {
                    out.push(Action::Rasputin);
                }
            }
            Frame::Hospital { owner } => {
                out.push(Action::Pass);
                if self.holder(self.of_rank(self.called)) == Some(owner) {
                    out.push(Action::Hospital);
                }
            }
            Frame::Acrobat { .. } => {
                out.push(Action::Pass);
                if self.player(seat).hand.has(Card::Acrobat) {
                    out.push(Action::Acrobat);
                }
            }
            Frame::Income => self.list_income(out),
            Frame::Bewitch => {
                out.extend(self.cast.iter().skip(1).map(|&character| Action::Bewitch(character)));
            }
            Frame::Bribe => out.extend([Action::Bribe, Action::Refuse]),
            Frame::Expose => out.extend([Action::Pass, Action::Expose]),
            Frame::Main => self.list_main(out),
            Frame::Keep { .. } => {
                let drawn: Cards = self.turn.drawn.iter().map(|lying| lying.card).collect();
                out.extend(drawn.names().map(Action::Keep));
            }
            Frame::Warrants => self.list_warrants(out),
            Frame::Threats => self.list_threats(out),
            Frame::Peek { victim } => self.list_peek(victim, out),
            Frame::Foretell { victim } => {
                if !self.rulings.fortune_teller_must_take {
                    out.push(Action::Pass);
                }
                out.extend(self.player(victim).hand.names().map(Action::Take));
            }
            Frame::Gather { .. } => out.extend(self.player(seat).hand.names().map(Action::Give)),
            Frame::Redraw => {
                if !self.turn.picked.is_empty() {
                    out.push(Action::Done);
                }
                out.extend(self.pickable(1).map(Action::Discard));
            }
            Frame::Beautify { after } => {
                out.push(Action::Done);
                out.extend(self.beautifiable(Some(after)).map(Action::Beautify));
            }
            Frame::Den => self.list_den(out),
            Frame::Loan => {
                let needed = self.turn.owed - self.turn.picked.len();
                out.extend(self.pickable(needed).map(Action::Give));
            }
            Frame::Confiscate => {
                out.push(Action::Pass);
                if self.can_confiscate(self.turn.limbo.expect("a building waits")) {
                    out.push(Action::Confiscate);
                }
            }
            Frame::Bell => out.extend([Action::Pass, Action::Announce]),
            Frame::Lighthouse => {
                out.push(Action::Pass);
                let deck: Cards = self.piles.deck().iter().map(|lying| lying.card).collect();
                out.extend(deck.names().map(Action::Keep));
            }
            Frame::Graveyard { .. } => out.extend([Action::Pass, Action::DigUp]),
            Frame::Legacy { heir } => out.extend(
                self.others(heir).filter(|&other| other != self.crown).map(Action::Bequeath),
            ),
            Frame::Round
            | Frame::Call { .. }
            | Frame::Answer
            | Frame::Cursed
            | Frame::Raise { .. }
            | Frame::Place { .. }
            | Frame::Built
            | Frame::RoundEnd
            | Frame::Close => {}
        }
    }

    /// D3: pass, or one exchange with one other player.
    fn list_theater(&self, owner: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for partner in self.others(owner) {
            for give in self.characters_of(owner) {
                out.push(Action::Exchange { seat: partner, give });
            }
        }
    }

    /// §5.5.1: cards only if the deck has one (R7).
    fn list_income(&self, out: &mut Vec<Action>) {
        out.push(Action::TakeGold);
        if self.deck_size() > 0 {
            out.push(Action::TakeCards);
        }
    }

    /// §6 Magistrate: the signed one, then two blanks in order of rank.
    fn list_warrants(&self, out: &mut Vec<Action>) {
        // R10: their own tile, rank 1, only by the option.
        let own = self.rulings.markers_on_own_character;
        let candidates = self.cast.iter().copied().skip(usize::from(!own));
        match (self.turn.marking, self.turn.blank) {
            (None, _) => out.extend(candidates.map(Action::Sign)),
            (Some(signed), blank) => {
                // The last place in rank order must stay free for the second blank.
                let last = candidates.clone().rfind(|&character| character != signed);
                out.extend(
                    candidates
                        .filter(|&character| {
                            character != signed
                                && match blank {
                                    None => Some(character) != last,
                                    Some(first) => character > first,
                                }
                        })
                        .map(Action::Blank),
                );
            }
        }
    }

    /// §6: characters the Thief and the Blackmailer may name: rank 3 or more, not the murdered, not
    /// the bewitched one.
    fn spared_by_rank_2(&self) -> impl Iterator<Item = Character> + '_ {
        self.cast.iter().copied().skip(2).filter(|&character| {
            self.marks.murdered != Some(character) && self.marks.bewitched != Some(character)
        })
    }

    fn list_threats(&self, out: &mut Vec<Action>) {
        // R10: her own tile only by the option, and not for a Witch who acts as her: it is bewitched.
        let own = self.rulings.markers_on_own_character
            && self.marks.bewitched != Some(Character::Blackmailer);
        let own = own.then_some(Character::Blackmailer);
        let candidates = own.into_iter().chain(self.spared_by_rank_2());
        match self.turn.marking {
            None => out.extend(candidates.map(Action::Sign)),
            Some(rose) => {
                out.extend(candidates.filter(|&character| character != rose).map(Action::Blank));
            }
        }
    }

    /// D13 for the Wizard: keep any card, or build a district at once.
    fn list_peek(&self, victim: Seat, out: &mut Vec<Action>) {
        let hand = self.player(victim).hand;
        out.extend(hand.names().map(Action::Take));
        self.list_builds(hand, true, out);
    }

    /// §7 Thieves' Den: gold covers the rest, or a further card, or a loan.
    fn list_den(&self, out: &mut Vec<Action>) {
        let paid = self.turn.picked.len();
        let rest = self.turn.price - paid;
        let gold = self.player(self.turn.seat).gold;
        let cards = self.unpicked().len();
        if paid > 0 && gold >= u16::from(rest) {
            out.push(Action::Done);
        }
        if rest > 0 {
            if self.turn.who == Character::Cardinal {
                // With a loan the right number of cards depends on every lender: try each pick.
                let fits = |&card: &Card| {
                    let after = self.unpicked().without(card);
                    let open: u8 = after
                        .names()
                        .filter(|&other| other >= card)
                        .map(|other| after.count(other))
                        .sum();
                    (0..=open.min(rest - 1)).any(|more| {
                        let price = rest - 1 - more;
                        gold >= u16::from(price) || self.anybody_can_lend(price, cards - 1 - more)
                    })
                };
                out.extend(self.pickable(1).filter(fits).map(Action::Discard));
            } else {
                let needed = u16::from(rest).saturating_sub(gold).max(1);
                out.extend(self.pickable(needed as u8).map(Action::Discard));
            }
        }
        if paid > 0 {
            out.extend(
                self.all().filter(|&lender| self.can_lend(lender, rest, cards)).map(Action::Lend),
            );
        }
    }

    /// §5.5.2: the main loop.
    fn list_main(&self, out: &mut Vec<Action>) {
        let turn = &self.turn;
        let player = self.player(turn.seat);
        let income = turn.done.has(Done::INCOME);
        if !income {
            self.list_income(out);
        }
        if income || self.rulings.abilities_before_income {
            self.list_abilities(out);
        }
        if income {
            self.list_builds(player.hand, false, out);
        }
        if income || self.rulings.abilities_before_income {
            self.list_districts(out);
        }
        if self.rulings.action_cards {
            self.list_action_cards(income, out);
        }
        let duty = turn.who == Character::Emperor && !turn.done.has(Done::CROWN);
        if income && !duty {
            out.push(Action::End);
        }
    }

    /// §5.12: the abilities of the acting character, in the order of the actions.
    fn list_abilities(&self, out: &mut Vec<Action>) {
        let turn = &self.turn;
        let seat = turn.seat;
        let me = self.player(seat);
        let fresh = !turn.done.has(Done::ABILITY);
        let deck = self.deck_size() > 0;
        match turn.who {
            Character::Assassin if fresh => {
                out.extend(self.cast.iter().skip(1).map(|&character| Action::Kill(character)));
            }
            Character::Magistrate if fresh => out.push(Action::Warrants),
            Character::Thief if fresh => out.extend(self.spared_by_rank_2().map(Action::Rob)),
            Character::Blackmailer if fresh => out.push(Action::Threats),
            Character::Spy if fresh => {
                for victim in self.others(seat) {
                    out.extend(Kind::ALL.map(|kind| Action::Spy { seat: victim, kind }));
                }
            }
            Character::Magician if fresh => {
                out.extend(self.others(seat).map(Action::SwapHands));
                if me.hand_size > 0 {
                    out.push(Action::Redraw);
                }
            }
            Character::Wizard if fresh => out.extend(
                self.others(seat)
                    .filter(|&other| self.player(other).hand_size > 0)
                    .map(Action::Peek),
            ),
            Character::Seer
                if fresh && self.others(seat).any(|other| self.player(other).hand_size > 0) =>
            {
                out.push(Action::Gather);
            }
            Character::King | Character::Patrician
                if !turn.done.has(Done::CROWN) && !turn.done.has(Done::RESUMED) =>
            {
                out.push(Action::TakeCrown);
            }
            Character::Emperor if !turn.done.has(Done::CROWN) => {
                for to in self.others(seat).filter(|&other| other != self.crown) {
                    self.list_levies(to, out);
                }
            }
            _ => {}
        }
        if !turn.done.has(Done::COLLECTED)
            && let Some((_, paid, districts, school)) = self.district_income()
            && districts + u8::from(school) > 0
        {
            match paid {
                Paid::Gold | Paid::Cards => out.push(Action::Collect),
                Paid::Mixed => {
                    let both = self.rulings.school_of_magic_abbot_gains_both;
                    let mixed = districts + u8::from(school && !both);
                    out.extend((0..=mixed).map(Action::Split));
                }
            }
        }
        if !fresh {
            return;
        }
        match turn.who {
            Character::Abbot => {
                let most = self.all().map(|other| self.player(other).gold).max().unwrap_or(0);
                if me.gold < most {
                    out.extend(
                        self.all()
                            .filter(|&other| self.player(other).gold == most)
                            .map(Action::TaxRichest),
                    );
                }
            }
            Character::Merchant => out.push(Action::ExtraGold),
            Character::Architect if deck => out.push(Action::DrawTwo),
            Character::Navigator => {
                out.push(Action::FourGold);
                if deck {
                    out.push(Action::FourCards);
                }
            }
            Character::Scholar if deck => out.push(Action::DrawSeven),
            Character::Warlord => self.list_destroy(out),
            Character::Diplomat => self.list_trade(out),
            Character::Marshal => self.list_seize(out),
            Character::Queen if !self.marks.queen_paid && self.queen_sits_by_fourth(seat) => {
                out.push(Action::RoyalGold);
            }
            Character::Artist => out.extend(self.beautifiable(None).map(Action::Beautify)),
            Character::TaxCollector if self.tax > 0 => out.push(Action::CollectTax),
            _ => {}
        }
    }

    fn list_levies(&self, to: Seat, out: &mut Vec<Action>) {
        let player = self.player(to);
        if player.gold > 0 {
            out.push(Action::GiveCrown { seat: to, levy: Levy::Gold });
        }
        if player.hand_size > 0 {
            out.push(Action::GiveCrown { seat: to, levy: Levy::Card });
        }
        if player.gold == 0 && player.hand_size == 0 {
            out.push(Action::GiveCrown { seat: to, levy: Levy::Nothing });
        }
    }

    /// §6 Warlord: any city, also their own.
    fn list_destroy(&self, out: &mut Vec<Action>) {
        let seat = self.turn.seat;
        let gold = self.player(seat).gold;
        for owner in self.all() {
            let own = owner == seat && self.rulings.warlord_may_hit_own_completed_city;
            if !self.open_to_rank_8(owner, own) {
                continue;
            }
            for district in self.player(owner).districts() {
                if !Self::untouchable(district.card) && self.destroy_price(owner, district) <= gold
                {
                    out.push(Action::Destroy { seat: owner, district });
                }
            }
        }
    }

    /// §6 Diplomat: no new duplicate on either side (R54).
    fn list_trade(&self, out: &mut Vec<Action>) {
        let seat = self.turn.seat;
        let me = self.player(seat);
        for mine in me.districts().filter(|mine| mine.card != Card::CircusTent) {
            for with in self.others(seat).filter(|&with| self.open_to_rank_8(with, false)) {
                let them = self.player(with);
                for theirs in them.districts() {
                    let same = mine.card == theirs.card;
                    let twice = !same && (me.city.has(theirs.card) || them.city.has(mine.card));
                    if !Self::untouchable(theirs.card)
                        && !twice
                        && self.trade_price(mine, with, theirs) <= me.gold
                    {
                        out.push(Action::Trade { mine, seat: with, theirs });
                    }
                }
            }
        }
    }

    /// §6 Marshal: cost 3 or less, a name they do not have (R61).
    fn list_seize(&self, out: &mut Vec<Action>) {
        let seat = self.turn.seat;
        let me = self.player(seat);
        for from in self.others(seat).filter(|&from| self.open_to_rank_8(from, false)) {
            for district in self.player(from).districts() {
                if !Self::untouchable(district.card)
                    && district.cost() <= 3
                    && !me.city.has(district.card)
                    && self.seize_price(from, district) <= me.gold
                {
                    out.push(Action::Seize { seat: from, district });
                }
            }
        }
    }

    /// §5.7: every district of `hand` with every way of paying, by way of paying.
    fn list_builds(&self, hand: Cards, immediately: bool, out: &mut Vec<Action>) {
        let buildable = self.buildable(hand, immediately);
        if buildable.is_empty() {
            return;
        }
        out.extend(self.payable(buildable).names().map(Action::Build));
        let turn = &self.turn;
        let me = self.player(turn.seat);
        // Hand cards besides the one built.
        let spare = if immediately { me.hand_size } else { me.hand_size.saturating_sub(1) };
        if buildable.has(Card::ThievesDen) && self.den_payable(self.price(Card::ThievesDen), spare)
        {
            out.push(Action::BuildDen);
        }
        if me.city.has(Card::Framework) {
            out.extend(buildable.names().map(Action::BuildFramework));
        }
        if buildable.has(Card::Necropolis) {
            out.extend(
                // Giving up the Framework for it is listed above already.
                me.districts()
                    .filter(|it| !matches!(it.card, Card::CircusTent | Card::Framework))
                    .map(Action::BuildNecropolis),
            );
        }
        if turn.who == Character::Cardinal {
            for card in buildable.names() {
                let price = self.price(card);
                out.extend(
                    self.all()
                        .filter(|&lender| self.can_lend(lender, price, spare))
                        .map(|lender| Action::BuildLoan { card, lender }),
                );
            }
        }
    }

    /// §7: Smithy, Laboratory, Museum, Armory.
    fn list_districts(&self, out: &mut Vec<Action>) {
        let turn = &self.turn;
        let me = self.player(turn.seat);
        if me.city.has(Card::Smithy)
            && !turn.done.has(Done::SMITHY)
            && me.gold >= 2
            && self.deck_size() > 0
        {
            out.push(Action::Smithy);
        }
        if me.city.has(Card::Laboratory) && !turn.done.has(Done::LABORATORY) {
            out.extend(me.hand.names().map(Action::Laboratory));
        }
        if me.city.has(Card::Museum) && !turn.done.has(Done::MUSEUM) {
            out.extend(me.hand.names().map(Action::Museum));
        }
        if me.city.has(Card::Armory) {
            for owner in self.all().filter(|&owner| !self.complete(owner)) {
                for district in self.player(owner).districts() {
                    if !matches!(district.card, Card::CircusTent | Card::Armory) {
                        out.push(Action::Armory { seat: owner, district });
                    }
                }
            }
        }
    }

    /// §8: one action card per turn; booths.
    fn list_action_cards(&self, income: bool, out: &mut Vec<Action>) {
        let turn = &self.turn;
        let seat = turn.seat;
        let me = self.player(seat);
        let may_play = !turn.done.has(Done::ACTION);
        let navigator = turn.who == Character::Navigator;
        if may_play && income && !navigator && me.hand.has(Card::CircusTent) {
            out.push(Action::Tent);
        }
        if may_play && !navigator && me.hand.has(Card::Director) {
            out.push(Action::Director);
        }
        if may_play && me.hand.has(Card::TicketBooth) {
            out.push(Action::Booth);
        }
        if may_play && income && !navigator && me.hand.has(Card::LivingCannonball) {
            self.list_launches(out);
        }
        if may_play && me.hand.has(Card::FortuneTeller) {
            out.extend(
                self.others(seat)
                    .filter(|&other| self.player(other).hand_size > 0)
                    .map(Action::Fortune),
            );
        }
        for (at, booth) in self.booths.iter().enumerate() {
            if booth.owner != seat && !booth.used && me.gold > 0 && self.deck_size() > 0 {
                out.push(Action::Visit(at as u8));
            }
        }
        for (at, booth) in self.booths.iter().enumerate() {
            if booth.owner == seat {
                out.push(Action::Cash(at as u8));
            }
        }
    }

    /// §8.5: every pair of an own district and a dearer one in hand, by way of paying.
    fn list_launches(&self, out: &mut Vec<Action>) {
        let me = self.player(self.turn.seat);
        // Neither the cannonball nor the new district can pay.
        let spare = me.hand_size.saturating_sub(2);
        let pairs = || {
            me.districts().flat_map(move |old| {
                me.hand
                    .names()
                    .filter_map(move |new| Some((old, new, self.launch_price(old, new)?)))
            })
        };
        for (old, new, price) in pairs() {
            if me.gold >= u16::from(price) {
                out.push(Action::Launch { old, new });
            }
        }
        for (old, new, price) in pairs() {
            if new == Card::ThievesDen && self.den_payable(price, spare) {
                out.push(Action::LaunchDen(old));
            }
        }
        if self.turn.who == Character::Cardinal {
            for (old, new, price) in pairs() {
                out.extend(
                    self.all()
                        .filter(|&lender| self.can_lend(lender, price, spare))
                        .map(|lender| Action::LaunchLoan { old, new, lender }),
                );
            }
        }
    }
}
