/** How wide a word is, in pixels of the screen. */

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

export function measure(text: string, size: number, weight = 700): number {
  const key = `${weight} ${size} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    // without a page (tests, pages made beforehand) a guess will do
    if (typeof document !== "undefined") pen ??= document.createElement("canvas").getContext("2d");
    if (pen) pen.font = `${weight} ${size}px Alegreya, serif`;
    width = pen?.measureText(text).width ?? text.length * size * 0.5;
    known.set(key, width);
  }
  return width;
}
