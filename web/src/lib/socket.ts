/** One WebSocket to one table: requests with answers, and connecting again by itself. */

import { afterTouch } from "./frame";
import { root } from "./root";
import type { Choices, Done, FromClient, Reason, Refused, ToClient, Unsure } from "./wire.gen";

export type Answer = Done | Refused | Choices | Reason;
export type Told = Exclude<ToClient, Answer | Unsure>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = WithoutId<FromClient>;

const LONGEST_WAIT = 8000;

export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, { request: Request; answer: (answer: Answer) => void }>();
  private next = 1;
  private wait = 250;
  private closed = false;
  private timer = 0;

  constructor(
    private table: string,
    private onTold: (message: Told) => void,
    private onState: (open: boolean) => void,
  ) {
    addEventListener("online", this.retry);
    this.open();
  }

  private open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${root}/ws/tables/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.onState(true);
      // what may or may not have arrived is sent again: its key tells the server that it is the same request
      for (const [id, { request }] of this.waiting) socket.send(JSON.stringify({ ...request, id }));
    };
    // an answer may come before the touch that asked for it is painted: it waits for that frame
    socket.onmessage = (event) => afterTouch(() => this.hear(JSON.parse(event.data)));
    socket.onclose = () => this.lost();
  }

  private hear(message: ToClient) {
    if (message.type === "sync" || message.type === "push" || message.type === "seats") {
      this.onTold(message);
      return;
    }
    // nobody knows whether it was carried out: the connection ends, and the next one asks again
    if (message.type === "unknown") return;
    this.waiting.get(message.id)?.answer(message);
    this.waiting.delete(message.id);
  }

  private lost() {
    for (const [id, { request, answer }] of this.waiting) {
      if ("key" in request && !this.closed) continue;
      answer({ type: "refused", id, code: "offline" });
      this.waiting.delete(id);
    }
    if (this.closed) return;
    this.onState(false);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2 || 250, LONGEST_WAIT);
  }

  private retry = () => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Sends a request; the answer to one that cannot be sent is `refused` with code `offline`. */
  ask(request: Request): Promise<Answer> {
    const id = this.next++;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: "refused", id, code: "offline" });
    }
    this.socket.send(JSON.stringify({ ...request, id }));
    return new Promise((answer) => this.waiting.set(id, { request, answer }));
  }

  /** Connects anew, as whom the cookie now says. */
  again() {
    this.wait = 0;
    this.socket?.close();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.socket?.close();
  }
}
