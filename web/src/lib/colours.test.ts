/** Seats and the call are told apart by colour-blind eyes too: distances in CIELAB of what such eyes see. */

import { describe, expect, it } from "vitest";
import css from "../app.css?raw";

type Triple = [number, number, number];

/** What eyes without one kind of cone see, as matrices over linear RGB (Machado, Oliveira and Fernandes 2009, full severity). */
const EYES: Record<string, Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const TO_XYZ: Triple[] = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
const WHITE: Triple = [0.9505, 1, 1.089];

const times = (matrix: Triple[], [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;
const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;

function lab(hex: string, eyes: string): Triple {
  const seen = times(EYES[eyes]!, linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as Triple;
  const [x, y, z] = times(TO_XYZ, seen).map((value, n) => {
    const part = value / WHITE[n]!;
    return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: string, b: string, eyes: string): number {
  const [one, two] = [lab(a, eyes), lab(b, eyes)];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/** The two values of a token, for paper and for lamp-dark. */
function token(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (!found) throw new Error(`no token ${name}`);
  return [found[1]!, found[2]!];
}
const THEMES = ["light", "dark"] as const;
const seats = (theme: number, many: number) => Array.from({ length: many }, (_, n) => token(`seat-${n}`)[theme]!);

function least(colours: string[], eyes: string): number {
  return Math.min(...colours.flatMap((a, n) => colours.slice(n + 1).map((b) => distance(a, b, eyes))));
}

describe.each(THEMES)("colours on %s", (name) => {
  const theme = THEMES.indexOf(name);
  const call = token("call")[theme]!;

  // no game has more than four seats: those four keep the distances of the design. Eight hues cannot keep them for eyes
  // without one kind of cone; seats five to eight lean on shape and hatch, and are held to what can be reached
  it.each(Object.keys(EYES))("seats differ for %s eyes", (eyes) => {
    expect(least(seats(theme, 4), eyes)).toBeGreaterThan(10);
    expect(least(seats(theme, 8), eyes)).toBeGreaterThan(eyes === "usual" ? 17 : 7);
  });

  it.each(Object.keys(EYES))("the call is no seat's colour for %s eyes", (eyes) => {
    const from = (many: number) => Math.min(...seats(theme, many).map((seat) => distance(seat, call, eyes)));
    expect(from(4)).toBeGreaterThan(eyes === "usual" ? 45 : 15);
    expect(from(8)).toBeGreaterThan(eyes === "usual" ? 30 : 9);
  });
});
