/**
 * The address of one of our own files, as the page must ask for it: `/images/x.webp` follows the base the build is
 * served from. Anything else (`blob:`, `data:`, `https:`, a relative path) stays as it is.
 */
export function asset(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
