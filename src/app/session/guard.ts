import { use, useEffect } from 'react';
import { navigation } from '../router/navigation';
import { loginRoute, type Route } from '../router/routeTable';
import { session } from './current';
import { SessionContext, useSession } from './useSession';

const behind = (route: Route, isSignedIn: boolean): Route =>
  route.isProtected && !isSignedIn ? { ...loginRoute, name: route.name } : route;

/** What to show for a route now: itself, or in its place, at its address, the login card (spec section 2). */
export const guarded = (route: Route): Route => behind(route, session.get().isSignedIn);

type Followed = { get: () => { isSignedIn: boolean }; subscribe: (listener: () => void) => () => void };

/** Calls back each time that somebody signs out, in whichever tab. Returns the function that stops it. */
export function onSignOut({ get, subscribe }: Followed, callback: () => void): () => void {
  let before = get().isSignedIn;
  return subscribe(() => {
    const { isSignedIn } = get();
    const isLeft = before && !isSignedIn;
    before = isSignedIn;
    if (isLeft) callback();
  });
}

/**
 * {@link guarded}, followed through sign-in and sign-out, those of other tabs included. What was searched for on the page
 * is nothing for whoever comes next.
 */
export function useGuarded(route: Route): Route {
  const session = use(SessionContext);
  useEffect(() => onSignOut(session, navigation.forgetSearch), [session]);
  return behind(route, useSession().isSignedIn);
}
