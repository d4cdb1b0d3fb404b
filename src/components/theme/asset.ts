/**
 * Returns the URL of an app file such as `/images/x.webp`, including the base path of the build. Returns any
 * other URL (`blob:`, `data:`, `https:`, a relative path) unchanged.
 */
export function asset(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
