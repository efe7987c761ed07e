//! Databases of earlier releases: the present program migrates each of them, and every game in it replays.

use std::{fs, path::Path, process::Command};

#[test]
fn databases_of_earlier_releases_are_migrated_and_every_game_replays() {
    let folder = std::env::temp_dir().join(format!("signoria-releases-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for temporary files is writable");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases");
    let mut releases = 0;
    for entry in fs::read_dir(kept).expect("there is a folder of databases") {
        let path = entry.expect("it can be read").path();
        let copy = folder.join(path.file_name().expect("a file has a name"));
        fs::copy(&path, &copy).expect("it can be copied");
        // `check` migrates the file; `validate` replays with the rules of each game.
        for act in ["check", "validate"] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_signoria"));
            let output = command.arg(act).arg(&copy).output().expect("the program starts");
            assert!(output.status.success(), "{}: {act}: {output:?}", path.display());
            if act == "validate" {
                let told = String::from_utf8_lossy(&output.stdout).into_owned();
                let count =
                    told.split_whitespace().next().and_then(|word| word.parse::<u32>().ok());
                assert!(count >= Some(5), "{}: {told}", path.display());
            }
        }
        releases += 1;
    }
    assert!(releases > 0, "the database of every release is kept");
    fs::remove_dir_all(folder).expect("it is there");
}
