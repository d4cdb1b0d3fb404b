import '@/components/theme/global.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reporting } from '@/data/log/report';
import { App } from './App';
import { followFieldInput, restoreFieldInput } from './router/fieldInput';
import { navigation } from './router/navigation';
import { preload } from './router/preload';
import { place } from './router/scrollRestoration';
import { appearance } from './services/appearance';
import { troubles } from './services/troubles';

// index.html deletes it until all static imports have run.
Error.stackTraceLimit = 10;
appearance.follow();
// Registers this listener before the router's, so that it runs first and can block Back and Forward.
window.addEventListener('popstate', (event) => navigation.onPopState?.(event));
place.follow();

// The app will soon be able to follow links without a page load.
if (window.heldPresses) window.heldPresses.areLinksHeld = true;

async function repeatPresses() {
  // Most visits don't need this code. The script in index.html fetches it on the first press.
  if (window.heldPresses?.length) return (await import('./router/heldPresses')).repeatHeldPresses();
  window.heldPresses?.stop();
  delete window.heldPresses;
}

const page = document.documentElement;
const container = document.getElementById('root') as HTMLElement;

troubles.listen((trouble) => {
  import('./shell/showTrouble').then((module) => module.showTrouble(trouble)).catch(reporting('trouble'));
});

/** The delay before `background.ts` loads, in ms. Until then, only the page's requests use the network. */
const delay = 3000;

/** @param data settles when the page's data has loaded */
function render(data?: Promise<unknown>) {
  // Records input entered before hydration.
  const entered = followFieldInput();
  const onHydrated = () =>
    restoreFieldInput(entered())
      .then(repeatPresses)
      .catch(reporting('presses before hydration'))
      .then(() => data)
      .then(showFonts);
  const app = (
    <StrictMode>
      <App onHydrated={onHydrated} />
    </StrictMode>
  );
  if (container.firstElementChild && page.dataset.pending === undefined) hydrateRoot(container, app);
  else {
    // Renders synchronously, so that the page replaces the placeholder and its title in the same frame.
    for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
    flushSync(() => createRoot(container).render(app));
    delete page.dataset.pending;
  }
}

/**
 * Loads the fonts, and shows them once all have loaded, so that the page has one layout with fonts. Earlier, they
 * would compete with scripts and data for the network.
 */
async function showFonts() {
  const isNeeded = ({ family }: FontFace) =>
    /Variable/.test(family) && (page.lang === 'hi' || !/Noto/.test(family));
  await Promise.allSettled([...document.fonts].filter(isNeeded).map((face) => face.load()));
  page.dataset.fonts = '';
}

// Loads all code and messages of the first page, so that it renders or hydrates without suspending. If a
// fetch fails, the page renders anyway, and its error boundary shows the error.
preload(window.location.pathname)
  .then(
    ({ data }) => render(data),
    () => render(),
  )
  .then(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Doesn't wait after a reload, because `background.ts` restores unsaved input.
    setTimeout(
      () => import('./background').catch(reporting('background')),
      visit?.type === 'reload' ? 0 : delay,
    );
  });
