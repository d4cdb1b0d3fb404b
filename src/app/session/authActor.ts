import { createActor } from 'xstate';
import { href } from '@/data/schema/href';
import { authActors } from '@/machines/auth/actors';
import { authMachine } from '@/machines/auth/machine';
import { navigation } from '../router/navigation';
import { routeAt } from '../router/routeTable';
import { session } from './current';

/** The one authentication actor of the app, running from the moment this module is there. */
export const authActor = createActor(authMachine.provide({ actors: authActors({ session }) }), {
  input: { mode: 'login' },
});

/** Whether one stands before the login card's own address; elsewhere one stays where one signs in. */
const isAtCard = () => routeAt(window.location.pathname).page === 'Auth';

let hasArrived = false;

// Outside React: the card that asked is gone as soon as the flag is set, and can't lead anywhere any more. Signing in on
// a protected address stays there (decisions: "The guard"), and so does whoever registers as an investor.
authActor.subscribe((snapshot) => {
  const { destination } = snapshot.context;
  if (!snapshot.matches('signedIn') || !destination) {
    hasArrived = false;
    return;
  }
  if (hasArrived) return;
  hasArrived = true;
  if (destination === 'onboarding') void navigation.go(href('onboarding'));
  else if (isAtCard()) void navigation.go(href('explore'));
});

authActor.start();
