/** The empty places of a server's page, filled one by one: those near the reader at once, the others when there is time. */

const NEAR = "400px";
/** Without idle callbacks (Safari) a short pause does. */
const later = (work: () => void): void => void ((window as Partial<typeof window>).requestIdleCallback ? requestIdleCallback(work, { timeout: 200 }) : setTimeout(work, 30));

/** Calls `fill` once for each place; the result stops it. */
export function fillPlaces(places: HTMLElement[], fill: (place: HTMLElement) => void): () => void {
  const waiting = new Set(places);
  let stopped = false;
  const take = (place: HTMLElement | undefined) => {
    if (!place || stopped || !waiting.delete(place)) return;
    near.unobserve(place);
    fill(place);
  };
  const near = new IntersectionObserver(
    (entries) => entries.filter((entry) => entry.isIntersecting).forEach((entry) => take(entry.target as HTMLElement)),
    { rootMargin: NEAR },
  );
  const next = () => {
    if (stopped || !waiting.size) return;
    take(waiting.values().next().value);
    later(next);
  };
  const all = () => [...waiting].forEach(take);
  places.forEach((place) => near.observe(place));
  later(next);
  addEventListener("beforeprint", all);
  return () => {
    stopped = true;
    near.disconnect();
    removeEventListener("beforeprint", all);
  };
}
