/** What may wait until the eye has its answer: a touch is painted first, the rest comes after that frame. */

/** No frame comes while the page is out of sight; then nothing waits longer than this, in milliseconds. */
const LONGEST = 120;

/** Runs after the next frame has been painted. */
export function afterPaint(run: () => void): () => void {
  let timer = window.setTimeout(done, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = window.setTimeout(done);
  });
  function done() {
    cancelAnimationFrame(frame);
    run();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let waiting: (() => void)[] | null = null;

function touched() {
  if (waiting) return;
  waiting = [];
  afterPaint(() => {
    const all = waiting ?? [];
    waiting = null;
    for (const run of all) run();
  });
}

/** From now on `afterTouch` knows of every touch and key. */
export function watchTouches() {
  for (const name of ["pointerdown", "pointerup", "click", "keydown"]) addEventListener(name, touched, { capture: true, passive: true });
}

/** Runs at once, or, if something has just been touched, once that is painted; in the order of the calls. */
export function afterTouch(run: () => void) {
  if (waiting) waiting.push(run);
  else run();
}
