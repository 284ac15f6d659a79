import { describe, expect, it } from "vitest";
import { arrange, sheetsOf } from "./sheets";
import type { Scene } from "./wire.gen";

const title = { key: "x" };
const scene: Scene = { pieces: [], panels: [], focus: "plan", sheets: [{ id: "map", title }, { id: "plan", title }, { id: "wars", title }] };
const places = {
  map: new Set(["land:a", "land:b"]),
  sheets: new Map([["plan", new Set(["slot:1"])], ["wars", new Set(["land:a"])]]),
  hand: new Set(["card:1"]),
};

describe("sheets", () => {
  it("lists the map once", () => {
    expect(sheetsOf(scene).map((sheet) => sheet.id)).toEqual(["plan", "wars"]);
  });

  it("keeps a question about places on the map where there is one slot", () => {
    expect(arrange(scene, places, new Set(["land:a", "land:b"]), 1, "", false)).toEqual(["map"]);
    expect(arrange(scene, places, new Set(["land:a"]), 1, "", false)).toEqual(["map"]);
  });

  it("brings the board that is asked about", () => {
    expect(arrange(scene, places, new Set(["slot:1"]), 1, "", false)).toEqual(["plan"]);
    expect(arrange(scene, places, new Set(["card:1"]), 1, "", false)).toEqual(["plan"]);
    expect(arrange({ ...scene, focus: "map" }, places, new Set(["land:a"]), 2, "", false)).toEqual(["map", "plan"]);
  });

  it("lays a third sheet into the second slot when it is asked about or picked", () => {
    const asked = { ...places, sheets: new Map([...places.sheets, ["wars", new Set(["war:1"])]]) };
    expect(arrange(scene, asked, new Set(["war:1"]), 2, "", false)).toEqual(["plan", "wars"]);
    expect(arrange(scene, places, new Set(), 2, "wars", false)).toEqual(["plan", "wars"]);
  });
});
