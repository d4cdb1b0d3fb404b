import { createActor } from 'xstate';
import { authMachine } from '@/machines/authMachine';
import { authActors } from './actors/authActors';
import { navigation } from './navigation';
import { paths } from './paths';
import { routes } from './routes';

/** The one authentication actor of the app, running from the moment this module is there. */
export const authActor = createActor(authMachine.provide({ actors: authActors }), {
  input: { mode: 'login' },
});

/** Whether one stands before the login card's own address; elsewhere one stays where one signs in. */
const isAtCard = () =>
  routes.some(({ screen, pattern }) => screen === 'Auth' && pattern.test(window.location.pathname));

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
  if (destination === 'onboarding') void navigation.go(paths.onboarding);
  else if (isAtCard()) void navigation.go(paths.explore);
});

authActor.start();

/** For `useSyncExternalStore`: the same function as long as the actor lives. */
export const subscribe = (listener: () => void) => authActor.subscribe(listener).unsubscribe;
