//! Law 12, at compile time.

/// Law 12: neither the state nor the events of the game implement `Serialize`, so that they cannot leave
/// the engine by accident. Put it beside the conformance test; a violation does not compile. Missed: a
/// `Display` or `Debug` text that somebody sends.
///
/// ```
/// signoria_testkit::assert_secret!(signoria_testkit::toy::Toy);
/// ```
#[macro_export]
macro_rules! assert_secret {
    ($game:ty) => {
        $crate::assert_not_impl_any!($game: $crate::Serialize);
        $crate::assert_not_impl_any!(<$game as $crate::Game>::Event: $crate::Serialize);
    };
}
