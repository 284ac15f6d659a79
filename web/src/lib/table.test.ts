import { beforeEach, expect, it, vi } from "vitest";
import type { Answer, Told } from "./socket";
import type { Ask, Position } from "./wire.gen";

type Asked = { type: string; rev?: number };
let tell: (message: Told) => void;
let sent: { request: Asked; answer: (answer: Answer) => void }[];
vi.mock("./prefs.svelte", () => ({ prefs: { lang: "en", confirm: "none" } }));
vi.mock("./socket", () => ({
  Link: class {
    constructor(_: string, onTold: (message: Told) => void) {
      tell = onTold;
    }
    ask = (request: Asked) => new Promise<Answer>((answer) => sent.push({ request, answer }));
  },
}));
const { Table } = await import("./table.svelte");

const ask: Ask = { seat: 0, step: "agenda", facts: {}, offers: [{ verb: "keep", params: [{ role: "agenda", domain: "agenda" }], options: ["agenda:build"] }] };
const position = (asked: number[], asks: Ask[]): Position => ({ scene: { pieces: [], panels: [] }, asked, asks, step: "agenda" });
const push = (rev: number, at: Position): Told => ({ type: "push", rev, position: at, lines: [], cut: 0 });
const settled = () => new Promise((resolve) => setTimeout(resolve));

const seats = [{ kind: "person" as const, mine: true }, { kind: "person" as const }];
const info = { id: "t", game: "game", edition: "", options: {}, seats, seal: "", rev: 1 };
const sync: Told = { type: "sync", table: info, rev: 1, stage: { width: 1, height: 1, art: "", spaces: [], beside: 0 }, position: position([0, 1], [ask]), lines: [] };

function sitting() {
  const table = new Table("t", "game");
  tell(sync);
  return table;
}

beforeEach(() => {
  sent = [];
});

it("sends a sealed answer once, and keeps the question closed while others answer", async () => {
  const table = sitting();
  table.touch("agenda:build");
  expect(sent.map(({ request }) => request)).toMatchObject([{ type: "move", rev: 1, verb: "keep", words: ["agenda:build"] }]);
  tell(push(2, position([0], [ask])));
  expect([table.rev, table.sending, table.legal.size]).toEqual([2, true, 0]);
  tell(push(3, position([1], [])));
  sent[0]!.answer({ type: "done", id: 1, rev: 3 });
  await settled();
  expect([sent.length, table.sending, table.decision]).toEqual([1, false, null]);
});

it("asks the same question afresh when it comes again", async () => {
  const table = sitting();
  table.touch("agenda:build");
  tell(push(2, position([0], [ask])));
  sent[0]!.answer({ type: "done", id: 1, rev: 2 });
  await settled();
  expect(table.decision?.begun).toBe(false);
  expect([...table.legal]).toEqual(["agenda:build"]);
});

it("says why a move was refused, by which rule, and looks again when it came too late", async () => {
  const table = sitting();
  table.touch("agenda:build");
  sent[0]!.answer({ type: "refused", id: 1, code: "stale", rule: "table" });
  await settled();
  expect(sent.map(({ request }) => request.type)).toEqual(["move", "sync"]);
  tell(sync);
  expect(table.notice).toEqual({ code: "stale", rule: "table", target: "agenda:build" });
});
