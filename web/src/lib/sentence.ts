/** A line of the record as a sentence. */

import type { Args, Words } from "./text.svelte";
import type { LogLine } from "./wire.gen";

const HIDDEN = "?";

/** Domains of a verb's arguments, as learned from the questions seen so far: `turn.play` → `["card"]`. */
const learned = new Map<string, string[]>();

export function learn(step: string, verb: string, domains: string[]): void {
  learned.set(`${step}.${verb}`, domains);
}

export interface Parsed {
  seat: number;
  step: string;
  verb: string;
  words: string[];
}

export function parse(text: string): Parsed | null {
  const match = /^(\*|\d+):([\w-]+)\.([\w-]+)(?: (.*))?$/.exec(text);
  if (!match) return null;
  const [, who, step, verb, rest] = match;
  return { seat: who === "*" ? -1 : Number(who), step: step!, verb: verb!, words: rest ? rest.split(" ") : [] };
}

/** The record names values without their domains; the sentence's variables and the texts tell which is which. */
function domains({ step, verb, words }: Parsed, say: Words, drawn: (id: string) => boolean): string[] {
  const known = learned.get(`${step}.${verb}`);
  if (known) return known;
  const names = say.variables(`verb-${step}-${verb}`, "log").filter((name) => name !== "seat");
  const left = [...names];
  return words.map((word, n) => {
    const fits = (name: string) => drawn(`${name}:${word}`) || say.find(`${name}-${word}`) !== null;
    const plain = left.map((name) => name.replace(/\d$/, ""));
    let at = plain.findIndex(fits);
    if (at < 0) at = left.length && words.length - n <= left.length ? 0 : -1;
    return at < 0 ? "" : left.splice(at, 1)[0]!.replace(/\d$/, "");
  });
}

export function sentence(line: LogLine, say: Words, drawn: (id: string) => boolean): string {
  const parsed = parse(line.text);
  if (!parsed) return line.text;
  const args: Args = { seat: say.name(`seat:${parsed.seat}`) };
  const names = domains(parsed, say, drawn);
  parsed.words.forEach((word, n) => {
    const domain = names[n] ?? "";
    let key = domain;
    for (let again = 2; key in args; again++) key = `${domain}${again}`;
    if (word === HIDDEN) args[key] = say.find("hidden") ?? "?";
    else args[key] = /^\d+$/.test(word) && say.find(`${domain}-${word}`) === null ? Number(word) : say.name(`${domain}:${word}`);
  });
  const key = `verb-${parsed.step}-${parsed.verb}`;
  return say.find(key, args, "log") ?? `${say.say(key, args)} ${parsed.words.join(" ")}`.trim();
}
