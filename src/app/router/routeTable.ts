import type { Namespace } from '@messages';
import { type RouteName, routes } from '@/data/schema/shapes/routes';

/** One row of the route table. */
export type Route = {
  name: RouteName | 'notFound';
  /** Matches the route's addresses, in any letter case; parameters are named groups. */
  pattern: RegExp;
  /** The page in `src/app/pages`. */
  page: string;
  /** Message namespaces of the page, besides `common`. */
  messages: readonly Namespace[];
  /** Whether the page renders inside the app shell. */
  hasShell: boolean;
  /** Whether the login card replaces the page unless the storage key `auth` is `true` (spec section 2). */
  isProtected: boolean;
};

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

function routeOf(name: RouteName): Route {
  const { path, page, namespaces, access } = routes[name];
  const isPublic = access === 'public';
  return {
    name,
    page,
    pattern: patternOf(path),
    messages: isPublic ? namespaces : ['app', ...namespaces],
    hasShell: !isPublic,
    isProtected: access === 'protected',
  };
}

/** The routes in order: the first match wins. */
export const routeTable: Route[] = (Object.keys(routes) as RouteName[]).map(routeOf);

/** The login card, at its address or at that of a protected page. */
export const loginRoute = routeOf('login');

/** The page for addresses that no route matches. */
export const notFoundRoute: Route = {
  ...loginRoute,
  name: 'notFound',
  page: 'NotFound',
  messages: ['site', 'errors'],
};

/** Returns the route of an address, in any letter case. */
export const routeAt = (pathname: string): Route =>
  routeTable.find((route) => route.pattern.test(pathname)) ?? notFoundRoute;
