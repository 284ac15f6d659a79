/** The bots one can invite, by their codes; their names are in the platform's words. */

import type { Words } from "./text.svelte";
import { textKey } from "./textkeys";
import { LEVELS, STYLED, STYLES, TECHNICAL, type NewSeat, type SeatInfo } from "./wire.gen";

/** Offered before the server has told which there are, and the one a new player meets. */
export const FIRST_BOT = LEVELS[1]!;

/** What the new table's form lists: the levels from weak to strong, then bots that others have added. */
export function offered(known: string[]): string[] {
  const added = known.filter((code) => !LEVELS.includes(code) && !TECHNICAL.includes(code));
  return [...LEVELS.filter((code) => known.includes(code)), ...added];
}

/** What a level is called and how it plays, where one chooses it. */
export const botLine = (code: string, words: Words): string => words.find(textKey("level", code)) ?? botName(code, words);
/** A bot's name alone. */
export const botTitle = (code: string, words: Words): string => botName(code, words);

/** `ismcts:800` → what it is called, and its strength or character; a bot that others have added goes by its own name. */
export function botName(code: string, words: Words): string {
  const [name = "", level = ""] = code.split(":");
  const how = STYLES.includes(level) ? `(${words.say(textKey("style", level))})` : level;
  return `${words.find(textKey("bot", name)) ?? name} ${how}`.trim();
}

/** `king:warrior` → the level and its character, which may be none. */
export function inParts(code: string): [level: string, style: string] {
  const [level = "", style = ""] = code.split(":");
  return STYLES.includes(style) ? [level, style] : [code, ""];
}
/** The other way round: only some levels have a character. */
export const withStyle = (level: string, style: string): string => (style && STYLED.includes(level) ? `${level}:${style}` : level);
/** The characters that a level can have. */
export const stylesOf = (level: string): string[] => (STYLED.includes(level) ? STYLES : []);

/** Who sits where when a finished game is played on: its people stay (a spectator takes the mover's place), bots do the rest. */
export function companions(seats: SeatInfo[], mover: number): NewSeat[] {
  const mine = seats.flatMap((seat, n) => (seat.mine ? [n] : []));
  const free = isAutoma(seats[mover]?.bot) ? seats.findIndex((seat) => !isAutoma(seat.bot)) : mover;
  const people = mine.length ? mine : [free];
  return seats.map((seat, n) => (people.includes(n) ? { kind: "person", name: seat.name ?? "" } : { kind: "bot", bot: seat.bot || FIRST_BOT }));
}

/** The seat of a game for one that answers by rule; nobody chooses it, so it is not among those offered. */
export const isAutoma = (code = ""): boolean => code.split(":")[0] === "automa";
