import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import { session } from '../session/current';
import { currentServices } from '../session/currentServices';
import { startAnalytics } from './analytics';

/** Calls `listener` with whether the current user allows analytics. Always true for guests. */
function observeAllowed(listener: (isAllowed: boolean) => void) {
  let stop = () => {};
  let version = 0;
  async function follow() {
    version += 1;
    const mine = version;
    stop();
    stop = () => {};
    const { isSignedIn } = session.get();
    if (!isSignedIn) return listener(true);
    const store = await currentServices().settings();
    if (mine === version) stop = store.observe(({ isAnalyticsAllowed }) => listener(isAnalyticsAllowed));
  }
  const next = () => void follow().catch(() => listener(false));
  session.subscribe(next);
  next();
}

/** Counts page views in a build with a Firebase configuration. */
export function startAnalyticsWithConsent(): void {
  const config = readFirebaseConfig(import.meta.env);
  if ('app' in config) startAnalytics({ config: config.app, observeAllowed });
}
