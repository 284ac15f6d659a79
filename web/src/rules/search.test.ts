import { describe, expect, it } from "vitest";
import { plain, search, type Block } from "./search";

const element = {} as HTMLElement;
const block = (text: string, section = "Turn"): Block => ({ element, section, text });

describe("search", () => {
  it("wants every word, whatever its case and accents", () => {
    const page = [block("Überläufer kosten fünf Dukaten"), block("Ein Überläufer"), block("Dukaten")];
    expect(search(page, "uberlaufer DUKATEN").map((hit) => hit.found)).toEqual(["Überläufer"]);
  });

  it("finds a rule by its name", () => {
    const [hit] = search([block("A full column is closed (strategy-4).")], "strategy-4");
    expect(hit).toMatchObject({ section: "Turn", before: "A full column is closed (", found: "strategy-4", after: ")." });
  });

  it("shows a long block in part", () => {
    const [hit] = search([block(`${"a".repeat(100)} mine ${"b".repeat(100)}`)], "mine");
    expect(hit!.before).toMatch(/^…a+ $/);
    expect(hit!.after).toMatch(/^ b+…$/);
  });

  it("finds nothing where nothing is asked", () => {
    expect(search([block("all")], "  ")).toEqual([]);
  });

  it("keeps the places of letters", () => {
    expect(plain("Čăß İx")).toHaveLength("Čăß İx".length);
  });
});
