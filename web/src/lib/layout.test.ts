import { describe, expect, it } from "vitest";
import { detail, isThin, type Label, legible, PILL, pillAt, ruler, spots, unitOf, washes } from "./layout";
import type { Space, Stage } from "./wire.gen";

const field = (id: string, x: number, y: number): Space => ({ id: `field:${id}`, kind: "meadow", x, y, w: 100, h: 100 });
const edge: Space = { id: "edge:a1-b1", kind: "edge", x: 87, y: 0, w: 26, h: 100 };
const stage: Stage = {
  beside: 0,
  width: 200,
  height: 200,
  art: "board",
  spaces: [field("a1", 0, 0), field("b1", 100, 0), field("a2", 0, 100), field("b2", 100, 100), edge],
};

describe("spots", () => {
  it("puts one piece in the middle of its field", () => {
    const [spot] = spots(stage, [{ id: "knight:a1", kind: "knight", at: "field:a1" }]);
    expect(spot!.x + spot!.size / 2).toBe(50);
    expect(spot!.y + spot!.size / 2).toBe(50);
  });

  it("turns a piece along a line", () => {
    const [spot] = spots(stage, [{ id: "border:a1-b1", kind: "border", at: "edge:a1-b1" }]);
    expect(spot).toMatchObject({ turn: 90, thin: true, size: 100 });
  });

  it("draws what lies crosswise last", () => {
    const pieces = [
      { id: "a", kind: "border", at: "edge:a1-b1", turned: true },
      { id: "b", kind: "knight", at: "field:a1" },
    ];
    expect(spots(stage, pieces).map((spot) => spot.piece.id)).toEqual(["b", "a"]);
  });

  it("keeps several pieces inside their space", () => {
    const crowd = Array.from({ length: 7 }, (_, n) => ({ id: `t${n}`, kind: "troop", at: "field:b2" }));
    for (const { x, y, size } of spots(stage, crowd)) {
      expect(x).toBeGreaterThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(100);
      expect(x + size).toBeLessThanOrEqual(200);
      expect(y + size).toBeLessThanOrEqual(200);
    }
  });

  it("leaves out what stands nowhere", () => {
    expect(spots(stage, [{ id: "x", kind: "knight", at: "field:z9" }])).toEqual([]);
  });
});

describe("washes", () => {
  it("draws a band only where the holding ends", () => {
    const [one, two] = washes(stage, [
      { at: "field:a1", seat: 0 },
      { at: "field:b1", seat: 0 },
    ]);
    expect(one!.band.split("M").length - 1).toBe(3);
    expect(two!.band.split("M").length - 1).toBe(3);
  });

  it("parts two holders", () => {
    const [one] = washes(stage, [
      { at: "field:a1", seat: 0 },
      { at: "field:b1", seat: 1 },
    ]);
    expect(one!.band.split("M").length - 1).toBe(4);
  });
});

describe("the chart", () => {
  it("takes its unit from its fields, not its lines", () => {
    expect(isThin(edge)).toBe(true);
    expect(unitOf(stage)).toBe(100);
  });

  it("names rows and columns of fields called like c4", () => {
    expect(ruler(stage)).toEqual({ letters: [["a", 50], ["b", 150]], numbers: [["1", 50], ["2", 150]] });
  });

  it("shows the part where something is", () => {
    const whole = { x: -20, y: -20, w: 1240, h: 1240 };
    const wide = { ...stage, width: 1200, height: 1200 };
    const scene = { pieces: [{ id: "k", kind: "knight", at: "field:a1" }], panels: [] };
    expect(detail(wide, scene, whole)).toEqual({ x: -20, y: -20, w: 260, h: 260 });
    expect(detail(wide, { pieces: [], panels: [] }, whole)).toBe(whole);
  });
});

describe("duels", () => {
  const duel = { at: "field:a1", sides: [{ seat: 0, strength: 1 }, { seat: 1, strength: 2 }] };
  const centre = { x: 50, y: 0 };
  const army = (n: number) => ({ id: `army:${n}`, kind: "army", at: "field:a1" });

  it("leave a single piece in view beside the pill", () => {
    const [spot] = spots(stage, [army(1)], { px: 1, duels: [duel] });
    expect(spot!.x + spot!.size).toBeLessThanOrEqual(pillAt(stage.spaces[0]!, duel, 1, 1).x);
  });

  it("leave several pieces in view below it, about the middle", () => {
    const placed = spots(stage, [army(1), army(2), army(3)], { px: 1, duels: [duel] });
    const foot = pillAt(stage.spaces[0]!, duel, 3, 1).y + PILL;
    for (const spot of placed) expect(spot.y).toBeGreaterThanOrEqual(foot - 2);
    expect((placed[0]!.x + placed[2]!.x + placed[2]!.size) / 2).toBeCloseTo(centre.x);
  });
});

describe("legible", () => {
  const label = (id: string, x: number, seat = -1): Label => ({ space: field(id, 0, 0), text: id, seat, box: { x, y: 0, w: 100, h: 20 } });

  it("keeps all names that have room", () => {
    expect(legible([label("a1", 0), label("b1", 90)], new Set())).toHaveLength(2);
  });

  it("prefers what may be chosen, then what is held", () => {
    expect(legible([label("a1", 0), label("b1", 30, 1)], new Set()).map((one) => one.text)).toEqual(["b1"]);
    expect(legible([label("a1", 0), label("b1", 30, 1)], new Set(["field:a1"])).map((one) => one.text)).toEqual(["a1"]);
  });
});
