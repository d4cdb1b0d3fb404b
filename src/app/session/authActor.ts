import { createActor } from 'xstate';
import { authActors } from '@/machines/auth/actors';
import { authMachine } from '@/machines/auth/machine';
import { navigation } from '../router/navigation';
import { routeAt } from '../router/routeTable';
import { session } from './current';
import { followDestination } from './destination';

/** The app's authentication actor. It starts when this module loads. */
export const authActor = createActor(authMachine.provide({ actors: authActors({ session }) }), {
  input: { mode: 'login' },
});

// Navigates after a sign-in. This code is outside React, because the login card unmounts at sign-in.
followDestination(authActor, {
  go: navigation.go,
  isAtCard: () => routeAt(window.location.pathname).page === 'Auth',
  search: () => window.location.search,
  async isOnboarded() {
    const guestWork = await (await import('./currentServices')).currentServices().guestWork();
    return (await guestWork.read()).hasProfile;
  },
});

authActor.start();
