import { navigation } from './navigation';

/** Runs an action that leaves the page, once the leave guard allows it. */
export function leave(act: () => void) {
  if (navigation.guard) navigation.guard(act);
  else act();
}
