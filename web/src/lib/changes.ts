/** What differs between two scenes: where something came, went or changed hands. */

import type { Scene } from "./wire.gen";

export function changedPlaces(before: Scene, after: Scene): Set<string> {
  const places = new Set<string>();
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (!was || was.at !== piece.at || was.count !== piece.count || was.turned !== piece.turned || was.seat !== piece.seat) {
      places.add(piece.at);
    }
    old.delete(piece.id);
  }
  for (const piece of old.values()) places.add(piece.at);
  const tints = new Map((before.tints ?? []).map((tint) => [tint.at, tint.seat]));
  for (const tint of after.tints ?? []) if (tints.get(tint.at) !== tint.seat) places.add(tint.at);
  return places;
}

/** Places that were this seat's and are so no more, and places where it lost figures. */
export function lostPlaces(before: Scene, after: Scene, seat: number): Set<string> {
  const places = new Set<string>();
  const tints = new Map((after.tints ?? []).map((tint) => [tint.at, tint.seat]));
  for (const tint of before.tints ?? []) if (tint.seat === seat && tints.get(tint.at) !== seat) places.add(tint.at);
  const pieces = new Map(after.pieces.map((piece) => [piece.id, piece]));
  for (const piece of before.pieces) {
    const now = pieces.get(piece.id);
    if (piece.seat === seat && (!now || (now.count ?? 1) < (piece.count ?? 1)) && !(now && now.at !== piece.at)) places.add(piece.at);
  }
  return places;
}
