/** The headings of a page, and which of them one is reading. */

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export const headingsOf = (page: HTMLElement): Heading[] =>
  [...page.querySelectorAll<HTMLElement>("h2[id], h3[id], h4[id]")].map((one) => ({ id: one.id, text: one.textContent ?? "", level: Number(one.tagName[1]) }));

/** The last heading above the line that one reads at. */
export function reading(headings: Heading[], line: number): string {
  let current = headings[0]?.id ?? "";
  for (const { id } of headings) {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    if (top > line) break;
    current = id;
  }
  return current;
}
