// What is fetched when the page has all it needs. Nothing waits for it.

import { loadMessages } from '@messages';
import { appearance } from './appearance';
import { onChunkFailure } from './loadChunk';
import { restoreTyped, updateIfReplaced } from './newVersion';
import { loadLoadFailed } from './preload';
import { reportWebVitals } from './webVitals';
import { whenIdle } from './whenIdle';

onChunkFailure(updateIfReplaced);
restoreTyped();

// The page that says that a page can't be fetched must be there before.
whenIdle(() => {
  Promise.all([loadLoadFailed(), loadMessages(appearance.get().locale, 'errors')]).catch(() => {});
});

reportWebVitals();

// A build without the variable has nothing of this.
if (import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) {
  import('./visits').then(({ countVisits }) => countVisits()).catch(() => {});
}
