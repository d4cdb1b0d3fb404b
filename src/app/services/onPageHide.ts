/** Calls `listener` when the user leaves the page (`pagehide`). Returns a function that removes it. */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
