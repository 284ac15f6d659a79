/** The bots one can invite, by their codes; their names are in the platform's words. */

/** Offered before the server has told which there are, and the one a new player meets. */
export const FIRST_BOT = "squire";

/** The four levels, weakest first. */
const LEVELS = ["page", "squire", "knight", "king"];
/** For the laboratory: known to the server, but no company for an evening. */
const TECHNICAL = ["greedy", "ismcts", "random"];

/** What the new table's form lists: the levels from weak to strong, then bots that others have added. */
export function offered(known: string[]): string[] {
  const added = known.filter((code) => !LEVELS.includes(code) && !TECHNICAL.includes(code));
  return [...LEVELS.filter((code) => known.includes(code)), ...added];
}

/** `ismcts:800` → the key of its name and its strength. */
export function botKey(code: string): { key: string; level: string } {
  const [name = "", level = ""] = code.split(":");
  return { key: `bot-${name}`, level };
}

/** The seat of a game for one that answers by rule; nobody chooses it, so it is not among those offered. */
export const isAutoma = (code = ""): boolean => code.split(":")[0] === "automa";
