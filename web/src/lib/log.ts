/** The log as one reads it: grouped by turn, oldest first, with what tells little folded into one line. */

import type { LogLine } from "./wire.gen";

export interface Fold {
  kind: "fold";
  lines: LogLine[];
}

export interface Told {
  kind: "line";
  line: LogLine;
}

export interface Turn {
  number: number;
  seat: number;
  entries: (Fold | Told)[];
}

/** A new turn begins when somebody else moves; what chance does belongs to the turn it falls into. */
export function turns(lines: LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    let turn = found.at(-1);
    if (!turn || (line.seat >= 0 && turn.seat >= 0 && line.seat !== turn.seat)) {
      turn = { number: found.length + 1, seat: line.seat, entries: [] };
      found.push(turn);
    }
    if (turn.seat < 0) turn.seat = line.seat;
    const last = turn.entries.at(-1);
    if (!isTrivia(line)) turn.entries.push({ kind: "line", line });
    else if (last?.kind === "fold") last.lines.push(line);
    else turn.entries.push({ kind: "fold", lines: [line] });
  }
  return found;
}

/** What nobody needs to read: a line marked so, or one of chance in which nothing follows. */
export const isTrivia = (line: LogLine): boolean => line.weight === "trivia" || (line.seat < 0 && !line.events?.length);

/** What others did since one's last turn, without trivia; while one's own turn goes on, what they did before it. */
export function recap(lines: LogLine[], mine: number[]): LogLine[] {
  const others = (line: LogLine) => line.seat >= 0 && !mine.includes(line.seat);
  const end = lines.findLastIndex(others);
  const start = lines.slice(0, end + 1).findLastIndex((line) => mine.includes(line.seat)) + 1;
  return lines.slice(start, end + 1).filter((line) => others(line) && !isTrivia(line));
}

/** Drawing ids that a line names: where it happened. */
export const places = (line: LogLine): string[] =>
  Object.values(line.words ?? {}).filter((word): word is string => typeof word === "string" && word.includes(":"));
