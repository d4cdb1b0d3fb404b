// Measures page loads: a first visit with an empty cache and a second visit, on every device and protocol.
// Each run loads every page once, so that other work of the machine affects all pages alike.
import { openContext, profiles } from './browser.mjs';
import { loadPage } from './pageLoad.mjs';
import { openSites } from './sites.mjs';
import { medians, show } from './statistics.mjs';

const protocols = { h1: 'HTTP/1.1', h2: 'HTTP/2' };

/** A visit ends after this time without requests, in ms. The app's background requests start after 3 s. */
const quiet = 3500;
const quietAgain = 500;

/** Returns how long the user waits in ms: for the page's usable part, or else for the largest paint. */
const waited = ({ usable, lcp }) => usable ?? lcp;

/** Loads a page twice in one context, and a third time offline if it has a service worker. */
async function visit(browser, profile, address, { usable, storage }) {
  const context = await openContext(browser, profile, storage);
  const load = (quiet, on = profile) => loadPage(context, on, address, { usable, quiet });
  try {
    const first = await load(quiet);
    const again = await load(quietAgain);
    const figures = { ...first, again: waited(again), requestsAgain: again.requests, offline: null };
    if (!context.serviceWorkers().length) return figures;
    await context.setOffline(true);
    const offline = await load(quietAgain, { ...profile, network: undefined }).catch(() => null);
    return { ...figures, offline: offline && waited(offline) };
  } finally {
    await context.close();
  }
}

const pair = (before, all) => `${show(before)} / ${show(all)}`;

const rowOf = ({ title, delay = 0 }, figures, floor) => ({
  page: title,
  'JS br KB': pair(figures.scriptBefore / 1024, figures.script / 1024),
  requests: pair(figures.requestsBefore, figures.requests),
  FCP: show(figures.fcp),
  LCP: show(figures.lcp),
  CLS: show(figures.cls, 3),
  TBT: show(figures.tbt),
  usable: show(figures.usable),
  'LCP/floor': show(figures.lcp / floor, 2),
  'LCP/floor without delay': show((figures.lcp - delay) / floor, 2),
  'second visit': show(figures.again),
  'second visit requests': show(figures.requestsAgain),
  offline: show(figures.offline),
});

/** Measures all page loads on one device over one protocol. @returns a table with title, rows, raw results */
async function measureAll(browser, sites, profile, protocol, { runs, say }) {
  const targets = sites
    .filter(({ originOf }) => originOf(protocol))
    .flatMap(({ pages, originOf }) =>
      pages.map((page) => ({ page, address: originOf(protocol) + page.path, samples: [] })),
    );
  const title = `${profile.title}, ${protocols[protocol]}`;
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, address, samples } of targets) {
      say(`${title}: ${page.title}, ${run} of ${runs}`);
      try {
        samples.push(await visit(browser, profile, address, page));
      } catch (error) {
        say(`  failed: ${error.message}`);
      }
    }
  }
  const results = targets
    .filter(({ samples }) => samples.length > 0)
    .map(({ page, samples }) => ({ page, figures: medians(samples) }));
  const floor = results.find(({ page }) => page.isFloor)?.figures.lcp;
  return { title, rows: results.map(({ page, figures }) => rowOf(page, figures, floor)), results };
}

/** Yields the tables of page loads: medians of `runs` loads per page, times in ms. */
export async function* measureLoads(browser, certificate, options) {
  const chosen = options.protocols.filter((protocol) => certificate || protocol === 'h1');
  if (chosen.length < options.protocols.length)
    options.say('Skipping HTTP/2. Install openssl, which creates its certificate.');
  const sites = await openSites(options, certificate);
  try {
    for (const name of options.profiles)
      for (const protocol of chosen)
        yield await measureAll(browser, sites, profiles[name], protocol, options);
  } finally {
    for (const site of sites) site.close();
  }
}
