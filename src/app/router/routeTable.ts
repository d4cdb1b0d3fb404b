import type { Namespace } from '@messages';
import { type RouteName, routes } from '@/data/schema/shapes/routes';

/** A route, derived from a row of the route table. */
export type Route = {
  name: RouteName | 'notFound';
  /** Matches the route's paths, ignoring case. Parameters are named groups. */
  pattern: RegExp;
  /** The name of the page: the file `{page}Page.tsx` in `src/app/pages`. */
  page: string;
  /** The message namespaces that the page uses, besides `common`. */
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

/** The route of the login card, which also appears at the address of a protected page. */
export const loginRoute = routeOf('login');

/** The route for addresses that no other route matches. */
export const notFoundRoute: Route = {
  ...loginRoute,
  name: 'notFound',
  page: 'NotFound',
  messages: ['site', 'errors'],
};

/** Returns the route of a path, ignoring case. */
export const routeAt = (pathname: string): Route =>
  routeTable.find((route) => route.pattern.test(pathname)) ?? notFoundRoute;
