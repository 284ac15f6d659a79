/** Drawings: the platform's icons and each game's board.svg, put into the page once with ids of their own. */

import icons from "../art/icons.svg?raw";
import { api } from "./api";

let symbols = $state.raw<Set<string>>(new Set());
const mirrored = new Set<string>();
const boxes = new Map<string, string>();
/** Games whose fields make a picture by themselves, and the figures to put on it (`data-vignette` on the svg). */
let pictures = $state.raw<Map<string, string[]>>(new Map());
/** Games that draw a whole chart, and its box. */
let charts = $state.raw<Map<string, string>>(new Map());
const asked = new Set<string>();

/** Puts a drawing into the page; every id in it gets the prefix, so that drawings of two games do not meet. */
function inject(source: string, prefix: string): string[] {
  const svg = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (svg.nodeName !== "svg") return [];
  const ids: string[] = [];
  for (const node of svg.querySelectorAll("[id]")) {
    ids.push(prefix + node.id);
    const box = node.getAttribute("viewBox");
    if (box) boxes.set(prefix + node.id, box);
    if (node.hasAttribute("data-flip")) mirrored.add(prefix + node.id);
    node.id = prefix + node.id;
  }
  for (const node of svg.querySelectorAll("*")) {
    for (const { name, value } of [...node.attributes]) {
      if (/^(xlink:)?href$/.test(name) && value.startsWith("#")) node.setAttribute(name, `#${prefix}${value.slice(1)}`);
      else if (value.includes("url(#")) node.setAttribute(name, value.replaceAll("url(#", `url(#${prefix}`));
      else if (name.startsWith("on")) node.removeAttribute(name);
    }
    if (node.nodeName === "script") node.remove();
  }
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("style", "position:absolute");
  document.body.append(document.importNode(svg, true));
  return ids;
}

function add(ids: string[]) {
  symbols = new Set([...symbols, ...ids]);
}

export function loadIcons(): void {
  add(inject(icons, ""));
}

export async function loadArt(game: string, name = "board"): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    const source = await api.art(game, name);
    const ids = inject(source, `${game}-`);
    add(ids);
    const figures = /data-vignette="([^"]+)"/.exec(source)?.[1];
    if (figures) pictures = new Map([...pictures, [game, figures.split(" ")]]);
    const box = /viewBox="([^"]+)"/.exec(source.slice(0, source.indexOf(">")))?.[1] ?? "0 0 1000 1000";
    if (ids.includes(`${game}-chart`)) charts = new Map([...charts, [game, box]]);
  } catch {
    asked.delete(game);
  }
}

/** The id of a symbol in the game's drawing or the platform's, or "" where neither has it. */
export function symbol(game: string, id: string): string {
  if (symbols.has(`${game}-${id}`)) return `${game}-${id}`;
  return symbols.has(id) ? id : "";
}

/** The box that a symbol is drawn in. */
export const boxOf = (id: string): string => boxes.get(id) ?? "0 0 100 100";

/** Width by height of a symbol's box. */
export function ratioOf(id: string): number {
  const [, , w, h] = boxOf(id).split(" ").map(Number);
  return w && h ? w / h : 1;
}

/** A drawing taller than wide is somebody's portrait. */
export const isPortrait = (id: string): boolean => ratioOf(id) < 0.95;

export function vignette(game: string): string[] {
  return pictures.get(game) ?? [];
}

export function chartBox(game: string): string {
  return charts.get(game) ?? "";
}

/** The kinds a game has drawings of: `space` → meadow, forest … */
export function kinds(game: string, of: string): string[] {
  const start = `${game}-${of}-`;
  return [...symbols].filter((id) => id.startsWith(start) && !/-\d+$/.test(id)).map((id) => id.slice(start.length));
}

/** Whether a drawing may be mirrored (`data-flip` on its symbol). */
export const flips = (id: string): boolean => mirrored.has(id);

/** A small steady number from an id: the same field always looks the same. */
export function hash(id: string): number {
  let h = 2166136261;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 16777619);
  return (h ^ (h >>> 13)) >>> 0;
}

/** One of a symbol's drawn variants (`space-forest`, `space-forest-2` …), chosen by the place's id. */
export function variant(game: string, id: string, place: string): string {
  const first = symbol(game, id);
  if (!first) return "";
  const all = [first];
  for (let n = 2; symbols.has(`${first}-${n}`); n++) all.push(`${first}-${n}`);
  return all[hash(place) % all.length]!;
}
