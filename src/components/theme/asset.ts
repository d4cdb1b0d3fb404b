/**
 * Returns the URL of an app file such as `/images/x.webp`, including the base path of the build. Any other
 * URL (`blob:`, `data:`, `https:`, a relative path) is returned unchanged.
 */
export function asset(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
