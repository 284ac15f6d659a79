import { render } from "svelte/server";
import { beforeAll, expect, it, vi } from "vitest";
import type { Table } from "../lib/table.svelte";
import type { Ask, Position } from "../lib/wire.gen";

const PLATFORM = `
seat-red = Red
seat-blue = Blue
your-turn = Your turn.
why-undo-start = There is nothing to take back.
rule-undo = Only the latest decisions.
`;
const GAME = `
land-moor = the moor
step-march = { $seat } has { $left } steps
    .wait = is marching
step-rest = Rest
    .wait = { $seat } rests.
verb-go = Go
    .ask1 = Where to from { $from }?
why-no-points = No points left.
rule-move-3 = A Prince does not end alone.
`;
vi.mock("../lib/prefs.svelte", () => ({ prefs: { lang: "en" } }));
vi.mock("../lib/api", () => ({ api: { words: async (_: string, game: string) => (game ? GAME : PLATFORM) }, Refusal: class {} }));

const { loadWords, Words } = await import("../lib/text.svelte");
const { Decision } = await import("../lib/decision.svelte");
const { default: Prompt } = await import("./Prompt.svelte");
const { default: Notice } = await import("./Notice.svelte");

const position = { scene: { pieces: [], panels: [] }, asked: [1], step: "march" } satisfies Position;
const params = [{ role: "from", domain: "land" }, { role: "to", domain: "land" }];
const ask: Ask = { seat: 0, step: "march", facts: { left: 2 }, offers: [{ verb: "go", params, options: ["land:moor"] }] };

function shown(parts: object, part: typeof Prompt | typeof Notice = Prompt): string {
  const table = { words: new Words("game"), mine: [0], shown: position, lines: [], seats: [], passTo: -1, decision: null, past: null, notice: null, sending: false, ...parts };
  const html = render(part, { props: { table: table as unknown as Table } }).body;
  return html.replace(/<!--.*?-->/g, "");
}
const plain = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
function deciding(words: string[]) {
  const decision = new Decision(ask, () => ({ ask: async () => ({ type: "done", id: 0, rev: 0 }) }) as never, () => undefined, () => false);
  for (const word of words) decision.choose(word);
  return { decision, shown: { ...position, asked: [0] } };
}

beforeAll(async () => {
  await Promise.all([loadWords(), loadWords("game")]);
});

it("links a refusal to the rule on the game's page", () => {
  const html = shown({ notice: { code: "no-points", rule: "move-3", target: "" } }, Notice);
  expect(html).toMatch(/No points left\.\s*<a href="\/rules\/game#rule-move-3"[^>]*>A Prince does not end alone\.<\/a>/);
});

it("cites the house's own rules in words alone", () => {
  const html = shown({ notice: { code: "undo-start", rule: "undo", target: "" } }, Notice);
  expect(plain(html)).toContain("There is nothing to take back. Only the latest decisions.");
  expect(html).not.toContain("<a ");
});

it("says what others are doing, with their names before it or in it", () => {
  expect(plain(shown({}))).toContain("Blue is marching.");
  expect(plain(shown({ shown: { ...position, step: "rest" } }))).toContain("Blue rests.");
});

it("asks with the facts of the step, then with what was chosen, by role", () => {
  expect(plain(shown(deciding([])))).toContain("Red has 2 steps");
  expect(plain(shown(deciding(["land:moor"])))).toContain("Where to from the moor?");
});
