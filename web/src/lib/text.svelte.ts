/** Words: the platform's and each game's Fluent files, in the reader's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { api, Refusal } from "./api";
import { prefs } from "./prefs.svelte";
import type { Text } from "./wire.gen";

const COLOURS = ["red", "blue", "ochre", "green"];

export type Args = Record<string, string | number>;

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

  /** A message, or one of its attributes, in the game's words or else the platform's; null if nobody has it. */
  find(key: string, args: Args = {}, attribute = ""): string | null {
    for (const game of this.game ? [this.game, ""] : [""]) {
      const bundle = bundleOf(game);
      const message = bundle?.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, { edition: this.edition(), ...args } as Record<string, FluentVariable>, []);
    }
    return null;
  }

  /** A missing key shows itself. */
  say(key: string, args: Args = {}): string {
    return this.find(key, args) ?? (this.ready ? key : "");
  }

  /** What the server told: arguments that are drawing ids are named. */
  tell(text: Text | null | undefined): string {
    return text ? this.say(text.key, this.named(text.args ?? {})) : "";
  }

  named(args: Args): Args {
    const result: Args = {};
    for (const [name, value] of Object.entries(args)) {
      result[name] = this.value(name, value);
      // sentences choose by the key: `side` is a name in the reader's language, `side-key` is not
      if (typeof value === "string" && value.includes(":")) result[`${name}-key`] = value.split(":")[1]!;
    }
    return result;
  }

  private value(name: string, value: string | number): string | number {
    if (typeof value === "number") return /^seat\d?$/.test(name) ? this.name(`seat:${value}`) : value;
    return /^[a-z][\w-]*:[\w+-]+$/i.test(value) ? this.name(value) : value;
  }

  /** The name of a drawing id, `field:c4`. */
  name(id: string): string {
    const [domain = "", key = ""] = id.split(":");
    if (domain === "seat") return this.seat(key);
    const number = /^\d+$/.test(key) ? Number(key) : key;
    return this.find(`${domain}-${key}`) ?? this.find(domain, { key: number }) ?? key;
  }

  /** What a kind of piece, space or icon is called; a help text begins with the name of its thing. */
  kind(kind: string): string {
    return this.find(`piece-${kind}`) ?? this.find(`help-${kind}`)?.split(":")[0] ?? kind;
  }

  /** The rule a refusal cites, in our own words, or its number. */
  rule(id: string): string {
    return this.find(`rule-${id.replaceAll(".", "-")}`) ?? this.say("rule", { rule: id });
  }

  /** Seats go by their number or by their colour; a person's name comes first. */
  private seat(key: string): string {
    const number = /^\d+$/.test(key) ? Number(key) : COLOURS.indexOf(key);
    return this.seatName(number) || (this.find(`seat-${key}`) ?? this.say(`seat-${COLOURS[number] ?? "neutral"}`));
  }
}

export const platform = new Words();
