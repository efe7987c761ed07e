//! Which sentence says what: log lines, labels, questions, refusals.

use signoria_engine::{Arg, GameText, Message, Reason, Seat};

use crate::{
    action::{Action, Levy},
    cards::{Card, Kind},
    characters::{Character, Paid},
    event::{EventKind, EventView},
    frame::{Frame, Source},
    rules::selection::{Slot, slot_of},
    state::{District, Done, Machiavelli},
    view::{PlayerView, View},
};

/// The name of a card.
fn card(card: Card) -> Arg {
    Arg::Term(card.id())
}

/// A card within a sentence, with its article.
fn the(what: Card) -> Arg {
    Message::new("the").with("card", card(what)).into()
}

/// A district within a sentence; one with gold on it is told apart.
fn the_district(district: District) -> Arg {
    let key = if district.beautified { "the-beautified" } else { "the" };
    Message::new(key).with("card", card(district.card)).into()
}

fn person(character: Character) -> Arg {
    Arg::Term(character.id())
}

fn cards(list: &[Card]) -> Arg {
    list.iter().map(|card| card.id()).collect()
}

fn people(list: &[Character]) -> Arg {
    list.iter().map(|character| character.id()).collect()
}

/// A sentence about one seat.
fn of(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

impl GameText for Machiavelli {
    fn message(event: &EventView) -> Message {
        tell(&event.0)
    }

    fn hits(view: &View, event: &EventView) -> bool {
        view.viewer.seat().is_some_and(|viewer| hits(view, viewer, &event.0))
    }

    fn label(view: &View, action: Action) -> Message {
        label(view, action)
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        prompt(view, seat)
    }

    fn why_not(view: &View, action: Action) -> Reason {
        refusal(view, action).unwrap_or_else(Reason::not_a_choice)
    }

    fn catalogue() -> Vec<Message> {
        catalogue()
    }
}

/// Whether an event costs the seat of the viewer something that another player or the rules take.
fn hits(view: &View, viewer: Seat, told: &EventKind) -> bool {
    let own = |character: Character| view.players[viewer.index()].characters.contains(&character);
    match *told {
        EventKind::Murdered { seat, character } | EventKind::Bewitched { seat, character } => {
            seat != viewer && own(character)
        }
        EventKind::Silent { witch, .. } => witch == Some(viewer),
        EventKind::Robbed { seat, .. } => seat == viewer,
        EventKind::Exchanged { partner, .. } => partner == viewer,
        EventKind::ThreatTurned { victim, gold, .. } | EventKind::Spied { victim, gold, .. } => {
            victim == viewer && gold > 0
        }
        EventKind::TookCard { victim, .. } => victim == viewer,
        EventKind::SwappedHands { with, .. } | EventKind::Traded { with, .. } => with == viewer,
        EventKind::LeviedGold { from, .. }
        | EventKind::TaxedRichest { from, .. }
        | EventKind::Seized { from, .. }
        | EventKind::Confiscated { from, .. } => from == viewer,
        EventKind::Destroyed { seat, owner, .. } | EventKind::ArmoryUsed { seat, owner, .. } => {
            owner == viewer && seat != viewer
        }
        EventKind::Borrowed { lender, .. } => lender == viewer,
        EventKind::BellSilenced { ref reopened, .. } => reopened.contains(&viewer),
        _ => false,
    }
}

#[expect(clippy::too_many_lines, reason = "one arm per happening")]
fn tell(told: &EventKind) -> Message {
    match told {
        EventKind::RoundBegan { round, first } => {
            of("log-round_began", *first).with("round", *round)
        }
        EventKind::FaceUp { characters } => {
            Message::new("log-face_up").with("characters", people(characters))
        }
        EventKind::Received { seat, characters } => of("log-received", *seat)
            .with("characters", people(characters.as_deref().unwrap_or_default())),
        EventKind::Picked { seat, character: None } => of("log-picked", *seat),
        EventKind::Picked { seat, character: Some(character) } => {
            of("log-picked_known", *seat).with("character", person(*character))
        }
        EventKind::LaidAside { seat, character: None } => of("log-laid_aside", *seat),
        EventKind::LaidAside { seat, character: Some(character) } => {
            of("log-laid_aside_known", *seat).with("character", person(*character))
        }
        EventKind::LaidAsideByLot => Message::new("log-laid_aside_by_lot"),
        EventKind::TheaterPassed { seat } => of("log-theater_passed", *seat),
        EventKind::Exchanged { owner, partner, gave: Some(gave), got: Some(got) } => {
            of("log-exchanged_known", *owner)
                .with("partner", *partner)
                .with("gave", person(*gave))
                .with("got", person(*got))
        }
        EventKind::Exchanged { owner, partner, .. } => {
            of("log-exchanged", *owner).with("partner", *partner)
        }
        EventKind::Called { character } => {
            Message::new("log-called").with("character", person(*character))
        }
        EventKind::Silent { character, witch: Some(witch), .. } => {
            of("log-silent_bewitched", *witch).with("character", person(*character))
        }
        EventKind::Silent { character, murdered, witch: None } => {
            Message::new(if *murdered { "log-silent_murdered" } else { "log-silent" })
                .with("character", person(*character))
        }
        EventKind::TurnedOver { seat, character } => {
            of("log-turned_over", *seat).with("character", person(*character))
        }
        EventKind::Unmasked { seat, character } => {
            of("log-unmasked", *seat).with("character", person(*character))
        }
        EventKind::Resumed { seat, character } => {
            of("log-resumed", *seat).with("character", person(*character))
        }
        EventKind::Shielded { seat, character } => {
            of("log-shielded", *seat).with("character", person(*character))
        }
        EventKind::HospitalUsed { seat } => of("log-hospital_used", *seat),
        EventKind::AcrobatPlayed { seat } => of("log-acrobat_played", *seat),
        EventKind::Robbed { thief, seat, gold } => {
            of("log-robbed", *seat).with("thief", *thief).with("gold", *gold)
        }
        EventKind::Gained { seat, gold, by } => {
            of("log-gained", *seat).with("gold", *gold).with("by", Arg::Term(by))
        }
        EventKind::Drew { seat, number, by, cards: None } if *by == Card::Smithy.id() => {
            of("log-forged", *seat).with("number", *number)
        }
        EventKind::Drew { seat, by, cards: Some(list), .. } if *by == Card::Smithy.id() => {
            of("log-forged_known", *seat).with("cards", cards(list))
        }
        EventKind::Drew { seat, number, by, cards: None } => {
            of("log-drew", *seat).with("number", *number).with("by", Arg::Term(by))
        }
        EventKind::Drew { seat, by, cards: Some(list), .. } => {
            of("log-drew_known", *seat).with("cards", cards(list)).with("by", Arg::Term(by))
        }
        EventKind::Looked { seat, number, by, cards: None } => {
            of("log-looked", *seat).with("number", *number).with("by", Arg::Term(by))
        }
        EventKind::Looked { seat, by, cards: Some(list), .. } => {
            of("log-looked_known", *seat).with("cards", cards(list)).with("by", Arg::Term(by))
        }
        EventKind::Kept { seat, card: None, others, from } => {
            of(kept(*from).0, *seat).with("others", *others)
        }
        EventKind::Kept { seat, card: Some(card), others, from } => {
            of(kept(*from).1, *seat).with("card", the(*card)).with("others", *others)
        }
        EventKind::Murdered { seat, character } => {
            of("log-murdered", *seat).with("character", person(*character))
        }
        EventKind::Bewitched { seat, character } => {
            of("log-bewitched", *seat).with("character", person(*character))
        }
        EventKind::ToBeRobbed { seat, character } => {
            of("log-to_be_robbed", *seat).with("character", person(*character))
        }
        EventKind::WarrantsLaid { seat, characters, signed: None } => {
            of("log-warrants_laid", *seat).with("characters", people(characters))
        }
        EventKind::WarrantsLaid { seat, characters, signed: Some(signed) } => {
            of("log-warrants_laid_known", *seat)
                .with("characters", people(characters))
                .with("signed", person(*signed))
        }
        EventKind::ThreatsLaid { seat, characters, rose: None } => {
            of("log-threats_laid", *seat).with("characters", people(characters))
        }
        EventKind::ThreatsLaid { seat, characters, rose: Some(rose) } => {
            of("log-threats_laid_known", *seat)
                .with("characters", people(characters))
                .with("rose", person(*rose))
        }
        EventKind::Bribed { seat, to, gold, .. } => {
            of("log-bribed", *seat).with("to", *to).with("gold", *gold)
        }
        EventKind::BribeRefused { seat } => of("log-bribe_refused", *seat),
        EventKind::ThreatTurned { seat, victim, rose: true, gold, .. } => {
            of("log-threat_rose", *seat).with("victim", *victim).with("gold", *gold)
        }
        EventKind::ThreatTurned { seat, victim, rose: false, .. } => {
            of("log-threat_blank", *seat).with("victim", *victim)
        }
        EventKind::ThreatLeft { seat, victim, .. } => {
            of("log-threat_left", *seat).with("victim", *victim)
        }
        EventKind::Peeked { seat, victim, cards: None } => {
            of("log-peeked", *seat).with("victim", *victim)
        }
        EventKind::Peeked { seat, victim, cards: Some(list) } => {
            of("log-peeked_known", *seat).with("victim", *victim).with("cards", cards(list))
        }
        EventKind::Spied { seat, victim, kind, gold } => of("log-spied", *seat)
            .with("victim", *victim)
            .with("kind", Arg::Term(kind.id()))
            .with("gold", *gold),
        EventKind::SwappedHands { seat, with } => {
            of("log-swapped_hands", *seat).with("with", *with)
        }
        EventKind::NewHand { seat, cards: list } => {
            of("log-new_hand", *seat).with("cards", cards(list.as_deref().unwrap_or_default()))
        }
        EventKind::Discarded { seat, number, cards: None } => {
            of("log-discarded", *seat).with("number", *number)
        }
        EventKind::Discarded { seat, cards: Some(list), .. } => {
            of("log-discarded_known", *seat).with("cards", cards(list))
        }
        EventKind::TookCard { seat, victim, card: None } => {
            of("log-took_card", *seat).with("victim", *victim)
        }
        EventKind::TookCard { seat, victim, card: Some(taken) } => {
            of("log-took_card_known", *seat).with("victim", *victim).with("card", the(*taken))
        }
        EventKind::GaveCard { seat, to, card: None } => of("log-gave_card", *seat).with("to", *to),
        EventKind::GaveCard { seat, to, card: Some(given) } => {
            of("log-gave_card_known", *seat).with("to", *to).with("card", the(*given))
        }
        EventKind::CrownMoved { seat } => of("log-crown_moved", *seat),
        EventKind::CrownKept { seat } => of("log-crown_kept", *seat),
        EventKind::LeviedGold { seat, from } => of("log-levied_gold", *seat).with("from", *from),
        EventKind::Collected { seat, kind } => {
            of("log-collected", *seat).with("kind", Arg::Term(kind.id()))
        }
        EventKind::TaxedRichest { seat, from } => {
            of("log-taxed_richest", *seat).with("from", *from)
        }
        EventKind::TaxCollected { seat, gold } => {
            of("log-tax_collected", *seat).with("gold", *gold)
        }
        EventKind::TaxPaid { seat } => of("log-tax_paid", *seat),
        EventKind::Destroyed { seat, owner, district, gold } if seat == owner => {
            of("log-destroyed_own", *seat).with("card", the_district(*district)).with("gold", *gold)
        }
        EventKind::Destroyed { seat, owner, district, gold } => of("log-destroyed", *seat)
            .with("owner", *owner)
            .with("card", the_district(*district))
            .with("gold", *gold),
        EventKind::DugUp { seat, card: found } => of("log-dug_up", *seat).with("card", the(*found)),
        EventKind::LeftBuried { seat, card: lost } => {
            of("log-left_buried", *seat).with("card", the(*lost))
        }
        EventKind::BellSilenced { size, goes_on, reopened }
            if !*goes_on && !reopened.is_empty() =>
        {
            Message::new("log-bell_silenced_reopened")
                .with("size", *size)
                .with("seats", reopened.iter().copied().collect::<Arg>())
        }
        EventKind::BellSilenced { size, goes_on, .. } => {
            Message::new(if *goes_on { "log-bell_silenced_goes_on" } else { "log-bell_silenced" })
                .with("size", *size)
        }
        EventKind::MuseumEmptied { number } => {
            Message::new("log-museum_emptied").with("number", *number)
        }
        EventKind::TookNothing { seat, victim } => {
            of("log-took_nothing", *seat).with("victim", *victim)
        }
        EventKind::Traded { seat, with, gave, got, gold } => of("log-traded", *seat)
            .with("with", *with)
            .with("gave", the_district(*gave))
            .with("got", the_district(*got))
            .with("gold", *gold),
        EventKind::Seized { seat, from, district, gold } => of("log-seized", *seat)
            .with("from", *from)
            .with("card", the_district(*district))
            .with("gold", *gold),
        EventKind::ArmoryUsed { seat, owner, district, .. } if seat == owner => {
            of("log-armory_used_own", *seat).with("card", the_district(*district))
        }
        EventKind::ArmoryUsed { seat, owner, district, .. } => {
            of("log-armory_used", *seat).with("owner", *owner).with("card", the_district(*district))
        }
        EventKind::Demolished { seat, district, by: Card::Framework, new } => {
            of("log-gave_up_framework", *seat)
                .with("card", the_district(*district))
                .with("new", the(*new))
        }
        EventKind::Demolished { seat, district, by: Card::LivingCannonball, new } => {
            of("log-overbuilt", *seat).with("card", the_district(*district)).with("new", the(*new))
        }
        EventKind::Demolished { seat, district, new, .. } => {
            of("log-gave_up", *seat).with("card", the_district(*district)).with("new", the(*new))
        }
        EventKind::Beautified { seat, card: district } => {
            of("log-beautified", *seat).with("card", the(*district))
        }
        EventKind::Declared { seat, card: district, from } if seat == from => {
            of("log-declared", *seat).with("card", the(*district))
        }
        EventKind::Declared { seat, card: district, from } => {
            of("log-declared_from", *seat).with("card", the(*district)).with("from", *from)
        }
        EventKind::Judged { seat, card: district, gold, from: Some(from) } if seat != from => {
            of("log-judged_from", *seat)
                .with("card", the(*district))
                .with("gold", *gold)
                .with("from", *from)
        }
        EventKind::Judged { seat, card: district, gold, .. } => {
            of("log-judged", *seat).with("card", the(*district)).with("gold", *gold)
        }
        EventKind::Borrowing { seat, lender, gold } => {
            of("log-borrowing", *seat).with("lender", *lender).with("gold", *gold)
        }
        EventKind::Borrowed { seat, lender, gold, cards: None } => {
            of("log-borrowed", *seat).with("lender", *lender).with("gold", *gold)
        }
        EventKind::Borrowed { seat, lender, gold, cards: Some(list) } => {
            of("log-borrowed_known", *seat)
                .with("lender", *lender)
                .with("gold", *gold)
                .with("cards", cards(list))
        }
        EventKind::Built { seat, card: Card::CircusTent, .. } => of("log-built_tent", *seat),
        EventKind::Built { seat, card: district, gold, from: Some(from) } if seat != from => {
            of("log-built_from", *seat)
                .with("card", the(*district))
                .with("gold", *gold)
                .with("from", *from)
        }
        // Paid before: in cards, or under the eyes of the Magistrate.
        EventKind::Built { seat, card: district, gold: 0, from: None } => {
            of("log-built_paid", *seat).with("card", the(*district))
        }
        EventKind::Built { seat, card: district, gold, .. } => {
            of("log-built", *seat).with("card", the(*district)).with("gold", *gold)
        }
        EventKind::Confiscated { seat, from, card: district, gold } => of("log-confiscated", *seat)
            .with("from", *from)
            .with("card", the(*district))
            .with("gold", *gold),
        EventKind::LetPass { seat, from, card: district } => {
            of("log-let_pass", *seat).with("from", *from).with("card", the(*district))
        }
        EventKind::Bell { seat, rung: true } => of("log-bell_rung", *seat),
        EventKind::Bell { seat, rung: false } => of("log-bell_silent", *seat),
        EventKind::Saw { seat, by, cards: None } => of("log-saw", *seat).with("by", Arg::Term(by)),
        EventKind::Saw { seat, by, cards: Some(list) } => {
            of("log-saw_known", *seat).with("by", Arg::Term(by)).with("cards", cards(list))
        }
        EventKind::Searched { seat, took: false, .. } => of("log-searched_in_vain", *seat),
        EventKind::Searched { seat, card: None, .. } => of("log-searched", *seat),
        EventKind::Searched { seat, card: Some(found), .. } => {
            of("log-searched_known", *seat).with("card", the(*found))
        }
        EventKind::Melted { seat, card: None } => of("log-melted", *seat),
        EventKind::Melted { seat, card: Some(lost) } => {
            of("log-melted_known", *seat).with("card", the(*lost))
        }
        EventKind::Tucked { seat, card: None } => of("log-tucked", *seat),
        EventKind::Tucked { seat, card: Some(tucked) } => {
            of("log-tucked_known", *seat).with("card", the(*tucked))
        }
        EventKind::Played { seat, card: played } => {
            of("log-played", *seat).with("card", the(*played))
        }
        EventKind::BoothVisited { seat, owner, number } => {
            of("log-booth_visited", *seat).with("owner", *owner).with("number", *number)
        }
        EventKind::BoothCashed { seat, number, gold } => {
            of("log-booth_cashed", *seat).with("number", *number).with("gold", *gold)
        }
        EventKind::Completed { seat, first: true } => of("log-completed_first", *seat),
        EventKind::Completed { seat, first: false } => of("log-completed", *seat),
        EventKind::Bequeathed { seat, to } => of("log-bequeathed", *seat).with("to", *to),
        EventKind::FinalHand { seat, cards: list } if list.is_empty() => {
            of("log-final_hand_empty", *seat)
        }
        EventKind::FinalHand { seat, cards: list } => {
            of("log-final_hand", *seat).with("cards", cards(list))
        }
        EventKind::TieBroken { by: Some((seat, character)) } => {
            of("log-tie_broken", *seat).with("character", person(*character))
        }
        EventKind::TieBroken { by: None } | EventKind::Over => Message::new("log-over"),
    }
}

/// The sentences about a card that is kept, unseen and seen.
fn kept(from: Source) -> (&'static str, &'static str) {
    match from {
        Source::Income | Source::Booth => ("log-kept", "log-kept_known"),
        Source::Scholar => ("log-kept_studied", "log-kept_studied_known"),
    }
}

/// A label about a district.
fn target(key: &'static str, district: District) -> Message {
    Message::new(key).with("card", the_district(district))
}

#[expect(clippy::too_many_lines, reason = "one arm per action")]
fn label(view: &View, action: Action) -> Message {
    let frame = view.frame();
    match action {
        Action::Pass => Message::new(match frame {
            Some(Frame::Theater) => "do-pass_theater",
            Some(Frame::Shield { .. }) => "do-pass_shield",
            Some(Frame::Hospital { .. }) => "do-pass_hospital",
            Some(Frame::Acrobat { .. }) => "do-pass_acrobat",
            Some(Frame::Expose) => "do-pass_expose",
            Some(Frame::Confiscate) => "do-pass_confiscate",
            Some(Frame::Bell) => "do-pass_bell",
            Some(Frame::Lighthouse) => "do-pass_lighthouse",
            Some(Frame::Graveyard { .. }) => "do-pass_graveyard",
            Some(Frame::Foretell { .. }) => "do-pass_foretell",
            _ => "do-pass",
        }),
        Action::Done => Message::new("do-done").with("number", view.turn.picked.len() as u8),
        Action::Pick(who) => Message::new("do-pick").with("character", person(who)),
        Action::Aside(who) => Message::new("do-aside").with("character", person(who)),
        Action::Exchange { seat, give } => {
            Message::new("do-exchange").with("with", seat).with("character", person(give))
        }
        Action::Rasputin => Message::new("do-rasputin"),
        Action::Hospital => Message::new("do-hospital"),
        Action::Acrobat => Message::new("do-acrobat"),
        Action::TakeGold => {
            let mine = view.players[view.turn.seat.index()].has(Card::GoldMine);
            Message::new("do-take_gold").with("gold", 2 + u8::from(mine))
        }
        Action::TakeCards => {
            let player = &view.players[view.turn.seat.index()];
            let number = drawable(view, 2 + u8::from(player.has(Card::Observatory)));
            let key = if player.has(Card::Library) { "do-take_all_cards" } else { "do-take_cards" };
            Message::new(key).with("number", number)
        }
        Action::Keep(kept) => Message::new("do-keep").with("card", the(kept)),
        Action::Bribe => {
            let gold = view.players[view.turn.seat.index()].gold / 2;
            Message::new("do-bribe").with("gold", gold)
        }
        Action::Refuse => Message::new("do-refuse"),
        Action::Expose => Message::new("do-expose"),
        Action::Kill(who) => Message::new("do-murder").with("character", person(who)),
        Action::Bewitch(who) => Message::new("do-bewitch").with("character", person(who)),
        Action::Warrants => Message::new("do-warrants"),
        Action::Rob(who) => Message::new("do-rob").with("character", person(who)),
        Action::Threats => Message::new("do-threats"),
        Action::Sign(who) => {
            let threats = frame == Some(Frame::Threats);
            let key = if threats { "do-sign_threat" } else { "do-sign_warrant" };
            Message::new(key).with("character", person(who))
        }
        Action::Blank(who) => {
            let threats = frame == Some(Frame::Threats);
            let key = if threats { "do-blank_threat" } else { "do-blank_warrant" };
            Message::new(key).with("character", person(who))
        }
        Action::Spy { seat, kind } => {
            Message::new("do-spy").with("victim", seat).with("kind", Arg::Term(kind.id()))
        }
        Action::SwapHands(seat) => Message::new("do-swap_hands").with("with", seat),
        Action::Redraw => Message::new("do-redraw"),
        Action::Peek(seat) => Message::new("do-peek").with("victim", seat),
        Action::Gather => Message::new("do-gather"),
        Action::Discard(lost) => Message::new("do-discard").with("card", card(lost)),
        Action::Take(taken) => Message::new("do-choose").with("card", the(taken)),
        Action::Give(given) => Message::new("do-give").with("card", the(given)),
        Action::Lend(seat) => Message::new("do-lend").with("lender", seat),
        Action::TakeCrown => Message::new("do-take_crown"),
        Action::GiveCrown { seat, levy: Levy::Gold } => {
            Message::new("do-give_crown_gold").with("to", seat).with("gold", 1_u8)
        }
        Action::GiveCrown { seat, levy: Levy::Card } => {
            Message::new("do-give_crown_card").with("to", seat)
        }
        Action::GiveCrown { seat, levy: Levy::Nothing } => {
            Message::new("do-give_crown_nothing").with("to", seat)
        }
        Action::Collect => collect_label(view),
        Action::Split(gold) => {
            let (gold, cards) = split(view, gold);
            Message::new("do-split").with("gold", gold).with("number", cards)
        }
        Action::TaxRichest(seat) => {
            Message::new("do-tax_richest").with("from", seat).with("gold", 1_u8)
        }
        Action::ExtraGold => Message::new("do-extra_gold").with("gold", 1_u8),
        Action::DrawTwo => Message::new("do-draw_two").with("number", drawable(view, 2)),
        Action::FourGold => Message::new("do-four_gold").with("gold", 4_u8),
        Action::FourCards => Message::new("do-four_cards").with("number", drawable(view, 4)),
        Action::DrawSeven => Message::new("do-draw_seven").with("number", drawable(view, 7)),
        Action::Destroy { seat, district } => target("do-destroy", district)
            .with("owner", seat)
            .with("gold", destroy_price(view, seat, district)),
        Action::Trade { mine, seat, theirs } => Message::new("do-trade")
            .with("mine", the_district(mine))
            .with("with", seat)
            .with("theirs", the_district(theirs))
            .with(
                "gold",
                u16::from(theirs.cost().saturating_sub(mine.cost()))
                    + wall(view, seat, theirs.card),
            ),
        Action::Seize { seat, district } => target("do-seize", district)
            .with("owner", seat)
            .with("gold", u16::from(district.cost()) + wall(view, seat, district.card)),
        Action::RoyalGold => Message::new("do-royal_gold").with("gold", 3_u8),
        Action::Beautify(district) => target("do-beautify", district).with("gold", 1_u8),
        Action::CollectTax => Message::new("do-collect_tax").with("gold", view.tax),
        Action::Build(built) => {
            Message::new("do-build").with("card", the(built)).with("gold", price(view, built))
        }
        Action::BuildDen => Message::new("do-build_den"),
        Action::BuildFramework(built) => {
            Message::new("do-build_framework").with("card", the(built))
        }
        Action::BuildNecropolis(district) => target("do-build_necropolis", district),
        Action::BuildLoan { card: built, lender } => Message::new("do-build_loan")
            .with("card", the(built))
            .with("lender", lender)
            .with("gold", price(view, built)),
        Action::Smithy => {
            Message::new("do-smithy").with("gold", 2_u8).with("number", drawable(view, 3))
        }
        Action::Laboratory(lost) => {
            Message::new("do-laboratory").with("card", the(lost)).with("gold", 2_u8)
        }
        Action::Museum(tucked) => Message::new("do-museum").with("card", the(tucked)),
        Action::Armory { seat, district } => target("do-armory", district).with("owner", seat),
        Action::Tent => Message::new("do-tent"),
        Action::Director => Message::new("do-director").with("number", 2_u8),
        Action::Booth => Message::new("do-booth"),
        Action::Launch { old, new } => target("do-launch", old)
            .with("new", the(new))
            .with("gold", launch_price(view, old, new)),
        Action::LaunchDen(old) => target("do-launch_den", old),
        Action::LaunchLoan { old, new, lender } => target("do-launch_loan", old)
            .with("new", the(new))
            .with("gold", launch_price(view, old, new))
            .with("lender", lender),
        Action::Fortune(seat) => Message::new("do-fortune").with("victim", seat),
        Action::Visit(at) => {
            let message = Message::new("do-visit")
                .with("number", at.saturating_add(1))
                .with("gold", 1_u8)
                .with("cards", drawable(view, 3));
            match view.booths.get(usize::from(at)) {
                Some(booth) => message.with("owner", booth.owner),
                None => message.with("owner", view.turn.seat),
            }
        }
        Action::Cash(at) => {
            let gold = view.booths.get(usize::from(at)).map_or(0, |booth| booth.gold);
            Message::new("do-cash").with("number", at.saturating_add(1)).with("gold", gold)
        }
        Action::Confiscate => Message::new("do-confiscate"),
        Action::Announce => Message::new("do-announce"),
        Action::DigUp => Message::new("do-dig_up").with("gold", 1_u8),
        Action::Bequeath(seat) => Message::new("do-bequeath").with("to", seat),
        Action::End => Message::new("do-end"),
    }
}

/// Districts of the acting player's income type, and whether they have the School of Magic.
fn income_districts(view: &View) -> Option<(Paid, u8, bool)> {
    let (kind, paid) = view.turn.who.district_income()?;
    let player = &view.players[view.turn.seat.index()];
    let number =
        player.city.iter().filter(|district| district.card.kind() == Some(kind)).count() as u8;
    Some((paid, number, player.has(Card::SchoolOfMagic)))
}

fn collect_label(view: &View) -> Message {
    let (paid, number, school) = income_districts(view).unwrap_or((Paid::Gold, 0, false));
    let number = number + u8::from(school);
    if paid == Paid::Cards {
        Message::new("do-collect_cards").with("number", drawable(view, number))
    } else {
        Message::new("do-collect_gold").with("number", number)
    }
}

/// How many of this number of cards the deck still has.
fn drawable(view: &View, number: u8) -> u8 {
    number.min(view.deck.size)
}

/// §8.5: what the new district costs in place of the old one.
fn launch_price(view: &View, old: District, new: Card) -> u8 {
    let mine = &view.players[view.turn.seat.index()];
    let factory = new.is_unique()
        && new != Card::Factory
        && old.card != Card::Factory
        && mine.has(Card::Factory);
    new.cost().saturating_sub(old.cost()).saturating_sub(u8::from(factory))
}

/// What the Abbot gets for so much declared gold.
fn split(view: &View, gold: u8) -> (u8, u8) {
    let (_, number, school) = income_districts(view).unwrap_or((Paid::Mixed, 0, false));
    let bonus = u8::from(school);
    let (gold, cards) = if view.rulings.school_of_magic_abbot_gains_both {
        (gold.saturating_add(bonus), number.saturating_sub(gold) + bonus)
    } else {
        (gold, (number + bonus).saturating_sub(gold))
    };
    (gold, drawable(view, cards))
}

fn price(view: &View, built: Card) -> u8 {
    let factory = view.players[view.turn.seat.index()].has(Card::Factory);
    built.cost()
        - u8::from(factory && built.is_unique() && built != Card::Factory && built.cost() > 0)
}

fn wall(view: &View, owner: Seat, target: Card) -> u16 {
    let covered = target != Card::GreatWall || view.rulings.great_wall_protects_itself;
    u16::from(covered && view.players.get(owner.index()).is_some_and(|it| it.has(Card::GreatWall)))
}

fn destroy_price(view: &View, owner: Seat, district: District) -> u16 {
    u16::from(district.cost()).saturating_sub(1) + wall(view, owner, district.card)
}

fn prompt(view: &View, seat: Seat) -> Message {
    let frame = view.frame().unwrap_or(Frame::Main);
    let called = || person(view.of_rank(view.called.max(1)));
    let limbo = || the(view.turn.limbo.unwrap_or(Card::Tavern));
    match frame {
        Frame::Pick { slot } => {
            let slot = slot_of(slot, view.seats(), view.selection.first);
            of(if matches!(slot, Slot::Aside(_)) { "ask-aside" } else { "ask-pick" }, seat)
        }
        Frame::Theater => of("ask-theater", seat),
        Frame::Shield { .. } => of("ask-shield", seat).with("character", called()),
        Frame::Hospital { .. } => of("ask-hospital", seat).with("character", called()),
        Frame::Acrobat { .. } => of("ask-acrobat", seat).with("character", called()),
        Frame::Income => of("ask-income", seat).with("character", person(view.turn.who)),
        Frame::Bewitch => of("ask-bewitch", seat),
        Frame::Bribe => of("ask-bribe", seat),
        Frame::Expose => of("ask-expose", seat).with("victim", view.turn.seat),
        Frame::Keep { from: Source::Income } => of("ask-keep", seat),
        Frame::Keep { from: Source::Booth } => of("ask-keep_booth", seat),
        Frame::Keep { from: Source::Scholar } => of("ask-keep_scholar", seat),
        Frame::Warrants => of("ask-warrants", seat),
        Frame::Threats => of("ask-threats", seat),
        Frame::Peek { victim } => of("ask-peek", seat).with("victim", victim),
        Frame::Foretell { victim } => of("ask-foretell", seat).with("victim", victim),
        Frame::Gather { left } => {
            of("ask-gather", seat).with("to", left.first().unwrap_or(view.turn.seat))
        }
        Frame::Redraw => of("ask-redraw", seat),
        Frame::Beautify { .. } => of("ask-beautify", seat),
        Frame::Den => of("ask-den", seat).with("gold", view.turn.price),
        Frame::Loan => {
            of("ask-loan", seat).with("lender", view.turn.lender).with("number", view.turn.owed)
        }
        Frame::Confiscate => {
            of("ask-confiscate", seat).with("from", view.turn.seat).with("card", limbo())
        }
        Frame::Bell => of("ask-bell", seat),
        Frame::Lighthouse => of("ask-lighthouse", seat),
        Frame::Graveyard { .. } => of("ask-graveyard", seat).with("card", limbo()),
        Frame::Legacy { .. } => of("ask-legacy", seat),
        Frame::Main
        | Frame::Round
        | Frame::Call { .. }
        | Frame::Answer
        | Frame::Cursed
        | Frame::Raise { .. }
        | Frame::Place { .. }
        | Frame::Built
        | Frame::RoundEnd
        | Frame::Close => of("ask-main", seat).with("character", person(view.turn.who)),
    }
}

fn because(rule: &'static str, key: &'static str) -> Reason {
    Reason::new(rule, Message::new(key))
}

/// The rule a person most likely ran into; `None` if the action answers another question.
fn refusal(view: &View, action: Action) -> Option<Reason> {
    let me = view.viewer.seat()?;
    if !view.resume.asked().contains(me) {
        return Some(because("5.1", "why-not_asked"));
    }
    match view.frame()? {
        Frame::Main => main_refusal(view, me, action),
        Frame::Pick { .. } => {
            let (Action::Pick(who) | Action::Aside(who)) = action else { return None };
            Some(Reason::new(
                "5.2",
                Message::new("why-not_in_packet").with("character", person(who)),
            ))
        }
        Frame::Confiscate if action == Action::Confiscate => {
            let built = view.turn.limbo?;
            let mine = view.me()?;
            Some(if view.marks.signed != Some(view.turn.who) {
                because("6", "why-warrant_is_blank")
            } else if mine.has(built) {
                Reason::new("6", Message::new("why-has_district").with("card", card(built)))
            } else {
                because("5.7", "why-monument_too_late")
            })
        }
        Frame::Shield { .. } if action == Action::Rasputin => {
            Some(because("8.6", "why-no_rasputin"))
        }
        Frame::Acrobat { .. } if action == Action::Acrobat => {
            Some(because("8.1", "why-no_acrobat"))
        }
        Frame::Hospital { .. } if action == Action::Hospital => {
            Some(because("7", "why-not_murdered"))
        }
        Frame::Income if matches!(action, Action::TakeCards) => {
            Some(because("5.5.1", "why-deck_empty"))
        }
        Frame::Income | Frame::Bewitch | Frame::Bribe if !matches!(action, Action::Pass) => {
            Some(because("5.5.3", "why-income_only"))
        }
        Frame::Peek { .. }
            if matches!(
                action,
                Action::Build(_)
                    | Action::BuildDen
                    | Action::BuildFramework(_)
                    | Action::BuildNecropolis(_)
            ) =>
        {
            build_refusal(view, me, action)
        }
        _ => None,
    }
}

#[expect(clippy::too_many_lines, reason = "one arm per group of actions")]
fn main_refusal(view: &View, me: Seat, action: Action) -> Option<Reason> {
    let turn = &view.turn;
    let done = turn.done;
    let mine = &view.players[me.index()];
    let needs = |who: &[Character]| -> Option<Reason> {
        (!who.contains(&turn.who)).then(|| {
            Reason::new(
                "6",
                Message::new("why-not_this_character").with("character", person(turn.who)),
            )
        })
    };
    let once = || done.has(Done::ABILITY).then(|| because("6", "why-ability_used"));
    let early = || {
        (!done.has(Done::INCOME) && !view.rulings.abilities_before_income)
            .then(|| because("5.5.2", "why-income_first"))
    };
    match action {
        Action::TakeGold | Action::TakeCards => Some(if done.has(Done::INCOME) {
            because("5.5.1", "why-income_taken")
        } else {
            because("5.5.1", "why-deck_empty")
        }),
        Action::End => Some(if done.has(Done::INCOME) {
            because("6", "why-give_crown_first")
        } else {
            because("5.5.2", "why-income_first")
        }),
        Action::Kill(_) => needs(&[Character::Assassin])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-rank_too_low"))),
        Action::Rob(_) => needs(&[Character::Thief])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_robbable"))),
        Action::Warrants => needs(&[Character::Magistrate]).or_else(early).or_else(once),
        Action::Threats => needs(&[Character::Blackmailer]).or_else(early).or_else(once),
        Action::Spy { .. } => needs(&[Character::Spy]).or_else(early).or_else(once),
        Action::SwapHands(_) | Action::Redraw => {
            needs(&[Character::Magician]).or_else(early).or_else(once)
        }
        Action::Peek(_) => needs(&[Character::Wizard])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-hand_empty"))),
        Action::Gather => needs(&[Character::Seer])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-hand_empty"))),
        Action::TakeCrown => needs(&[Character::King, Character::Patrician])
            .or_else(|| Some(because("6", "why-crown_not_yours"))),
        Action::GiveCrown { seat, .. } => {
            needs(&[Character::Emperor]).or_else(early).or_else(|| {
                Some(if done.has(Done::CROWN) {
                    because("6", "why-ability_used")
                } else if seat == me || seat == view.crown {
                    because("6", "why-crown_elsewhere")
                } else {
                    because("6", "why-levy")
                })
            })
        }
        Action::Collect | Action::Split(_) => {
            if turn.who.district_income().is_none() {
                return needs(&[]);
            }
            early().or_else(|| done.has(Done::COLLECTED).then(|| because("6", "why-collected")))
        }
        Action::TaxRichest(_) => needs(&[Character::Abbot])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_richer"))),
        Action::ExtraGold => needs(&[Character::Merchant]).or_else(early).or_else(once),
        Action::DrawTwo => needs(&[Character::Architect]).or_else(early).or_else(once),
        Action::FourGold | Action::FourCards => {
            needs(&[Character::Navigator]).or_else(early).or_else(once)
        }
        Action::DrawSeven => needs(&[Character::Scholar]).or_else(early).or_else(once),
        Action::Destroy { seat, district } => needs(&[Character::Warlord])
            .or_else(early)
            .or_else(once)
            .or_else(|| rank_8_refusal(view, seat, district))
            .or_else(|| {
                (destroy_price(view, seat, district) > mine.gold)
                    .then(|| because("6", "why-too_expensive"))
            }),
        Action::Trade { mine: gave, seat, theirs } => needs(&[Character::Diplomat])
            .or_else(early)
            .or_else(once)
            .or_else(|| rank_8_refusal(view, seat, theirs))
            .or_else(|| {
                let other = view.players.get(seat.index())?;
                let twice =
                    gave.card != theirs.card && (mine.has(theirs.card) || other.has(gave.card));
                twice.then(|| because("6", "why-duplicate"))
            })
            .or_else(|| Some(because("6", "why-too_expensive"))),
        Action::Seize { seat, district } => needs(&[Character::Marshal])
            .or_else(early)
            .or_else(once)
            .or_else(|| rank_8_refusal(view, seat, district))
            .or_else(|| {
                Some(if district.cost() > 3 {
                    because("6", "why-costs_more_than_3")
                } else if mine.has(district.card) {
                    Reason::new(
                        "6",
                        Message::new("why-has_district").with("card", card(district.card)),
                    )
                } else {
                    because("6", "why-too_expensive")
                })
            }),
        Action::RoyalGold => needs(&[Character::Queen])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_beside_rank_4"))),
        Action::Beautify(_) => needs(&[Character::Artist])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-not_beautifiable"))),
        Action::CollectTax => needs(&[Character::TaxCollector])
            .or_else(early)
            .or_else(once)
            .or_else(|| Some(because("6", "why-no_tax"))),
        Action::Build(_)
        | Action::BuildDen
        | Action::BuildFramework(_)
        | Action::BuildNecropolis(_)
        | Action::BuildLoan { .. } => build_refusal(view, me, action),
        Action::Smithy | Action::Laboratory(_) | Action::Museum(_) | Action::Armory { .. } => {
            early().or_else(|| district_refusal(view, mine, action))
        }
        Action::Tent
        | Action::Director
        | Action::Booth
        | Action::Launch { .. }
        | Action::LaunchDen(_)
        | Action::LaunchLoan { .. }
        | Action::Fortune(_) => Some(action_card_refusal(view, mine, action)),
        Action::Visit(_) => Some(because("8.4", "why-booth")),
        Action::Cash(_) => Some(because("8.4", "why-not_your_booth")),
        _ => None,
    }
}

/// §6: the rank-8 rules.
fn rank_8_refusal(view: &View, owner: Seat, district: District) -> Option<Reason> {
    let player = view.players.get(owner.index())?;
    let named = |rule, key, district: District| {
        Some(Reason::new(rule, Message::new(key).with("card", card(district.card))))
    };
    if !player.city.contains(&district) {
        return named("6", "why-no_such_district", district);
    }
    if district.card == Card::CircusTent {
        return Some(because("8.2", "why-tent"));
    }
    if district.card == Card::Keep {
        return Some(because("7", "why-keep"));
    }
    if view.marks.sanctuary == Some(owner) {
        return Some(because("6", "why-bishop"));
    }
    let own = view.rulings.warlord_may_hit_own_completed_city && view.turn.seat == owner;
    if player.complete && !own {
        return Some(because("6", "why-city_complete"));
    }
    None
}

/// §5.7: why a district cannot be built.
fn build_refusal(view: &View, me: Seat, action: Action) -> Option<Reason> {
    let turn = &view.turn;
    let mine = &view.players[me.index()];
    let immediately = matches!(view.frame(), Some(Frame::Peek { .. }));
    let built = match action {
        Action::Build(card) | Action::BuildFramework(card) | Action::BuildLoan { card, .. } => card,
        Action::BuildDen => Card::ThievesDen,
        Action::BuildNecropolis(_) => Card::Necropolis,
        _ => return None,
    };
    let with_card =
        |rule, key| Some(Reason::new(rule, Message::new(key).with("card", card(built))));
    if !turn.done.has(Done::INCOME) && !immediately {
        return Some(because("5.5.2", "why-income_first"));
    }
    if turn.who == Character::Navigator {
        return Some(because("6", "why-navigator"));
    }
    if built == Card::SecretVault {
        return Some(because("7", "why-secret_vault"));
    }
    if built.is_action() {
        return Some(because("8", "why-no_district"));
    }
    if !immediately && !mine.cards.iter().flatten().any(|&held| held == built) {
        return with_card("5.7", "why-not_in_hand");
    }
    if built == Card::Monument && mine.city.len() > 4 {
        return Some(because("7", "why-monument_too_late"));
    }
    if mine.has(built) && !mine.has(Card::Quarry) && turn.who != Character::Wizard {
        return with_card("5.7", "why-has_district");
    }
    let limit_free = immediately
        || built == Card::Stables
        || (turn.who == Character::Trader && built.kind() == Some(Kind::Trade));
    if !limit_free && turn.builds >= turn.limit {
        return Some(Reason::new("5.7", Message::new("why-limit").with("number", turn.limit)));
    }
    match action {
        Action::Build(_) => Some(Reason::new(
            "5.7",
            Message::new("why-cannot_pay")
                .with("card", card(built))
                .with("price", price(view, built))
                .with("gold", mine.gold),
        )),
        Action::BuildFramework(_) => Some(because("7", "why-no_framework")),
        Action::BuildLoan { .. } => Some(because("6", "why-no_loan")),
        Action::BuildDen => Some(because("7", "why-too_few_cards")),
        _ => None,
    }
}

fn district_refusal(view: &View, mine: &PlayerView, action: Action) -> Option<Reason> {
    let done = view.turn.done;
    let (needed, used) = match action {
        Action::Smithy => (Card::Smithy, done.has(Done::SMITHY)),
        Action::Laboratory(_) => (Card::Laboratory, done.has(Done::LABORATORY)),
        Action::Museum(_) => (Card::Museum, done.has(Done::MUSEUM)),
        Action::Armory { .. } => (Card::Armory, false),
        _ => return None,
    };
    let named = |rule, key, which: Card| {
        Some(Reason::new(rule, Message::new(key).with("card", card(which))))
    };
    if !mine.has(needed) {
        return named("7", "why-not_in_city", needed);
    }
    if used {
        return named("7", "why-district_used", needed);
    }
    match action {
        Action::Smithy if view.deck.size == 0 => Some(because("7", "why-deck_empty")),
        Action::Smithy => Some(because("7", "why-smithy_gold")),
        Action::Laboratory(held) | Action::Museum(held) => named("7", "why-not_in_hand", held),
        Action::Armory { seat, district } => {
            let owner = view.players.get(seat.index())?;
            if district.card == Card::CircusTent {
                Some(because("8.2", "why-tent"))
            } else if owner.complete {
                Some(because("7", "why-city_complete"))
            } else {
                named("7", "why-no_such_district", district.card)
            }
        }
        _ => None,
    }
}

fn action_card_refusal(view: &View, mine: &PlayerView, action: Action) -> Reason {
    let needed = match action {
        Action::Tent => Card::CircusTent,
        Action::Director => Card::Director,
        Action::Booth => Card::TicketBooth,
        Action::Fortune(_) => Card::FortuneTeller,
        _ => Card::LivingCannonball,
    };
    if !mine.cards.iter().flatten().any(|&held| held == needed) {
        return Reason::new("8", Message::new("why-not_in_hand").with("card", card(needed)));
    }
    if view.turn.done.has(Done::ACTION) {
        return because("8", "why-one_action_card");
    }
    if view.turn.who == Character::Navigator && needed != Card::FortuneTeller {
        return because("8", "why-navigator");
    }
    if !view.turn.done.has(Done::INCOME) {
        return because("8", "why-income_first");
    }
    match action {
        Action::Fortune(_) => because("8.7", "why-hand_empty"),
        _ => because("8.5", "why-cannonball"),
    }
}

/// One sample of every message, and every term.
fn catalogue() -> Vec<Message> {
    let mut all = Vec::new();
    all.extend(Card::ALL.map(|card| Message::new(card.id())));
    all.extend(Character::ALL.map(|character| Message::new(character.id())));
    all.extend(Kind::ALL.map(|kind| Message::new(kind.id())));
    all.push(Message::new("income"));
    all.extend(["the", "the-beautified"].map(|key| sample((key, &[("card", 't')]))));
    all.extend(sample_tales().iter().map(tell));
    all.extend(sample_labels());
    all.extend(sample_questions());
    all.extend(sample_refusals());
    all.extend(SCORES.map(Message::new));
    all
}

const SCORES: [&str; 13] = [
    "score-districts",
    "score-all_types",
    "score-complete",
    "score-basilica",
    "score-capitol",
    "score-imperial_treasury",
    "score-ivory_tower",
    "score-map_room",
    "score-museum",
    "score-statue",
    "score-wishing_well",
    "score-secret_vault",
    "score-action_cards",
];

#[expect(clippy::too_many_lines, reason = "one line per sentence")]
fn sample_tales() -> Vec<EventKind> {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let (who, what) = (Character::King, Card::Tavern);
    let built = District { card: what, beautified: false };
    let golden = District { card: what, beautified: true };
    let mut tales = vec![
        EventKind::RoundBegan { round: 1, first: a },
        EventKind::FaceUp { characters: vec![who] },
        EventKind::Received { seat: a, characters: Some(vec![who]) },
        EventKind::LaidAsideByLot,
        EventKind::TheaterPassed { seat: a },
        EventKind::Called { character: who },
        EventKind::Silent { character: who, murdered: false, witch: None },
        EventKind::Silent { character: who, murdered: true, witch: None },
        EventKind::Silent { character: who, murdered: false, witch: Some(a) },
        EventKind::TurnedOver { seat: a, character: who },
        EventKind::Unmasked { seat: a, character: who },
        EventKind::Resumed { seat: a, character: who },
        EventKind::Shielded { seat: a, character: who },
        EventKind::HospitalUsed { seat: a },
        EventKind::AcrobatPlayed { seat: a },
        EventKind::Robbed { thief: a, seat: b, gold: 2 },
        EventKind::Gained { seat: a, gold: 2, by: "income" },
        EventKind::Murdered { seat: a, character: who },
        EventKind::Bewitched { seat: a, character: who },
        EventKind::ToBeRobbed { seat: a, character: who },
        EventKind::Bribed { seat: a, character: who, to: b, gold: 1 },
        EventKind::BribeRefused { seat: a },
        EventKind::ThreatTurned { seat: a, victim: b, character: who, rose: true, gold: 3 },
        EventKind::ThreatTurned { seat: a, victim: b, character: who, rose: false, gold: 0 },
        EventKind::ThreatLeft { seat: a, victim: b, character: who },
        EventKind::Spied { seat: a, victim: b, kind: Kind::Trade, gold: 1 },
        EventKind::SwappedHands { seat: a, with: b },
        EventKind::NewHand { seat: a, cards: Some(vec![what]) },
        EventKind::CrownMoved { seat: a },
        EventKind::CrownKept { seat: a },
        EventKind::LeviedGold { seat: a, from: b },
        EventKind::Collected { seat: a, kind: Kind::Trade },
        EventKind::TaxedRichest { seat: a, from: b },
        EventKind::TaxCollected { seat: a, gold: 3 },
        EventKind::TaxPaid { seat: a },
        EventKind::Destroyed { seat: a, owner: b, district: built, gold: 0 },
        EventKind::Destroyed { seat: a, owner: a, district: golden, gold: 2 },
        EventKind::DugUp { seat: a, card: what },
        EventKind::LeftBuried { seat: a, card: what },
        EventKind::BellSilenced { size: 7, goes_on: false, reopened: Vec::new() },
        EventKind::BellSilenced { size: 7, goes_on: false, reopened: vec![a] },
        EventKind::BellSilenced { size: 7, goes_on: true, reopened: vec![a] },
        EventKind::MuseumEmptied { number: 2 },
        EventKind::TookNothing { seat: a, victim: b },
        EventKind::Traded { seat: a, with: b, gave: built, got: golden, gold: 1 },
        EventKind::Seized { seat: a, from: b, district: built, gold: 1 },
        EventKind::ArmoryUsed { seat: a, armory: built, owner: b, district: built },
        EventKind::ArmoryUsed { seat: a, armory: built, owner: a, district: built },
        EventKind::Demolished { seat: a, district: built, by: Card::Framework, new: what },
        EventKind::Demolished { seat: a, district: built, by: Card::Necropolis, new: what },
        EventKind::Demolished { seat: a, district: built, by: Card::LivingCannonball, new: what },
        EventKind::Beautified { seat: a, card: what },
        EventKind::Declared { seat: a, card: what, from: a },
        EventKind::Declared { seat: a, card: what, from: b },
        EventKind::Judged { seat: a, card: what, gold: 1, from: None },
        EventKind::Judged { seat: a, card: what, gold: 1, from: Some(b) },
        EventKind::Borrowing { seat: a, lender: b, gold: 1 },
        EventKind::Built { seat: a, card: what, gold: 1, from: Some(a) },
        EventKind::Built { seat: a, card: what, gold: 1, from: Some(b) },
        EventKind::Built { seat: a, card: what, gold: 0, from: None },
        EventKind::Built { seat: a, card: Card::CircusTent, gold: 0, from: Some(a) },
        EventKind::Confiscated { seat: a, from: b, card: what, gold: 1 },
        EventKind::LetPass { seat: a, from: b, card: what },
        EventKind::Bell { seat: a, rung: true },
        EventKind::Bell { seat: a, rung: false },
        EventKind::Searched { seat: a, took: false, card: None },
        EventKind::Played { seat: a, card: what },
        EventKind::BoothVisited { seat: a, owner: b, number: 1 },
        EventKind::BoothCashed { seat: a, number: 1, gold: 1 },
        EventKind::Completed { seat: a, first: true },
        EventKind::Completed { seat: a, first: false },
        EventKind::Bequeathed { seat: a, to: b },
        EventKind::FinalHand { seat: a, cards: vec![what] },
        EventKind::FinalHand { seat: a, cards: Vec::new() },
        EventKind::TieBroken { by: Some((a, who)) },
        EventKind::Over,
    ];
    for known in [false, true] {
        let character = known.then_some(who);
        let card = known.then_some(what);
        let cards = known.then(|| vec![what]);
        tales.extend([
            EventKind::Picked { seat: a, character },
            EventKind::LaidAside { seat: a, character },
            EventKind::Exchanged { owner: a, partner: b, gave: character, got: character },
            EventKind::Drew { seat: a, number: 1, by: "income", cards: cards.clone() },
            EventKind::Drew { seat: a, number: 1, by: Card::Smithy.id(), cards: cards.clone() },
            EventKind::Saw { seat: a, by: "lighthouse", cards: cards.clone() },
            EventKind::Looked { seat: a, number: 1, by: "income", cards: cards.clone() },
            EventKind::Kept { seat: a, card, others: 1, from: Source::Income },
            EventKind::Kept { seat: a, card, others: 1, from: Source::Scholar },
            EventKind::WarrantsLaid { seat: a, characters: vec![who], signed: character },
            EventKind::ThreatsLaid { seat: a, characters: vec![who], rose: character },
            EventKind::Peeked { seat: a, victim: b, cards: cards.clone() },
            EventKind::Discarded { seat: a, number: 1, cards: cards.clone() },
            EventKind::TookCard { seat: a, victim: b, card },
            EventKind::GaveCard { seat: a, to: b, card },
            EventKind::Borrowed { seat: a, lender: b, gold: 1, cards },
            EventKind::Searched { seat: a, took: true, card },
            EventKind::Melted { seat: a, card },
            EventKind::Tucked { seat: a, card },
        ]);
    }
    tales
}

/// `(key, arguments)` in a compact form: s seat, n number, t term, l list.
fn sample((key, args): (&'static str, &[(&'static str, char)])) -> Message {
    args.iter().fold(Message::new(key), |message, &(name, kind)| match kind {
        's' => message.with(name, Seat::new(1)),
        'n' => message.with(name, 2_u8),
        'l' => message.with(name, cards(&[Card::Tavern])),
        _ => message.with(name, card(Card::Tavern)),
    })
}

#[expect(clippy::too_many_lines, reason = "one line per label")]
fn sample_labels() -> Vec<Message> {
    const CARD: &[(&str, char)] = &[("card", 't')];
    const WHO: &[(&str, char)] = &[("character", 't')];
    const OWNED: &[(&str, char)] = &[("card", 't'), ("owner", 's')];
    const PRICED: &[(&str, char)] = &[("card", 't'), ("owner", 's'), ("gold", 'n')];
    const NUMBER: &[(&str, char)] = &[("number", 'n')];
    const GOLD: &[(&str, char)] = &[("gold", 'n')];
    const TO: &[(&str, char)] = &[("to", 's')];
    const TRADE: &[(&str, char)] = &[("mine", 't'), ("with", 's'), ("theirs", 't'), ("gold", 'n')];
    const LAUNCH: &[(&str, char)] = &[("card", 't'), ("new", 't'), ("gold", 'n')];
    const LAUNCH_LOAN: &[(&str, char)] =
        &[("card", 't'), ("new", 't'), ("gold", 'n'), ("lender", 's')];
    let plain = [
        "do-pass",
        "do-pass_theater",
        "do-pass_shield",
        "do-pass_hospital",
        "do-pass_acrobat",
        "do-pass_expose",
        "do-pass_confiscate",
        "do-pass_bell",
        "do-pass_lighthouse",
        "do-pass_graveyard",
        "do-pass_foretell",
        "do-rasputin",
        "do-hospital",
        "do-acrobat",
        "do-refuse",
        "do-expose",
        "do-warrants",
        "do-threats",
        "do-redraw",
        "do-gather",
        "do-take_crown",
        "do-build_den",
        "do-tent",
        "do-booth",
        "do-confiscate",
        "do-announce",
        "do-end",
    ];
    let with: [(&'static str, &[(&'static str, char)]); 56] = [
        ("do-done", NUMBER),
        ("do-pick", WHO),
        ("do-aside", WHO),
        ("do-exchange", &[("with", 's'), ("character", 't')]),
        ("do-take_gold", GOLD),
        ("do-take_cards", NUMBER),
        ("do-take_all_cards", NUMBER),
        ("do-keep", CARD),
        ("do-bribe", GOLD),
        ("do-murder", WHO),
        ("do-bewitch", WHO),
        ("do-rob", WHO),
        ("do-sign_warrant", WHO),
        ("do-sign_threat", WHO),
        ("do-blank_warrant", WHO),
        ("do-blank_threat", WHO),
        ("do-spy", &[("victim", 's'), ("kind", 't')]),
        ("do-swap_hands", &[("with", 's')]),
        ("do-peek", &[("victim", 's')]),
        ("do-discard", CARD),
        ("do-choose", CARD),
        ("do-give", CARD),
        ("do-lend", &[("lender", 's')]),
        ("do-give_crown_gold", &[("to", 's'), ("gold", 'n')]),
        ("do-give_crown_card", TO),
        ("do-give_crown_nothing", TO),
        ("do-collect_gold", NUMBER),
        ("do-collect_cards", NUMBER),
        ("do-split", &[("gold", 'n'), ("number", 'n')]),
        ("do-tax_richest", &[("from", 's'), ("gold", 'n')]),
        ("do-extra_gold", GOLD),
        ("do-draw_two", NUMBER),
        ("do-four_gold", GOLD),
        ("do-four_cards", NUMBER),
        ("do-draw_seven", NUMBER),
        ("do-royal_gold", GOLD),
        ("do-smithy", &[("gold", 'n'), ("number", 'n')]),
        ("do-director", NUMBER),
        ("do-dig_up", GOLD),
        ("do-destroy", PRICED),
        ("do-trade", TRADE),
        ("do-seize", PRICED),
        ("do-beautify", &[("card", 't'), ("gold", 'n')]),
        ("do-collect_tax", GOLD),
        ("do-build", &[("card", 't'), ("gold", 'n')]),
        ("do-build_framework", CARD),
        ("do-build_necropolis", CARD),
        ("do-build_loan", &[("card", 't'), ("lender", 's'), ("gold", 'n')]),
        ("do-laboratory", &[("card", 't'), ("gold", 'n')]),
        ("do-museum", CARD),
        ("do-armory", OWNED),
        ("do-launch", LAUNCH),
        ("do-launch_den", CARD),
        ("do-launch_loan", LAUNCH_LOAN),
        ("do-fortune", &[("victim", 's')]),
        ("do-visit", &[("number", 'n'), ("gold", 'n'), ("cards", 'n'), ("owner", 's')]),
    ];
    let mut labels: Vec<Message> = plain.map(Message::new).to_vec();
    labels.extend(with.map(sample));
    labels.push(sample(("do-cash", &[("number", 'n'), ("gold", 'n')])));
    labels.push(sample(("do-bequeath", TO)));
    labels
}

fn sample_questions() -> Vec<Message> {
    let seat: &[(&str, char)] = &[("seat", 's')];
    let called: &[(&str, char)] = &[("seat", 's'), ("character", 't')];
    let victim: &[(&str, char)] = &[("seat", 's'), ("victim", 's')];
    let list: [(&'static str, &[(&'static str, char)]); 29] = [
        ("ask-main", called),
        ("ask-pick", seat),
        ("ask-aside", seat),
        ("ask-theater", seat),
        ("ask-shield", called),
        ("ask-hospital", called),
        ("ask-acrobat", called),
        ("ask-income", called),
        ("ask-bewitch", seat),
        ("ask-bribe", seat),
        ("ask-expose", victim),
        ("ask-keep", seat),
        ("ask-keep_booth", seat),
        ("ask-keep_scholar", seat),
        ("ask-warrants", seat),
        ("ask-threats", seat),
        ("ask-peek", victim),
        ("ask-foretell", victim),
        ("ask-gather", &[("seat", 's'), ("to", 's')]),
        ("ask-redraw", seat),
        ("ask-beautify", seat),
        ("ask-den", &[("seat", 's'), ("gold", 'n')]),
        ("ask-loan", &[("seat", 's'), ("lender", 's'), ("number", 'n')]),
        ("ask-confiscate", &[("seat", 's'), ("from", 's'), ("card", 't')]),
        ("ask-bell", seat),
        ("ask-lighthouse", seat),
        ("ask-graveyard", &[("seat", 's'), ("card", 't')]),
        ("ask-legacy", seat),
        ("ask-main", called),
    ];
    list.map(sample).to_vec()
}

fn sample_refusals() -> Vec<Message> {
    let plain = [
        "why-not_asked",
        "why-warrant_is_blank",
        "why-monument_too_late",
        "why-no_rasputin",
        "why-no_acrobat",
        "why-not_murdered",
        "why-deck_empty",
        "why-income_only",
        "why-ability_used",
        "why-income_first",
        "why-income_taken",
        "why-give_crown_first",
        "why-rank_too_low",
        "why-not_robbable",
        "why-hand_empty",
        "why-crown_not_yours",
        "why-crown_elsewhere",
        "why-levy",
        "why-collected",
        "why-not_richer",
        "why-too_expensive",
        "why-duplicate",
        "why-costs_more_than_3",
        "why-not_beside_rank_4",
        "why-not_beautifiable",
        "why-no_tax",
        "why-booth",
        "why-not_your_booth",
        "why-tent",
        "why-keep",
        "why-bishop",
        "why-city_complete",
        "why-navigator",
        "why-secret_vault",
        "why-no_district",
        "why-no_framework",
        "why-no_loan",
        "why-too_few_cards",
        "why-smithy_gold",
        "why-one_action_card",
        "why-cannonball",
    ];
    let card: &[(&str, char)] = &[("card", 't')];
    let who: &[(&str, char)] = &[("character", 't')];
    let with: [(&'static str, &[(&'static str, char)]); 9] = [
        ("why-not_in_packet", who),
        ("why-not_this_character", who),
        ("why-has_district", card),
        ("why-no_such_district", card),
        ("why-not_in_hand", card),
        ("why-not_in_city", card),
        ("why-district_used", card),
        ("why-limit", &[("number", 'n')]),
        ("why-cannot_pay", &[("card", 't'), ("price", 'n'), ("gold", 'n')]),
    ];
    let mut refusals: Vec<Message> = plain.map(Message::new).to_vec();
    refusals.extend(with.map(sample));
    refusals
}
