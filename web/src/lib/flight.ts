/** Motion from where a thing was to where it is (first, last, invert, play), for what is drawn outside the map. */

const LONG = 260;

export class Flight {
  private before = new Map<string, DOMRect>();

  /** Remembers where everything is. */
  note(root: HTMLElement) {
    this.before.clear();
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-flip]")) {
      if (node.dataset.flip) this.before.set(node.dataset.flip, node.getBoundingClientRect());
    }
  }

  /** Lets what is elsewhere now come from where it was. */
  go(root: HTMLElement) {
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-flip]")) {
      const from = this.before.get(node.dataset.flip ?? "");
      if (!from || !from.width) continue;
      const to = node.getBoundingClientRect();
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (!to.width || Math.hypot(dx, dy) < 12) continue;
      node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: LONG, easing: "cubic-bezier(.3,.7,.3,1)" });
    }
    this.before.clear();
  }
}
