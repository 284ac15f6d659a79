/** Scenery: signs scattered over a ground by a hash of the space's id, away from its name and pieces. */

import { hash } from "./art.svelte";
import type { Box } from "./layout";
import type { Space } from "./wire.gen";

export interface Sign {
  sign: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The signs of each ground, the frequent ones twice, and each sign's shape (width, height in hundredths of a step). */
const SIGNS: Record<string, string[]> = {
  meadow: ["grass", "grass", "oak"],
  wood: ["fir", "fir", "oak"],
  field: ["wheat", "wheat", "field"],
  rock: ["mtn", "hill", "mtn"],
  hills: ["hill", "hill", "grass"],
  steppe: ["grass", "grass", "hill"],
  marsh: ["reed", "reed", "grass"],
  fur: ["fir", "fir", "hill"],
  honey: ["oak", "hive", "oak"],
  sea: ["wave"],
};
const SHAPES: Record<string, [number, number]> = {
  fir: [30, 40], oak: [32, 35], grass: [32, 19], hill: [52, 26], mtn: [56, 43], reed: [42, 27], wheat: [20, 28], field: [46, 27], hive: [28, 30], wave: [60, 16],
};

/** The corners of an outline; curves count by their points. */
export function corners(path: string): [number, number][] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const found: [number, number][] = [];
  for (let n = 0; n + 1 < numbers.length; n += 2) found.push([numbers[n]!, numbers[n + 1]!]);
  return found;
}

function inside(x: number, y: number, shape: [number, number][]): boolean {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [xi, yi] = shape[i]!;
    const [xj, yj] = shape[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** `step` is about one sign's distance to the next; spaces without a ground or an outline of straight lines have none. */
export function scatter(space: Space, step: number): Sign[] {
  const kinds = SIGNS[space.ground ?? ""] ?? [];
  if (!kinds.length || !space.path || /[aAhHvVlcsq]/.test(space.path.replace(/C|Q|S/g, ""))) return [];
  const shape = corners(space.path);
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const keep: Box = { x: space.x, y: space.y, w: space.w, h: space.h };
  const found: Sign[] = [];
  let n = 0;
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const h = hash(`${space.id} ${n++}`);
      const sign = kinds[h % kinds.length]!;
      const [sw, sh] = SHAPES[sign]!;
      const box = { x: x + ((h >> 4) % 100) * 0.004 * step, y: y + ((h >> 11) % 100) * 0.004 * step, w: (sw / 60) * step, h: (sh / 60) * step };
      const within = [[box.x, box.y], [box.x + box.w, box.y], [box.x, box.y + box.h], [box.x + box.w, box.y + box.h]].every(([cx, cy]) => inside(cx!, cy!, shape));
      if (within && !meet(box, keep) && (h >> 18) % 5 > 0) found.push({ sign, ...box });
    }
  }
  return found;
}
