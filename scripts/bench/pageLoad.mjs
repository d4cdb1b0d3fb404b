import { throttle } from './browser.mjs';
import { isUsable, markUsable, observeLoad, quietFor, readLoad } from './observe.mjs';

/** A page has settled once nothing has happened for so many ms; it is read after this many at the latest. */
const quiet = 600;
const patience = 15_000;
const usablePatience = 30_000;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Follows what is being fetched. @returns whether nothing has been for a while */
function followRequests(page) {
  const pending = new Set();
  let changedAt = Date.now();
  // A video may be fetched for as long as it is there.
  const isCounted = (request) => request.resourceType() !== 'media';
  page.on('request', (request) => {
    if (isCounted(request)) pending.add(request);
    changedAt = Date.now();
  });
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => {
      pending.delete(request);
      changedAt = Date.now();
    });
  }
  return () => pending.size === 0 && Date.now() - changedAt > quiet;
}

/**
 * Loads a page in a tab of its own and reads its figures once it has settled.
 * @param usable what a person waits for; without, the page is given without it
 * @throws where the page can't be loaded
 */
export async function loadPage(context, profile, address, usable) {
  const page = await context.newPage();
  try {
    await throttle(page, profile);
    const isQuiet = followRequests(page);
    await page.addInitScript(observeLoad);
    if (usable) await page.addInitScript(markUsable, usable);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (usable) await page.waitForFunction(isUsable, undefined, { timeout: usablePatience }).catch(() => {});
    const end = Date.now() + patience;
    while (Date.now() < end && !(isQuiet() && (await page.evaluate(quietFor)) > quiet)) await pause(50);
    // An installation that has begun is part of the visit: the next one has what it brings.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) await navigator.serviceWorker.ready;
    });
    return await page.evaluate(readLoad);
  } finally {
    await page.close();
  }
}
