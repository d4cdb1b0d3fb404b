import { encodedPart } from '../text/wellFormed';
import { type RouteName, routes } from './routes';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The parameters of a route's path: `{ startupId: string }`. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof routes)[Name]['path']>;

/** The parts of a URL after the path. `search`: parameters by name, omitted if empty. `hash`: without `#`. */
export type Place = { search?: Record<string, string | undefined>; hash?: string };

type Rest<Name extends RouteName> =
  unknown extends RouteParams<Name> ? [place?: Place] : [place: Place & { params: RouteParams<Name> }];

/** Returns a URL: `href('startup', { params: { startupId: 'heliogrid' }, search: { tab: 'team' } })`. */
export function href<Name extends RouteName>(name: Name, ...[place]: Rest<Name>): string {
  const { params = {}, search = {}, hash } = (place ?? {}) as Place & { params?: Record<string, string> };
  const path = routes[name].path.replace(/:(\w+)/g, (_, part: string) => encodedPart(params[part] ?? ''));
  const query = Object.entries(search)
    .flatMap(([key, value]) => (value ? [`${encodedPart(key)}=${encodedPart(value)}`] : []))
    .join('&');
  return `${path}${query && `?${query}`}${hash ? `#${encodedPart(hash)}` : ''}`;
}
