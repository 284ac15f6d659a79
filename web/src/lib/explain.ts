/** One or two sentences about anything that can be pointed at. */

import { domainOf, type Words } from "./text.svelte";
import { textKey } from "./textkeys";
import type { Card, Piece, Position, Stage } from "./wire.gen";

export interface Explained {
  title: string;
  lines: string[];
}

const help = (words: Words, kind: string): string[] => {
  // a sentence that wants to know more than its kind (a province's strength) says nothing about the kind alone
  const found = words.whole(textKey("help", kind));
  return found ? [found] : [];
};

function pieceLine(piece: Piece, words: Words): string {
  const told = piece.help ? words.tell(piece.help) : (help(words, piece.kind)[0] ?? words.kind(piece.kind));
  return piece.seat !== undefined && piece.seat >= 0 ? `${words.seat(piece.seat)} · ${told}` : told;
}

function cards(position: Position): Card[] {
  const rows = [...(position.scene.rows ?? []), ...(position.scene.sheets ?? []).flatMap((sheet) => sheet.rows ?? []), ...Object.values(position.hands ?? {}).flatMap((hand) => hand.rows ?? [])];
  return rows.flatMap((row) => row.cards ?? []);
}

export function explain(id: string, stage: Stage, position: Position, words: Words): Explained | null {
  const space = stage.spaces.find((one) => one.id === id);
  if (space) {
    const tint = position.scene.tints?.find((one) => one.at === id);
    const lines = space.help ? [words.tell(space.help)] : help(words, space.kind);
    if (tint) lines.push(tint.seat >= 0 ? words.say("held-by", { seat: words.seat(tint.seat) }) : words.say("held-neutral"));
    for (const piece of position.scene.pieces) if (piece.at === id) lines.push(pieceLine(piece, words));
    return { title: words.name(id), lines: [...new Set(lines)] };
  }
  const piece = position.scene.pieces.find((one) => one.id === id);
  if (piece) return { title: words.name(id), lines: [pieceLine(piece, words)] };
  const card = cards(position).find((one) => one.id === id);
  if (card) {
    const lines = card.line ? [words.tell(card.line)] : [];
    const marks = [card.cost, card.gain].flatMap((mark) => (mark?.text ? [`${mark.value ?? ""} ${words.tell(mark.text)}`.trim()] : []));
    if (marks.length) lines.push(marks.join(" · "));
    for (const mark of [...(card.asks ?? card.ticks ?? []), ...(card.gives ?? [])]) if (mark.text) lines.push(`${mark.value ?? ""} ${words.tell(mark.text)}`.trim());
    for (const icon of card.icons ?? []) lines.push(...help(words, icon));
    return { title: card.title ? words.tell(card.title) : words.name(id), lines: [...new Set([...lines, ...help(words, card.kind)])] };
  }
  const lines = help(words, domainOf(id));
  return lines.length ? { title: words.name(id), lines } : null;
}
