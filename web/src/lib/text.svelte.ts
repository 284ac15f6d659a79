/** Words: the platform's and each game's Fluent files, in the reader's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { api, Refusal } from "./api";
import { prefs } from "./prefs.svelte";
import { errorKeys, reasonKeys, textKey, valueKeys } from "./textkeys";
import { COLOURS, type Text } from "./wire.gen";
import { root } from "./root";

export type Args = Record<string, string | number>;

/** A rule that a refusal cites; one of the game's own has a place on its rules page. */
export interface Cited {
  sentence: string;
  href: string;
}

/** A drawing id is `domain:key`. */
export const domainOf = (id: string): string => id.slice(0, id.indexOf(":"));
export const keyOf = (id: string): string => id.slice(id.indexOf(":") + 1);

/** A seat as an argument of a text. */
export const seatId = (seat: number): string => `seat:${COLOURS[seat] ?? "neutral"}`;

/** Bundles by `game/lang`; the platform's own words have the game "". */
let bundles = $state.raw<Record<string, FluentBundle>>({});
const asked = new Map<string, Promise<void>>();

/** Fetches a game's words in the reader's language, once; call it in an effect, so it follows the language. */
export function loadWords(game = ""): Promise<void> {
  const key = `${game}/${prefs.lang}`;
  const fetching = asked.get(key) ?? fetchWords(key, prefs.lang, game);
  asked.set(key, fetching);
  return fetching;
}

async function fetchWords(key: string, lang: string, game: string): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  try {
    bundle.addResource(new FluentResource(await api.words(lang, game)));
  } catch (error) {
    asked.delete(key);
    // a game without words in this language still shows, with its keys
    if (!(error instanceof Refusal && error.status === 404)) return;
  }
  bundles = { ...bundles, [key]: bundle };
}

/** The words of a game; while another language is on its way, the one we have. */
function bundleOf(game: string): FluentBundle | undefined {
  return bundles[`${game}/${prefs.lang}`] ?? bundles[`${game}/en`] ?? bundles[`${game}/de`];
}

export class Words {
  constructor(
    readonly game: string = "",
    private seatName: (seat: number) => string = () => "",
    /** A text may name things as the printed edition does. */
    private edition: () => string = () => "",
  ) {}

  get ready(): boolean {
    return Boolean(bundleOf("") && bundleOf(this.game));
  }

  /** The first of these messages (or its attribute) that the game or the platform has; null if nobody has any. */
  find(keys: string | string[], args: Args = {}, attribute = ""): string | null {
    return this.format(keys, args, attribute)?.sentence ?? null;
  }

  /** Like `find`, but only a sentence that needs no other arguments than these. */
  whole(keys: string | string[], args: Args = {}, attribute = ""): string | null {
    const found = this.format(keys, args, attribute);
    return found?.errors.length === 0 ? found.sentence : null;
  }

  private format(keys: string | string[], args: Args, attribute: string): { sentence: string; errors: Error[] } | null {
    const games = this.game ? [this.game, ""] : [""];
    for (const key of [keys].flat()) {
      for (const bundle of games.map(bundleOf)) {
        const message = bundle?.getMessage(key);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (!bundle || !pattern) continue;
        const errors: Error[] = [];
        const sentence = bundle.formatPattern(pattern, { edition: this.edition(), ...args } as Record<string, FluentVariable>, errors);
        return { sentence, errors };
      }
    }
    return null;
  }

  /** A missing key shows itself. */
  say(keys: string | string[], args: Args = {}): string {
    return this.find(keys, args) ?? (this.ready ? [keys].flat()[0]! : "");
  }

  /** What the server told: arguments that are drawing ids are named. */
  tell(text: Text | null | undefined): string {
    return text ? this.say(text.key, this.named(text.args ?? {})) : "";
  }

  named(args: Args): Args {
    const result: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const id = typeof value === "string" && value.includes(":");
      result[name] = id ? this.name(value) : value;
      // sentences choose by the key: `side` is a name in the reader's language, `side-key` is not
      if (id) result[`${name}-key`] = keyOf(value);
    }
    return result;
  }

  /** The name of a drawing id, `field:c4`. */
  name(id: string): string {
    const domain = domainOf(id);
    const key = keyOf(id);
    const seat = domain === "seat" ? this.seatName(COLOURS.indexOf(key)) : "";
    return seat || (this.find(valueKeys(domain, key), { key: /^\d+$/.test(key) ? Number(key) : key }) ?? key);
  }

  /** A person's name comes first, then the seat's colour. */
  seat(seat: number): string {
    return this.name(seatId(seat));
  }

  /** Several seats, one after the other. */
  seats(seats: number[]): string {
    return seats.map((seat) => this.seat(seat)).join(", ");
  }

  /** What a kind of piece or icon is called. */
  kind(kind: string): string {
    return this.find([textKey("piece", kind), textKey("icon", kind)]) ?? kind;
  }

  /** Why something cannot be chosen. */
  reason(code: string): string {
    return this.find(reasonKeys(code)) ?? code;
  }

  /** Why the server did not do what it was asked. */
  error(code: string): string {
    return this.find(errorKeys(code)) ?? code;
  }

  /** The rule a refusal cites, in our own words. The house's own rules stand on no game's page. */
  rule(id: string): Cited {
    const key = textKey("rule", id);
    const own = bundleOf(this.game)?.hasMessage(key);
    return { sentence: this.find(key) ?? this.say("rule", { rule: id }), href: own ? `${root}/rules/${this.game}#${key}` : "" };
  }
}

export const platform = new Words();
