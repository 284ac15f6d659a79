import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Table } from "../lib/table.svelte";

vi.mock("../lib/prefs.svelte", () => ({ prefs: { lang: "en" } }));
const { Words } = await import("../lib/text.svelte");
const { default: ScoreChart } = await import("./ScoreChart.svelte");

it("draws a line and a name for every seat", () => {
  const words = new Words("game", (seat) => ["Ada", "Bob"][seat] ?? "");
  const lines = [[0, 0], [3, 1], [3, 7]].map((scores, number) => ({ number, seat: 0, step: "s", verb: "v", scores }));
  const table = { words, lines } as unknown as Table;
  const html = render(ScoreChart, { props: { table }, context: new Map([["setting", { words }]]) }).body;
  expect(html.match(/class="line seat-\d/g)).toEqual(['class="line seat-0', 'class="line seat-1']);
  expect(html).toContain("7 Bob");
  expect(html).toContain("3 Ada");
});
