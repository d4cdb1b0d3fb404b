import type { Namespace } from '@messages';
import { type RouteName, routes } from '@/data/schema/routes';

/** One row of the route table, as a page is found by. */
export type Route = {
  name: RouteName | 'notFound';
  /** Matches the route's addresses, in any letter case; parameters are named groups. */
  pattern: RegExp;
  /** The page in `src/app/pages`. */
  page: string;
  /** The words it needs, besides `common`. */
  messages: readonly Namespace[];
  /** Whether the app's own bars stand around it. */
  hasShell: boolean;
  /** Shown only while the storage key `auth` is `true`; else the login card stands in its place (spec section 2). */
  isProtected: boolean;
};

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

function routeOf(name: RouteName): Route {
  const { path, page, words, access } = routes[name];
  const isPublic = access === 'public';
  return {
    name,
    page,
    pattern: patternOf(path),
    messages: isPublic ? words : ['app', ...words],
    hasShell: !isPublic,
    isProtected: access === 'protected',
  };
}

/** In their order: the first match is shown. */
export const routeTable: Route[] = (Object.keys(routes) as RouteName[]).map(routeOf);

/** The login card, on its own address and in the place of a protected screen. */
export const loginRoute = routeOf('login');

/** What stands at an address that no route matches. */
export const notFoundRoute: Route = {
  ...loginRoute,
  name: 'notFound',
  page: 'NotFound',
  messages: ['errors'],
};

/** The route at an address, whatever its letter case. */
export const routeAt = (pathname: string): Route =>
  routeTable.find((route) => route.pattern.test(pathname)) ?? notFoundRoute;
