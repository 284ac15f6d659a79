/** Motion from where a thing was to where it is: cards and tokens glide themselves, figures are carried across the table. */

import type { Speed } from "./prefs.svelte";
import { trips, type Trip } from "./trips";
import type { Scene } from "./wire.gen";

/** How long a way takes, in milliseconds. */
const LONG: Record<Speed, number> = { instant: 0, quick: 300, calm: 700, step: 500 };
const EASE = "cubic-bezier(.3,.7,.3,1)";
/** Less than this is no way. */
const NEAR = 12;
const SVG = "http://www.w3.org/2000/svg";

export class Flight {
  private boxes = new Map<string, DOMRect>();
  private scene: Scene | null = null;
  private carried = new Set<Element>();

  /** Remembers where everything is. */
  note(root: HTMLElement) {
    this.boxes.clear();
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-flip]")) {
      if (node.dataset.flip) this.boxes.set(node.dataset.flip, node.getBoundingClientRect());
    }
  }

  /** Lets what is elsewhere now come from where it was. */
  go(root: HTMLElement, scene: Scene, speed: Speed) {
    const before = this.scene;
    this.scene = scene;
    this.land();
    const duration = LONG[speed];
    if (duration && before && before !== scene) {
      for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-flip]")) this.glide(node, duration);
      for (const trip of trips(before, scene)) this.carry(root, trip, duration);
    }
    this.boxes.clear();
  }

  /** Ends all that is on its way. */
  land() {
    for (const node of this.carried) node.remove();
    this.carried.clear();
  }

  private glide(node: HTMLElement | SVGElement, duration: number) {
    const from = this.boxes.get(node.dataset.flip ?? "");
    if (!from?.width) return;
    const to = node.getBoundingClientRect();
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (!to.width || Math.hypot(dx, dy) < NEAR) return;
    node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration, easing: EASE });
  }

  /** A copy of the figure is carried over everything from place to place. */
  private carry(root: HTMLElement, { piece, from, to, same }: Trip, duration: number) {
    const [start, end] = [spot(root, from), spot(root, to)];
    const id = CSS.escape(piece.id);
    const drawn = root.querySelector(`[data-piece="${id}"] .art, [data-flip="${id}"] .art`);
    if (!start || !end || !drawn) return;
    // what stays on one board glides there by itself
    if (same && (this.boxes.has(piece.id) || (start.closest("[data-board]") && end.closest("[data-board]")))) return;
    const size = drawn.getBoundingClientRect().width;
    const [a, b] = [middle(start, size), middle(end, size)];
    if (!size || Math.hypot(a.x - b.x, a.y - b.y) < NEAR) return;
    const copy = document.createElementNS(SVG, "svg");
    const art = drawn.cloneNode(true) as Element;
    art.removeAttribute("transform");
    copy.append(art);
    copy.setAttribute("viewBox", "0 0 100 100");
    copy.setAttribute("aria-hidden", "true");
    copy.dataset.carried = piece.id;
    Object.assign(copy.style, { position: "fixed", left: "0", top: "0", width: `${size}px`, height: `${size}px`, overflow: "visible", pointerEvents: "none", zIndex: "8" });
    root.append(copy);
    this.carried.add(copy);
    const way = copy.animate([{ transform: `translate(${a.x}px, ${a.y}px)` }, { transform: `translate(${b.x}px, ${b.y}px)` }], { duration, easing: EASE, fill: "forwards" });
    way.onfinish = () => {
      copy.remove();
      this.carried.delete(copy);
    };
    // what has just come is not there before it arrives
    if (to === piece.at && (piece.count ?? 1) === 1) drawn.closest("[data-piece]")?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  }
}

/** What stands for a place, or for a seat's supply, on the screen. */
function spot(root: HTMLElement, id: string): Element | undefined {
  const seat = id.startsWith("seat:") ? id.slice(5) : "";
  const selector = seat ? `[data-seat="${seat}"], [data-strip="${seat}"], [data-chip="${seat}"]` : `[data-id="${CSS.escape(id)}"]`;
  return [...root.querySelectorAll(selector)].find((node) => node.getClientRects().length > 0);
}

function middle(node: Element, size: number): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + (box.width - size) / 2, y: box.top + (box.height - size) / 2 };
}
