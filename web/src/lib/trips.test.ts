import { expect, test } from "vitest";
import { trips } from "./trips";
import type { Piece, Scene } from "./wire.gen";

const scene = (...pieces: Piece[]): Scene => ({ pieces, panels: [] });
const army = (at: string, seat: number, count: number): Piece => ({ id: `army:${at}:${seat}`, kind: "army", at, seat, count });
const told = (before: Scene, after: Scene) => trips(before, after).map(({ from, to }) => `${from} > ${to}`);

test("a figure that is elsewhere came from where it was", () => {
  expect(told(scene({ id: "p", kind: "knight", at: "a", seat: 0 }), scene({ id: "p", kind: "knight", at: "b", seat: 0 }))).toEqual(["a > b"]);
});

test("what is one fewer here and one more there went there", () => {
  expect(told(scene(army("a", 0, 3), army("b", 0, 1)), scene(army("a", 0, 2), army("b", 0, 2)))).toEqual(["a > b"]);
});

test("what was nowhere comes out of its seat's supply, and what is nowhere now goes back", () => {
  expect(told(scene(), scene(army("a", 1, 1)))).toEqual(["seat:1 > a"]);
  expect(told(scene(army("a", 1, 1)), scene())).toEqual(["a > seat:1"]);
});

test("nobody's armies stand in for another's", () => {
  expect(told(scene(army("a", 0, 1)), scene(army("a", 1, 1)))).toEqual(["seat:1 > a", "a > seat:0"]);
});

test("a whole board that changes at once does not fly", () => {
  expect(told(scene(), scene(...["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((at) => army(at, 0, 1))))).toEqual([]);
});
