import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import type { Analytics } from '../../ports/Analytics';

/** Returns parameters that replace the real URL, which may contain names of users and search queries. */
const asPage = (name: string) => ({
  page_title: name,
  page_location: `${window.location.origin}/${name}`,
});

/** Suppresses promise rejections that the SDK doesn't handle, for example when the page is offline. */
function silence(event: PromiseRejectionEvent) {
  if (/^(analytics|installations)\//.test(event.reason?.code)) event.preventDefault();
}

/**
 * Starts Google Analytics through Firebase. Returns `null` if the browser doesn't support it. The SDK loads
 * its configuration automatically, and retries while the service is busy (spec section 7).
 * @param page the name of the current page
 */
export async function openFirebaseAnalytics(
  options: FirebaseOptions,
  page: string,
): Promise<Analytics | null> {
  // The SDK's console messages are of no use to visitors.
  setLogLevel('silent');
  window.addEventListener('unhandledrejection', silence);
  if (!(await isSupported())) return null;
  const analytics = initializeAnalytics(initializeApp(options), {
    // The real referrer may be the URL of a profile, which contains a name.
    config: { ...asPage(page), page_referrer: window.location.origin, send_page_view: false },
  });
  return {
    countView(name) {
      // These parameters also replace the URL in events that gtag sends automatically.
      setDefaultEventParameters(asPage(name));
      logEvent(analytics, 'page_view', asPage(name));
    },
    allow: (isAllowed) => setAnalyticsCollectionEnabled(analytics, isAllowed),
  };
}
