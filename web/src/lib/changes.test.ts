import { expect, it } from "vitest";
import { changedPlaces } from "./changes";

const scene = (pieces: { id: string; kind: string; at: string }[], tints: { at: string; seat: number }[] = []) => ({ pieces, panels: [], tints });

it("tells where something came, went or changed hands", () => {
  const before = scene([{ id: "a", kind: "k", at: "1" }, { id: "b", kind: "k", at: "2" }], [{ at: "7", seat: 0 }]);
  const after = scene([{ id: "a", kind: "k", at: "3" }, { id: "c", kind: "k", at: "4" }], [{ at: "7", seat: 1 }]);
  expect([...changedPlaces(before, after)].sort()).toEqual(["2", "3", "4", "7"]);
});

it("finds nothing between a scene and itself", () => {
  const same = scene([{ id: "a", kind: "k", at: "1" }]);
  expect(changedPlaces(same, same).size).toBe(0);
});
