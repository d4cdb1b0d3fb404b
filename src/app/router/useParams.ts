import { usePathname } from 'wouter/use-browser-location';
import { routeAt } from './routeTable';

/** The named parts of the present address, decoded: `{ startupId: 'heliogrid' }`. */
export function useParams(): Readonly<Record<string, string>> {
  const pathname = usePathname();
  const groups = routeAt(pathname).pattern.exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]));
}

/** An address may hold anything: a broken escape stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
