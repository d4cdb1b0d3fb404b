import { decodedPart } from '@/data/schema/wellFormed';
import { usePathname } from './address';
import { routeAt } from './routeTable';

/** The named parts of an address, decoded: `{ startupId: 'heliogrid' }`. */
export function paramsOf(pathname: string): Readonly<Record<string, string>> {
  const groups = routeAt(pathname).pattern.exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodedPart(value)]));
}

/** {@link paramsOf} the present address. */
export const useParams = () => paramsOf(usePathname());
