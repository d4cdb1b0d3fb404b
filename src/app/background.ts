// What is fetched when the page has all it needs. Nothing waits for it.

import { loadMessages } from '@messages';
import { whenIdle } from './hooks/whenIdle';
import { chunks } from './router/chunks';
import { onChunkFailure, speculate } from './router/loadChunk';
import { restoreTyped, updateIfReplaced } from './router/newVersion';
import { routeAt } from './router/routeTable';
import { startServiceWorker } from './router/serviceWorker';
import { appearance } from './services/appearance';
import { reportWebVitals } from './visits/webVitals';

onChunkFailure(updateIfReplaced);
restoreTyped();

// The page that says that a page can't be fetched must be there before.
whenIdle(() => {
  Promise.all([chunks.loadFailed(), loadMessages(appearance.get().locale, 'errors')]).catch(() => {});
});

// A page of the app has done it by now; a public one knows who is signed in, and the look, by local storage alone.
whenIdle(() => {
  import('./services/durable').then(({ durable }) => durable.reconcile()).catch(() => {});
});

// The development server's files are none to keep.
if (import.meta.env.PROD) {
  whenIdle(() => {
    startServiceWorker({
      // Whoever only looks in from outside isn't given the app to carry.
      hasRest: routeAt(window.location.pathname).hasShell,
      onUpdate: () => speculate(async () => (await import('./shell/offerUpdate')).offerUpdate()),
    }).catch(() => {});
  });
}

reportWebVitals();

// A build without the variable has nothing of this.
if (import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) {
  import('./visits/visits').then(({ countVisits }) => countVisits()).catch(() => {});
}
