/** What every drawn thing needs to know of its surroundings: a live table or a position in the rules. */

import { getContext, setContext } from "svelte";
import type { Moved } from "./wire.gen";
import type { Words } from "./text.svelte";

export interface PlaceMark {
  at: string;
  number: number;
  seat: number;
}

export interface Setting {
  readonly game: string;
  readonly words: Words;
  readonly legal: Set<string>;
  /** What is outlined: what can be touched, and while an answer is on its way what could be touched before. */
  readonly lit: Set<string>;
  readonly chosen: Set<string>;
  readonly changed: Set<string>;
  /** Places where something was taken from whoever looks on. */
  readonly hurt: Set<string>;
  /** What would move, if the choice in hand were made. */
  readonly moved: Moved[];
  /** Where the step that is being looked at happened. */
  readonly marks: PlaceMark[];
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
  lit: NONE,
  chosen: NONE,
  changed: NONE,
  hurt: NONE,
  moved: [],
  marks: [],
  touch: () => undefined,
  consider: () => undefined,
});
