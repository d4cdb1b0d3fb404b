import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import { session, settings } from '../services/services';
import { startAnalytics } from './analytics';

/** Calls back with whether whoever is signed in allows analytics; who isn't has said nothing against it. */
function observeAllowed(listener: (isAllowed: boolean) => void) {
  let stop = () => {};
  let turn = 0;
  async function follow() {
    turn += 1;
    const mine = turn;
    stop();
    stop = () => {};
    const { isSignedIn } = session.get();
    if (!isSignedIn) return listener(true);
    const store = await settings();
    if (mine === turn) stop = store.observe(({ isAnalyticsAllowed }) => listener(isAnalyticsAllowed));
  }
  const next = () => void follow().catch(() => listener(false));
  session.subscribe(next);
  next();
}

/** Counts visits in a build with a measurement id. */
export function countVisits(): void {
  const config = readFirebaseConfig(import.meta.env);
  if ('app' in config) startAnalytics({ config: config.app, observeAllowed });
}
