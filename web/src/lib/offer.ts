/** Verbs side by side: what can be done at this step and what cannot now, each always in the same place. */

import { verbName } from "./sentence";
import { seatId, type Words } from "./text.svelte";
import { sentenceKeys } from "./textkeys";
import type { Ask, Impossible, Offer } from "./wire.gen";

export interface Verb {
  verb: string;
  label: string;
  short: string;
  icon: string;
  group: string;
  offer: Offer | null;
  refused: Impossible | null;
}

/** As many as there is room for: all that can be chosen, and of the others the first. */
export function fewOf(verbs: Verb[], room: number): Verb[] {
  let spare = Math.max(0, room - verbs.filter((verb) => verb.offer).length);
  return verbs.filter((verb) => verb.offer || spare-- > 0);
}

export function verbsOf(ask: Ask, words: Words): Verb[] {
  const args = words.named({ seat: seatId(ask.seat), ...ask.facts });
  const made = (one: Offer | Impossible, offer: Offer | null, refused: Impossible | null): Verb => {
    const label = verbName(words, ask.step, one.verb, args);
    const short = words.find(sentenceKeys(ask.step, one.verb), args, "short") ?? label;
    return { verb: one.verb, label, short, icon: one.icon ?? "", group: one.group ?? "", offer, refused };
  };
  const all = [
    ...ask.offers.map((offer) => made(offer, offer, null)),
    // what belongs to no group has no place to stay in while it cannot be chosen
    ...(ask.refused ?? []).filter((one) => one.group).map((one) => made(one, null, one)),
  ];
  const order = ask.order ?? [];
  const groups = [...new Set(all.slice().sort((a, b) => order.indexOf(a.verb) - order.indexOf(b.verb)).map((one) => one.group))];
  return all.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || order.indexOf(a.verb) - order.indexOf(b.verb));
}
