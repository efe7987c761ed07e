//! Commands as an oracle: a refusal must not tell what the seat may not know.
