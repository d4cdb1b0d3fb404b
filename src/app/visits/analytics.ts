import type { FirebaseOptions } from 'firebase/app';
import type { Analytics } from '@/data/ports/Analytics';
import { whenIdle } from '../hooks/whenIdle';
import { routeAt } from '../router/routeTable';

type AnalyticsOptions = {
  config: FirebaseOptions;
  /** Calls back with whether the person allows it: soon, then at every change. */
  observeAllowed: (listener: (isAllowed: boolean) => void) => void;
};

/** The browser's own "do not track": the old header's setting, and Global Privacy Control. */
const refusesTracking = ({
  doNotTrack,
  globalPrivacyControl,
}: Navigator & { globalPrivacyControl?: boolean }) => doNotTrack === '1' || globalPrivacyControl === true;

/** wouter tells of navigations by events of these names. */
const moves = ['pushState', 'replaceState', 'popstate'];

/**
 * Counts which pages are visited, by the names of their routes alone, for as long as the person allows it. Nothing is
 * fetched before they do and the page is idle, and nothing of it ever reaches them: analytics that fail don't happen.
 */
export function startAnalytics({ config, observeAllowed }: AnalyticsOptions): void {
  // Without a measurement id the SDK takes a failed request for an error nobody can catch.
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
