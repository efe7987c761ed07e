//! Evaluation of Notre Dame.
//!
//! A round is two cards and a bribe. A cube is worth what its sector gives each time it is used again, so early
//! cubes are an investment and late ones count only at once. Coins pay for favours, one per round, which are the
//! best use of a coin. The park raises every gain, the hospital reduces the rats in each round. The plague costs
//! two points and a cube, so the last fields of the rat track are dangerous.

use signoria_engine::Seat;
use signoria_games::notre_dame::{
    Action, NotreDame,
    cards::{
        ActionCard, BRIBE, DONATION, Gain, HOTEL_DOUBLE, MONEYLENDER, MONK, PLAGUE_LOSS, Person,
        Place, RAT_END, Sector, pool,
    },
    frame::{Frame, Piece},
    state::Player,
};

use crate::{Evaluate, PerSeat, SearchConfig};

/// Evaluation of Notre Dame; points are prestige.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

/// Mean number of rats per round.
const RATS_PER_ROUND: f32 = 4.1;

/// Remaining time of the game.
#[derive(Clone, Copy)]
struct Time {
    /// Rounds after this one.
    left: f32,
    /// Remaining fraction of this round, 0 to 1.
    rest: f32,
}

impl Time {
    fn of(game: &NotreDame) -> Self {
        let number = game.stage * 3 + game.round;
        let rest = match game.stack.frames().first() {
            Some(Frame::Reveal | Frame::KeepFirst { .. } | Frame::KeepSecond { .. }) => 1.0,
            Some(Frame::Play { pass: 1, .. }) => 0.85,
            Some(Frame::Play { .. }) => 0.5,
            Some(Frame::Bribe { .. }) => 0.2,
            _ => 0.0,
        };
        Self { left: f32::from(9 - number.min(9)), rest }
    }

    /// Returns the remaining rounds, including the rest of this one.
    fn rounds(self) -> f32 {
        self.left + self.rest
    }
}

/// Returns the prestige that the park adds to every gain.
fn bonus(player: &Player) -> f32 {
    f32::from(player.park_bonus())
}

fn count(player: &Player, sector: Sector) -> u8 {
    player.count(sector)
}

/// Returns the future value of the pieces in a sector.
fn future_value(sector: Sector, pieces: u8, time: Time) -> f32 {
    let rounds = time.rounds();
    let pieces = f32::from(pieces);
    // A sector is used about every fourth round; each piece adds one to its effect.
    match sector {
        Sector::CloisterSchool => 0.10 * rounds * pieces.min(3.0),
        Sector::Bank => 0.20 * rounds * pieces.min(4.0),
        Sector::Residence => 0.26 * rounds * pieces,
        Sector::CarriageHouse => 0.16 * rounds * pieces.min(4.0),
        Sector::Hotel => 0.08 * rounds * pieces.min(4.0),
        // About three gains in two rounds, half a point per piece; complete pairs count most.
        Sector::Park => 1.35 * rounds * (0.75 * (pieces / 2.0).floor() + 0.125 * pieces),
        Sector::Hospital => 0.55 * time.left.max(time.rest) * pieces.min(4.0),
    }
}

/// Returns the value of the next coin.
fn coin(held: u8, time: Time) -> f32 {
    // One favour per round at three points per coin; donations are the next best use.
    let favours = time.rounds().ceil() - 0.5;
    if f32::from(held) < favours {
        1.7
    } else if time.rounds() > 0.6 {
        0.7
    } else {
        0.05
    }
}

fn coins(held: u8, time: Time) -> f32 {
    (0..held).map(|before| coin(before, time)).sum()
}

fn cubes(held: u8, time: Time) -> f32 {
    let wanted = 1.6 * time.rounds();
    let useful = f32::from(held).min(wanted);
    0.9 * useful + 0.02 * (f32::from(held) - useful)
}

/// Returns the expected loss from the plague.
fn danger(player: &Player, rat: f32, time: Time) -> f32 {
    if time.left < 0.5 && time.rest == 0.0 {
        return 0.0;
    }
    let coming = (RATS_PER_ROUND - f32::from(count(player, Sector::Hospital))).max(0.0);
    let struck = ((rat + coming - f32::from(RAT_END)) / 3.0).clamp(0.0, 1.0);
    let loss = f32::from(PLAGUE_LOSS) + 0.3 * time.left + 0.6;
    0.12 * rat * time.rounds().min(2.0) + struck * loss
}

/// Returns the expected prestige from the cathedral at the end of the stage.
fn cathedral(game: &NotreDame, own: u8) -> f32 {
    let seats = game.players.seats();
    let others: u8 = game.players.values().map(|player| player.cathedral).sum::<u8>();
    let total = f32::from(others.max(own)) + 0.3 * f32::from(3 - game.round.min(3));
    if own == 0 { 0.0 } else { f32::from(pool(seats)) * f32::from(own) / total.max(1.0) }
}

/// Returns the immediate value of using a sector with this number of pieces.
fn effect(game: &NotreDame, seat: Seat, sector: Sector, pieces: u8, time: Time) -> f32 {
    let player = &game.players[seat];
    let back = |fields: f32| {
        let rat = f32::from(player.rat);
        danger(player, rat, time) - danger(player, (rat - fields).max(0.0), time)
    };
    match sector {
        Sector::CloisterSchool => {
            let gained = pieces.min(player.general);
            cubes(player.own + gained, time) - cubes(player.own, time)
        }
        Sector::Bank => coins(player.coins + pieces, time) - coins(player.coins, time),
        Sector::Residence => f32::from(pieces) + bonus(player),
        Sector::CarriageHouse => {
            if game.board.is_empty() {
                return 0.0;
            }
            2.0 + 0.35 * f32::from(pieces.min(4)) + bonus(player)
        }
        Sector::Hotel => {
            let picks = if pieces >= HOTEL_DOUBLE { 2.0 } else { 1.0 };
            picks * coin(player.coins, time).max(0.9).max(back(1.0))
        }
        Sector::Park | Sector::Hospital => back(1.0),
    }
}

/// Returns the value of playing a card.
fn card(game: &NotreDame, seat: Seat, card: ActionCard, time: Time) -> f32 {
    let player = &game.players[seat];
    match card.place() {
        Some(Place::Sector(sector)) => {
            piece(game, seat, sector, time) - cube_cost(game, seat, time)
        }
        Some(Place::NotreDame) => {
            if player.coins == 0 {
                return 0.0;
            }
            let most = usize::from(player.coins.min(3));
            let donated =
                (1..=most).map(|coins| donation(game, seat, coins as u8, time)).fold(0.0, f32::max);
            let share = cathedral(game, player.cathedral + 1) - cathedral(game, player.cathedral);
            donated + share + 0.5 * bonus(player) - cube_cost(game, seat, time)
        }
        None => {
            let others = Sector::ALL.into_iter().filter(|sector| Some(*sector) != player.friend);
            others.map(|sector| friend(game, seat, sector, time)).fold(0.0, f32::max)
        }
    }
}

/// Returns the value of one more piece in a sector, now and later.
fn piece(game: &NotreDame, seat: Seat, sector: Sector, time: Time) -> f32 {
    let now = count(&game.players[seat], sector);
    effect(game, seat, sector, now + 1, time) + future_value(sector, now + 1, time)
        - future_value(sector, now, time)
}

fn friend(game: &NotreDame, seat: Seat, sector: Sector, time: Time) -> f32 {
    let player = &game.players[seat];
    let left = player.friend.map_or(0.0, |from| {
        let now = count(player, from);
        future_value(from, now, time) - future_value(from, now - 1, time)
    });
    piece(game, seat, sector, time) - left
}

fn donation(game: &NotreDame, seat: Seat, given: u8, time: Time) -> f32 {
    let player = &game.players[seat];
    let left = player.coins.saturating_sub(given);
    f32::from(DONATION[usize::from(given - 1).min(2)]) + bonus(player)
        - (coins(player.coins, time) - coins(left, time))
}

fn cube_cost(game: &NotreDame, seat: Seat, time: Time) -> f32 {
    let player = &game.players[seat];
    match player.own {
        0 => cheapest(player, time),
        own => cubes(own, time) - cubes(own - 1, time),
    }
}

/// Returns the loss of the least valuable cube.
fn cheapest(player: &Player, time: Time) -> f32 {
    Sector::ALL
        .into_iter()
        .filter(|sector| player.cubes[sector.index()] > 0)
        .map(|sector| taken(player, sector, time))
        .fold(3.0, f32::min)
}

fn taken(player: &Player, sector: Sector, time: Time) -> f32 {
    let now = count(player, sector);
    future_value(sector, now, time) - future_value(sector, now.saturating_sub(1), time)
}

/// Returns the value of a favour, without its cost.
fn favour(game: &NotreDame, seat: Seat, person: Person, time: Time) -> f32 {
    let player = &game.players[seat];
    let gain = |prestige: u8| if prestige == 0 { 0.0 } else { f32::from(prestige) + bonus(player) };
    let prestige = gain(player.favour_prestige(person).unwrap_or(0));
    match person {
        Person::Moneylender => {
            prestige + coins(player.coins + MONEYLENDER, time) - coins(player.coins, time)
        }
        Person::Monk => prestige + cubes(player.own + MONK, time) - cubes(player.own, time),
        Person::Barmaid => prestige + 1.0,
        Person::Minstrel => 0.25 * time.left,
        Person::Magician => {
            let best = Sector::ALL
                .into_iter()
                .map(|sector| piece(game, seat, sector, time))
                .fold(0.0, f32::max);
            (best - cheapest(player, time)).max(0.0)
        }
        Person::Doctor => {
            let rats = f32::from(game.plague());
            let rat = f32::from(player.rat);
            danger(player, (rat + rats).min(f32::from(RAT_END)), time) - danger(player, rat, time)
                + if game.plague_forecast(seat).struck { 3.0 + 0.3 * time.left } else { 0.3 }
        }
        Person::Bishop => {
            let empty = Sector::ALL.into_iter().filter(|sector| count(player, *sector) == 0);
            let best = empty.map(|sector| piece(game, seat, sector, time)).fold(0.0, f32::max);
            if player.general == 0 { 0.0 } else { best }
        }
        Person::CityGuard
        | Person::NightWatchman
        | Person::GuildMaster
        | Person::BeggarKing
        | Person::Lawyer
        | Person::LadyInWaiting
        | Person::Mayor
        | Person::Carpenter => prestige,
    }
}

fn gained(game: &NotreDame, seat: Seat, gain: Gain, time: Time) -> f32 {
    let player = &game.players[seat];
    match gain {
        Gain::Coin => coin(player.coins, time),
        Gain::Cube => cubes(player.own + 1, time) - cubes(player.own, time),
        Gain::RatBack => {
            let rat = f32::from(player.rat);
            danger(player, rat, time) - danger(player, (rat - 1.0).max(0.0), time)
        }
    }
}

/// Returns the expected final prestige of a player.
fn expected_prestige(game: &NotreDame, player: &Player, time: Time) -> f32 {
    let sectors: f32 = Sector::ALL
        .into_iter()
        .map(|sector| future_value(sector, count(player, sector), time))
        .sum();
    let prestige: i16 = player.points.iter().sum();
    let messages = f32::from(player.messages.len()) * if game.stage < 2 { 0.4 } else { 0.0 };
    f32::from(prestige)
        + sectors
        + coins(player.coins, time)
        + cubes(player.own, time)
        + cathedral(game, player.cathedral)
        + messages
        - danger(player, f32::from(player.rat), time)
}

impl Evaluate<NotreDame> for Evaluator {
    const MARGIN_SCALE: f32 = 9.0;
    // Playouts run to the end of the game: they estimate the future value of cubes best.
    const SEARCH: SearchConfig = SearchConfig {
        exploration: 0.3,
        self_sharpness: 2.0,
        opponent_sharpness: 2.0,
        horizon: 9,
        ..SearchConfig::DEFAULT
    };
    const PRIOR_TEMPERATURE: f32 = 1.2;

    fn expected_points(&self, game: &NotreDame, points: &mut PerSeat) {
        let time = Time::of(game);
        for (seat, player) in game.players.iter() {
            points[seat.index()] = expected_prestige(game, player, time);
        }
    }

    fn tick(&self, game: &NotreDame) -> u32 {
        u32::from(game.stage * 3 + game.round)
    }

    fn progress(&self, game: &NotreDame) -> f32 {
        f32::from(game.stage * 3 + game.round) / 9.0
    }

    fn prior_scores(&self, game: &NotreDame, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let time = Time::of(game);
        let player = &game.players[seat];
        scores.clear();
        scores.extend(legal.iter().map(|action| match *action {
            Action::Keep(kept) => card(game, seat, kept.kind, time),
            Action::Play(played) => card(game, seat, played.kind, time),
            Action::Decline | Action::Stay | Action::Pass => 0.0,
            Action::Supply => 1.5,
            Action::Move(Place::Sector(from)) => 2.0 - taken(player, from, time),
            Action::Move(Place::NotreDame) => {
                2.0 + cathedral(game, player.cathedral - 1) - cathedral(game, player.cathedral)
            }
            Action::Friend(sector) => friend(game, seat, sector, time),
            Action::Donate(given) => donation(game, seat, given, time),
            Action::Drive { to, take } => {
                let near = 0.05 * f32::from(game.board.of(to.borough()));
                match game.tile_at(to).filter(|_| take) {
                    Some(tile) => f32::from(tile.prestige()) + 1.2 + near,
                    None => near,
                }
            }
            Action::Pick(gain) => gained(game, seat, gain, time),
            Action::PickTwo(one, other) => {
                gained(game, seat, one, time) + gained(game, seat, other, time)
            }
            Action::Bribe(person) => {
                favour(game, seat, person, time)
                    - (coins(player.coins, time) - coins(player.coins.saturating_sub(BRIBE), time))
            }
            Action::Lift(Piece::Cube(Place::Sector(from))) | Action::From(from) => {
                -taken(player, from, time)
            }
            Action::Lift(Piece::Cube(Place::NotreDame)) => {
                cathedral(game, player.cathedral - 1) - cathedral(game, player.cathedral)
            }
            Action::Lift(Piece::Friend) => {
                -player.friend.map_or(0.0, |from| taken(player, from, time))
            }
            Action::Carry { cubes, friend } => 0.3 * f32::from(cubes + u8::from(friend)),
            Action::To(sector) => {
                if matches!(game.stack.top(), Some(Frame::MinstrelTo { .. })) {
                    let now = count(player, sector);
                    future_value(sector, now + 1, time) - future_value(sector, now, time)
                } else {
                    piece(game, seat, sector, time)
                }
            }
            Action::Remove(sector) => -taken(player, sector, time),
        }));
    }
}
