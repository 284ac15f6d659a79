/** What was taken from whoever looks on still stands out after a reload: this window remembers it, table by table. */

interface Losses {
  hurt: string[];
  painful: number[];
}

const key = (table: string) => `kronrat.losses.${table}`;

export function keepLosses(table: string, hurt: Set<string>, painful: Set<number>) {
  try {
    if (hurt.size || painful.size) sessionStorage.setItem(key(table), JSON.stringify({ hurt: [...hurt], painful: [...painful] }));
    else sessionStorage.removeItem(key(table));
  } catch {
    // a browser without storage forgets
  }
}

export function keptLosses(table: string): Losses {
  try {
    return { hurt: [], painful: [], ...JSON.parse(sessionStorage.getItem(key(table)) ?? "{}") };
  } catch {
    return { hurt: [], painful: [] };
  }
}
