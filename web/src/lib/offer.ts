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

/** Verbs nobody gave a look to are shown with their reasons only as long as they are few. */
const FEW = 6;

export function verbsOf(ask: Ask, words: Words): Verb[] {
  const args = words.named({ seat: seatId(ask.seat), ...ask.facts });
  const made = (one: Offer | Impossible, offer: Offer | null, refused: Impossible | null): Verb => {
    const label = verbName(words, ask.step, one.verb, args);
    const short = words.find(sentenceKeys(ask.step, one.verb), args, "short") ?? label;
    return { verb: one.verb, label, short, icon: one.icon ?? "", group: one.group ?? "", offer, refused };
  };
  const total = ask.offers.length + (ask.refused?.length ?? 0);
  const all = [
    ...ask.offers.map((offer) => made(offer, offer, null)),
    ...(ask.refused ?? []).filter((one) => one.icon || one.group || total <= FEW).map((one) => made(one, null, one)),
  ];
  const order = ask.order ?? [];
  const groups = [...new Set(all.slice().sort((a, b) => order.indexOf(a.verb) - order.indexOf(b.verb)).map((one) => one.group))];
  return all.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || order.indexOf(a.verb) - order.indexOf(b.verb));
}
