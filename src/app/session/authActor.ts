import { createActor } from 'xstate';
import { authActors } from '@/machines/auth/actors';
import { authMachine } from '@/machines/auth/machine';
import { navigation } from '../router/navigation';
import { routeAt } from '../router/routeTable';
import { session } from './current';
import { followDestination } from './destination';

/** The one authentication actor of the app, running from the moment this module is there. */
export const authActor = createActor(authMachine.provide({ actors: authActors({ session }) }), {
  input: { mode: 'login' },
});

// Outside React: the card that asked is gone as soon as the flag is set, and can't lead anywhere any more.
followDestination(authActor, {
  go: navigation.go,
  isAtCard: () => routeAt(window.location.pathname).page === 'Auth',
  search: () => window.location.search,
  async isOnboarded() {
    const held = await (await import('./currentServices')).currentServices().held();
    return (await held.read()).hasProfile;
  },
});

authActor.start();
