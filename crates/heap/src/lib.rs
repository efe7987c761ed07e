//! The allocator of the program. It counts allocations only while counting is switched on, because a busy
//! server allocates a million times a second.
//!
//! This is the only `unsafe` code of the workspace. Every call is forwarded unchanged.

use std::{
    alloc::{GlobalAlloc, Layout},
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
};

#[cfg(not(all(feature = "jemalloc", not(target_env = "msvc"))))]
use std::alloc::System as Source;
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
use tikv_jemallocator::Jemalloc as Source;

#[global_allocator]
static HEAP: Heap = Heap;

static COUNTING: AtomicBool = AtomicBool::new(false);
static CALLS: AtomicU64 = AtomicU64::new(0);

/// How often this program asks for memory while `run` does its work, on all of its threads. Only one can ask at
/// a time.
pub fn calls(run: impl FnOnce()) -> u64 {
    let before = CALLS.load(Relaxed);
    COUNTING.store(true, Relaxed);
    run();
    COUNTING.store(false, Relaxed);
    CALLS.load(Relaxed) - before
}

struct Heap;

fn count() {
    if COUNTING.load(Relaxed) {
        CALLS.fetch_add(1, Relaxed);
    }
}

// SAFETY: everything is done by another allocator, with what the caller has promised.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as the caller promised.
        unsafe { Source.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as the caller promised.
        unsafe { Source.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as the caller promised; what came from us came from there.
        unsafe { Source.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as the caller promised; what came from us came from there.
        unsafe { Source.dealloc(memory, layout) }
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::calls;

    #[test]
    fn what_is_asked_for_is_counted_and_nothing_else() {
        assert_eq!(calls(|| {}), 0);
        let counted = calls(|| {
            let mut list = black_box(Vec::<u64>::with_capacity(4));
            list.extend(0..100);
            drop(black_box(list));
            drop(black_box(Box::new(7)));
        });
        assert_eq!(counted, 3, "a list, more room for it, and a box");
        drop(black_box(Box::new(7)));
        assert_eq!(calls(|| {}), 0);
    }
}
