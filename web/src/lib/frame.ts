/** What may wait until the eye has its answer: a touch is painted first, the rest comes after that frame. */

/** No frame comes while the page is out of sight; then nothing waits longer than this, in milliseconds. */
const LONGEST = 120;

/** Runs after the next frame has been painted, or after so many. */
export function afterPaint(run: () => void, frames = 1): () => void {
  let timer = window.setTimeout(done, LONGEST);
  let frame = requestAnimationFrame(painted);
  function painted() {
    if (--frames > 0) {
      frame = requestAnimationFrame(painted);
      return;
    }
    clearTimeout(timer);
    timer = window.setTimeout(done);
  }
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
let stop = () => {};

/** What is painted has not been shown yet: only when a second frame begins is the first one on its way to the screen. */
function touched() {
  waiting ??= [];
  stop();
  stop = afterPaint(() => {
    const all = waiting ?? [];
    waiting = null;
    for (const run of all) run();
  }, 2);
}

/** From now on `afterTouch` knows of every touch and key. */
export function watchTouches() {
  for (const name of ["pointerdown", "pointerup", "click", "keydown"]) addEventListener(name, touched, { capture: true, passive: true });
}

/** Runs at once, or, if something has just been touched, once that is shown; in the order of the calls. */
export function afterTouch(run: () => void) {
  if (waiting) waiting.push(run);
  else run();
}
