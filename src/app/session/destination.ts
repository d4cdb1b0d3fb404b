import type { ActorRefFrom } from 'xstate';
import { href } from '@/data/schema/href';
import type { authMachine } from '@/machines/auth/machine';

type Parts = {
  go: (to: string, options?: { replace?: boolean }) => unknown;
  /** Whether one stands before the login card's own address; elsewhere one stays where one signs in. */
  isAtCard: () => boolean;
};

/**
 * Leads on whoever signs in, once. The card's own entry in the history is gone with it: Back leads to where one was before
 * (decisions: "The guard"). Signing in on a protected address stays there, and so does whoever registers as an
 * investor. Returns the function that stops it.
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
    const replace = isAtCard();
    if (destination === 'onboarding') void go(href('onboarding'), { replace });
    else if (replace) void go(href('explore'), { replace });
  });
  return unsubscribe;
}
