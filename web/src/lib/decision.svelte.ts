/** A half-made move: which verb, which arguments so far, what may come next, what would happen. */

import type { Link } from "./socket";
import type { Ask, Moved, Offer, Outcome, Text } from "./wire.gen";

/** So many ways to go on with a thing in hand have room beside each other. */
const FEW = 3;

export class Decision {
  readonly seat: number;
  verb = $state.raw<Offer | null>(null);
  words = $state.raw<string[]>([]);
  /** A thing touched that several verbs could take: now the verb is asked for. */
  held = $state.raw("");
  /** While a thing is held: what verbs with few ways to go on would ask next, so that one touch answers both. */
  ahead = $state.raw<Map<string, string[]>>(new Map());
  /** Legal values of the next argument, once a verb is chosen. */
  private next = $state.raw<string[]>([]);
  /** The move is whole and waits for a yes. */
  whole = $state(false);
  preview = $state.raw<Text[]>([]);
  /** What each option of the last argument would bring. */
  outcomes = $state.raw<Outcome[]>([]);
  /** What is being pointed at. */
  considered = $state.raw("");
  looking = $state(false);
  private glance = 0;
  private glanceTimer = 0;

  constructor(
    readonly ask: Ask,
    private link: () => Link,
    private send: (verb: string, words: string[]) => void,
    private mustConfirm: (offer: Offer) => boolean,
  ) {
    this.seat = ask.seat;
    this.cancel();
  }

  /** What may be touched now. */
  legal = $derived.by((): Set<string> => {
    if (this.whole || this.held) return new Set();
    if (this.verb) return new Set(this.next);
    return new Set(this.ask.offers.flatMap((offer) => offer.options ?? []));
  });

  /** The verbs that can be chosen by a button now. */
  get verbs(): Offer[] {
    if (this.verb) return [];
    return this.held ? this.ask.offers.filter((offer) => offer.options?.includes(this.held)) : this.ask.offers;
  }

  /** What would move, if what is pointed at were chosen. */
  get moved(): Moved[] {
    return this.outcomes.find((one) => one.option === this.considered)?.moved ?? [];
  }

  /** Whether anything has been chosen that can be given up. */
  get begun(): boolean {
    return this.words.length > 0 || this.held !== "" || this.whole || (this.verb !== null && this.ask.offers.length > 1);
  }

  /** The arguments chosen so far, by their roles. */
  get roles(): Record<string, string> {
    return Object.fromEntries(this.words.map((word, n) => [this.verb!.params![n]!.role, word]));
  }

  cancel() {
    const only = this.ask.offers.length === 1 ? this.ask.offers[0]! : null;
    this.held = "";
    this.words = [];
    this.whole = false;
    this.preview = [];
    this.outcomes = [];
    this.considered = "";
    this.looking = false;
    this.verb = only?.params?.length ? only : null;
    this.next = this.verb?.options ?? [];
  }

  pickVerb(offer: Offer) {
    this.verb = offer;
    this.words = this.held ? [this.held] : [];
    this.held = "";
    this.next = this.words.length ? [] : (offer.options ?? []);
    this.preview = [];
    if (this.words.length || !offer.params?.length) void this.advance();
    else if (this.next.length === 1) this.choose(this.next[0]!);
    else if (offer.params.length === 1) void this.weigh();
  }

  /** Chooses a verb, also instead of another one that has been begun. */
  switchVerb(offer: Offer) {
    const held = this.held;
    if (this.verb) this.cancel();
    this.held = held;
    this.pickVerb(offer);
  }

  /** Gives up the last thing that was chosen. */
  stepBack() {
    if (this.words.length < 2) {
      this.cancel();
      return;
    }
    const offer = this.verb!;
    const words = this.words.slice(0, -1);
    this.whole = false;
    this.preview = [];
    this.words = words;
    void this.reopen(offer, words);
  }

  /** Asks again what comes after these words; where there is one answer, goes back further. */
  private async reopen(offer: Offer, words: string[]) {
    this.next = [];
    this.looking = true;
    const answer = await this.link().ask({ type: "look", seat: this.seat, verb: offer.verb, words });
    if (this.verb !== offer || this.words !== words) return;
    this.looking = false;
    if (answer.type !== "choices") return;
    if (answer.options.length < 2) return this.stepBack();
    this.next = answer.options;
    this.outcomes = answer.outcomes ?? [];
  }

  /** Takes a legal value as the next argument; `careful` asks for a yes even where the rules would not. */
  choose(id: string, careful = false) {
    if (!this.verb) {
      const takers = this.ask.offers.filter((offer) => offer.options?.includes(id));
      // one touch never carries out one of several things that could be done: it takes up, the verb is chosen next
      if (takers.length !== 1 || (takers[0]!.params?.length === 1 && this.isRival(takers[0]!))) {
        this.held = id;
        this.ahead = new Map();
        for (const offer of takers) if (offer.params?.length === 2) void this.lookAhead(offer, id);
        return;
      }
      this.verb = takers[0]!;
    }
    this.words = [...this.words, id];
    void this.advance(careful);
  }

  private async lookAhead(offer: Offer, held: string) {
    const answer = await this.link().ask({ type: "look", seat: this.seat, verb: offer.verb, words: [held] });
    if (this.held !== held || answer.type !== "choices") return;
    if (answer.options.length > 1 && answer.options.length <= FEW) this.ahead = new Map([...this.ahead, [offer.verb, answer.options]]);
  }

  /** Does this with what is held, in one of the ways that `ahead` tells. */
  pickWay(offer: Offer, way: string) {
    const { held } = this;
    this.cancel();
    this.verb = offer;
    this.words = [held, way];
    void this.advance();
  }

  /** Whether another verb of this step, possible now or not, begins with the same kind of thing. */
  private isRival(offer: Offer): boolean {
    const domain = offer.params?.[0]?.domain;
    const others = this.ask.offers.filter((one) => one !== offer).map((one) => one.params?.[0]?.domain);
    return [...others, ...(this.ask.refused ?? []).map((one) => one.domain)].includes(domain);
  }

  /** Shows a whole move that somebody else thought of: what it would do, and a yes to carry it out. */
  propose(verb: string, words: string[]) {
    const offer = this.ask.offers.find((one) => one.verb === verb);
    if (!offer) return;
    this.cancel();
    this.verb = offer;
    this.words = words;
    void this.advance(true);
  }

  confirm() {
    if (this.verb && this.whole) this.send(this.verb.verb, this.words);
  }

  private async advance(careful = false) {
    const offer = this.verb!;
    const words = this.words;
    this.glance++;
    this.outcomes = [];
    if (words.length >= (offer.params?.length ?? 0)) {
      if (!careful && !this.mustConfirm(offer)) {
        this.send(offer.verb, words);
        return;
      }
      this.whole = true;
    }
    this.next = [];
    this.looking = true;
    const answer = await this.link().ask({ type: "look", seat: this.seat, verb: offer.verb, words });
    if (this.verb !== offer || this.words !== words) return;
    this.looking = false;
    if (answer.type !== "choices") return;
    this.next = answer.options;
    this.outcomes = answer.outcomes ?? [];
    if (this.whole) this.preview = answer.events;
    // a question with one answer is not asked
    else if (answer.options.length === 1) {
      this.words = [...words, answer.options[0]!];
      void this.advance(careful);
    }
  }

  /** Learns what the options of the only argument would bring. */
  private async weigh() {
    const offer = this.verb!;
    const answer = await this.link().ask({ type: "look", seat: this.seat, verb: offer.verb, words: [] });
    if (this.verb === offer && !this.words.length && answer.type === "choices") this.outcomes = answer.outcomes ?? [];
  }

  /** Looks at what would happen if this were chosen, when it would make the move whole. */
  consider(id: string) {
    clearTimeout(this.glanceTimer);
    this.considered = id;
    if (this.whole || this.held) return;
    const glance = ++this.glance;
    this.preview = [];
    if (!id || !this.legal.has(id)) return;
    const takers = this.verb ? [this.verb] : this.ask.offers.filter((offer) => offer.options?.includes(id));
    const offer = takers[0];
    if (takers.length !== 1 || !offer || this.words.length + 1 !== offer.params?.length) return;
    const known = this.outcomes.find((one) => one.option === id);
    if (known) {
      this.preview = known.events ?? [];
      return;
    }
    const words = [...this.words, id];
    this.glanceTimer = window.setTimeout(async () => {
      const answer = await this.link().ask({ type: "look", seat: this.seat, verb: offer.verb, words });
      if (glance === this.glance && answer.type === "choices") this.preview = answer.events;
    }, 90);
  }
}
