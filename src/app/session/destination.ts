import type { ActorRefFrom } from 'xstate';
import { href } from '@/data/schema/href';
import type { authMachine } from '@/machines/auth/machine';

type Parts = {
  go: (to: string) => unknown;
  /** Whether one stands before the login card's own address; elsewhere one stays where one signs in. */
  isAtCard: () => boolean;
};

/**
 * Leads on whoever signs in, once. Signing in on a protected address stays there (decisions: "The guard"), and so does
 * whoever registers as an investor. Returns the function that stops it.
 */
export function followDestination(auth: ActorRefFrom<typeof authMachine>, { go, isAtCard }: Parts) {
  let hasArrived = false;
  const { unsubscribe } = auth.subscribe((snapshot) => {
    const { destination } = snapshot.context;
    if (!snapshot.matches('signedIn') || !destination) {
      hasArrived = false;
      return;
    }
    if (hasArrived) return;
    hasArrived = true;
    if (destination === 'onboarding') void go(href('onboarding'));
    else if (isAtCard()) void go(href('explore'));
  });
  return unsubscribe;
}
