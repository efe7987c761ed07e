//! Tables drawn as text.
