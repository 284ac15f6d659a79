/** One table as this browser sees it: what the server told, what is being looked at, what is being decided. */

import { Advisor } from "./advisor.svelte";
import { isAutoma } from "./bots";
import { api } from "./api";
import { changedPlaces, lostPlaces } from "./changes";
import { Decision } from "./decision.svelte";
import { afterTouch } from "./frame";
import { prefs, type Speed } from "./prefs.svelte";
import { randomHex } from "./random";
import { keepLosses, keptLosses } from "./losses";
import { Link, type Answer, type Told } from "./socket";
import { sound } from "./sound";
import { Words } from "./text.svelte";
import type { LogLine, Offer, Past, Position, Push, SeatInfo, Stage, Sync, TableInfo } from "./wire.gen";

export interface Notice {
  code: string;
  rule: string;
  target: string;
  /** The line of the log that stands against it; -1 if none does. */
  line?: number;
}

/** How long one line of a replay is shown at its usual pace, in milliseconds. */
const STEP = 1200;
/** How long what others did is shown before the next thing, in milliseconds. */
const PAUSES: Record<Speed, number> = { instant: 0, quick: 420, calm: 1500, step: Infinity };
/** Whoever only watches is never further behind than this: bots among themselves wait for nobody. */
const BEHIND = 12;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  stage = $state.raw<Stage | null>(null);
  live = $state.raw<Position | null>(null);
  lines = $state.raw<LogLine[]>([]);
  rev = $state(0);
  undoSeats = $state.raw<number[]>([]);
  thinking = $state.raw<number[]>([]);
  online = $state(true);
  missing = $state(false);
  past = $state.raw<Past | null>(null);
  /** The seat whose person is in front of this screen; -1 while it is being passed on. */
  facing = $state(-1);
  decision = $state.raw<Decision | null>(null);
  sending = $state(false);
  notice = $state.raw<Notice | null>(null);
  changed = $state.raw<Set<string>>(new Set());
  /** Places where something was taken from whoever looks on. */
  hurt = $state.raw<Set<string>>(new Set());
  /** Places that a line of the log names, while one points at it. */
  pointed = $state.raw<string[]>([]);
  /** Lines in which something was taken from me. */
  painful = $state.raw<Set<number>>(new Set());
  /** What others did and has not been shown yet. */
  waiting = $state.raw<Push[]>([]);
  private followTimer = 0;
  private shownAt = 0;
  readonly words: Words;
  readonly advisor: Advisor;
  private link: Link;
  private scrub = 0;

  constructor(
    readonly id: string,
    readonly game: string,
  ) {
    this.words = new Words(game, (seat) => this.seatName(seat), () => this.info?.edition ?? "");
    this.advisor = new Advisor(id);
    this.link = new Link(id, (message) => this.hear(message), (open) => (this.online = open));
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  /** The seats this browser may act for. */
  get mine(): number[] {
    return this.seats.flatMap((seat, n) => (seat.mine ? [n] : []));
  }

  get shown(): Position | null {
    return this.past?.position ?? this.live;
  }

  get shownStage(): Stage | null {
    return this.past?.stage ?? this.stage;
  }

  get over(): boolean {
    return Boolean(this.live?.result);
  }

  /** Several people share this screen, and the one who is asked must take it before secrets show. */
  get passTo(): number {
    const asked = this.live?.asks?.[0]?.seat ?? -1;
    return this.mine.length > 1 && asked >= 0 && asked !== this.facing ? asked : -1;
  }

  legal = $derived.by((): Set<string> => {
    return this.past || this.sending || this.waiting.length || this.passTo >= 0 ? new Set() : (this.decision?.legal ?? new Set());
  });

  /** The decision that is open now: not in the past, not while something is sent, shown or passed on. */
  get asking(): Decision | null {
    return this.past || this.sending || this.waiting.length || this.passTo >= 0 ? null : this.decision;
  }

  seatName(seat: number): string {
    const info = this.seats[seat];
    // a seat that answers by rule has the name that its game gives it
    return info?.name || (info && isAutoma(info.bot) ? (this.words.find("automa") ?? "") : "");
  }

  private hear(message: Told) {
    if (message.type === "seats") {
      if (this.info) this.info = { ...this.info, seats: message.seats };
      return;
    }
    if (message.type === "sync") {
      this.forgetWaiting();
      this.synced(message);
      this.decide(false);
      if (this.undoAgain) void this.undo(true);
    } else this.follow(message);
  }

  /** How long each thing others did stays before the next; who wants no motion waits only where asked for. */
  private get pause(): number {
    return !prefs.motion && prefs.speed === "quick" ? 0 : PAUSES[prefs.speed];
  }

  /** Shows what others did one move at a time, at the speed one likes; one's own moves at once. */
  private follow(push: Push) {
    const { pause } = this;
    const own = this.sending || push.lines.every((line) => line.seat < 0 || this.mine.includes(line.seat));
    if (!this.waiting.length && (own || !pause || (pause < Infinity && performance.now() - this.shownAt >= pause))) {
      this.show(push);
      return;
    }
    this.waiting = [...this.waiting, push];
    if (!this.mine.length && this.waiting.length > BEHIND) this.next();
    else this.schedule();
  }

  private schedule() {
    clearTimeout(this.followTimer);
    const pause = this.pause;
    if (!this.waiting.length || pause === Infinity) return;
    this.followTimer = window.setTimeout(() => this.next(), Math.max(0, this.shownAt + pause - performance.now()));
  }

  /** Shows the next thing that waits. */
  next = () => {
    const [push, ...rest] = this.waiting;
    if (!push) return;
    this.waiting = rest;
    this.show(push);
    this.schedule();
  };

  /** Shows all that waits at once. */
  skip = () => {
    const all = this.waiting;
    this.forgetWaiting();
    for (const push of all) this.show(push);
  };

  private forgetWaiting() {
    clearTimeout(this.followTimer);
    this.waiting = [];
  }

  private show(push: Push) {
    this.shownAt = performance.now();
    this.pushed(push);
    if (!this.waiting.length) this.decide(false);
  }

  private synced(sync: Sync) {
    this.info = sync.table;
    this.stage = sync.stage;
    this.lines = sync.lines;
    this.take(sync);
    // one looks again after a refusal, whose reason stays to be read
    if (this.notice?.code === "offline") this.notice = null;
    if (this.mine.length === 1) this.facing = this.mine[0]!;
    const losses = keptLosses(this.id);
    this.hurt = new Set(losses.hurt);
    // what was taken back since did not happen
    this.painful = new Set(losses.painful.filter((number) => number < sync.lines.length));
  }

  private pushed(push: Push) {
    const before = this.live;
    if (push.stage) this.stage = push.stage;
    this.lines = [...this.lines.slice(0, push.cut), ...push.lines];
    this.take(push);
    this.notice = null;
    if (before) {
      const news = changedPlaces(before.scene, push.position.scene);
      // whoever plays sees all that others did since; whoever watches sees the last move
      this.changed = this.mine.length ? new Set([...this.changed, ...news]) : news;
      if (this.facing >= 0 && push.lines.some((line) => line.seat !== this.facing)) {
        const lost = lostPlaces(before.scene, push.position.scene, this.facing);
        if (lost.size) {
          this.hurt = new Set([...this.hurt, ...lost]);
          this.painful = new Set([...this.painful, ...push.lines.map((line) => line.number)]);
          keepLosses(this.id, this.hurt, this.painful);
          sound.lost();
        }
      }
      if (push.lines.length) sound.move();
      if (!before.asks?.length && push.position.asks?.length) sound.turn();
    }
  }

  private take(news: Sync | Push) {
    this.rev = news.rev;
    this.live = news.position;
    this.undoSeats = news.undo ?? [];
    this.thinking = news.thinking ?? [];
  }

  /** Takes up the question; a half-made move stays if somebody else's move left the question as it was. */
  private decide(anew: boolean) {
    const asks = this.live?.asks ?? [];
    const ask = asks.find((a) => a.seat === this.facing) ?? asks[0];
    if (!anew && ask && JSON.stringify(ask) === JSON.stringify(this.decision?.ask)) return;
    this.advisor.forget();
    this.decision = ask
      ? new Decision(
          ask,
          () => this.link,
          (verb, words) => void this.move(verb, words),
          (offer) => this.mustConfirm(offer),
        )
      : null;
  }

  private mustConfirm(offer: Offer): boolean {
    return prefs.confirm === "all" || (prefs.confirm === "final" && Boolean(offer.final));
  }

  /** Whether a bot may be asked for advice now. */
  get mayAsk(): boolean {
    return Boolean(this.info?.advice && this.asking);
  }

  toggleAdvice() {
    if (this.advisor.open) this.advisor.close();
    else if (this.mayAsk) void this.advisor.ask(this.decision!.seat);
  }

  face(seat: number) {
    this.facing = seat;
    this.decide(true);
  }

  private async move(verb: string, words: string[]) {
    const seat = this.decision?.seat;
    if (seat === undefined || this.sending) return;
    this.sending = true;
    // what others did needs no mark any more; that it goes is not what one waits for
    afterTouch(() => {
      this.changed = new Set();
      this.hurt = new Set();
      keepLosses(this.id, this.hurt, this.painful);
    });
    sound.choose();
    // what others do meanwhile is shown, but the question stays closed until this answer is in
    const answer = await this.link.ask({ type: "move", rev: this.rev, seat, verb, words, key: randomHex(12) });
    this.sending = false;
    if (answer.type === "refused") this.refuse(answer, words.at(-1) ?? "");
    else if (!this.waiting.length) this.decide(true);
  }

  /** Bots may have moved while one reached for the button: then it is tried once more. */
  private undoAgain = false;

  async undo(again = false) {
    const seat = this.undoSeats.find((s) => this.mine.includes(s)) ?? (this.facing >= 0 ? this.facing : (this.mine[0] ?? 0));
    if (this.decision?.begun) {
      this.decision.cancel();
      return;
    }
    this.skip(); // what one takes back one has seen
    const answer = await this.link.ask({ type: "undo", rev: this.rev, seat, key: randomHex(12) });
    this.undoAgain = !again && answer.type === "refused" && answer.code === "stale";
    if (this.undoAgain) void this.link.ask({ type: "sync" });
    else if (answer.type === "refused") this.refuse(answer, "");
  }

  private refuse(answer: Extract<Answer, { type: "refused" }>, target: string) {
    this.decision?.cancel();
    this.notice = { code: answer.code, rule: answer.rule ?? "", target, line: answer.line };
    sound.no();
    if (answer.code === "stale") void this.link.ask({ type: "sync" });
  }

  /** A thing was touched: take it if it is legal, else say why not. */
  touch(id: string, careful = false) {
    if (this.past) this.playing = false;
    if (this.past || this.sending || this.passTo >= 0) return;
    if (this.waiting.length) this.skip();
    else if (this.decision?.whole && this.decision.words.at(-1) === id) this.decision.confirm();
    else if (this.legal.has(id)) {
      this.notice = null;
      this.decision?.choose(id, careful && prefs.confirm !== "none");
    } else void this.whyNot(id);
  }

  private async whyNot(target: string) {
    const decision = this.decision;
    if (!decision) {
      if (this.mine.length && !this.over) this.notice = { code: "not-asked", rule: "turn", target };
      return;
    }
    const { seat, verb, words } = decision;
    const answer = await this.link.ask({ type: "why", seat, target, verb: verb?.verb ?? "", words });
    if ((answer.type === "reason" || answer.type === "refused") && answer.code) this.notice = { code: answer.code, rule: answer.rule ?? "", target };
    sound.no();
  }

  /** Shows the game after its first n lines; whoever looks for themselves stops what runs by itself. */
  lookBack(n: number): Promise<void> {
    this.playing = false;
    return this.showPast(n);
  }

  /** Shows a position of the past and what its last line changed; at the end one is in the present. */
  private async showPast(n: number) {
    const scrub = ++this.scrub;
    if (this.waiting.length) this.skip();
    if (n >= this.lines.length) {
      this.past = null;
      this.changed = new Set();
      this.playing = false;
      return;
    }
    const known = this.past?.number === n - 1 ? this.past : null;
    const [then, before] = await Promise.all([api.at(this.id, n), n > 0 ? (known ?? api.at(this.id, n - 1)) : null]);
    if (scrub !== this.scrub) return;
    this.past = then;
    this.changed = before ? changedPlaces(before.position.scene, then.position.scene) : new Set();
  }

  /** The game runs by itself from where one looks, until the end or a touch. */
  playing = $state(false);
  private playTimer = 0;

  async play() {
    clearTimeout(this.playTimer);
    this.playing = !this.playing;
    if (this.playing && !this.past) await this.showPast(0);
    this.playOn();
  }

  private playOn() {
    if (!this.playing) return;
    this.playTimer = window.setTimeout(async () => {
      if (!this.playing) return;
      await this.showPast((this.past?.number ?? 0) + 1);
      this.playOn();
    }, STEP / prefs.pace);
  }

  async sit(seat: number) {
    this.info = await api.sit(this.id, seat, prefs.name);
    this.link.again();
  }

  close() {
    clearTimeout(this.playTimer);
    clearTimeout(this.followTimer);
    this.link.close();
  }
}
