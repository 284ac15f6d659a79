import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LogLine } from "./wire.gen";

const PLATFORM = `
seat-red = Red
seat-blue = Blue
seat-neutral = Neutral
rule = Rule { $rule }
rule-turn = Only a seat that is asked decides.
error-offline = No server.
why-offline = No connection.
`;
const GAME = `
land-moor = the moor
points = { $key ->
    [one] one point
   *[other] { $key } points
}
verb-raid-burn = Burn it down
    .log = { $seat } burns down { $land }
verb-burn = Burn
    .ask1 = What does { $foe } lose?
    .log = { $seat } burns { $land } of { $foe }
    .hidden = { $seat } burns something of { $foe }
verb-keep = Keep
    .log = { $seat } keeps { $land-key } for { $points }
step-march = March
    .wait = is marching
step-choose = Choose
    .wait = { $seat } is choosing.
why-no-points = No points left.
rule-move-3 = A Prince does not end alone.
help-land = A land of strength { $strength }.
help-moor = Wet.
piece-knight = knight
icon-coin = coin
`;
vi.mock("./prefs.svelte", () => ({ prefs: { lang: "en" } }));
vi.mock("./api", () => ({ api: { words: async (_: string, game: string) => (game ? GAME : PLATFORM) }, Refusal: class {} }));

const { loadWords, Words } = await import("./text.svelte");
const { sentence, verbName, verbQuestion } = await import("./sentence");
const words = new Words("game", (seat) => (seat === 0 ? "Ada" : ""));
const line = (step: string, verb: string, args: LogLine["words"] = {}, hidden = false): LogLine => ({ number: 0, seat: 0, step, verb, words: args, hidden });

beforeAll(async () => {
  await Promise.all([loadWords(), loadWords("game")]);
});

describe("a line of the log", () => {
  it("names its words by their roles", () => {
    expect(sentence(line("war", "burn", { land: "land:moor", foe: "seat:blue" }), words)).toBe("Ada burns the moor of Blue");
  });

  it("has its step's own sentence before the verb's", () => {
    expect(sentence(line("raid", "burn", { land: "land:moor" }), words)).toBe("Ada burns down the moor");
  });

  it("tells what a reader may know, whichever of the two says so", () => {
    expect(sentence(line("raid", "burn", { land: "?", foe: "seat:blue" }, true), words)).toBe("Ada burns something of Blue");
  });

  it("gives a sentence the key of a word, and numbers as numbers", () => {
    expect(sentence(line("end", "keep", { land: "land:moor", points: "points:1" }), words)).toBe("Ada keeps moor for one point");
    expect(sentence(line("end", "keep", { land: "land:moor", points: 2 }), words)).toBe("Ada keeps moor for 2");
  });

  it("shows its key where nobody has a sentence", () => {
    expect(sentence(line("end", "stop"), words)).toBe("verb-end-stop");
  });
});

describe("a verb", () => {
  it("is called and asks as its step says, or else as it does everywhere", () => {
    expect([verbName(words, "raid", "burn", {}), verbName(words, "war", "burn", {})]).toEqual(["Burn it down", "Burn"]);
    expect(verbQuestion(words, "raid", "burn", 1, { foe: "Blue" })).toBe("What does Blue lose?");
    expect(verbQuestion(words, "raid", "burn", 0, {})).toBeNull();
  });
});

describe("a refusal", () => {
  it("cites a rule of the game with its place on the rules page", () => {
    expect(words.reason("no-points")).toBe("No points left.");
    expect(words.rule("move-3")).toEqual({ sentence: "A Prince does not end alone.", href: "/rules/game#rule-move-3" });
  });

  it("cites a rule of the house without a page", () => {
    expect(words.rule("turn")).toEqual({ sentence: "Only a seat that is asked decides.", href: "" });
  });

  it("names a rule that has no words by its id", () => {
    expect(words.rule("move-9")).toEqual({ sentence: "Rule move-9", href: "" });
  });

  it("speaks of the table or of the program", () => {
    expect([words.reason("offline"), words.error("offline")]).toEqual(["No connection.", "No server."]);
  });
});

describe("a text", () => {
  it("that needs more than it is given is no whole sentence", () => {
    expect([words.whole("help-land"), words.whole("help-moor")]).toEqual([null, "Wet."]);
    expect([words.whole("step-march", {}, "wait"), words.whole("step-choose", {}, "wait")]).toEqual(["is marching", null]);
  });

  it("names kinds of pieces and icons", () => {
    expect(["knight", "coin", "tree"].map((kind) => words.kind(kind))).toEqual(["knight", "coin", "tree"]);
  });

  it("names seats by their people, then by their colours", () => {
    expect(words.seats([0, 1, -1])).toBe("Ada, Blue, Neutral");
  });
});
