/** Calls a function after the next frame. */
export const afterFrame = (callback: () => void) => void requestAnimationFrame(() => setTimeout(callback));

/** The longest wait for an idle page, in ms. Chromium may report an idle page as busy for 30 s. */
const timeout = 10_000;
/** While a page scrolls or moves, it is idle for less than a frame at a time, in ms. */
const frame = 1000 / 60;

/**
 * Calls `callback` when the page is idle. Returns a function that cancels the call.
 * @param delay the minimum time before the call, in ms
 */
export function whenIdle(callback: () => void, delay = 0): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    callOff = atIdle(callback);
  }, delay);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

function atIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  const end = performance.now() + timeout;
  let request = 0;
  const ask = () => {
    request = requestIdleCallback(
      (idle) => (idle.didTimeout || idle.timeRemaining() > frame ? callback() : ask()),
      { timeout: Math.max(1, end - performance.now()) },
    );
  };
  ask();
  return () => cancelIdleCallback(request);
}
