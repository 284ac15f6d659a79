import { expect, test } from "vitest";

import { inParts, stylesOf, withStyle } from "./bots";

test("a character goes with the levels that can have one, and comes apart again", () => {
  expect(inParts("king:warrior")).toEqual(["king", "warrior"]);
  expect(inParts("ismcts:800")).toEqual(["ismcts:800", ""]);
  expect(withStyle("king", "warrior")).toBe("king:warrior");
  expect(withStyle("king", "")).toBe("king");
  expect(withStyle("page", "warrior")).toBe("page");
  expect(stylesOf("page")).toEqual([]);
  expect(stylesOf("knight")).toContain("builder");
});
