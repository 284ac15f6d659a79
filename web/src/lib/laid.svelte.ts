/** What lies where on the table: boards in their slots, the hand, and what the question needs that lies on neither. */

import { afterPaint } from "./frame";
import { fewOf, verbsOf, type Verb } from "./offer";
import { arrange, chooserRows, idsOf, isChooser, MAP, mapIds, rowIds, sheetsOf } from "./sheets";
import type { Table } from "./table.svelte";
import type { Tracks } from "./tracks";
import { unseen } from "./view";

/** As many verbs as a thumb can tell apart; the others are listed apart, with their number. */
const MOST_VERBS = 10;
/** Faces get smaller until they fit; by then, in milliseconds, another look finds what still does not. */
const SETTLED = 200;

export class Laid {
  /** What one looked up by hand: it stays until another question comes, a swap until another phase. */
  picked = $state("");
  private swappedIn = $state("");
  /** One looks past the chooser at what it lies over. */
  looksPast = $state(false);
  /** What could be chosen but is cut off or covered where it lies. */
  private hidden = $state.raw<Set<string>>(new Set());

  /** Only while a component is being made: what was looked up by hand goes with the question. */
  constructor(
    private table: Table,
    private tracks: () => Tracks,
  ) {
    $effect(() => {
      void [this.question, table.rev];
      this.picked = "";
    });
    $effect(() => {
      void this.question;
      this.looksPast = false;
    });
  }

  private scene = $derived.by(() => this.table.shown?.scene);
  private desk = $derived.by(() => this.tracks().mode === "desk");
  hand = $derived.by(() => (this.table.passTo < 0 ? (this.table.shown?.hands?.[this.table.facing]?.rows ?? []) : []));
  /** Every board, the map first. */
  all = $derived.by(() => (this.scene ? [MAP, ...sheetsOf(this.scene).map((sheet) => sheet.id)] : [MAP]));
  private places = $derived.by(() => ({
    map: mapIds(this.table.shownStage, this.scene),
    sheets: new Map((this.scene ? sheetsOf(this.scene) : []).map((sheet) => [sheet.id, idsOf(sheet)])),
    hand: new Set(this.hand.filter((row) => !isChooser(row)).flatMap(rowIds)),
  }));
  /** Every card with a face, wherever it lies. */
  cards = $derived.by(() => {
    const { scene, hand } = this;
    const rows = scene ? [...chooserRows(scene, hand), ...(scene.rows ?? []), ...sheetsOf(scene).flatMap((sheet) => sheet.rows ?? []), ...hand] : hand;
    return new Map(rows.flatMap((row) => row.cards ?? []).map((card) => [card.id, card]));
  });
  private reach(id: string): Set<string> | undefined {
    return id === MAP ? this.places.map : this.places.sheets.get(id);
  }

  // ---- the question
  question = $derived.by(() => {
    const decision = this.table.decision;
    return `${decision?.ask.step ?? ""} ${decision?.verb?.verb ?? ""} ${decision?.words.length ?? 0}`;
  });
  private verbs = $derived.by(() => (this.table.asking ? verbsOf(this.table.asking.ask, this.table.words) : []));
  /** On a small screen many verbs are asked for first, in the hand's place. */
  apart = $derived.by(() => {
    const { asking } = this.table;
    return !this.desk && this.verbs.length > 3 && asking !== null && !asking.verb && !asking.whole;
  });
  few = $derived.by(() => fewOf(this.verbs, MOST_VERBS));
  beyond = $derived.by((): Verb[] => (this.apart ? this.verbs.filter((verb) => !this.few.includes(verb)) : []));

  /** Before a verb is chosen its things can be touched where they lie; what lies nowhere waits for the verb. */
  legal = $derived.by(() => {
    const { asking, legal } = this.table;
    if (this.apart && !asking?.held) return new Set<string>();
    if (!asking || asking.verb) return legal;
    return new Set([...legal].filter((id) => this.cards.has(id) || this.places.hand.has(id) || this.all.some((one) => this.reach(one)?.has(id))));
  });
  /** While an answer is on its way nothing can be touched, yet all stays as it lies: the touch itself is what shows. */
  private before = new Set<string>();
  lit = $derived.by(() => {
    if (!this.table.sending && !this.table.asking?.looking) this.before = this.legal;
    return this.before;
  });

  // ---- boards in their slots
  private focus = $derived.by(() => this.scene?.focus ?? MAP);
  laid = $derived.by(() => (this.scene ? arrange(this.scene, this.places, this.lit, this.desk ? 2 : 1, this.picked, this.swappedIn === this.focus) : [MAP]));
  away = $derived.by(() => this.all.filter((id) => !this.laid.includes(id)));
  /** Boards that something can be chosen on. */
  called = $derived.by(() => new Set(this.all.filter((id) => [...this.lit].some((one) => this.reach(id)?.has(one)))));
  pick = (id: string) => (this.picked = id);
  swap = () => (this.swappedIn = this.swappedIn === this.focus ? "" : this.focus);

  // ---- what lies on no board in view: on the shelf, or in the chooser if it is many or has faces
  private inView(id: string): boolean {
    return this.laid.some((one) => this.reach(one)?.has(id)) || this.places.hand.has(id);
  }
  loose = $derived.by(() => [...this.lit].filter((id) => !this.inView(id) || this.hidden.has(id)));
  private capacity = $derived.by(() => {
    const t = this.tracks();
    const [wide, high] = t.dock ? [t.a, t.dock] : [(t.wide && this.desk) || t.mode === "phone" ? t.a : t.b, t.hand];
    return Math.floor(wide / 92) * Math.max(1, Math.floor((high - 12) / 52));
  });
  chooses = $derived.by(() => {
    const { loose, capacity } = this;
    if (!loose.length) return false;
    if (!loose.some((id) => this.cards.has(id))) return loose.length > capacity;
    const onBoards = [...this.lit].some((id) => !loose.includes(id));
    return !onBoards || loose.length > capacity / 2;
  });
  /** A chooser lies over the boards, on a desk over the hand too: what can be chosen there is in it. */
  offered = $derived.by(() => [...this.lit].filter((id) => this.desk || this.hidden.has(id) || !this.places.hand.has(id)));
  /** The shelf lies over the dock, else over the hand; if the hand is asked for too, over the end of slot B. */
  shelfAt = $derived.by((): "" | "dock" | "b" | "hand" => {
    if (!this.loose.length || this.chooses) return "";
    if (this.tracks().dock) return "dock";
    const handAsked = [...this.lit].some((id) => this.places.hand.has(id) && !this.hidden.has(id));
    return handAsked && this.desk ? "b" : "hand";
  });

  /** Whatever can be chosen and is not in view (a long sheet, a full hand) is brought forward. */
  watch(root: HTMLElement | undefined, moving: boolean): (() => void) | undefined {
    const { legal } = this;
    void this.laid;
    if (!root || !legal.size || moving) {
      if (!this.lit.size && this.hidden.size) this.hidden = new Set();
      return;
    }
    const look = () => {
      const missing = unseen(root, legal);
      if (missing.size !== this.hidden.size || [...missing].some((id) => !this.hidden.has(id))) this.hidden = missing;
    };
    const soon = afterPaint(look);
    const later = setTimeout(look, SETTLED);
    return () => {
      soon();
      clearTimeout(later);
    };
  }
}
