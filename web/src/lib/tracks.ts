/**
 * The table's tracks: sizes that follow from the window and the shape of the map, never from content.
 *
 * `desk` has two slots and a rail, `phone` stands upright with one slot, `side` is a small screen on its side.
 */

export type Mode = "desk" | "phone" | "side";

export interface Tracks {
  mode: Mode;
  /** Which slot has height to spare for the hand: below B beside a tall map, below A under a wide one. */
  wide: boolean;
  top: number;
  ask: number;
  rail: number;
  /** Widths of the slots; the one slot of a small screen is A. */
  a: number;
  b: number;
  /** Heights of what lies in the slots. */
  sheetA: number;
  sheetB: number;
  dock: number;
  hand: number;
  /** Only on small screens: the strip of seats, the recap, the tabs, the row of buttons. */
  seats: number;
  recap: number;
  tabs: number;
  buttons: number;
}

/** Narrower windows have one slot. */
export const DESK = 1100;
const WIDE = 1.25;
/** A dock lower than this shows nothing; its sheets become tabs. */
const LEAST_DOCK = 60;
const MOST_DOCK = 150;
const MOST_HAND = 348;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const NONE = { seats: 0, recap: 0, tabs: 0, buttons: 0 };

export function tracks(width: number, height: number, ratio: number, beside: number, type = 1): Tracks {
  if (width < DESK) return width > height ? side(width, height, type) : phone(width, height, type);
  const high = height > 800;
  const top = Math.round((high ? 46 : 44) * type);
  const ask = Math.round((high ? 58 : 56) * type);
  const rail = Math.round(clamp(232, 0.2 * width - 24, 300) * type);
  const body = height - top - ask;
  const room = width - rail - beside;
  const base = { mode: "desk" as const, top, ask, rail, ...NONE };
  if (ratio >= WIDE) {
    const a = Math.floor(Math.min((body - Math.max(120, 0.19 * body)) * ratio, room));
    const hand = Math.min(200 * type, body - Math.floor(a / ratio));
    return { ...base, wide: true, a, b: width - rail - a, sheetA: body - hand, sheetB: body, dock: 0, hand };
  }
  const a = Math.floor(Math.min(body * ratio, room));
  const spare = body - Math.floor(a / ratio);
  const dock = spare >= LEAST_DOCK ? Math.min(spare, MOST_DOCK) : 0;
  const sheetB = Math.round(Math.max(Math.min(0.66 * body, 448), body - MOST_HAND * type));
  return { ...base, wide: false, a, b: width - rail - a, sheetA: body - dock, sheetB, dock, hand: body - sheetB };
}

function phone(width: number, height: number, type: number): Tracks {
  const short = height < 740;
  const top = 44;
  const ask = Math.round(76 * type);
  const buttons = 56;
  const seats = 52;
  const recap = short ? 0 : 36;
  const tabs = short ? 40 : 46;
  const hand = Math.round(clamp(96, 0.13 * height, 190));
  const stage = height - top - seats - recap - tabs - ask - hand - buttons;
  return { mode: "phone", wide: false, top, ask, rail: 0, a: width, b: 0, sheetA: stage, sheetB: 0, dock: 0, hand, seats, recap, tabs, buttons };
}

function side(width: number, height: number, type: number): Tracks {
  const top = 40;
  const ask = Math.round(74 * type);
  const tabs = 38;
  const buttons = 56;
  const body = height - top;
  const a = Math.round(0.588 * width);
  return { mode: "side", wide: true, top, ask, rail: 0, a, b: width - a, sheetA: body, sheetB: 0, dock: 0, hand: body - tabs - ask - buttons, seats: 0, recap: 0, tabs, buttons };
}
