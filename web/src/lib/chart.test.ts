import { describe, expect, it } from "vitest";
import { Scale, spread, ticks } from "./chart";

const scale = new Scale({ width: 200, height: 100, left: 40, right: 60, top: 10, bottom: 20 }, 50, 0, 1);

describe("scale", () => {
  it("lays the game from left to right and values from bottom to top", () => {
    expect([scale.x(0), scale.x(50), scale.y(0), scale.y(1)]).toEqual([40, 140, 80, 10]);
    expect(scale.numberAt(scale.x(17))).toBeCloseTo(17);
  });

  it("draws straight and stepped lines", () => {
    expect(scale.path([[0, 0], [50, 1]])).toBe("M40.0 80.0L140.0 10.0");
    expect(scale.path([[0, 0], [50, 1]], true)).toBe("M40.0 80.0H140.0V10.0");
  });
});

it("marks round numbers only within the range", () => {
  expect(ticks(0, 5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticks(-3, 30)).toEqual([0, 10, 20, 30]);
});

it("pushes labels apart, up from the bottom where there is no room below", () => {
  const at = (...ys: number[]) => spread(ys.map((y) => ({ y })), 20, 100).map(({ y }) => y);
  expect(at(10, 12, 80)).toEqual([10, 30, 80]);
  expect(at(99, 98, 97)).toEqual([60, 80, 100]);
});
