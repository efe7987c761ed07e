#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let target = signoria_fuzz::target("action_text").expect("the target exists");
    let _ = (target.run)(bytes);
});
