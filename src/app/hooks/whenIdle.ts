/** How long a page that is never idle is waited for, in ms: Chromium may find a still one busy for half a minute. */
const timeout = 2000;

/**
 * Calls back when the page has nothing else to do. Returns the function that calls it off.
 * @param delay how long the page surely has better things to do, in ms
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
  const request = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(request);
}
