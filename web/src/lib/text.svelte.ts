/** Words: the platform's and each game's Fluent files, in the reader's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Text } from "./wire.gen";

const COLOURS = ["vermilion", "blue", "ochre", "green"];

export type Args = Record<string, string | number>;

/** Bundles by `game/lang`; the platform's own words have the game "". */
let bundles = $state.raw<Record<string, FluentBundle>>({});
const asked = new Set<string>();

/** Fetches a game's words in the reader's language, once; call it in an effect, so it follows the language. */
export async function loadWords(game = ""): Promise<void> {
  const key = `${game}/${prefs.lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const bundle = new FluentBundle(prefs.lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await api.words(prefs.lang, game)));
    bundles = { ...bundles, [key]: bundle };
  } catch {
    asked.delete(key);
  }
}

/** The words of a game; while another language is on its way, the one we have. */
function bundleOf(game: string): FluentBundle | undefined {
  return bundles[`${game}/${prefs.lang}`] ?? bundles[`${game}/en`] ?? bundles[`${game}/de`];
}

export class Words {
  constructor(
    readonly game: string = "",
    private seatName: (seat: number) => string = () => "",
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
      if (bundle && pattern) return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
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
    for (const [name, value] of Object.entries(args)) result[name] = this.value(name, value);
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

  /** Seats go by their number or by their colour; a person's name comes first. */
  private seat(key: string): string {
    const number = COLOURS.includes(key) ? COLOURS.indexOf(key) : Number(key);
    return this.seatName(number) || this.find(`seat-${key}`) || this.say(`seat-${Number.isNaN(number) ? key : number}`);
  }

  /** The names of the variables in a verb's `.log` sentence, in the order of their first use. */
  variables(key: string, attribute: string): string[] {
    const found: string[] = [];
    const visit = (node: unknown) => {
      if (Array.isArray(node)) node.forEach(visit);
      else if (node && typeof node === "object") {
        const { type, name } = node as { type?: string; name?: string };
        if (type === "var" && name && !found.includes(name)) found.push(name);
        Object.values(node).forEach(visit);
      }
    };
    visit(bundleOf(this.game)?.getMessage(key)?.attributes[attribute]);
    return found;
  }
}

export const platform = new Words();
