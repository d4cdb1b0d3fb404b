import '@/components/theme/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { appearance } from './appearance';
import { preload } from './preload';

appearance.follow();

const page = document.documentElement;
const container = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

function draw() {
  if (container.firstElementChild && page.dataset.pending === undefined) {
    hydrateRoot(container, app);
    return;
  }
  container.replaceChildren();
  delete page.dataset.pending;
  createRoot(container).render(app);
}

// What the first page needs comes first, so that it is drawn, or hydrated, in one go. If something can't be fetched the
// page is drawn all the same: its boundary says so.
preload(window.location.pathname).then(draw, draw);
