//! Setup (§3) and the shuffles at the beginning of each stage (§10).

use signoria_engine::{BySeat, GameRng, RngExt, Seat, Setup, Sink, Stack};

use crate::{
    cards::{
        ActionCard, COINS, CUBES, FIRST_COINS, FIRST_CUBES, Person, Tile, borough_of, boroughs,
    },
    event::Event,
    frame::Frame,
    options::Options,
    state::{Messages, NotreDame, Player, Source},
    streets::{Market, Spot},
};

impl NotreDame {
    /// §3: the table before the first round.
    pub(crate) fn set_up(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let seats = setup.seats;
        let mut rng = GameRng::new(setup.seed);

        // the start player is random unless the table has chosen one.
        let drawn = rng.next_stream().below(usize::from(seats)) as u8;
        let start = Seat::new(setup.options.start.seat().unwrap_or(drawn));

        // §3.4: the four messages of each borough, shuffled over its corners.
        let mut layout = [Tile::ALL; 5];
        let mut stream = rng.next_stream();
        for corners in layout.iter_mut().take(usize::from(boroughs(seats))) {
            stream.shuffle(corners);
        }

        // §3.5, R-32: the grey persons, shuffled within their letters, A before B before C.
        let mut grey = [Person::CityGuard; 9];
        let mut stream = rng.next_stream();
        for (place, mut letter) in grey.chunks_mut(3).zip(Person::GREY) {
            stream.shuffle(&mut letter);
            place.copy_from_slice(&letter);
        }

        let player = |seat: Seat| Player {
            deck: ActionCard::ALL,
            played: 0,
            cubes: [0; 7],
            cathedral: 0,
            own: FIRST_CUBES,
            general: CUBES - FIRST_CUBES,
            friend: None,
            carriage: Market::new(borough_of(seat.number(), seats), Spot::Center),
            coins: FIRST_COINS,
            rat: 0,
            points: [0; Source::ALL.len()],
            messages: Messages::NONE,
            bribed: None,
        };
        let mut game = Self {
            stack: Stack::new(Frame::Reveal),
            rng,
            memory_aid: setup.options.memory_aid,
            readings: setup.options.readings(),
            data: setup.options.data.clone(),
            rats: setup.options.rat_table(),
            stage: 0,
            round: 1,
            start,
            colours: setup.options.borough_colours(seats),
            brown: Person::BROWN,
            grey,
            supply: COINS - FIRST_COINS * seats,
            layout,
            board: Messages::all(boroughs(seats)),
            players: BySeat::from_fn(seats, player),
        };
        game.shuffle_stage();
        sink.emit(|| Event::Began { start });
        game
    }

    /// §3.3, §3.5, §10: the brown persons and the nine action cards of every player, shuffled again.
    pub(crate) fn shuffle_stage(&mut self) {
        self.brown = Person::BROWN;
        self.rng.next_stream().shuffle(&mut self.brown);
        let mut stream = self.rng.next_stream();
        for player in self.players.values_mut() {
            player.deck = ActionCard::ALL;
            player.played = 0;
            stream.shuffle(&mut player.deck);
        }
    }
}
