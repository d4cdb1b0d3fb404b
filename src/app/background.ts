// Loads what the page doesn't need to start. Nothing waits for it.

import { loadMessages } from '@messages';
import { reportWebVitals } from './analytics/webVitals';
import { whenIdle } from './hooks/whenIdle';
import { chunks } from './router/chunks';
import { onChunkFailure, speculate } from './router/loadChunk';
import { restoreTyped, updateIfReplaced } from './router/newVersion';
import { startServiceWorker } from './router/registerServiceWorker';
import { routeAt } from './router/routeTable';
import { appearance } from './services/appearance';

onChunkFailure(updateIfReplaced);
restoreTyped();

// The error page for failed loads must be loaded before the network fails.
whenIdle(() => {
  const { locale } = appearance.get();
  Promise.all([
    chunks.loadFailed(),
    ...(['site', 'errors'] as const).map((namespace) => loadMessages(locale, namespace)),
  ]).catch(() => {});
});

// Restores changes to session and appearance that a crash lost from local storage. App pages have already
// done so; public pages read only local storage.
whenIdle(() => {
  import('./services/durable').then(({ durable }) => durable.reconcile()).catch(() => {});
});

// The development server's files must not be cached.
if (import.meta.env.PROD) {
  whenIdle(() => {
    startServiceWorker({
      // On a public page, the worker caches only the files of that page.
      hasRest: routeAt(window.location.pathname).hasShell,
      onUpdate: () => speculate(async () => (await import('./shell/offerUpdate')).offerUpdate()),
    }).catch(() => {});
  });
}

reportWebVitals();

// A build without the variable contains none of this code.
if (import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) {
  import('./analytics/startWithConsent')
    .then(({ startAnalyticsWithConsent }) => startAnalyticsWithConsent())
    .catch(() => {});
}
