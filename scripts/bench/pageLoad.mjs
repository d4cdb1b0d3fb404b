import { setTimeout as wait } from 'node:timers/promises';
import { throttle } from './browser.mjs';
import { isUsable, markUsable, observeLoad, quietFor, readLoad } from './observe.mjs';

/** If a page doesn't settle, its metrics are read after this time, in ms. */
const patience = 15_000;
const usablePatience = 30_000;

/** Watches the requests of a page. @returns a function that returns the ms since the last request ended */
function followRequests(page) {
  const pending = new Set();
  let changedAt = Date.now();
  const on = (event, change) =>
    page.on(event, (request) => {
      // Ignores videos, which may load for as long as they are on the page.
      if (request.resourceType() !== 'media') pending[change](request);
      changedAt = Date.now();
    });
  on('request', 'add');
  on('requestfinished', 'delete');
  on('requestfailed', 'delete');
  return () => (pending.size ? 0 : Date.now() - changedAt);
}

/**
 * Loads a page in a new tab and reads its metrics once it has settled.
 * @param usable the part that the user waits for. If it doesn't appear, the metric `usable` is `null`
 * @param quiet ms without a request, a paint or a long task, after which the page has settled
 * @throws if the page can't be loaded
 */
export async function loadPage(context, profile, address, { usable, quiet }) {
  const page = await context.newPage();
  try {
    await throttle(page, profile);
    const unasked = followRequests(page);
    await page.addInitScript(observeLoad);
    if (usable) await page.addInitScript(markUsable, usable);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    if (usable) await page.waitForFunction(isUsable, undefined, { timeout: usablePatience }).catch(() => {});
    const end = Date.now() + patience;
    const quietTime = async () => Math.min(unasked(), await page.evaluate(quietFor));
    while (Date.now() < end && (await quietTime()) < quiet) await wait(50);
    // Waits until the service worker is installed, because the next visit uses its cache.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) await navigator.serviceWorker.ready;
    });
    return await page.evaluate(readLoad);
  } finally {
    await page.close();
  }
}
