/** What a bot would do in our place: asked for, shown, and gone as soon as the table moves on. */

import { api } from "./api";
import type { Advice } from "./wire.gen";

export class Advisor {
  open = $state(false);
  asking = $state(false);
  found = $state.raw<Advice | null>(null);
  /** Why there is none. */
  code = $state("");
  /** The move that is being looked at. */
  picked = $state(-1);
  private seat = 0;
  /** Answers to what was asked before the table moved on are not wanted any more. */
  private turn = 0;

  constructor(private id: string) {}

  async ask(seat: number) {
    this.open = true;
    this.picked = -1;
    if (this.found || this.asking) return;
    const turn = this.turn;
    this.seat = seat;
    this.asking = true;
    this.code = "";
    try {
      const found = await api.advice(this.id, seat);
      if (turn === this.turn) this.found = found;
    } catch (error) {
      if (turn === this.turn) this.code = (error as { code?: string }).code ?? "server";
    }
    if (turn === this.turn) this.asking = false;
  }

  close() {
    this.open = false;
    if (this.asking) void api.stopAdvice(this.id, this.seat).catch(() => undefined);
  }

  /** There is another question now; the server stops the thought by itself. */
  forget() {
    this.turn++;
    Object.assign(this, { open: false, asking: false, found: null, code: "", picked: -1 });
  }
}
