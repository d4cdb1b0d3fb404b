import type { ActorRefFrom } from 'xstate';
import { href } from '@/data/schema/href';
import { profileHref } from '@/data/schema/ref';
import type { authMachine } from '@/machines/auth/machine';
import { startupIn } from '../router/startupIn';

type Parts = {
  go: (to: string, options?: { replace?: boolean }) => unknown;
  /** Whether one stands before the login card's own address; elsewhere one stays where one signs in. */
  isAtCard: () => boolean;
  /** What follows the path of the present address. */
  search: () => string;
  /** Whether they completed their profile before they registered; then onboarding is skipped. */
  isOnboarded: () => Promise<boolean>;
};

/**
 * Leads on whoever signs in, once. The card's own entry in the history is gone with it: Back leads to where one was before
 * (decisions: "The guard"). Signing in on a protected address stays there, and so does whoever registers as an
 * investor. Where the card's address names a startup, it leads back to that; a new account goes there after its onboarding.
 * Returns the function that stops it.
 */
export function followDestination(
  auth: ActorRefFrom<typeof authMachine>,
  { go, isAtCard, search, isOnboarded }: Parts,
) {
  let hasArrived = false;
  const goOn = (startup: string | undefined) =>
    go(startup ? profileHref('startup', startup) : href('explore'), { replace: true });
  async function welcome(replace: boolean, startup: string | undefined) {
    // What can't be read is asked for.
    const isDone = await isOnboarded().catch(() => false);
    if (!isDone) void go(href('onboarding', { search: { startup } }), { replace });
    else if (replace) void goOn(startup);
  }
  const { unsubscribe } = auth.subscribe((snapshot) => {
    const { destination } = snapshot.context;
    if (!snapshot.matches('signedIn') || !destination) {
      hasArrived = false;
      return;
    }
    if (hasArrived) return;
    hasArrived = true;
    const replace = isAtCard();
    const startup = replace ? startupIn(search()) : undefined;
    if (destination === 'onboarding') void welcome(replace, startup);
    else if (replace) void goOn(startup);
  });
  return unsubscribe;
}
