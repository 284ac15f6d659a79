/** Comes and goes by getting fainter. Unlike Svelte's own it does not ask for the node's style first, which would make the
 * browser work out the whole page's styles once for every figure that comes. */
export const fade = (_node: Element, { duration }: { duration: number }) => ({ duration, css: (t: number) => `opacity: ${t}` });
