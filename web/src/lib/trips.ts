/** Where figures went between two scenes: from a place to a place, out of a seat's supply, or back into it. */

import type { Piece, Scene } from "./wire.gen";

export interface Trip {
  piece: Piece;
  /** Drawing ids of places, or `seat:N` for a seat's supply. */
  from: string;
  to: string;
  /** The drawing is the same as before, at another place. */
  same: boolean;
}

/** More at once nobody follows. */
const MOST = 8;

const supply = (piece: Piece) => (piece.seat !== undefined && piece.seat >= 0 ? `seat:${piece.seat}` : "");
const sort = (piece: Piece) => `${piece.kind} ${piece.seat ?? -1}`;
const count = (piece: Piece | undefined) => (piece ? (piece.count ?? 1) : 0);

export function trips(before: Scene, after: Scene): Trip[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const found: Trip[] = [];
  const came: Piece[] = [];
  const went: Piece[] = [];
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (was && was.at !== piece.at) found.push({ piece, from: was.at, to: piece.at, same: true });
    else if (count(piece) > count(was)) came.push(piece);
  }
  for (const piece of before.pieces) {
    const is = now.get(piece.id);
    if (count(is) < count(piece) && !(is && is.at !== piece.at)) went.push(piece);
  }
  for (const piece of came) {
    const n = went.findIndex((one) => sort(one) === sort(piece) && one.at !== piece.at);
    const from = n >= 0 ? went.splice(n, 1)[0]!.at : supply(piece);
    if (from) found.push({ piece, from, to: piece.at, same: false });
  }
  for (const piece of went) if (supply(piece)) found.push({ piece, from: piece.at, to: supply(piece), same: false });
  return found.length > MOST ? [] : found;
}
