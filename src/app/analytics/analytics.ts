import type { FirebaseOptions } from 'firebase/app';
import type { Analytics } from '@/data/ports/Analytics';
import { whenIdle } from '../hooks/whenIdle';
import { routeAt } from '../router/routeTable';

type AnalyticsOptions = {
  config: FirebaseOptions;
  /** Calls back with whether the user allows analytics: soon after the call, then on every change. */
  observeAllowed: (listener: (isAllowed: boolean) => void) => void;
};

/** Whether the browser refuses tracking: by the old "Do Not Track" setting or by Global Privacy Control. */
const refusesTracking = ({
  doNotTrack,
  globalPrivacyControl,
}: Navigator & { globalPrivacyControl?: boolean }) => doNotTrack === '1' || globalPrivacyControl === true;

/** The events that wouter dispatches for navigations. */
const moves = ['pushState', 'replaceState', 'popstate'];

/**
 * Counts page views by route name only, while the user allows analytics. The SDK loads only after they allow
 * it and the page is idle. Failures are ignored and never shown.
 */
export function startAnalytics({ config, observeAllowed }: AnalyticsOptions): void {
  // Without a measurement id, the SDK turns a failed request into an error that can't be caught.
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
