// Loads code that the page needs only after its start, such as the service worker's registration.

import { loadMessages } from '@messages';
import { reporting } from '@/data/log/report';
import { href } from '@/data/schema/shapes/href';
import { reportWebVitals } from './analytics/webVitals';
import { whenIdle } from './hooks/whenIdle';
import { chunks } from './router/chunks';
import { onChunkFailure, speculate } from './router/loadChunk';
import { restoreTyped, updateIfReplaced } from './router/newVersion';
import { preloadCode } from './router/preload';
import { startServiceWorker } from './router/registerServiceWorker';
import { routeAt } from './router/routeTable';
import { appearance } from './services/appearance';

onChunkFailure(updateIfReplaced);
restoreTyped();

// Loads the error page for failed loads in advance: without a network, loading it would fail too.
whenIdle(() => {
  const { locale } = appearance.get();
  Promise.all([
    chunks.loadFailed(),
    ...(['site', 'errors'] as const).map((namespace) => loadMessages(locale, namespace)),
  ]).catch(reporting('error page'));
});

/** The pages in the navigation of the app shell. `components/navigation/places.ts` would load the shell's icons. */
const places = ['explore', 'discover', 'pipeline', 'messages', 'account', 'starred', 'listStartup'] as const;

// Loads their code, one after the other, so that they open without delay. The service worker fetches it anyway.
function loadPlaces([name, ...others]: readonly (typeof places)[number][]) {
  if (!name) return;
  whenIdle(() => void speculate(() => preloadCode(href(name))).then(() => loadPlaces(others)));
}
if (routeAt(window.location.pathname).hasShell) loadPlaces(places);

// Restores changes of the session, theme and language that local storage lost in a crash of the browser. Only
// public pages need this here: pages of the app have already restored these changes.
whenIdle(() => {
  import('./services/durable').then(({ durable }) => durable.reconcile()).catch(reporting('session'));
});

whenIdle(() => {
  import('./session/claimAddress').then(({ claimAddress }) => claimAddress()).catch(reporting('address'));
});

// No service worker in development, because it would cache the files of the development server.
if (import.meta.env.PROD) {
  whenIdle(() => {
    startServiceWorker({
      // On a public page, the service worker caches only the files of that page.
      hasRest: routeAt(window.location.pathname).hasShell,
      onUpdate: () => speculate(async () => (await import('./shell/offerUpdate')).offerUpdate()),
    }).catch(reporting('service worker'));
  });
}

reportWebVitals();

// The bundler removes this code from a build without the variable.
if (import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) {
  import('./analytics/startWithConsent')
    .then(({ startAnalyticsWithConsent }) => startAnalyticsWithConsent())
    .catch(reporting('analytics'));
}
