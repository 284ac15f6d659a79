/** The bots one can invite, by their codes; their names are in the platform's words. */

/** Offered before the server has told which there are, and the one a new player meets. */
export const FIRST_BOT = "greedy";

/** `mcts:800` → the key of its name and its strength. */
export function botKey(code: string): { key: string; level: string } {
  const [name = "", level = ""] = code.split(":");
  return { key: `bot-${name}`, level };
}
