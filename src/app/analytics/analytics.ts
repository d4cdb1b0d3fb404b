import type { FirebaseOptions } from 'firebase/app';
import type { Analytics } from '@/data/ports/Analytics';
import { whenIdle } from '../hooks/whenIdle';
import { routeAt } from '../router/routeTable';

type AnalyticsOptions = {
  config: FirebaseOptions;
  /** Calls `listener` with whether the user allows analytics, initially and after every change. */
  observeAllowed: (listener: (isAllowed: boolean) => void) => void;
};

/** Whether the user has turned on "Do Not Track" or Global Privacy Control in the browser. */
const refusesTracking = ({
  doNotTrack,
  globalPrivacyControl,
}: Navigator & { globalPrivacyControl?: boolean }) => doNotTrack === '1' || globalPrivacyControl === true;

/** The window events of a navigation, which wouter and the browser dispatch. */
const moves = ['pushState', 'replaceState', 'popstate'];

/**
 * Counts page views by route name, while the user allows analytics. The SDK loads once the user allows
 * analytics and the page is idle. Ignores failures.
 */
export function startAnalytics({ config, observeAllowed }: AnalyticsOptions): void {
  // Without a measurement id, the SDK would throw an error that can't be caught after a failed request.
  if (!config.measurementId || refusesTracking(navigator)) return;
  const pageNow = () => routeAt(window.location.pathname).name;
  let analytics: Promise<Analytics | null> | undefined;
  let isAllowed = false;
  let pathname = '';

  async function open() {
    const { openFirebaseAnalytics } = await import('@/data/adapters/analytics/firebaseAnalytics');
    return openFirebaseAnalytics(config, pageNow());
  }

  function count() {
    if (!isAllowed || pathname === window.location.pathname) return;
    pathname = window.location.pathname;
    const page = pageNow();
    analytics ??= open().catch(() => null);
    void analytics.then((opened) => opened?.countView(page));
  }

  observeAllowed((isAllowedNow) => {
    if (isAllowedNow === isAllowed) return;
    isAllowed = isAllowedNow;
    void analytics?.then((opened) => opened?.allow(isAllowedNow));
    whenIdle(count);
  });
  for (const move of moves) window.addEventListener(move, count);
}
