/** Sheets: the boards of a scene, which of them lie in the slots, and where each choice can be touched. */

import type { Row, Scene, Sheet, Stage } from "./wire.gen";

export const MAP = "map";

/** A row that lies nowhere until its cards may be chosen. */
export const isChooser = (row: Row): boolean => row.use === "chooser";
/** A count and no open card. */
export const isPile = (row: Row): boolean => row.use === "pile" || (typeof row.count === "number" && !row.cards?.some((card) => card.id));
/** Empty is not drawn. */
export const isDrawn = (row: Row): boolean => isPile(row) || Boolean(row.cards?.length);

/** The sheets beside the map. A scene that names none gets one for each board, one for its tracks, one for its cards. */
export function sheetsOf(scene: Scene): Sheet[] {
  if (scene.sheets?.length) return scene.sheets.filter((sheet) => sheet.id !== MAP);
  const made: Sheet[] = (scene.grids ?? []).map((grid) => ({ id: grid.id, title: grid.title, grids: [grid] }));
  if (scene.tracks?.length) made.push({ id: "tracks", title: { key: "sheet-tracks" }, tracks: scene.tracks });
  const rows = (scene.rows ?? []).filter((row) => isDrawn(row) || isChooser(row));
  if (rows.length) made.push({ id: "cards", title: { key: "sheet-cards" }, rows });
  return made;
}

export const rowIds = (row: Row): string[] => [...(isPile(row) ? [row.id] : []), ...(row.cards ?? []).flatMap((card) => (card.id ? [card.id] : []))];

/** What can be touched on a sheet. */
export function idsOf(sheet: Sheet): Set<string> {
  const ids = new Set<string>();
  for (const grid of sheet.grids ?? []) {
    for (const column of grid.columns) {
      ids.add(column.id);
      for (const slot of column.slots) {
        ids.add(slot.id);
        for (const piece of slot.pieces ?? []) ids.add(piece.id);
      }
    }
  }
  for (const row of sheet.rows ?? []) if (!isChooser(row)) for (const id of rowIds(row)) ids.add(id);
  for (const duel of sheet.duels ?? []) ids.add(duel.at);
  return ids;
}

export function mapIds(stage: Stage | null, scene: Scene | undefined): Set<string> {
  return new Set([...(stage?.spaces ?? []).map((space) => space.id), ...(scene?.pieces ?? []).map((piece) => piece.id)]);
}

/** Rows whose cards lie on no sheet: they are shown while they may be chosen. */
export const chooserRows = (scene: Scene, hand: Row[]): Row[] =>
  [...(scene.rows ?? []), ...(scene.sheets ?? []).flatMap((sheet) => sheet.rows ?? []), ...hand].filter(isChooser);

export interface Places {
  map: Set<string>;
  sheets: Map<string, Set<string>>;
  hand: Set<string>;
}

/** Which sheets lie in the slots, large one first: the phase says A, the question may bring another one to B. */
export function arrange(scene: Scene, places: Places, legal: Set<string>, slots: number, picked: string, swapped: boolean): string[] {
  const all = [MAP, ...sheetsOf(scene).map((sheet) => sheet.id)];
  const on = (id: string) => (id === MAP ? places.map : (places.sheets.get(id) ?? new Set<string>()));
  const focus = all.includes(scene.focus ?? MAP) ? (scene.focus ?? MAP) : MAP;
  const counts = (ids: Iterable<string>, sheet: string) => [...ids].filter((id) => on(sheet).has(id)).length;
  const open = [...legal].filter((id) => !places.hand.has(id));
  if (slots === 1) {
    if (picked && all.includes(picked)) return [picked];
    // the board with most of the choices; what the map has all of stays on the map
    const most = Math.max(...all.map((id) => counts(open, id)));
    return [(most > 0 ? [MAP, focus, ...all].find((id) => counts(open, id) === most) : undefined) ?? focus];
  }
  let [a, b] = [focus, focus === MAP ? (all[1] ?? MAP) : MAP];
  if (picked && picked !== a && all.includes(picked)) b = picked;
  const left = open.filter((id) => !on(a).has(id));
  // a question about a sheet that lies in neither slot lays it into B
  if (left.length && counts(left, b) < left.length) {
    const best = all.filter((id) => id !== a).sort((x, y) => counts(left, y) - counts(left, x))[0];
    if (best && counts(left, best) > counts(left, b)) b = best;
  }
  if (a === b) return [a];
  return swapped ? [b, a] : [a, b];
}
