/**
 * Keys of texts: every message in the `.ftl` files is found by a key made here, and nowhere else.
 *
 * The server has the same functions in `kronrat/match/textkeys.py`; `tests/text_keys.json` holds both to one table.
 * Functions that give several keys give them in the order in which they are tried.
 */

/** A kind of text and the names it is about; what cannot stand in a key becomes a dash. */
export const textKey = (kind: string, ...names: string[]): string => [kind, ...names].join("-").replace(/[^A-Za-z0-9_-]+/g, "-");

/** What a verb is called and how it is told: in this step, or else wherever it is offered. */
export const sentenceKeys = (step: string, verb: string): string[] => [textKey("verb", step, verb), textKey("verb", verb)];

/** A value's own name, or its domain's pattern, which is given the key as `$key`. */
export const valueKeys = (domain: string, key: string): string[] => [textKey(domain, key), textKey(domain)];

/** Why something cannot be chosen: a rule's reason, or else what went wrong in the program. */
export const reasonKeys = (code: string): string[] => [textKey("why", code), textKey("error", code)];

/** Why a call was not answered: what went wrong in the program, or else a reason as at the table. */
export const errorKeys = (code: string): string[] => [textKey("error", code), textKey("why", code)];
