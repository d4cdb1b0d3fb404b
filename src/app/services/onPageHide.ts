/** Calls back when the user leaves or hides the page (`pagehide`). Returns the function that stops it. */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
