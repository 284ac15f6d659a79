// The same in Rust, without any crate: rustc -O examples/stdio/bot.rs -o bot
// kronrat sim loewenherz --bots 'stdio:./bot,random'
use std::io::{self, BufRead, Write};

/// The number after `"id":`, which is the first field of every question.
fn id(line: &str) -> &str {
    let rest = &line[line.find("\"id\":").expect("a question has an id") + 5..];
    rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].trim()
}

/// How many moves there are: strings in the list that comes last but one.
fn moves(line: &str) -> usize {
    let rest = &line[line.rfind("\"moves\":[").expect("a question lists its moves") + 9..];
    rest[..rest.find(']').unwrap_or(rest.len())].matches('"').count() / 2
}

fn main() {
    let mut state: u64 = 42;
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line of text");
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let choice = (state >> 33) as usize % moves(&line).max(1);
        println!("{{\"id\":{},\"move\":{}}}", id(&line), choice);
        io::stdout().flush().expect("somebody listens");
    }
}
