/** Looking for words in a page: which of its blocks have all of them. */

export interface Block {
  element: HTMLElement;
  /** The heading it stands under. */
  section: string;
  text: string;
}

export interface Hit {
  element: HTMLElement;
  section: string;
  before: string;
  found: string;
  after: string;
}

const MOST = 40;
const AROUND = 48;
const BLOCKS = "h1, h2, h3, h4, p, li, tr, figcaption";

/** Small letters without accents, one for each letter, so that places stay the same. */
export const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase().slice(0, letter.length)).join("");

/** Everything one reads on the page, in order. */
export function blocks(root: HTMLElement): Block[] {
  let section = "";
  const found: Block[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(BLOCKS)) {
    if (element.closest("[data-example-board]") || (element.tagName !== "LI" && element.closest("li"))) continue;
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    if (/^H\d$/.test(element.tagName) && element.id) section = text;
    if (text) found.push({ element, section, text });
  }
  return found;
}

/** The blocks that have every word of the question, with the first of them in its surroundings. */
export function search(all: Block[], question: string): Hit[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits: Hit[] = [];
  for (const { element, section, text } of all) {
    const read = plain(text);
    if (!words.every((word) => read.includes(word))) continue;
    const at = read.indexOf(words[0]!);
    const from = Math.max(0, at - AROUND);
    const end = at + words[0]!.length;
    hits.push({
      element,
      section,
      before: (from ? "…" : "") + text.slice(from, at),
      found: text.slice(at, end),
      after: text.slice(end, end + AROUND) + (end + AROUND < text.length ? "…" : ""),
    });
    if (hits.length === MOST) break;
  }
  return hits;
}
