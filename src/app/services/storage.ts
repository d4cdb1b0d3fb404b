/** Local storage where the page has one it may use; a page written at build time has none. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
