/** How cards are laid so that all of them are in view: in how many rows and how large. */

import type { Face } from "../parts/CardFace.svelte";

export interface Tray {
  rows: number;
  wide: number;
  high: number;
  face: Face;
  caption: boolean;
  notes: number;
}

const GAP = 6;
const CAPTION = 19;
const FACES: { face: Face; wide: number; high: number; most: [number, number] }[] = [
  { face: "tray", wide: 104, high: 88, most: [190, 190] },
  { face: "tray", wide: 82, high: 84, most: [190, 190] },
  { face: "line", wide: 104, high: 50, most: [200, 84] },
  { face: "name", wide: 84, high: 26, most: [170, 34] },
  { face: "name", wide: 62, high: 24, most: [120, 30] },
];

/** Cards of several kinds in one block, without captions. */
export function fitBlock(count: number, width: number, height: number): Tray & { columns: number } {
  for (const { face, wide, high, most } of FACES) {
    const columns = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    const deepest = Math.max(1, Math.floor((height + GAP) / (high + GAP)));
    if (columns * deepest < count) continue;
    const rows = Math.max(1, Math.ceil(count / columns));
    const across = Math.ceil(count / rows);
    const w = Math.floor((width - GAP * (across - 1)) / across);
    const h = Math.floor((height - GAP * (rows - 1)) / rows);
    return { rows, columns: across, wide: Math.min(w, most[0] + 60), high: Math.min(h, most[1]), face, caption: false, notes: 0 };
  }
  const columns = Math.max(1, Math.floor((width + GAP) / 68));
  return { rows: Math.ceil(count / columns), columns, wide: 62, high: 24, face: "name", caption: false, notes: 0 };
}

/** Groups of so many cards side by side in a strip, each in the same number of rows. */
export function fitTray(groups: number[], notes: boolean, width: number, height: number): Tray {
  const some = groups.filter((count) => count > 0);
  for (const { face, wide, high, most } of FACES) {
    for (const caption of height > 112 ? [true] : [false]) {
      const room = height - (caption ? CAPTION : 0);
      const deepest = Math.max(1, Math.floor((room + GAP) / (high + GAP)));
      for (let rows = 1; rows <= deepest; rows++) {
        const columns = some.reduce((sum, count) => sum + Math.ceil(count / rows), 0);
        const aside = notes ? Math.max(64, Math.min(150, width * 0.3)) : 0;
        const w = (width - aside - 10 * Math.max(0, some.length - 1) - GAP * Math.max(0, columns - some.length)) / Math.max(1, columns);
        if (w >= wide || columns === 0) {
          const h = Math.floor((room - GAP * (rows - 1)) / rows);
          return { rows, wide: Math.floor(Math.min(w, most[0])), high: Math.min(h, most[1]), face, caption, notes: aside };
        }
      }
    }
  }
  const rows = Math.max(1, Math.floor(height / 30));
  return { rows, wide: 62, high: 24, face: "name", caption: false, notes: 0 };
}

export interface Spread {
  columns: number;
  /** So many on a page. */
  page: number;
  wide: number;
  high: number;
}

/** Tiles in a box: as large as they can be with all in view, or on pages where they would get smaller than `least`. */
export function spread(count: number, width: number, height: number, least: [number, number], most: [number, number]): Spread {
  const gap = 12;
  let best: Spread = { columns: 1, page: 1, wide: least[0], high: least[1] };
  let score = -1;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const w = Math.min(most[0], Math.floor((width - gap * (columns - 1)) / columns));
    if (w < least[0] && columns > 1) break;
    const rows = Math.ceil(count / columns);
    const h = Math.min(most[1], Math.floor((height - gap * (rows - 1)) / rows));
    const value = Math.min(w / most[0], h / most[1]);
    if (h >= least[1] && value > score) {
      score = value;
      best = { columns, page: count, wide: w, high: h };
    }
  }
  if (score >= 0) return best;
  const columns = Math.max(1, Math.floor((width + gap) / (least[0] + gap)));
  const rows = Math.max(1, Math.floor((height + gap) / (least[1] + gap)));
  return { columns, page: columns * rows, wide: Math.floor((width - gap * (columns - 1)) / columns), high: Math.floor((height - gap * (rows - 1)) / rows) };
}
