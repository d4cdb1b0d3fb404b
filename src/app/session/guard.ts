import { use, useEffect } from 'react';
import { navigation } from '../router/navigation';
import { loginRoute, type Route } from '../router/routeTable';
import { session } from './current';
import { SessionContext, useSession } from './useSession';

const behind = (route: Route, isSignedIn: boolean): Route =>
  route.isProtected && !isSignedIn ? { ...loginRoute, name: route.name } : route;

/** Returns the route, or the login card at the same address if signed out (spec section 2). */
export const guarded = (route: Route): Route => behind(route, session.get().isSignedIn);

type Followed = { get: () => { isSignedIn: boolean }; subscribe: (listener: () => void) => () => void };

/** Calls back each time the user signs out, in any tab. Returns a function that unsubscribes. */
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
 * Returns {@link guarded}, and updates it after sign-in and sign-out, in any tab. Removes the search query
 * from the address on sign-out, so that the next user doesn't see it.
 */
export function useGuarded(route: Route): Route {
  const session = use(SessionContext);
  useEffect(() => onSignOut(session, navigation.forgetSearch), [session]);
  return behind(route, useSession().isSignedIn);
}
