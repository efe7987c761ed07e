//! The lines of the log: one per event.

use signoria_engine::{Arg, Message};

use super::{cards, of, people, person, the, the_district};
use crate::{cards::Card, event::EventKind, frame::Source};

#[expect(clippy::too_many_lines, reason = "one arm per happening")]
pub(super) fn tell(told: &EventKind) -> Message {
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
