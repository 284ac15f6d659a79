/** A line of the record as a sentence. */

import type { Words } from "./text.svelte";
import type { LogLine } from "./wire.gen";

export interface Head {
  step: string;
  verb: string;
}

/** `2:turn.play A07` → step and verb; null for what is no line. */
export function head(text: string): Head | null {
  const match = /^(?:\*|\d+):([\w-]+)\.([\w-]+)/.exec(text);
  return match ? { step: match[1]!, verb: match[2]! } : null;
}

export function sentence(line: LogLine, words: Words): string {
  const found = head(line.text);
  if (!found) return line.text;
  const key = `verb-${found.step}-${found.verb}`;
  const args = words.named({ seat: line.seat, ...line.args });
  const hidden = Object.values(line.args ?? {}).includes("?");
  return (hidden ? words.find(key, args, "hidden") : null) ?? words.find(key, args, "log") ?? words.say(key, args);
}
