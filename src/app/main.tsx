import '@/components/theme/global.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fontStacks } from '@/components/theme/fonts.css';
import { App } from './App';
import { followEntered, writeEntered } from './router/entered';
import { navigation } from './router/navigation';
import { place } from './router/place';
import { preload } from './router/preload';
import { appearance } from './services/appearance';
import { troubles } from './services/troubles';

appearance.follow();
// Before the router hears of it: listeners on the window are called in the order in which they came.
window.addEventListener('popstate', (event) => navigation.onPopState?.(event));
place.follow();

const page = document.documentElement;
const container = document.getElementById('root') as HTMLElement;

// The scripts are there, and the network is free: the faces come while the page is brought to life.
const faces = Promise.allSettled(
  [fontStacks.text, fontStacks.display].map((family) => document.fonts?.load(`1em ${family}`)),
);

troubles.listen((trouble) => {
  import('./shell/sayTrouble').then(({ sayTrouble }) => sayTrouble(trouble)).catch(() => {});
});

/** How long a page surely has better things to fetch, in ms. */
const delay = 3000;

function draw() {
  // What is entered into the page before it is alive.
  const entered = followEntered();
  const app = (
    <StrictMode>
      <App onAlive={() => writeEntered(entered())} />
    </StrictMode>
  );
  if (container.firstElementChild && page.dataset.pending === undefined) hydrateRoot(container, app);
  else {
    // In one go: what stands in for it goes when it is there, with its title and description.
    for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
    flushSync(() => createRoot(container).render(app));
    delete page.dataset.pending;
  }
  void showFaces();
}

/**
 * In the faces, as they come; but what the HTML shows of the page (scripts/prerender.mjs) isn't set anew while one reads it:
 * where they come too late for it, they are shown when the person does something, or goes to another page.
 */
async function showFaces() {
  const show = () => {
    page.dataset.fonts = '';
  };
  if (page.dataset.still === undefined) return show();
  await faces;
  if (page.dataset.still === 'due') return show();
  for (const move of ['pointerup', 'keydown', 'pushState', 'popstate'])
    window.addEventListener(move, show, { once: true });
}

// What the first page needs comes first, so that it is drawn, or hydrated, in one go. If something can't be fetched the
// page is drawn all the same: its boundary says so.
preload(window.location.pathname)
  .then(draw, draw)
  .then(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page that was reloaded may have typed text to put back.
    setTimeout(() => import('./background').catch(() => {}), visit?.type === 'reload' ? 0 : delay);
  });
