//! Each law can fail: a game with one flaw breaks the law it should, and without a flaw none.

#[path = "common/auction.rs"]
#[allow(dead_code)] // shared by several test binaries
mod auction;

use signoria_testkit::{Failure, Law, Plan, assert_secret, check, check_laws, conform};

use self::auction::{Auction, Flaw, Load, switch};

assert_secret!(Auction);

fn failure<L: Load>(flaw: Option<Flaw>, law: Option<Law>) -> Failure {
    switch(flaw);
    let plan = Plan::<Auction<L>>::new(40, 60);
    let result = match law {
        Some(law) => check_laws(&plan, &[law]),
        None => check(&plan),
    };
    *result.expect_err("a flawed game breaks a law")
}

/// Each flaw breaks its law before any other, with these words in the report.
macro_rules! breaks {
    ($($test:ident: $flaw:ident, $law:ident, $words:literal;)*) => {$(
        #[test]
        fn $test() {
            let failure = failure::<()>(Some(Flaw::$flaw), None);
            let report = failure.to_string();
            assert_eq!(failure.law, Law::$law, "{report}");
            assert!(report.contains($words), "{report}");
        }
    )*};
}

breaks! {
    law_01_an_endless_game: NeverEnds, Finish, "not finished after 60 decisions";
    law_01_an_outcome_while_a_seat_is_to_act: OutcomeTooEarly, Finish, "while outcome is Some";
    law_01_a_panic_in_the_rules: Panics, Finish, "unexpected prize of two";
    law_01_a_panic_at_the_deal: DealFails, Finish, "no cards in the box";
    law_01_a_wrong_rank: WrongRank, Finish, "the rank is wrong";
    law_02_actions_out_of_order: Unsorted, Legal, "out of order";
    law_02_an_action_listed_twice: Doubled, Legal, "twice";
    law_02_a_question_without_answer: NothingLegal, Legal, "has no legal action";
    law_02_actions_for_a_seat_not_to_act: LegalForAll, Legal, "is not asked but may";
    law_03_an_unlisted_action_plays: PlaysUnlisted, RejectIllegal, "is not listed but was played";
    law_03_a_refusal_that_changes_the_state: RefusalCosts, RejectIllegal, "changed something";
    law_04_a_deal_that_depends_on_something_else: DealFromOutside, Replay, "replay";
    law_04_a_hash_that_does_not_see_a_change: HashesNothing, Replay, "unnoticed";
    law_05_two_actions_with_one_notation: SameNotation, RoundTrip, "which reads as";
    law_05_a_notation_with_two_spaces: SpacedNotation, RoundTrip, "`bid  1`";
    law_05_a_parser_that_panics: ParserPanics, RoundTrip, "more than it can take";
    law_05_a_view_that_forgets_a_field: ViewNotWritten, RoundTrip, "a view reads back differently";
    law_06_a_guess_with_another_view: GuessForgetsPrize, Determinize, "prize";
    law_06_a_guess_without_a_card: GuessLosesCard, Determinize, "card";
    law_06_a_guess_that_asks_others: GuessAsksOthers, Determinize, "asked are";
    law_07_a_question_that_depends_on_a_hidden_hand: AsksByHand, Lockstep, "asked are";
    law_07_a_view_that_shows_what_no_event_told: ViewWithoutEvent, Lockstep, "others";
    law_08_answers_whose_order_matters: OrderMatters, Simultaneous, "of the answers matters";
    law_08_an_event_that_shows_an_answer: ShowsBids, Simultaneous, "events show";
    law_08_a_view_that_shows_an_answer: ViewsBids, Simultaneous, "the view of";
    law_08_chance_before_all_have_answered: ChanceTooEarly, Simultaneous, "draws chance";
    law_08_an_answer_that_changes_the_choice_of_others: BidsForbidBids, Simultaneous, "may answer";
    law_10_a_card_that_is_lost: LosesCard, Conserve, "(\"card\", 4)";
    law_10_a_broken_invariant: BreaksInvariant, Conserve, "INV 1: hands have the same size";
    law_10_an_audit_that_counts_nothing: CountsNothing, Conserve, "counts nothing";
    law_11_rules_that_allocate: Allocates, NoAllocation, "allocates";
    law_13_a_question_that_tells_a_secret: QuestionTells, NoLeak, "the question to";
    law_13_an_event_that_reveals_in_silence: PeekCanBeUndone, NoLeak, "does not reveal";
    law_14_a_key_that_is_not_listed: UnlistedKey, Text, "`log-given`";
    law_14_arguments_that_are_not_listed: OtherArguments, Text, "points";
    law_14_a_key_of_another_kind: WrongPrefix, Text, "should have a key `log-…`";
    law_14_a_term_that_is_not_listed: UnlistedTerm, Text, "`gold`";
    law_14_two_actions_with_one_label: SameLabel, Text, "have the same label";
    law_14_a_source_of_points_that_is_not_listed: UnlistedScore, Text, "score-luck";
    law_14_a_reason_that_is_not_listed: UnlistedReason, Text, "why-ever";
    law_14_a_prompt_that_names_no_seat: QuestionWithoutSeat, Text, "does not name";
    law_15_chance_that_falls_again_as_it_fell: RedrawsNothing, Redraw, "chance falls as before";
    law_15_a_redraw_that_changes_hands: RedrawSwapsHands, Redraw, "redrawn, for";
    law_15_a_redraw_that_loses_a_card: RedrawLosesCard, Redraw, "redrawn";
    law_15_a_redraw_that_counts_as_chance: RedrawCountsAsChance, Redraw, "redrawn";
    law_16_a_view_that_never_says_it_is_over: NeverOver, Protocol, "`over` of";
    law_16_a_view_that_does_not_say_who_is_asked: AsksNoSeat, Protocol, "`asked` of";
    law_16_a_question_without_a_kind: AsksWithoutKind, Protocol, "without a text `kind`";
    law_16_a_view_that_shows_frames: ShowsFrames, Protocol, "shows frames";
    law_16_an_event_without_a_tag: UntaggedEvent, Protocol, "has no text `event`";
}

#[test]
fn law_09_a_redo_that_differs() {
    let failure = failure::<()>(Some(Flaw::RedoDiffers), Some(Law::Undo));
    assert!(failure.what.contains("once more differs"), "{failure}");
}

#[test]
fn law_09_an_undo_after_a_peek() {
    let failure = failure::<()>(Some(Flaw::PeekCanBeUndone), Some(Law::Undo));
    assert!(failure.what.contains("can be undone, but showed"), "{failure}");
}

#[test]
fn law_11_an_action_that_is_too_large() {
    let failure = failure::<u64>(None, None);
    assert_eq!(failure.law, Law::NoAllocation, "{failure}");
    assert!(failure.what.contains("an action takes 16 bytes"), "{failure}");
}

#[test]
fn without_a_flaw_no_law_is_broken() {
    switch(None);
    conform::<Auction>(&Plan::new(100, 60));
}
