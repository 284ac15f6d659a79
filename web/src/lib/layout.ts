/** Where things stand on the chart: geometry of spaces and pieces, no drawing. */

import type { Duel, Piece, Scene, Space, Stage, Tint } from "./wire.gen";

export interface Spot {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** Quarter turns, in degrees. */
  turn: number;
  thin: boolean;
}

/** A line rather than a field: an edge, a road. */
export const isThin = (space: Space): boolean => !space.path && Math.min(space.w, space.h) < 0.4 * Math.max(space.w, space.h);

/** The size of an ordinary space: the chart's unit. */
export function unitOf(stage: Stage): number {
  const sizes = stage.spaces.filter((space) => !isThin(space)).map((space) => Math.min(space.w, space.h));
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Math.min(stage.width, stage.height) / 10;
}

/** How large things are on the screen, in the chart's units: `px` is one pixel. */
export interface Scale {
  px: number;
  /** Where sides fight, a pill with their strengths stands beside the pieces. */
  duels?: Duel[];
}

/** The size of a duel's pill, in pixels of the screen. */
export const pillWidth = (duel: Duel): number => duel.sides.length * 21 + 9;
export const PILL = 28;

/** Where a pill stands, in the chart's units: its left and upper side. A single piece stands before it, several below. */
export function pillAt(space: Space, duel: Duel, pieces: number, px: number): { x: number; y: number } {
  const before = pieces === 1 ? LEAST * px : 0;
  return { x: space.x + space.w / 2 - (pillWidth(duel) * px + before) / 2 + before, y: space.y + nameHeight(space, px) + px };
}

/** Names are this large on the screen, at every zoom. */
export const NAME = 12.5;
/** A figure smaller than this cannot be told from its neighbours. */
const LEAST = 21;

/** Places the pieces of each space: one in the middle, several in rows, below the name if there is one. */
export function spots(stage: Stage, pieces: Piece[], scale: Scale = { px: 0 }): Spot[] {
  const unit = unitOf(stage);
  const spaces = new Map(stage.spaces.map((space) => [space.id, space]));
  const here = new Map<string, Piece[]>();
  for (const piece of pieces) here.set(piece.at, [...(here.get(piece.at) ?? []), piece]);
  const fights = new Map((scale.duels ?? []).map((duel) => [duel.at, duel]));
  const result: Spot[] = [];
  for (const [at, group] of here) {
    const space = spaces.get(at);
    if (!space) continue;
    const duel = fights.get(at);
    if (duel) result.push(...besidePill(space, group, duel, scale.px));
    else if (isThin(space)) result.push(...group.map((piece) => onLine(space, piece)));
    else result.push(...inRows(space, group, unit, scale.px));
  }
  // what lies crosswise marks something and is drawn last
  const last = (spot: Spot) => (spot.piece.turned ? 1 : 0);
  return result.sort((a, b) => last(a) - last(b) || a.piece.id.localeCompare(b.piece.id));
}

function onLine(space: Space, piece: Piece): Spot {
  const size = Math.max(space.w, space.h);
  const x = space.x + space.w / 2 - size / 2;
  const y = space.y + space.h / 2 - size / 2;
  return { piece, x, y, size, turn: space.h > space.w ? 90 : 0, thin: true };
}

/** The height of a name's line over the pieces. */
export const nameHeight = (space: Space, px: number): number => (space.label ? Math.min(0.4 * space.h, (NAME + 8) * px) : 0);

function besidePill(space: Space, group: Piece[], duel: Duel, px: number): Spot[] {
  const pill = pillAt(space, duel, group.length, px);
  const alone = group.length === 1;
  const cell = (alone ? LEAST : LEAST - 3) * px;
  const size = cell * 0.94;
  const x = alone ? pill.x - cell : space.x + space.w / 2 - (group.length * cell) / 2;
  const y = alone ? pill.y + (PILL * px - size) / 2 : pill.y + (PILL - 1) * px;
  return group.map((piece, n) => ({ piece, x: x + n * cell + (cell - size) / 2, y, size, turn: 0, thin: false }));
}

/** Whether names would lie over each other: they would take more than a third of the chart. */
export function crowded(stage: Stage, px: number): boolean {
  const names = stage.spaces.filter((space) => space.label).length;
  return names * NAME * 7 * NAME * 1.4 * px * px > 0.33 * stage.width * stage.height;
}

/** The spaces that may be chosen, themselves or by a piece on them. */
export function targeted(stage: Stage, pieces: Piece[], legal: Set<string>): Space[] {
  const under = new Set(pieces.filter((piece) => legal.has(piece.id)).map((piece) => piece.at));
  return stage.spaces.filter((space) => legal.has(space.id) || under.has(space.id));
}

/** Where a seat holds most: the middle of its places, or of the map if it has none. */
export function homeOf({ spaces, width, height }: Stage, scene: Scene | undefined, seat: number): { x: number; y: number } {
  const mine = new Set([...(scene?.tints ?? []), ...(scene?.pieces ?? [])].flatMap((one) => (one.seat === seat ? [one.at] : [])));
  const held = spaces.filter((space) => mine.has(space.id));
  const mean = (of: (space: Space) => number, none: number) => (held.length ? held.reduce((sum, space) => sum + of(space), 0) / held.length : none);
  return { x: mean((space) => space.x + space.w / 2, width / 2), y: mean((space) => space.y + space.h / 2, height / 2) };
}

/** A name's box on the chart; a plate has a seat's shape before the name. */
export interface Label {
  space: Space;
  text: string;
  seat: number;
  box: Box;
}

/** How much of a name may lie under another one. */
const OVERLAP = 0.22;

/** The names there is room for, what may be chosen first: on a small chart the others give way, to what is `taken` too. */
export function legible(labels: Label[], first: Set<string>, taken: Box[] = []): Label[] {
  const kept: Label[] = [];
  const rank = (label: Label) => (first.has(label.space.id) ? 0 : label.space.water ? 3 : label.seat >= 0 ? 1 : 2);
  const covered = (a: Box, b: Box) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
  for (const label of [...labels].sort((a, b) => rank(a) - rank(b))) {
    const under = (other: Box) => covered(label.box, other) > OVERLAP * Math.min(label.box.w * label.box.h, other.w * other.h);
    if (kept.some(({ box }) => under(box))) continue;
    // what may be chosen is named even so
    if (first.has(label.space.id) || !taken.some(under)) kept.push(label);
  }
  return kept;
}

function inRows(space: Space, group: Piece[], unit: number, px: number): Spot[] {
  const head = nameHeight(space, px);
  const height = space.h - head;
  const most = space.path ? Math.max(unit * 0.4, LEAST * px) : group.length === 1 ? unit : unit * 0.7;
  const columns = Math.max(1, Math.min(group.length, Math.ceil(Math.sqrt((group.length * space.w * 1.4) / height))));
  const rows = Math.ceil(group.length / columns);
  const fits = Math.min(space.w / columns, height / rows, most);
  // on a small screen a crowd may stand a little over its space's box
  const cell = space.path ? Math.max(fits, Math.min(most, LEAST * px, (space.w * 1.3) / columns)) : fits;
  const size = cell * 0.94;
  const middle = space.y + head + Math.min(height / 2, space.path ? (rows * cell) / 2 + 0.06 * unit : Infinity);
  const top = middle - (rows * cell) / 2;
  return group.map((piece, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, group.length - row * columns);
    const left = space.x + space.w / 2 - (inRow * cell) / 2;
    return { piece, x: left + (n % columns) * cell + (cell - size) / 2, y: top + row * cell + (cell - size) / 2, size, turn: 0, thin: false };
  });
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The part of the chart that is spoken of, or where something is, with a little room; the whole of it where that is spread out. */
export function detail(stage: Stage, scene: Scene, whole: Box, about: string[] = []): Box {
  const things = [...scene.pieces.map((piece) => piece.at), ...(scene.tints ?? []).map((tint) => tint.at)];
  const used = new Set(about.length ? about : things);
  const places = stage.spaces.filter((space) => used.has(space.id));
  if (!places.length) return whole;
  const room = unitOf(stage) * 1.4;
  const left = Math.max(whole.x, Math.min(...places.map((one) => one.x)) - room);
  const top = Math.max(whole.y, Math.min(...places.map((one) => one.y)) - room);
  const right = Math.min(whole.x + whole.w, Math.max(...places.map((one) => one.x + one.w)) + room);
  const bottom = Math.min(whole.y + whole.h, Math.max(...places.map((one) => one.y + one.h)) + room);
  const box = { x: left, y: top, w: right - left, h: bottom - top };
  return box.w * box.h > 0.7 * whole.w * whole.h ? whole : box;
}

export interface Wash {
  tint: Tint;
  space: Space;
  /** A band of colour along the sides where the holding ends, as on a hand-coloured map. */
  band: string;
}

export function washes(stage: Stage, tints: Tint[]): Wash[] {
  const spaces = new Map(stage.spaces.map((space) => [space.id, space]));
  const holder = new Map<string, string>();
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;
  const laid = tints.flatMap((tint) => {
    const space = spaces.get(tint.at);
    return space ? [{ tint, space }] : [];
  });
  const who = (tint: Tint) => `${tint.seat} ${tint.mark ?? ""}`;
  for (const { tint, space } of laid) if (!space.path) holder.set(key(space.x, space.y), who(tint));
  return laid.map(({ tint, space }) => {
    const { x, y, w, h } = space;
    const b = Math.min(w, h) * 0.13;
    const same = (dx: number, dy: number) => holder.get(key(x + dx * w, y + dy * h)) === who(tint);
    const rect = (rx: number, ry: number, rw: number, rh: number) => `M${rx} ${ry}h${rw}v${rh}h${-rw}z`;
    let band = "";
    if (space.path) return { tint, space, band };
    const [north, south, west, east] = [same(0, -1), same(0, 1), same(-1, 0), same(1, 0)];
    if (!north) band += rect(x, y, w, b);
    if (!south) band += rect(x, y + h - b, w, b);
    const top = north ? 0 : b;
    const bottom = south ? 0 : b;
    if (!west) band += rect(x, y + top, b, h - top - bottom);
    if (!east) band += rect(x + w - b, y + top, b, h - top - bottom);
    // the inner corners, where two neighbours are held and the one between them is not
    for (const [dx, dy] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const) {
      if (same(dx, 0) && same(0, dy) && !same(dx, dy)) band += rect(dx < 0 ? x : x + w - b, dy < 0 ? y : y + h - b, b, b);
    }
    return { tint, space, band };
  });
}

export interface Ruler {
  letters: [string, number][];
  numbers: [string, number][];
}

/** Letters and numbers along the frame, where the spaces are named like `c4`. */
export function ruler(stage: Stage): Ruler {
  const letters = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const space of stage.spaces) {
    const match = /^\w+:([a-z])(\d+)$/.exec(space.id);
    if (!match || space.path) continue;
    letters.set(match[1]!, space.x + space.w / 2);
    numbers.set(match[2]!, space.y + space.h / 2);
  }
  return { letters: [...letters], numbers: [...numbers] };
}
