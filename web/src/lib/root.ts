/** The path below which the server answers, as `/games`; empty where it has its address to itself. The page tells it. */
export const root =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "";
