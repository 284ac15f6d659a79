/** The bots one can invite, by their codes; their names are in the platform's words. */
export const BOTS = ["greedy", "random"] as const;

/** `mcts:800` → the key of its name and its strength. */
export function botKey(code: string): { key: string; level: string } {
  const [name = "", level = ""] = code.split(":");
  return { key: `bot-${name}`, level };
}
