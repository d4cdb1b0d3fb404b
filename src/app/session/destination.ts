import type { ActorRefFrom } from 'xstate';
import { href } from '@/data/schema/shapes/href';
import { profileHref } from '@/data/schema/shapes/ref';
import type { authMachine } from '@/machines/auth/machine';
import { startupIn } from '../router/startupIn';

type Parts = {
  go: (to: string, options?: { replace?: boolean }) => unknown;
  /** Whether the user is at the login card's address. Elsewhere, only onboarding changes the address. */
  isAtCard: () => boolean;
  /** Returns the query string of the current address. */
  search: () => string;
  /** Whether the user completed onboarding while signed out. If so, registration skips onboarding. */
  isOnboarded: () => Promise<boolean>;
};

/**
 * Navigates once after each sign-in. Replaces the history entry of the login page, so that Back skips it. If
 * the query of the login page names a startup, navigates to that startup; new accounts first do onboarding.
 * A sign-in at a protected address, which shows the login card to guests, navigates only to onboarding.
 * Returns a function that unsubscribes.
 */
export function followDestination(
  auth: ActorRefFrom<typeof authMachine>,
  { go, isAtCard, search, isOnboarded }: Parts,
) {
  let hasArrived = false;
  const goOn = (startup: string | undefined) =>
    go(startup ? profileHref('startup', { id: startup }) : href('explore'), { replace: true });
  async function welcome(replace: boolean, startup: string | undefined) {
    // If the profile can't be read, onboarding asks for it.
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
