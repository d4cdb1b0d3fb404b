/** Calls back whenever the page is being left or put aside. Returns the function that stops it. */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
