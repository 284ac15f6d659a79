/** Keys at the table: arrows walk from target to target, Shift walks over everything. */

interface Direction {
  x: number;
  y: number;
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Focusable = HTMLElement | SVGElement;

function middle(node: Element): Direction {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest target that way: what lies straight ahead counts more than what lies aside. */
function nearest(from: Element, all: Focusable[], way: Direction): Focusable | undefined {
  const here = middle(from);
  let best: Focusable | undefined;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const there = middle(node);
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    const cost = along + 2.5 * aside;
    if (along > 3 && cost < least) [best, least] = [node, cost];
  }
  return best;
}

/** Moves the focus; false if the key is no arrow. */
export function walk(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = ARROWS[event.key];
  if (!way) return false;
  const selector = event.shiftKey ? "[data-id]" : '[data-legal="true"], [data-verb]';
  const all = [...root.querySelectorAll<Focusable>(selector)].filter((node) => node.getClientRects().length > 0);
  const now = document.activeElement;
  const at = now && all.includes(now as Focusable) ? (now as Focusable) : undefined;
  const next = at ? nearest(at, all, way) : (all.find((node) => node.dataset.legal === "true") ?? all[0]);
  next?.focus({ preventScroll: false });
  return true;
}
