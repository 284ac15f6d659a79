/** What of the legal choices is not in view on the page. */

/** Ids none of whose elements lies inside the window and inside the boxes that clip it; those on the shelf do not count. */
export function unseen(root: HTMLElement, legal: Set<string>): Set<string> {
  const boards = new Map<string, boolean>();
  const clips = new Map<Element, DOMRect[]>();
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-legal='true']")) {
    const id = node.dataset.id;
    if (!id || boards.get(id) || !legal.has(id) || node.closest("[data-shelf], [data-chooser]")) continue;
    boards.set(id, isInView(node, clips));
  }
  return new Set([...legal].filter((id) => boards.get(id) === false));
}

const SLACK = 6;

/** The boxes around a node that cut off what is beyond them; neighbours share them. */
function clipsOf(node: Element | null, known: Map<Element, DOMRect[]>): DOMRect[] {
  if (!node || node.classList.contains("table")) return [];
  let found = known.get(node);
  if (!found) {
    const cuts = node instanceof SVGElement ? node.nodeName === "svg" : getComputedStyle(node).overflow !== "visible";
    found = [...(cuts ? [node.getBoundingClientRect()] : []), ...clipsOf(node.parentElement, known)];
    known.set(node, found);
  }
  return found;
}

function isInView(node: Element, known: Map<Element, DOMRect[]>): boolean {
  const box = node.getBoundingClientRect();
  if (!box.width && !box.height) return false;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const slack = SLACK + box.height * 0.3;
  return clipsOf(node.parentElement, known).every((clip) => box.bottom <= clip.bottom + slack && box.top >= clip.top - slack && x <= clip.right && x >= clip.left);
}
