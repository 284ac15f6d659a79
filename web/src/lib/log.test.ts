import { expect, test } from "vitest";
import { recap, turns } from "./log";
import type { LogLine } from "./wire.gen";

const line = (number: number, seat: number, weight?: "trivia"): LogLine => ({ number, seat, step: "s", verb: "v", weight }) as LogLine;
const log = (...seats: (number | string)[]): LogLine[] => seats.map((seat, n) => (typeof seat === "string" ? line(n, Number(seat), "trivia") : line(n, seat)));
const numbers = (lines: LogLine[]) => lines.map((one) => one.number);

test("the recap tells what others did since one's last turn", () => {
  expect(numbers(recap(log(0, 1, 0, 1, 2, 1), [0]))).toEqual([3, 4, 5]);
});

test("it stays while one's own turn goes on", () => {
  expect(numbers(recap(log(0, 1, 2, 0, 0), [0]))).toEqual([1, 2]);
});

test("what tells little is left out, and so is chance", () => {
  expect(numbers(recap(log(0, "1", 2, -1, 1), [0]))).toEqual([2, 4]);
});

test("before anybody else has moved it is empty", () => {
  expect(recap(log(0, 0), [0])).toEqual([]);
  expect(recap([], [0])).toEqual([]);
});

test("a turn begins when somebody else moves, and trivia fold together", () => {
  const found = turns(log(0, "0", "0", 1, 1, 0));
  expect(found.map((turn) => [turn.seat, turn.entries.length])).toEqual([[0, 2], [1, 2], [0, 1]]);
});
