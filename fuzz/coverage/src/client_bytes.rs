#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let target = signoria_fuzz::target("client_bytes").expect("the target exists");
    let _ = (target.run)(bytes);
});
