/** The server's HTTP calls. */

import { randomHex } from "./random";
import { root } from "./root";
import type { Advice, Curve, ExampleView, Fork, GameInfo, NewRecord, NewTable, Past, Row, Sealed, TableInfo } from "./wire.gen";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(root + path, init);
  } catch {
    throw new Refusal(0, "offline", path);
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => ({}));
  const code = body.code ?? body.extra?.code ?? (answer.status === 404 ? "not-found" : "server");
  throw new Refusal(answer.status, String(code), String(body.message ?? body.detail ?? answer.statusText));
}

async function get<T>(path: string): Promise<T> {
  return (await call(path)).json();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return (await call(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

async function text(path: string): Promise<string> {
  return (await call(path)).text();
}

/** A game to start: the server seals its seed first, then this browser adds random bytes of its own, so nobody chooses the dice. */
async function sealed<T extends object>(body: T): Promise<T & { ticket: string; entropy: string }> {
  const { ticket } = await post<Sealed>("/api/seals", {});
  return { ...body, ticket, entropy: randomHex(32) };
}

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  bots: () => get<string[]>("/api/bots"),
  tables: () => get<TableInfo[]>("/api/tables"),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  create: async (table: NewTable) => post<TableInfo>("/api/tables", await sealed(table)),
  sit: (id: string, seat: number, name: string) =>
    post<TableInfo>(`/api/tables/${id}/seats/${seat}`, { name, entropy: randomHex(32) }),
  advice: (id: string, seat: number) => post<Advice>(`/api/tables/${id}/advice/${seat}`, {}),
  hurry: (id: string) => call(`/api/tables/${id}/hurry`, { method: "POST" }),
  stopAdvice: (id: string, seat: number) => call(`/api/tables/${id}/advice/${seat}`, { method: "DELETE" }),
  curve: (id: string) => get<Curve>(`/api/tables/${id}/curve`),
  fork: async (id: string, fork: Omit<Fork, "ticket" | "entropy">) =>
    post<TableInfo>(`/api/tables/${id}/fork`, await sealed(fork)),
  at: (id: string, n: number) => get<Past>(`/api/tables/${id}/at/${n}`),
  words: (lang: string, game = "") => text(game ? `/api/games/${game}/text/${lang}` : `/api/text/${lang}`),
  art: (game: string, name: string) => text(`/api/games/${game}/art/${name.replace(/\.svg$/, "")}.svg`),
  rules: (game: string, lang: string) => text(`/api/games/${game}/rules/${lang}`),
  aid: (game: string, lang: string) => text(`/api/games/${game}/aid/${lang}`),
  components: (game: string) => get<Row[]>(`/api/games/${game}/components`),
  example: (game: string, key: string) => get<ExampleView>(`/api/games/${game}/examples/${key}`),
  openRecord: (record: string) => post<TableInfo>("/api/records", { record } satisfies NewRecord),
  recordPath: (id: string) => `${root}/api/tables/${id}/record`,
};
