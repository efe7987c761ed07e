//! What each character can do, by name: for the seals beside a player's card and for the texts.

use signoria_engine::ids;

use crate::{characters::Character, state::Done};

ids! {
    /// An ability of a character (§6).
    pub enum Ability {
        /// Assassin.
        Kill = "kill",
        /// Witch.
        Bewitch = "bewitch",
        /// Magistrate.
        Warrants = "warrants",
        /// Thief.
        Rob = "rob",
        /// Spy.
        Spy = "spy",
        /// Blackmailer.
        Threats = "threats",
        /// Magician.
        SwapHands = "swap_hands",
        /// Magician.
        Redraw = "redraw",
        /// Wizard.
        Peek = "peek",
        /// Wizard: may build the same district twice.
        Identical = "identical",
        /// Seer.
        Gather = "gather",
        /// Seer and Scholar.
        BuildsTwo = "builds_two",
        /// King and Patrician.
        TakeCrown = "take_crown",
        /// Emperor.
        GiveCrown = "give_crown",
        /// District income.
        Collect = "collect",
        /// Bishop: rank 8 cannot touch the city.
        Sanctuary = "sanctuary",
        /// Abbot.
        TaxRichest = "tax_richest",
        /// Cardinal.
        Loan = "loan",
        /// Merchant.
        ExtraGold = "extra_gold",
        /// Alchemist.
        Refund = "refund",
        /// Trader.
        FreeTrade = "free_trade",
        /// Architect.
        DrawTwo = "draw_two",
        /// Architect.
        BuildsThree = "builds_three",
        /// Navigator.
        FourGold = "four_gold",
        /// Navigator.
        FourCards = "four_cards",
        /// Navigator.
        BuildsNone = "builds_none",
        /// Scholar.
        DrawSeven = "draw_seven",
        /// Warlord.
        Destroy = "destroy",
        /// Diplomat.
        Trade = "trade",
        /// Marshal.
        Seize = "seize",
        /// Queen.
        RoyalGold = "royal_gold",
        /// Artist.
        Beautify = "beautify",
        /// Tax Collector.
        CollectTax = "collect_tax",
    }
}

impl Ability {
    /// The decisions it gives, by their names in actions. None: it works by itself, or comes with building.
    pub const fn actions(self) -> &'static [&'static str] {
        match self {
            Self::Kill => &["kill"],
            Self::Bewitch => &["bewitch"],
            Self::Warrants => &["warrants"],
            Self::Rob => &["rob"],
            Self::Spy => &["spy"],
            Self::Threats => &["threats"],
            Self::SwapHands => &["swap_hands"],
            Self::Redraw => &["redraw"],
            Self::Peek => &["peek"],
            Self::Gather => &["gather"],
            Self::TakeCrown => &["take_crown"],
            Self::GiveCrown => &["give_crown"],
            Self::Collect => &["collect", "split"],
            Self::TaxRichest => &["tax_richest"],
            Self::Loan => &["build_loan", "launch_loan"],
            Self::ExtraGold => &["extra_gold"],
            Self::DrawTwo => &["draw_two"],
            Self::FourGold => &["four_gold"],
            Self::FourCards => &["four_cards"],
            Self::DrawSeven => &["draw_seven"],
            Self::Destroy => &["destroy"],
            Self::Trade => &["trade"],
            Self::Seize => &["seize"],
            Self::RoyalGold => &["royal_gold"],
            Self::Beautify => &["beautify"],
            Self::CollectTax => &["collect_tax"],
            Self::Identical
            | Self::BuildsTwo
            | Self::BuildsThree
            | Self::BuildsNone
            | Self::Sanctuary
            | Self::Refund
            | Self::FreeTrade => &[],
        }
    }

    /// What is noted once it has been used; `None` if it can be used without end.
    const fn used(self) -> Option<Done> {
        match self {
            Self::Collect => Some(Done::COLLECTED),
            Self::TakeCrown | Self::GiveCrown => Some(Done::CROWN),
            Self::Loan => Some(Done::LOAN),
            _ if self.actions().is_empty() => None,
            _ => Some(Done::ABILITY),
        }
    }

    /// Whether it has been used in a turn.
    pub fn is_used(self, done: Done) -> bool {
        self.used().is_some_and(|deed| done.has(deed))
    }
}

impl Character {
    /// What the character can do, in the order in which it is told.
    pub const fn abilities(self) -> &'static [Ability] {
        use Ability as A;
        match self {
            Self::Assassin => &[A::Kill],
            Self::Witch => &[A::Bewitch],
            Self::Magistrate => &[A::Warrants],
            Self::Thief => &[A::Rob],
            Self::Spy => &[A::Spy],
            Self::Blackmailer => &[A::Threats],
            Self::Magician => &[A::SwapHands, A::Redraw],
            Self::Wizard => &[A::Peek, A::Identical],
            Self::Seer => &[A::Gather, A::BuildsTwo],
            Self::King | Self::Patrician => &[A::TakeCrown, A::Collect],
            Self::Emperor => &[A::GiveCrown, A::Collect],
            Self::Bishop => &[A::Collect, A::Sanctuary],
            Self::Abbot => &[A::Collect, A::TaxRichest],
            Self::Cardinal => &[A::Collect, A::Loan],
            Self::Merchant => &[A::Collect, A::ExtraGold],
            Self::Alchemist => &[A::Refund],
            Self::Trader => &[A::Collect, A::FreeTrade],
            Self::Architect => &[A::DrawTwo, A::BuildsThree],
            Self::Navigator => &[A::FourGold, A::FourCards, A::BuildsNone],
            Self::Scholar => &[A::DrawSeven, A::BuildsTwo],
            Self::Warlord => &[A::Collect, A::Destroy],
            Self::Diplomat => &[A::Collect, A::Trade],
            Self::Marshal => &[A::Collect, A::Seize],
            Self::Queen => &[A::RoyalGold],
            Self::Artist => &[A::Beautify],
            Self::TaxCollector => &[A::CollectTax],
        }
    }
}
