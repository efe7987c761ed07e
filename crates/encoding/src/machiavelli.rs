//! Machiavelli.
//!
//! Characters are named by their rank: a game has one of each. Districts of other cities are named by seat and card; if a
//! city has the card twice, beautified and not, the second one is among the overflow. Of a trade (Diplomat) and of the living
//! cannonball, districts are named by their place in their city, hand cards of a launch on loan by their place in the hand.

use signoria_engine::Seat;
use signoria_games::machiavelli::{
    Action, Card, Character, District, Done, Kind, Machiavelli, Question, Ranks, Source, View,
};

use crate::{
    Encoding,
    encoder::{Around, Encoder},
};

const SEATS: usize = 8;
const CARDS: usize = Card::ALL.len();
const CHARACTERS: usize = Character::ALL.len();
const RANKS: usize = 9;
/// Places in a city, and in a hand, that have an index of their own.
const PLACES: usize = 12;

const fn rank(character: Character) -> usize {
    character.rank() as usize - 1
}

fn ranks(ranks: Ranks) -> impl Iterator<Item = usize> {
    ranks.iter().map(|rank| usize::from(rank) - 1)
}

/// Place of a district among the different ones of a city.
fn place(city: &[District], wanted: District) -> Option<usize> {
    let mut place = 0;
    let mut last = None;
    for &district in city {
        if last.is_some_and(|last| last != district) {
            place += 1;
        }
        if district == wanted {
            return (place < PLACES).then_some(place);
        }
        last = Some(district);
    }
    None
}

/// Place of a card among the different ones of the viewer's hand.
fn in_hand(view: &View, wanted: Card) -> Option<usize> {
    let hand = view.me()?.cards.as_deref()?;
    let mut names: usize = 0;
    let mut last = None;
    for &card in hand {
        if last != Some(card) {
            names += 1;
        }
        if card == wanted {
            return Some(names - 1).filter(|&at| at < PLACES);
        }
        last = Some(card);
    }
    None
}

/// Kind of the question, and what it is about.
fn question(view: &View, around: Around, out: &mut Encoder) {
    let (mut slot, mut source, mut victim, mut left, mut after) = (0, None, None, None, None);
    let kind = view.question.map(|question| match question {
        Question::Pick { slot: at } => {
            slot = at;
            0
        }
        Question::Aside { slot: at } => {
            slot = at;
            1
        }
        Question::Theater => 2,
        Question::Shield => 3,
        Question::Hospital => 4,
        Question::Acrobat => 5,
        Question::Income => 6,
        Question::Bewitch => 7,
        Question::Bribe => 8,
        Question::Expose => 9,
        Question::Main => 10,
        Question::Keep { from } => {
            source = Some(match from {
                Source::Income => 0,
                Source::Booth => 1,
                Source::Scholar => 2,
            });
            11
        }
        Question::Warrants => 12,
        Question::Threats => 13,
        Question::Peek { victim: seat } => {
            victim = Some(around.of(seat));
            14
        }
        Question::Foretell { victim: seat } => {
            victim = Some(around.of(seat));
            15
        }
        Question::Gather { left: seats } => {
            left = Some(seats);
            16
        }
        Question::Redraw => 17,
        Question::Beautify { after: district } => {
            after = Some(district.card as usize);
            18
        }
        Question::Den => 19,
        Question::Loan => 20,
        Question::Confiscate => 21,
        Question::Bell => 22,
        Question::Lighthouse => 23,
        Question::Graveyard => 24,
        Question::Legacy => 25,
    });
    out.part("question");
    out.category("kind", kind, 26);
    out.number("slot", slot, 9);
    out.category("source", source, 3);
    out.category("victim", victim, SEATS);
    out.flags("left", SEATS, left.into_iter().flat_map(|left| around.set(left)));
    out.category("after", after, CARDS);
}

fn selection(view: &View, around: Around, out: &mut Encoder) {
    let selection = &view.selection;
    out.part("selection");
    out.category("first", Some(around.of(selection.first)), SEATS);
    out.flags("face_up", RANKS, ranks(selection.face_up));
    out.flags("silent", RANKS, ranks(selection.silent));
    let mut shown = [None; RANKS];
    for &(rank, seat) in &selection.shown {
        shown[usize::from(rank) - 1] = Some(around.of(seat));
    }
    out.categories("shown", RANKS, SEATS, shown);
    // A seat receives at most two packets: the first and the last are all.
    let mut packets = selection.seen.iter();
    let (first, last) = (packets.next(), packets.next_back());
    for (name, packet) in [("first_packet", first), ("last_packet", last)] {
        out.flags(name, RANKS, packet.into_iter().flat_map(|(_, seen)| ranks(*seen)));
    }
    out.categories("slots", 9, RANKS, selection.slots.iter().map(|slot| slot.map(rank)));
    let exchange = selection.exchange.as_ref();
    out.category("exchange_owner", exchange.map(|it| around.of(it.owner)), SEATS);
    out.category("exchange_partner", exchange.map(|it| around.of(it.partner)), SEATS);
    out.category("exchange_gave", exchange.and_then(|it| it.gave).map(rank), RANKS);
    out.category("exchange_got", exchange.and_then(|it| it.got).map(rank), RANKS);
}

fn marks(view: &View, around: Around, out: &mut Encoder) {
    let marks = &view.marks;
    let seat = |seat: Option<Seat>| seat.map(|seat| around.of(seat));
    out.part("marks");
    out.category("murdered", marks.murdered.map(rank), RANKS);
    out.category("bewitched", marks.bewitched.map(rank), RANKS);
    out.category("robbed", marks.robbed.map(rank), RANKS);
    out.category("witch", seat(marks.witch), SEATS);
    out.category("thief", seat(marks.thief), SEATS);
    out.category("magistrate", seat(marks.magistrate), SEATS);
    out.category("blackmailer", seat(marks.blackmailer), SEATS);
    out.flags("warrants", RANKS, ranks(marks.warrants));
    out.category("signed", marks.signed.map(rank), RANKS);
    out.flag("signed_shown", marks.signed_shown);
    out.flags("threats", RANKS, ranks(marks.threats));
    out.flags("threatened", RANKS, ranks(marks.threatened));
    out.category("rose", marks.rose.map(rank), RANKS);
    out.flag("rose_shown", marks.rose_shown);
    out.flag("spared", marks.spared);
    out.flag("acrobat", marks.acrobat);
    out.category("sanctuary", seat(marks.sanctuary), SEATS);
    out.category("fourth", seat(marks.fourth), SEATS);
    out.category("queen", seat(marks.queen), SEATS);
    out.flag("queen_paid", marks.queen_paid);
}

fn turn(view: &View, around: Around, out: &mut Encoder) {
    const DEEDS: [Done; 12] = [
        Done::INCOME,
        Done::COLLECTED,
        Done::ABILITY,
        Done::CROWN,
        Done::SMITHY,
        Done::LABORATORY,
        Done::MUSEUM,
        Done::ACTION,
        Done::PAID_BUILD,
        Done::LOAN,
        Done::PROTECTED,
        Done::RESUMED,
    ];
    let turn = &view.turn;
    out.part("turn");
    out.category("seat", Some(around.of(turn.seat)), SEATS);
    out.category("who", Some(rank(turn.who)), RANKS);
    out.flags("done", DEEDS.len(), (0..DEEDS.len()).filter(|&at| turn.done.has(DEEDS[at])));
    out.number("builds", turn.builds, 20);
    out.number("limit", turn.limit, 20);
    out.number("spent", turn.spent, 100);
    out.category("limbo", turn.limbo.map(|card| card as usize), CARDS);
    out.category("owner", Some(around.of(turn.owner)), SEATS);
    out.number("price", turn.price, 20);
    out.number("paid", turn.paid, 20);
    out.flag("limit_free", turn.limit_free);
    out.category("lender", Some(around.of(turn.lender)), SEATS);
    out.number("owed", turn.owed, 20);
    out.tally("picked", CARDS, 9, turn.picked.iter().map(|&card| card as usize));
    out.category("marking", turn.marking.map(rank), RANKS);
    out.category("blank", turn.blank.map(rank), RANKS);
    out.number("drawn", turn.drawn.len() as u8, 7);
    let drawn = turn.drawn.iter().filter_map(|lying| lying.card);
    out.tally("drawn_known", CARDS, 7, drawn.map(|card| card as usize));
}

// Action indices: each block begins where the one before ends.
/// Actions that are a single word.
const WORDS: usize = 35;
const PICK: usize = WORDS;
const ASIDE: usize = PICK + RANKS;
const KILL: usize = ASIDE + RANKS;
const BEWITCH: usize = KILL + RANKS;
const ROB: usize = BEWITCH + RANKS;
const SIGN: usize = ROB + RANKS;
const BLANK: usize = SIGN + RANKS;
const EXCHANGE: usize = BLANK + RANKS;
const SPY: usize = EXCHANGE + SEATS * RANKS;
const SWAP_HANDS: usize = SPY + SEATS * Kind::ALL.len();
const PEEK: usize = SWAP_HANDS + SEATS;
const LEND: usize = PEEK + SEATS;
const GIVE_CROWN: usize = LEND + SEATS;
const TAX_RICHEST: usize = GIVE_CROWN + SEATS * 3;
const FORTUNE: usize = TAX_RICHEST + SEATS;
const BEQUEATH: usize = FORTUNE + SEATS;
const SPLIT: usize = BEQUEATH + SEATS;
const MOST_SPLIT: usize = 24;
const VISIT: usize = SPLIT + MOST_SPLIT;
const CASH: usize = VISIT + 3;
const KEEP: usize = CASH + 3;
const DISCARD: usize = KEEP + CARDS;
const TAKE: usize = DISCARD + CARDS;
const GIVE: usize = TAKE + CARDS;
const BUILD: usize = GIVE + CARDS;
const BUILD_FRAMEWORK: usize = BUILD + CARDS;
const BUILD_NECROPOLIS: usize = BUILD_FRAMEWORK + CARDS;
const LABORATORY: usize = BUILD_NECROPOLIS + CARDS;
const MUSEUM: usize = LABORATORY + CARDS;
const BEAUTIFY: usize = MUSEUM + CARDS;
const LAUNCH_DEN: usize = BEAUTIFY + CARDS;
const BUILD_LOAN: usize = LAUNCH_DEN + CARDS;
const DESTROY: usize = BUILD_LOAN + SEATS * CARDS;
const SEIZE: usize = DESTROY + SEATS * CARDS;
const ARMORY: usize = SEIZE + SEATS * CARDS;
const TRADE: usize = ARMORY + SEATS * CARDS;
const LAUNCH: usize = TRADE + PLACES * SEATS * PLACES;
const LAUNCH_LOAN: usize = LAUNCH + PLACES * CARDS;
const OVERFLOW: usize = LAUNCH_LOAN + PLACES * PLACES * SEATS;
const OVERFLOWS: usize = 512;

impl Encoding for Machiavelli {
    const OBSERVATION: &'static str = "machiavelli/obs-1";
    const OBSERVATION_SIZE: usize = 2_068;
    const ACTION: &'static str = "machiavelli/act-1";
    const ACTIONS: usize = OVERFLOW + OVERFLOWS;
    const OVERFLOW: usize = OVERFLOWS;

    fn observe(view: &View, out: &mut Encoder) {
        let seats = view.seats();
        let around = Around::new(view.viewer, seats);
        question(view, around, out);
        out.part("");
        out.flag("over", view.over);
        out.flags("asked", SEATS, around.set(view.asked));
        out.number("seats", seats, SEATS as i16);
        let rulings = view.rulings;
        let switches = [
            rulings.action_cards,
            rulings.school_of_magic_abbot_gains_both,
            rulings.great_wall_protects_itself,
            rulings.warlord_may_hit_own_completed_city,
            rulings.abilities_before_income,
            rulings.end_stands_without_bell_tower,
            rulings.fortune_teller_must_take,
            rulings.markers_on_own_character,
            rulings.completion_points_stay,
        ];
        out.flags("rulings", switches.len(), (0..switches.len()).filter(|&at| switches[at]));
        let cast = view.cast.iter().map(|&character| Some(character as usize));
        out.categories("cast", RANKS, CHARACTERS, cast);
        out.flags("uniques", CARDS, view.uniques.iter().map(|&card| card as usize));
        out.number("round", view.round, 100);
        out.category("crown", Some(around.of(view.crown)), SEATS);
        out.number("called", view.called, 9);
        out.number("tax", view.tax, 50);
        out.number("bank", view.bank, 200);
        out.number("threshold", view.threshold, 8);
        out.flag("bell", view.bell);
        out.flag("ending", view.ending);
        out.flag("reaction", view.reaction);
        out.number("deck", view.deck.size, 83);
        out.tally("deck_known", CARDS, 9, view.deck.remembered.iter().map(|&card| card as usize));
        out.number("deck_doubt", view.deck.doubt, 83);
        out.number("museum", view.museum.len() as u8, 83);
        out.parts("booth", 3, view.booths.iter().map(Some).chain([None; 3]), |out, booth| {
            out.category("owner", booth.map(|booth| around.of(booth.owner)), SEATS);
            out.number("gold", booth.map_or(0, |booth| booth.gold), 50);
            out.flag("used", booth.is_some_and(|booth| booth.used));
        });
        selection(view, around, out);
        marks(view, around, out);
        turn(view, around, out);
        out.part("");
        let hand = view.me().and_then(|me| me.cards.as_deref()).unwrap_or(&[]);
        out.tally("hand", CARDS, 9, hand.iter().map(|&card| card as usize));
        out.parts("player", SEATS, around.all(), |out, seat| {
            let player = &view.players[seat.index()];
            out.number("gold", player.gold, 200);
            out.number("hand", player.hand, 83);
            out.number("doubt", player.doubt, 83);
            out.number("maybe_actions", player.maybe_actions, 15);
            out.number("size", player.size, 20);
            out.number("completed", player.completed, 99);
            out.flag("first", player.first);
            out.flag("complete", player.complete);
            out.flags("characters", RANKS, player.characters.iter().map(|&it| rank(it)));
            out.tally("city", CARDS, 9, player.city.iter().map(|it| it.card as usize));
            let golden = player.city.iter().filter(|district| district.beautified);
            out.tally("beautified", CARDS, 9, golden.map(|it| it.card as usize));
            out.tally("known_hand", CARDS, 9, player.remembered.iter().map(|&it| it as usize));
        });
    }

    fn index(view: &View, action: Action) -> Option<usize> {
        let around = Around::new(view.viewer, view.seats());
        let at = |seat: Seat| around.of(seat);
        let own = |district: District| place(&view.players[around.me().index()].city, district);
        let district = |seat: Seat, district: District| at(seat) * CARDS + district.card as usize;
        Some(match action {
            Action::Pass => 0,
            Action::Done => 1,
            Action::Rasputin => 2,
            Action::Hospital => 3,
            Action::Acrobat => 4,
            Action::TakeGold => 5,
            Action::TakeCards => 6,
            Action::Bribe => 7,
            Action::Refuse => 8,
            Action::Expose => 9,
            Action::Warrants => 10,
            Action::Threats => 11,
            Action::Redraw => 12,
            Action::Gather => 13,
            Action::TakeCrown => 14,
            Action::Collect => 15,
            Action::ExtraGold => 16,
            Action::DrawTwo => 17,
            Action::FourGold => 18,
            Action::FourCards => 19,
            Action::DrawSeven => 20,
            Action::RoyalGold => 21,
            Action::CollectTax => 22,
            Action::BuildDen => 23,
            Action::Smithy => 24,
            Action::Tent => 25,
            Action::Director => 26,
            Action::Booth => 27,
            Action::Confiscate => 28,
            Action::Announce => 29,
            Action::DigUp => 30,
            Action::End => 31,
            Action::Pick(character) => PICK + rank(character),
            Action::Aside(character) => ASIDE + rank(character),
            Action::Kill(character) => KILL + rank(character),
            Action::Bewitch(character) => BEWITCH + rank(character),
            Action::Rob(character) => ROB + rank(character),
            Action::Sign(character) => SIGN + rank(character),
            Action::Blank(character) => BLANK + rank(character),
            Action::Exchange { seat, give } => EXCHANGE + at(seat) * RANKS + rank(give),
            Action::Spy { seat, kind } => SPY + at(seat) * Kind::ALL.len() + kind as usize,
            Action::SwapHands(seat) => SWAP_HANDS + at(seat),
            Action::Peek(seat) => PEEK + at(seat),
            Action::Lend(seat) => LEND + at(seat),
            Action::GiveCrown { seat, levy } => GIVE_CROWN + at(seat) * 3 + levy as usize,
            Action::TaxRichest(seat) => TAX_RICHEST + at(seat),
            Action::Fortune(seat) => FORTUNE + at(seat),
            Action::Bequeath(seat) => BEQUEATH + at(seat),
            Action::Split(gold) if usize::from(gold) < MOST_SPLIT => SPLIT + usize::from(gold),
            Action::Split(_) => return None,
            Action::Visit(booth) => VISIT + usize::from(booth),
            Action::Cash(booth) => CASH + usize::from(booth),
            Action::Keep(card) => KEEP + card as usize,
            Action::Discard(card) => DISCARD + card as usize,
            Action::Take(card) => TAKE + card as usize,
            Action::Give(card) => GIVE + card as usize,
            Action::Build(card) => BUILD + card as usize,
            Action::BuildFramework(card) => BUILD_FRAMEWORK + card as usize,
            Action::BuildNecropolis(district) => BUILD_NECROPOLIS + district.card as usize,
            Action::Laboratory(card) => LABORATORY + card as usize,
            Action::Museum(card) => MUSEUM + card as usize,
            Action::Beautify(district) => BEAUTIFY + district.card as usize,
            Action::LaunchDen(district) => LAUNCH_DEN + district.card as usize,
            Action::BuildLoan { card, lender } => BUILD_LOAN + at(lender) * CARDS + card as usize,
            Action::Destroy { seat, district: it } => DESTROY + district(seat, it),
            Action::Seize { seat, district: it } => SEIZE + district(seat, it),
            Action::Armory { seat, district: it } => ARMORY + district(seat, it),
            Action::Trade { mine, seat, theirs } => {
                let theirs = place(&view.players[seat.index()].city, theirs)?;
                TRADE + (own(mine)? * SEATS + at(seat)) * PLACES + theirs
            }
            Action::Launch { old, new } => LAUNCH + own(old)? * CARDS + new as usize,
            Action::LaunchLoan { old, new, lender } => {
                LAUNCH_LOAN + (own(old)? * PLACES + in_hand(view, new)?) * SEATS + at(lender)
            }
        })
    }
}
