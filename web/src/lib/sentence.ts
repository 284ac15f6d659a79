/** Verbs in words: what they are called, what they ask, and a line of the log as a sentence. */

import { seatId, type Args, type Words } from "./text.svelte";
import { sentenceKeys } from "./textkeys";
import type { LogLine } from "./wire.gen";

/** What a verb is called in this step. */
export const verbName = (words: Words, step: string, verb: string, args: Args): string => words.say(sentenceKeys(step, verb), args);

/** What is asked when so many arguments of a verb have been chosen; null where the step's own prompt will do. */
export const verbQuestion = (words: Words, step: string, verb: string, chosen: number, args: Args): string | null =>
  words.find(sentenceKeys(step, verb), args, `ask${chosen}`);

/** A line of the log; one whose words this reader may not know has a sentence of its own. */
export function sentence(line: LogLine, words: Words): string {
  const keys = sentenceKeys(line.step, line.verb);
  const args = words.named({ seat: seatId(line.seat), ...line.words });
  return (line.hidden ? words.find(keys, args, "hidden") : null) ?? words.find(keys, args, "log") ?? words.say(keys, args);
}
