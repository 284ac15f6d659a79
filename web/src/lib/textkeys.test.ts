import { expect, it } from "vitest";
import table from "../../../tests/text_keys.json";
import { errorKeys, reasonKeys, sentenceKeys, textKey, valueKeys } from "./textkeys";

const several: Record<string, (...names: [string, string]) => string[]> = { verb: sentenceKeys, value: valueKeys, reason: reasonKeys, error: errorKeys };

it.each(table)("makes the keys of the table: $keys", ({ kind, names, keys }) => {
  const make = several[kind];
  expect(make ? make(...(names as [string, string])) : [textKey(kind, ...names)]).toEqual(keys);
});
