import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import type { Analytics } from '../../ports/Analytics';

/** In the place of an address, which may name people and hold what was searched for. */
const asPage = (name: string) => ({
  page_title: name,
  page_location: `${window.location.origin}/${name}`,
});

/** The SDK leaves some of its own failures to nobody: a page that is offline, for one. */
function silence(event: PromiseRejectionEvent) {
  if (/^(analytics|installations)\//.test(event.reason?.code)) event.preventDefault();
}

/**
 * Google Analytics through Firebase; `null` where the browser has no place for it. The SDK asks for its configuration by
 * itself and goes on asking while the service is busy (spec section 7).
 * @param page the page that is open
 */
export async function openFirebaseAnalytics(
  options: FirebaseOptions,
  page: string,
): Promise<Analytics | null> {
  // Nobody who visits can do anything about what it would write to the console.
  setLogLevel('silent');
  window.addEventListener('unhandledrejection', silence);
  if (!(await isSupported())) return null;
  const analytics = initializeAnalytics(initializeApp(options), {
    // The page's own referrer may be a person's page too.
    config: { ...asPage(page), page_referrer: window.location.origin, send_page_view: false },
  });
  return {
    countView(name) {
      // For what gtag tells by itself, too.
      setDefaultEventParameters(asPage(name));
      logEvent(analytics, 'page_view', asPage(name));
    },
    allow: (isAllowed) => setAnalyticsCollectionEnabled(analytics, isAllowed),
  };
}
