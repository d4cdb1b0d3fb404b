import { navigation } from './navigation';

/** Does what leaves the page, as soon as it may be left. */
export function leave(act: () => void) {
  if (navigation.guard) navigation.guard(act);
  else act();
}
