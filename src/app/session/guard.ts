import { loginRoute, type Route } from '../router/routeTable';
import { session } from './current';
import { useSession } from './useSession';

const behind = (route: Route, isSignedIn: boolean): Route =>
  route.isProtected && !isSignedIn ? { ...loginRoute, name: route.name } : route;

/** What to show for a route now: itself, or in its place, at its address, the login card (spec section 2). */
export const guarded = (route: Route): Route => behind(route, session.get().isSignedIn);

/** {@link guarded}, followed through sign-in and sign-out, those of other tabs included. */
export const useGuarded = (route: Route): Route => behind(route, useSession().isSignedIn);
