import '@/components/theme/global.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fontStacks } from '@/components/theme/fonts.css';
import { reporting } from '@/data/log/report';
import { App } from './App';
import { followFieldInput, restoreFieldInput } from './router/fieldInput';
import { navigation } from './router/navigation';
import { preload } from './router/preload';
import { place } from './router/scrollRestoration';
import { appearance } from './services/appearance';
import { troubles } from './services/troubles';

appearance.follow();
// Registers this listener before the router's, so that it runs first and can block Back and Forward.
window.addEventListener('popstate', (event) => navigation.onPopState?.(event));
place.follow();

const page = document.documentElement;
const container = document.getElementById('root') as HTMLElement;

// Starts to load the fonts now, because the scripts have loaded and no longer compete for the network.
const faces = Promise.allSettled(
  [fontStacks.text, fontStacks.display].map((family) => document.fonts?.load(`1em ${family}`)),
);

troubles.listen((trouble) => {
  import('./shell/showTrouble').then((module) => module.showTrouble(trouble)).catch(reporting('trouble'));
});

/** The delay before `background.ts` loads, in ms. Until then, only the page's requests use the network. */
const delay = 3000;

function render() {
  // Records input entered before hydration.
  const entered = followFieldInput();
  const app = (
    <StrictMode>
      <App onHydrated={() => restoreFieldInput(entered())} />
    </StrictMode>
  );
  if (container.firstElementChild && page.dataset.pending === undefined) hydrateRoot(container, app);
  else {
    // Renders synchronously, so that the page replaces the placeholder and its title in the same frame.
    for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
    flushSync(() => createRoot(container).render(app));
    delete page.dataset.pending;
  }
  void showFaces();
}

/**
 * Shows the fonts when they have loaded. The font must not change while the user reads prerendered content
 * (scripts/prerender.mjs). Fonts that load later appear on the next user action or navigation.
 */
async function showFaces() {
  const show = () => {
    page.dataset.fonts = '';
  };
  if (page.dataset.prerendered === undefined) return show();
  await faces;
  if (page.dataset.prerendered === 'due') return show();
  for (const move of ['pointerup', 'keydown', 'pushState', 'popstate'])
    window.addEventListener(move, show, { once: true });
}

// Loads all code and messages of the first page, so that it renders or hydrates without suspending. If a
// fetch fails, the page renders anyway, and its error boundary shows the error.
preload(window.location.pathname)
  .then(render, render)
  .then(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Doesn't wait after a reload, because `background.ts` restores unsaved input.
    setTimeout(
      () => import('./background').catch(reporting('background')),
      visit?.type === 'reload' ? 0 : delay,
    );
  });
