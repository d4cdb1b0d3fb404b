/** Returns local storage. Null if the browser denies access to it, or during prerendering. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
