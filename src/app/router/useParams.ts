import { decodedPart } from '@/data/schema/text/wellFormed';
import { usePathname } from './address';
import { routeAt } from './routeTable';

/** Returns the decoded parameters of a path: `{ startupId: 'heliogrid' }`. */
export function paramsOf(pathname: string): Readonly<Record<string, string>> {
  const groups = routeAt(pathname).pattern.exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodedPart(value)]));
}

/** Returns {@link paramsOf} for the current address. */
export const useParams = () => paramsOf(usePathname());
