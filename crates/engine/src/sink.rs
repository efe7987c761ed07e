//! Where events go: to a listener, or nowhere at no cost.

/// Takes events as closures, so that nobody builds an event that nobody hears.
pub trait Sink<E> {
    /// Something happened.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing: for playouts and search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        (**self).emit(event);
    }
}
