//! The search tree, in two flat lists that are reused from decision to decision.
//!
//! A node is a sequence of actions, not a position: chance and hidden cards differ from playout to
//! playout (information-set MCTS). Each edge therefore counts how often its action was available, and
//! UCB uses that count instead of the visits of the parent. When several seats decide at once, each has
//! its own edges at the same node, so no seat can condition on the simultaneous actions of others.

use signoria_engine::Seat;

use crate::{SearchConfig, evaluate::ValueEstimate, stats::RunningStats};

/// No edge, no node.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    seat: Seat,
    next: u32,
    child: u32,
    visits: u32,
    available: u32,
    prior: f32,
    reward: f32,
}

/// The next step of the selection phase at a node.
pub(crate) enum Selection {
    /// Follow this edge.
    Follow(u32),
    /// Add an edge for an action that has none.
    Expand,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    edges: Vec<Edge<A>>,
    /// First edge of each node.
    nodes: Vec<u32>,
    root: u32,
    /// Per legal action: whether it has an edge.
    seen: Vec<bool>,
    rewards: RunningStats,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new() -> Self {
        let rewards = RunningStats::default();
        Self { edges: Vec::new(), nodes: vec![NONE], root: 0, seen: Vec::new(), rewards }
    }

    /// Removes all nodes and keeps the allocations.
    pub fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(NONE);
        self.root = 0;
        self.rewards = RunningStats::default();
    }

    /// Counts each edge of the seat as available and selects one by UCB with progressive bias, or asks
    /// for an expansion. `legal` must be sorted.
    pub fn select(
        &mut self,
        node: u32,
        seat: Seat,
        legal: &[A],
        config: &SearchConfig,
    ) -> Selection {
        self.seen.clear();
        self.seen.resize(legal.len(), false);
        let (mut best, mut best_value) = (NONE, f32::MIN);
        let (mut known, mut visits) = (0_u32, 0_u32);
        let scale = config.exploration * self.rewards.deviation();
        let mut at = self.nodes[node as usize];
        while at != NONE {
            let edge = &mut self.edges[at as usize];
            if edge.seat == seat
                && let Ok(index) = legal.binary_search(&edge.action)
            {
                self.seen[index] = true;
                edge.available += 1;
                known += 1;
                visits += edge.visits;
                let n = edge.visits as f32;
                let exploration = ((edge.available as f32).ln().max(0.0) / n).sqrt();
                let value = edge.reward / n
                    + scale * exploration
                    + config.prior_weight * edge.prior / (1.0 + n);
                if value > best_value {
                    (best, best_value) = (at, value);
                }
            }
            at = edge.next;
        }
        let room = 1.0 + config.widening * (visits as f32).sqrt();
        if (known as usize) < legal.len() && (known as f32) < room {
            return Selection::Expand;
        }
        Selection::Follow(best)
    }

    /// After [`Selection::Expand`]: adds an edge for the action without one that has the best prior score.
    pub fn expand(
        &mut self,
        node: u32,
        seat: Seat,
        legal: &[A],
        scores: &[f32],
        temperature: f32,
    ) -> u32 {
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        let mut chosen = usize::MAX;
        for at in 0..legal.len() {
            if !self.seen[at] && (chosen == usize::MAX || scores[at] > scores[chosen]) {
                chosen = at;
            }
        }
        let edge = Edge {
            action: legal[chosen],
            seat,
            next: NONE,
            child: NONE,
            visits: 0,
            available: 1,
            prior: ((scores[chosen] - best) / temperature).exp(),
            reward: 0.0,
        };
        self.add(node, edge)
    }

    /// Number of edges of all nodes.
    #[cfg(test)]
    pub const fn len(&self) -> usize {
        self.edges.len()
    }

    pub fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    /// Returns the node below an edge; creates it on first use.
    pub fn child(&mut self, edge: u32) -> u32 {
        let edge = &mut self.edges[edge as usize];
        if edge.child == NONE {
            edge.child = self.nodes.len() as u32;
            self.nodes.push(NONE);
        }
        edge.child
    }

    /// Adds a value estimate to each edge of the path, for the seat that owns the edge (max^n).
    pub fn backpropagate(&mut self, path: &[u32], value: &ValueEstimate) {
        if let Some(first) = path.first() {
            let seat = self.edges[*first as usize].seat.index();
            self.rewards.add(value.reward[seat]);
        }
        for edge in path {
            let edge = &mut self.edges[*edge as usize];
            let seat = edge.seat.index();
            edge.visits += 1;
            edge.reward += value.reward[seat];
        }
    }

    /// Returns the edge of a root action; adds it on first use.
    pub fn root_edge(&mut self, action: A, seat: Seat) -> u32 {
        if let Some(known) = self.find(action, seat) {
            return known;
        }
        self.add(
            self.root,
            Edge {
                action,
                seat,
                next: NONE,
                child: NONE,
                visits: 0,
                available: 1,
                prior: 0.0,
                reward: 0.0,
            },
        )
    }

    /// Makes the subtree below a root action the whole tree; clears the tree if the action has no edge.
    pub fn advance(&mut self, action: A, seat: Seat) {
        match self.find(action, seat) {
            Some(edge) => self.root = self.child(edge),
            None => self.clear(),
        }
    }

    fn find(&self, action: A, seat: Seat) -> Option<u32> {
        let mut at = self.nodes[self.root as usize];
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.seat == seat && edge.action == action {
                return Some(at);
            }
            at = edge.next;
        }
        None
    }

    fn add(&mut self, node: u32, edge: Edge<A>) -> u32 {
        let index = self.edges.len() as u32;
        self.edges.push(Edge { next: self.nodes[node as usize], ..edge });
        self.nodes[node as usize] = index;
        index
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::MAX_SEATS;

    use super::*;

    fn estimate(reward: f32) -> ValueEstimate {
        let all = [reward; MAX_SEATS];
        ValueEstimate { win: all, margin: all, reward: all }
    }

    /// One visit of the root by a seat; returns the edge.
    fn visit(tree: &mut Tree<u16>, seat: Seat, legal: &[u16], scores: &[f32]) -> u32 {
        match tree.select(tree.root, seat, legal, &SearchConfig::DEFAULT) {
            Selection::Follow(edge) => edge,
            Selection::Expand => tree.expand(tree.root, seat, legal, scores, 1.0),
        }
    }

    fn visits(tree: &Tree<u16>, seat: Seat, action: u16) -> u32 {
        tree.find(action, seat).map_or(0, |edge| tree.edges[edge as usize].visits)
    }

    #[test]
    fn selection_prefers_better_actions_and_corrects_for_rare_availability() {
        let mut tree = Tree::new();
        let seat = Seat::new(1);
        for turn in 0..2000 {
            // Action 3 has the best reward and is rarely available.
            let legal: &[u16] = if turn % 10 == 0 { &[1, 2, 3] } else { &[1, 2] };
            let edge = visit(&mut tree, seat, legal, &[0.0; 3][..legal.len()]);
            let reward = [0.2, 0.4, 0.9][usize::from(tree.action(edge)) - 1];
            tree.backpropagate(&[edge], &estimate(reward));
        }
        let [one, two, three] = [1, 2, 3].map(|action| visits(&tree, seat, action));
        assert!(two > 4 * one && three > 150, "{one} {two} {three}");
        assert_eq!(visits(&tree, Seat::new(0), 2), 0);
    }

    /// Mean index of the selected action among ten, each with a slightly higher reward than the one
    /// before; noise is thirty times as large as that step.
    fn mean_selected(exploration: f32, visits: usize) -> f32 {
        const STEP: f32 = 0.01;
        let config = SearchConfig { exploration, ..SearchConfig::DEFAULT };
        let legal: Vec<u16> = (0..10).collect();
        let scores = [0.0; 10];
        let (mut tree, mut sum) = (Tree::new(), 0.0);
        for turn in 0..visits {
            let seat = Seat::new(0);
            let edge = match tree.select(tree.root, seat, &legal, &config) {
                Selection::Follow(edge) => edge,
                Selection::Expand => tree.expand(tree.root, seat, &legal, &scores, 1.0),
            };
            let noise = if turn * 7 % 5 < 2 { 0.3 } else { 0.0 };
            let gain = STEP * f32::from(tree.action(edge));
            sum += gain;
            tree.backpropagate(&[edge], &estimate(noise + gain));
        }
        sum / STEP / visits as f32
    }

    #[test]
    fn low_exploration_spends_fewer_visits_on_inferior_actions() {
        let (early, late) = (mean_selected(0.1, 300), mean_selected(0.1, 4000));
        assert!(late > early, "more visits improve the selection: {early} {late}");
        let high = mean_selected(1.2, 4000);
        assert!(late > high + 1.0, "{late} {high}");
    }

    #[test]
    fn progressive_widening_follows_the_prior() {
        let mut tree = Tree::new();
        let seat = Seat::new(0);
        let legal: Vec<u16> = (0..500).collect();
        let scores: Vec<f32> = legal.iter().map(|action| f32::from(*action)).collect();
        for _ in 0..100 {
            let edge = visit(&mut tree, seat, &legal, &scores);
            tree.backpropagate(&[edge], &estimate(0.5));
        }
        assert!((5..=12).contains(&tree.edges.len()), "{}", tree.edges.len());
        assert!(tree.edges.iter().all(|edge| edge.action >= 488));
    }

    #[test]
    fn advance_keeps_the_subtree_of_the_played_action() {
        let mut tree = Tree::new();
        let seat = Seat::new(0);
        let first = tree.root_edge(7, seat);
        let node = tree.child(first);
        let selection = tree.select(node, seat, &[4, 5], &SearchConfig::DEFAULT);
        assert!(matches!(selection, Selection::Expand));
        let second = tree.expand(node, seat, &[4, 5], &[0.0, 1.0], 1.0);
        tree.backpropagate(&[first, second], &estimate(0.5));
        tree.advance(7, seat);
        assert_eq!((tree.root_edge(5, seat), visits(&tree, seat, 5)), (second, 1));
        tree.advance(9, seat);
        assert_eq!(visits(&tree, seat, 5), 0, "an action without an edge clears the tree");
    }
}
