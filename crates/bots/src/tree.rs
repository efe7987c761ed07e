//! The tree of a search, in two flat lists that are reused from decision to decision.
//!
//! A node is a point in the sequence of actions, not a position: what chance and hidden cards made of
//! that sequence differs from playout to playout. Therefore each edge counts how often it was
//! available at all, and the choice is corrected by that. When several seats answer at once, each has
//! edges of its own at the same node: none of them can see what the others choose.

use signoria_engine::Seat;

use crate::evaluate::Prospect;

/// No edge, no node.
const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    seat: Seat,
    next: u32,
    child: u32,
    visits: u32,
    available: u32,
    prior: f32,
    reward: f32,
    win: f32,
    margin: f32,
}

/// What is known about an action at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Known<A> {
    pub action: A,
    pub visits: u32,
    pub reward: f32,
    pub win: f32,
    pub margin: f32,
}

/// How a search goes about the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temper {
    /// Weight of curiosity in the choice of an edge, in standard deviations of the rewards: those of
    /// estimates lie close together, those of finished games far apart.
    pub curiosity: f32,
    /// Weight of the first impression while an edge is little known.
    pub trust: f32,
    /// Edges a node may have: `1 + width · √visits`.
    pub width: f32,
}

impl Default for Temper {
    fn default() -> Self {
        Self { curiosity: 1.2, trust: 0.3, width: 1.0 }
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
    /// Per legal action: whether it has an edge.
    seen: Vec<bool>,
    rewards: Spread,
}

/// Running variance of the rewards (Welford).
#[derive(Clone, Copy, Debug)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    const NEW: Self = Self { count: 0.0, mean: 0.0, squares: 0.0 };

    fn add(&mut self, reward: f32) {
        self.count += 1.0;
        let before = reward - self.mean;
        self.mean += before / self.count;
        self.squares += before * (reward - self.mean);
    }

    /// Standard deviation; a guess while little is known, never nothing.
    fn deviation(&self) -> f32 {
        const GUESS: f32 = 0.15;
        const WEIGHT: f32 = 10.0;
        let squares = self.squares + WEIGHT * GUESS * GUESS;
        (squares / (self.count + WEIGHT)).sqrt().max(0.01)
    }
}

impl<A: Copy + Ord> Tree<A> {
    pub const ROOT: u32 = 0;

    pub fn new() -> Self {
        Self { edges: Vec::new(), nodes: vec![NONE], seen: Vec::new(), rewards: Spread::NEW }
    }

    /// Forgets everything but keeps the space.
    pub fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(NONE);
        self.rewards = Spread::NEW;
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
            next: self.nodes[node as usize],
            child: NONE,
            visits: 0,
            available: 1,
            prior: ((worth[chosen] - best) / doubt).exp(),
            reward: 0.0,
            win: 0.0,
            margin: 0.0,
        };
        let index = self.edges.len() as u32;
        self.edges.push(edge);
        self.nodes[node as usize] = index;
        index
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
            edge.win += prospect.win[seat];
            edge.margin += prospect.margin[seat];
        }
    }

    /// What was learnt about the actions of a seat at the root.
    pub fn root(&self, seat: Seat) -> impl Iterator<Item = Known<A>> + '_ {
        let mut at = self.nodes[Self::ROOT as usize];
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
        .filter(move |edge| edge.seat == seat && edge.visits > 0)
        .map(|edge| {
            let n = edge.visits as f32;
            Known {
                action: edge.action,
                visits: edge.visits,
                reward: edge.reward / n,
                win: edge.win / n,
                margin: edge.margin / n,
            }
        })
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

    #[test]
    fn the_better_action_is_followed_more_often_and_the_rare_one_is_not_forgotten() {
        let (mut tree, temper) = (Tree::new(), Temper::default());
        let seat = Seat::new(1);
        for turn in 0..2000 {
            // Action 3 is good but seldom there.
            let legal: &[u8] = if turn % 10 == 0 { &[1, 2, 3] } else { &[1, 2] };
            let worth = [0.0; 3];
            let edge = match tree.pick(Tree::<u8>::ROOT, seat, legal, &temper) {
                Pick::Edge(edge) => edge,
                Pick::Grow => tree.grow(Tree::<u8>::ROOT, seat, legal, &worth[..legal.len()], 1.0),
            };
            let reward = [0.2, 0.4, 0.9][usize::from(tree.action(edge)) - 1];
            tree.learn(&[edge], &promise(reward));
        }
        let mut known: Vec<_> = tree.root(seat).collect();
        known.sort_by_key(|known| known.action);
        assert!(known[1].visits > 4 * known[0].visits, "{known:?}");
        assert!(known[2].visits > 150, "{known:?}");
        assert_eq!(tree.root(Seat::new(0)).count(), 0);
    }

    #[test]
    fn a_long_list_is_opened_step_by_step_best_looking_first() {
        let (mut tree, temper) = (Tree::new(), Temper::default());
        let seat = Seat::new(0);
        let legal: Vec<u16> = (0..500).collect();
        let worth: Vec<f32> = legal.iter().map(|action| f32::from(*action)).collect();
        for _ in 0..100 {
            let edge = match tree.pick(Tree::<u16>::ROOT, seat, &legal, &temper) {
                Pick::Edge(edge) => edge,
                Pick::Grow => tree.grow(Tree::<u16>::ROOT, seat, &legal, &worth, 1.0),
            };
            tree.learn(&[edge], &promise(0.5));
        }
        let known: Vec<_> = tree.root(seat).collect();
        assert!((5..=12).contains(&known.len()), "{}", known.len());
        assert!(known.iter().all(|known| known.action >= 488));
    }
}
