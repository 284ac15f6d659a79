/** What of the legal choices is not in view on the page. */

/** Ids none of whose elements lies inside the window and inside the boxes that clip it; those on the shelf do not count. */
export function unseen(root: HTMLElement, legal: Set<string>, before: Set<string>): Set<string> {
  const boards = new Map<string, boolean>();
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-legal='true']")) {
    const id = node.dataset.id;
    if (!id || !legal.has(id) || node.closest("[data-shelf], [data-chooser]")) continue;
    boards.set(id, Boolean(boards.get(id)) || isInView(node));
  }
  // what is on the shelf because it was out of view stays there, unless its board shows it now
  return new Set([...legal].filter((id) => boards.get(id) === false || (before.has(id) && !boards.get(id) && boards.has(id))));
}

const SLACK = 6;

function isInView(node: Element): boolean {
  const box = node.getBoundingClientRect();
  if (!box.width && !box.height) return false;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let up = node.parentElement; up && !up.classList.contains("table"); up = up.parentElement) {
    if (up instanceof SVGElement) {
      if (up.nodeName !== "svg") continue;
    } else if (getComputedStyle(up).overflow === "visible") continue;
    const clip = up.getBoundingClientRect();
    if (box.bottom > clip.bottom + SLACK + box.height * 0.3 || box.top < clip.top - SLACK - box.height * 0.3 || x > clip.right || x < clip.left) return false;
  }
  return true;
}
