//! The rules, one file per subject.
//!
//! Where the rulings of §10 live, as far as the code next to them does not say so:
//!
//! * Material (`cards.rs`, `options.rs`): R1 the 36 uniques, R2 their costs, R3 the face-up table
//!   (`face_up_count`), R58, R66 and R67 sets and names, R65 the completed scoring examples
//!   (tests).
//! * `selection`: R4 no player sees the first card, R5, R59 one exchange by the owner of the Theater
//!   when the last pick is made, R68 seats are a ring.
//! * `view`: R69 deck size and the number of cards under the Museum are open.
//! * `action` (lists of legal targets): R9 and R10 any other character of the cast, none of rank
//!   1; R12 nothing but income in a first half, a truncated or a threatened turn (frames
//!   `Income`, `Bewitch`, `Bribe`); R20 a bribe of nothing; R21 the Wizard must choose; R24, R54,
//!   R61, R62 rank 8; R34, R35, R37 what a Navigator may not play; R36 booths; R56 the Armory;
//!   R57 any card for the Museum.
//! * `calling`: R38 the Rasputin window, R39 the Acrobat, R48 the Hospital, R11 and R13 the
//!   Witch's and the Thief's own characters and the bewitched King's crown, R46 who was turned
//!   over.
//! * `turn`: R31 helpful functions work by themselves, R70 the crown at the end of the turn, R7
//!   an empty deck, R6 abilities before income, R71 the Alchemist's refund is what was spent and
//!   not returned.
//! * `build`: R16, R17, R19 the first building paid with gold, R18 effects for the confiscator,
//!   R22 the Cardinal's loan, R52 legality before paying (after the old district left for a
//!   cannonball), R53 duplicates stay, R63 only building is taxed, R26, R27, R28, R30 completion
//!   and the Bell Tower, R49 Lighthouse.
//! * `abilities`: R15, R32, R42, R55 the vault is unique for the Spy, R60, R64 the Queen.
//! * `removal`: R23, R25, R33 gold and cards travel with a district, R47 the Graveyard, R29 the
//!   Bell Tower.
//! * `score`: R43 the Wishing Well counts itself, R44, R45, R51 the University, R41 action cards
//!   are hand cards. R50 the Throne Room is in `turn::move_crown`. R72: see the crate
//!   documentation.

pub(crate) mod abilities;
pub(crate) mod build;
pub(crate) mod calling;
pub(crate) mod removal;
pub(crate) mod round;
pub(crate) mod score;
pub(crate) mod selection;
pub(crate) mod turn;
