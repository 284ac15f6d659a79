/** What every drawn thing needs to know of its surroundings: a live table or a position in the rules. */

import { getContext, setContext } from "svelte";
import type { Words } from "./text.svelte";

export interface Setting {
  readonly game: string;
  readonly words: Words;
  readonly legal: Set<string>;
  readonly chosen: Set<string>;
  readonly changed: Set<string>;
  touch(id: string, careful: boolean): void;
  consider(id: string): void;
}

const KEY = "setting";
const NONE = new Set<string>();

export const setSetting = (setting: Setting): Setting => setContext(KEY, setting);
export const getSetting = (): Setting => getContext(KEY);

/** A position to look at: nothing in it can be chosen. */
export const still = (game: string, words: Words): Setting => ({
  game,
  words,
  legal: NONE,
  chosen: NONE,
  changed: NONE,
  touch: () => undefined,
  consider: () => undefined,
});
