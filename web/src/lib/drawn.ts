/** Which drawing ids are somewhere to be touched, and where. */

import type { Position, Row, Stage } from "./wire.gen";

export interface Drawn {
  chart: Set<string>;
  boards: Set<string>;
  hand: Set<string>;
}

const inRows = (rows: Row[] | undefined): string[] =>
  (rows ?? []).flatMap((row) => [...(row.count !== undefined ? [row.id] : []), ...(row.cards ?? []).map((card) => card.id)]);

export function drawn(stage: Stage | null, position: Position | null, seat: number): Drawn {
  const scene = position?.scene;
  const slots = (scene?.grids ?? []).flatMap((grid) => grid.columns.flatMap((column) => [column.id, ...column.slots.map((slot) => slot.id)]));
  return {
    chart: new Set([...(stage?.spaces ?? []).map((space) => space.id), ...(scene?.pieces ?? []).map((piece) => piece.id)]),
    boards: new Set([...slots, ...inRows(scene?.rows)]),
    hand: new Set(inRows(position?.hands?.[seat]?.rows)),
  };
}
