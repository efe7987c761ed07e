//! Turns panics of the rules into findings.

use std::{
    cell::{Cell, RefCell},
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `work`; a panic becomes an error with its message and place, and prints nothing.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if GUARDED.get() {
                LAST.replace(info.to_string());
            } else {
                usual(info);
            }
        }));
    });
    let outer = GUARDED.replace(true);
    // What the closure borrowed mutably is thrown away after a panic.
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(outer);
    result.map_err(|_| LAST.take())
}
