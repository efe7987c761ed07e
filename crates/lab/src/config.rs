//! Search parameters on the command line.

use std::str::FromStr;

use clap::Args;
use signoria_bots::SearchConfig;

/// Parses two numbers that are separated by a comma.
fn pair<T: FromStr>(text: &str) -> Result<[T; 2], String> {
    let parse = || {
        let (one, other) = text.split_once(',')?;
        Some([one.trim().parse().ok()?, other.trim().parse().ok()?])
    };
    parse().ok_or_else(|| format!("“{text}” is not a pair such as 4,30"))
}

/// Defines the flags of one side: the same parameters, each with a prefix.
macro_rules! search_args {
    ($name:ident, $prefix:literal, $heading:literal) => {
        #[doc = $heading]
        #[derive(Args, Clone, Copy, PartialEq, Debug, Default)]
        #[command(next_help_heading = $heading)]
        pub struct $name {
            /// UCB exploration constant, in standard deviations of the rewards
            #[arg(id = concat!($prefix, "exploration"), long = concat!($prefix, "exploration"), value_name = "X")]
            exploration: Option<f32>,
            /// Weight of the action prior while an edge has few visits
            #[arg(id = concat!($prefix, "prior-weight"), long = concat!($prefix, "prior-weight"), value_name = "X")]
            prior_weight: Option<f32>,
            /// Edges of a node: 1 + X · √visits
            #[arg(id = concat!($prefix, "widening"), long = concat!($prefix, "widening"), value_name = "X")]
            widening: Option<f32>,
            /// Root actions that are compared from the first iteration on
            #[arg(id = concat!($prefix, "root-candidates"), long = concat!($prefix, "root-candidates"), value_name = "N")]
            root_candidates: Option<f32>,
            /// Whether opponents have edges of their own: true or false
            #[arg(id = concat!($prefix, "search-opponents"), long = concat!($prefix, "search-opponents"), value_name = "BOOL")]
            search_opponents: Option<bool>,
            /// Inverse temperature of the playout policy of the searching seat
            #[arg(id = concat!($prefix, "self-sharpness"), long = concat!($prefix, "self-sharpness"), value_name = "X")]
            self_sharpness: Option<f32>,
            /// Inverse temperature of the playout policy of its opponents
            #[arg(id = concat!($prefix, "opponent-sharpness"), long = concat!($prefix, "opponent-sharpness"), value_name = "X")]
            opponent_sharpness: Option<f32>,
            /// Ticks (rounds, turns or years) after which a playout is evaluated
            #[arg(id = concat!($prefix, "horizon"), long = concat!($prefix, "horizon"), value_name = "TICKS")]
            horizon: Option<u32>,
            /// Ticks after which a playout is evaluated a second and a third time
            #[arg(id = concat!($prefix, "late-horizons"), long = concat!($prefix, "late-horizons"), value_name = "TICKS,TICKS", value_parser = pair::<u32>)]
            late_horizons: Option<[u32; 2]>,
            /// Visits after which each of these evaluations gets half weight
            #[arg(id = concat!($prefix, "late-visits"), long = concat!($prefix, "late-visits"), value_name = "N,N", value_parser = pair::<f32>)]
            late_visits: Option<[f32; 2]>,
            /// Ticks within which the tree grows
            #[arg(id = concat!($prefix, "tree-horizon"), long = concat!($prefix, "tree-horizon"), value_name = "TICKS")]
            tree_horizon: Option<u32>,
            /// Weight of the margin in the reward
            #[arg(id = concat!($prefix, "margin-weight"), long = concat!($prefix, "margin-weight"), value_name = "X")]
            margin_weight: Option<f32>,
            /// Weight of move-average sampling; 0 disables it
            #[arg(id = concat!($prefix, "mast-weight"), long = concat!($prefix, "mast-weight"), value_name = "X")]
            mast_weight: Option<f32>,
            /// Playouts after which move-average sampling has half of its weight
            #[arg(id = concat!($prefix, "mast-visits"), long = concat!($prefix, "mast-visits"), value_name = "N")]
            mast_visits: Option<f32>,
        }

        impl $name {
            /// Replaces the parameters that were given.
            pub fn apply(&self, config: SearchConfig) -> SearchConfig {
                SearchConfig {
                    exploration: self.exploration.unwrap_or(config.exploration),
                    prior_weight: self.prior_weight.unwrap_or(config.prior_weight),
                    widening: self.widening.unwrap_or(config.widening),
                    root_candidates: self.root_candidates.unwrap_or(config.root_candidates),
                    search_opponents: self.search_opponents.unwrap_or(config.search_opponents),
                    self_sharpness: self.self_sharpness.unwrap_or(config.self_sharpness),
                    opponent_sharpness: self.opponent_sharpness.unwrap_or(config.opponent_sharpness),
                    horizon: self.horizon.unwrap_or(config.horizon),
                    late_horizons: self.late_horizons.unwrap_or(config.late_horizons),
                    late_visits: self.late_visits.unwrap_or(config.late_visits),
                    tree_horizon: self.tree_horizon.unwrap_or(config.tree_horizon),
                    margin_weight: self.margin_weight.unwrap_or(config.margin_weight),
                    mast_weight: self.mast_weight.unwrap_or(config.mast_weight),
                    mast_visits: self.mast_visits.unwrap_or(config.mast_visits),
                }
            }
        }
    };
}

search_args!(SearchArgs, "", "Search parameters (default: those of the game)");
search_args!(TheirSearchArgs, "their-", "Search parameters of the opponents");

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Both {
        #[command(flatten)]
        ours: SearchArgs,
        #[command(flatten)]
        theirs: TheirSearchArgs,
    }

    #[test]
    fn flags_change_the_parameters_of_their_side_only() {
        let line = "lab --exploration 0.5 --late-horizons 3,9 --their-mast-weight 2 --their-late-visits 5,7";
        let both = Both::try_parse_from(line.split(' ')).unwrap_or_else(|error| panic!("{error}"));
        let expected =
            SearchConfig { exploration: 0.5, late_horizons: [3, 9], ..SearchConfig::DEFAULT };
        assert_eq!(both.ours.apply(SearchConfig::DEFAULT), expected);
        let expected =
            SearchConfig { mast_weight: 2.0, late_visits: [5.0, 7.0], ..SearchConfig::DEFAULT };
        assert_eq!(both.theirs.apply(SearchConfig::DEFAULT), expected);
    }
}
