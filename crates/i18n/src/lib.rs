//! Messages in the language of the reader.
