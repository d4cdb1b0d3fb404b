import { navigation } from './navigation';

/** Runs an action that leaves the page. With unsaved changes, first asks the user (`useLeaveGuard`). */
export function leave(act: () => void) {
  if (navigation.guard) navigation.guard(act);
  else act();
}
