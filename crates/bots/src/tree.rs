//! The tree of a search, in two flat lists that are reused from decision to decision.
//!
//! A node is a point in the sequence of actions, not a position: what chance and hidden cards made of
//! that sequence differs from playout to playout. Therefore each edge counts how often it was
//! available at all, and the choice is corrected by that. When several seats answer at once, each has
//! edges of its own at the same node: none of them can see what the others choose.

use signoria_engine::Seat;

use crate::{evaluate::Prospect, spread::Spread};

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

/// How a search goes about the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// Weight of curiosity in the choice of an edge, in standard deviations of the rewards: those of
    /// estimates lie close together, those of finished games far apart.
    pub curiosity: f32,
    /// Weight of the first impression while an edge is little known.
    pub trust: f32,
    /// Edges a node may have: `1 + width · √visits`; choices at the root: `entrants + width · √tries`.
    pub width: f32,
    /// Choices at the root that are compared from the beginning.
    pub entrants: f32,
    /// Whether the others search too; else they do what looks good at first sight.
    pub others: bool,
    /// How strictly one's own seat follows first sight in playouts.
    pub sharp: f32,
    /// How strictly the others do, as far as one knows.
    pub wary: f32,
    /// Ticks of the clock a playout runs before it is cut off and estimated.
    pub horizon: u32,
    /// Ticks of the clock until a playout is estimated again, and once more; none if not more than the horizon.
    pub far: [u32; 2],
    /// Tries after which half is made of what such an estimate says more than the one before: later estimates
    /// err less and depend more on luck.
    pub patience: [f32; 2],
    /// Ticks of the clock in which the tree is followed and grows; behind them, what looks good at first
    /// sight in the position that came about.
    pub reach: u32,
    /// How much a clear victory counts beside a victory, to balanced players with fitted weights.
    pub lead: f32,
    /// How much playouts make of what turned out well in others, in points of first sight per standard
    /// deviation of the rewards.
    pub habit: f32,
    /// Playouts after which habits have half of that weight: with few there is little to be made of them.
    pub ripe: f32,
}

impl Temper {
    /// What suits most games: cut off at the next tick.
    pub const USUAL: Self = Self {
        curiosity: 1.2,
        trust: 0.3,
        width: 1.0,
        entrants: 24.0,
        others: false,
        sharp: 4.0,
        wary: 4.0,
        horizon: 1,
        far: [0; 2],
        patience: [600.0; 2],
        reach: u32::MAX,
        lead: 0.1,
        habit: 0.0,
        ripe: 0.0,
    };
}

impl Default for Temper {
    fn default() -> Self {
        Self::USUAL
    }
}

/// What to do at a node.
pub(crate) enum Pick {
    /// Follow this edge.
    Edge(u32),
    /// Grow: some action without an edge.
    Grow,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    edges: Vec<Edge<A>>,
    /// First edge of each node.
    nodes: Vec<u32>,
    root: u32,
    /// Per legal action: whether it has an edge.
    seen: Vec<bool>,
    rewards: Spread,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new() -> Self {
        let rewards = Spread::default();
        Self { edges: Vec::new(), nodes: vec![NONE], root: 0, seen: Vec::new(), rewards }
    }

    /// Forgets everything but keeps the space.
    pub fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(NONE);
        self.root = 0;
        self.rewards = Spread::default();
    }

    /// Counts every available edge of the seat and says which to follow, or that one should grow.
    /// `legal` is sorted.
    pub fn pick(&mut self, node: u32, seat: Seat, legal: &[A], temper: &Temper) -> Pick {
        self.seen.clear();
        self.seen.resize(legal.len(), false);
        let (mut best, mut best_value) = (NONE, f32::MIN);
        let (mut known, mut visits) = (0_u32, 0_u32);
        let scale = temper.curiosity * self.rewards.deviation();
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
                let curiosity = ((edge.available as f32).ln().max(0.0) / n).sqrt();
                let value =
                    edge.reward / n + scale * curiosity + temper.trust * edge.prior / (1.0 + n);
                if value > best_value {
                    (best, best_value) = (at, value);
                }
            }
            at = edge.next;
        }
        let room = 1.0 + temper.width * (visits as f32).sqrt();
        if (known as usize) < legal.len() && (known as f32) < room {
            return Pick::Grow;
        }
        Pick::Edge(best)
    }

    /// After [`Pick::Grow`]: the action without an edge that looks best gets one.
    pub fn grow(&mut self, node: u32, seat: Seat, legal: &[A], worth: &[f32], doubt: f32) -> u32 {
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let mut chosen = usize::MAX;
        for at in 0..legal.len() {
            if !self.seen[at] && (chosen == usize::MAX || worth[at] > worth[chosen]) {
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
            prior: ((worth[chosen] - best) / doubt).exp(),
            reward: 0.0,
        };
        self.add(node, edge)
    }

    /// Edges of all nodes.
    #[cfg(test)]
    pub const fn len(&self) -> usize {
        self.edges.len()
    }

    pub fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    /// The node behind an edge.
    pub fn child(&mut self, edge: u32) -> u32 {
        let edge = &mut self.edges[edge as usize];
        if edge.child == NONE {
            edge.child = self.nodes.len() as u32;
            self.nodes.push(NONE);
        }
        edge.child
    }

    /// Every seat on the path learns what it came to for him.
    pub fn learn(&mut self, path: &[u32], prospect: &Prospect) {
        if let Some(first) = path.first() {
            let seat = self.edges[*first as usize].seat.index();
            self.rewards.add(prospect.reward[seat]);
        }
        for edge in path {
            let edge = &mut self.edges[*edge as usize];
            let seat = edge.seat.index();
            edge.visits += 1;
            edge.reward += prospect.reward[seat];
        }
    }

    /// The edge of a choice at the root.
    pub fn root(&mut self, action: A, seat: Seat) -> u32 {
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

    /// What lies behind a choice at the root becomes the whole tree.
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

    fn promise(reward: f32) -> Prospect {
        let all = [reward; MAX_SEATS];
        Prospect { win: all, margin: all, reward: all }
    }

    /// One visit by a seat.
    fn visit(tree: &mut Tree<u16>, seat: Seat, legal: &[u16], worth: &[f32]) -> u32 {
        match tree.pick(tree.root, seat, legal, &Temper::USUAL) {
            Pick::Edge(edge) => edge,
            Pick::Grow => tree.grow(tree.root, seat, legal, worth, 1.0),
        }
    }

    fn visits(tree: &Tree<u16>, seat: Seat, action: u16) -> u32 {
        tree.find(action, seat).map_or(0, |edge| tree.edges[edge as usize].visits)
    }

    #[test]
    fn the_better_action_is_followed_more_often_and_the_rare_one_is_not_forgotten() {
        let mut tree = Tree::new();
        let seat = Seat::new(1);
        for turn in 0..2000 {
            // Action 3 is good but seldom there.
            let legal: &[u16] = if turn % 10 == 0 { &[1, 2, 3] } else { &[1, 2] };
            let worth = [0.0; 3];
            let edge = visit(&mut tree, seat, legal, &worth[..legal.len()]);
            let reward = [0.2, 0.4, 0.9][usize::from(tree.action(edge)) - 1];
            tree.learn(&[edge], &promise(reward));
        }
        let [one, two, three] = [1, 2, 3].map(|action| visits(&tree, seat, action));
        assert!(two > 4 * one && three > 150, "{one} {two} {three}");
        assert_eq!(visits(&tree, Seat::new(0), 2), 0);
    }

    /// Which of ten actions, each a little better than the last, is tried on average; luck makes thirty
    /// times as much difference.
    fn mean(curiosity: f32, visits: usize) -> f32 {
        const STEP: f32 = 0.01;
        let temper = Temper { curiosity, ..Temper::USUAL };
        let legal: Vec<u16> = (0..10).collect();
        let worth = [0.0; 10];
        let (mut tree, mut sum) = (Tree::new(), 0.0);
        for turn in 0..visits {
            let seat = Seat::new(0);
            let edge = match tree.pick(tree.root, seat, &legal, &temper) {
                Pick::Edge(edge) => edge,
                Pick::Grow => tree.grow(tree.root, seat, &legal, &worth, 1.0),
            };
            let luck = if turn * 7 % 5 < 2 { 0.3 } else { 0.0 };
            let worth = STEP * f32::from(tree.action(edge));
            sum += worth;
            tree.learn(&[edge], &promise(luck + worth));
        }
        sum / STEP / visits as f32
    }

    #[test]
    fn a_tree_that_is_hardly_curious_does_not_blame_a_choice_for_follies_behind_it() {
        let (early, late) = (mean(0.1, 300), mean(0.1, 4000));
        assert!(late > early, "it learns: {early} {late}");
        let curious = mean(1.2, 4000);
        assert!(late > curious + 1.0, "{late} {curious}");
    }

    #[test]
    fn a_long_list_is_opened_step_by_step_best_looking_first() {
        let mut tree = Tree::new();
        let seat = Seat::new(0);
        let legal: Vec<u16> = (0..500).collect();
        let worth: Vec<f32> = legal.iter().map(|action| f32::from(*action)).collect();
        for _ in 0..100 {
            let edge = visit(&mut tree, seat, &legal, &worth);
            tree.learn(&[edge], &promise(0.5));
        }
        assert!((5..=12).contains(&tree.edges.len()), "{}", tree.edges.len());
        assert!(tree.edges.iter().all(|edge| edge.action >= 488));
    }

    #[test]
    fn what_lies_behind_an_action_is_kept_when_the_game_goes_there() {
        let mut tree = Tree::new();
        let seat = Seat::new(0);
        let first = tree.root(7, seat);
        let node = tree.child(first);
        assert!(matches!(tree.pick(node, seat, &[4, 5], &Temper::USUAL), Pick::Grow));
        let second = tree.grow(node, seat, &[4, 5], &[0.0, 1.0], 1.0);
        tree.learn(&[first, second], &promise(0.5));
        tree.advance(7, seat);
        assert_eq!((tree.root(5, seat), visits(&tree, seat, 5)), (second, 1));
        tree.advance(9, seat);
        assert_eq!(visits(&tree, seat, 5), 0, "nothing is known of an action that was never tried");
    }
}
