//! Law 12, at compile time.

/// Law 12: neither the state nor the events of the game implement `Serialize`, so that they cannot leave
/// the engine by accident. Put it next to the conformance test; a violation does not compile. Not checked: a
/// `Display` or `Debug` text that is sent.
///
/// ```
/// signoria_testkit::assert_secret!(signoria_testkit::toy::Toy);
/// ```
///
/// A single type can be named too. A view is made to be sent, so this does not compile:
///
/// ```compile_fail,E0283
/// signoria_testkit::assert_secret!(type signoria_testkit::toy::View);
/// ```
#[macro_export]
macro_rules! assert_secret {
    (type $secret:ty) => {
        $crate::assert_not_impl_any!($secret: $crate::Serialize);
    };
    ($game:ty) => {
        $crate::assert_secret!(type $game);
        $crate::assert_secret!(type <$game as $crate::Game>::Event);
    };
}
