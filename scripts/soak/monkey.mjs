import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { launch } from '../bench/browser.mjs';
import { ownHosting, serve } from '../bench/host.mjs';
import { table } from '../bench/statistics.mjs';
import { load } from '../load.mjs';
import { complaintsOf } from './complaints.mjs';

/** The simulated devices. Both have a keyboard. */
const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const texts = [
  ...['Hello', 'a', '  ', 'नमस्ते', '🪁', '42', '-1', 'https://kite.example', '<b>no</b>'],
  'x'.repeat(300),
];
const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape'],
  ...['ArrowDown', 'ArrowUp', 'End', 'Home'],
];

/** The number of steps per run. Each run has a new browser context without stored data. */
const stepsOfRun = 100;

/** How long a step may take, in ms. */
const patience = 5000;

/** How long a page may take to react to a step, in ms. */
const settling = 60;

/**
 * Returns the random steps of a run, as data, so that {@link shorten} can repeat a part of them. `addresses`:
 * where steps navigate to. `nth` selects one of the elements on the page at that time.
 */
function planOf(seed, numRuns, addresses) {
  const step = (weight, kind, fields = {}) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind), ...fields }),
  });
  const nth = fc.nat(9999);
  const steps = fc.oneof(
    step(6, 'go', { to: fc.constantFrom(...addresses) }),
    step(41, 'press', { nth }),
    step(17, 'fill', { nth, text: fc.constantFrom(...texts) }),
    step(26, 'key', { key: fc.constantFrom(...keys) }),
    step(4, 'back'),
    step(2, 'forward'),
    step(2, 'scroll', { by: fc.integer({ min: -900, max: 2100 }) }),
    step(2, 'reload'),
  );
  return fc.sample(steps, { seed, numRuns, unbiased: true });
}

const pressable =
  ':is(a[href], button, [role="menuitem"], [role="tab"], [role="switch"], [role="radio"], input[type="checkbox"], summary):not(:disabled)';
const fillable =
  ':is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select):not(:disabled, [readonly])';

/** Returns one of the visible elements that match, or `null`. */
async function oneOf(page, selector, nth) {
  const all = page.locator(`${selector}:visible`);
  const count = await all.count();
  return count ? all.nth(nth % count) : null;
}

/** How long to wait for an element to press or fill, in ms. The page may have removed the element. */
const soon = { timeout: 1500 };

/** The action for each kind of step. */
const acts = {
  go: (page, { to }, origin) => page.goto(origin + to, { waitUntil: 'load' }),
  async press(page, step) {
    const found = await oneOf(page, pressable, step.nth);
    // Skips links to other sites and `mailto:` links.
    const address = await found?.getAttribute('href', soon).catch(noted(step));
    if (!address || /^[/#?]/.test(address)) await found?.click(soon).catch(noted(step));
  },
  async fill(page, step) {
    const found = await oneOf(page, fillable, step.nth);
    if (!found) return;
    const options = await found.locator('option').count();
    const filled = options
      ? found.selectOption({ index: step.nth % options }, soon)
      : found.fill(step.text, soon);
    await filled.catch(noted(step));
  },
  key: (page, { key }) => page.keyboard.press(key),
  back: (page) => page.goBack({ waitUntil: 'commit' }),
  forward: (page) => page.goForward({ waitUntil: 'commit' }),
  scroll: (page, { by }) => page.mouse.wheel(0, by),
  reload: (page) => page.reload(),
};

/** Rejects if the page doesn't answer in time. Otherwise, the test would wait for a blocked page forever. */
const inTime = (looking) =>
  Promise.race([
    looking,
    wait(4 * patience, undefined, { ref: false }).then(() => Promise.reject('The page is busy.')),
  ]);

/** Records that a step couldn't press or fill an element, which was covered or removed. Not a finding. */
const noted = (step) => () => {
  step.missed = true;
};

/**
 * Runs these steps in a new browser context without stored data.
 * @param isOwn whether the user is signed in
 * @returns the first finding, or `null`. `at` is the index of the step.
 */
async function doSteps(browser, origin, screen, plan, isOwn) {
  const context = await browser.newContext({ ...screens[screen], reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints = await complaintsOf(page);
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  try {
    await page.goto(`${origin}/terms`);
    await page.evaluate((isIn) => isIn && localStorage.setItem('auth', 'true'), isOwn);
    for (const [at, step] of plan.entries()) {
      try {
        await acts[step.kind](page, step, origin);
        await page.waitForTimeout(settling);
        // Before the first page, the history has about:blank. Returns from there to the first page.
        if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' });
        const complaint = await inTime(complaints.next(page, step));
        if (complaint) return { at, complaint, url: page.url() };
      } catch (error) {
        // Ignores checks that a navigation interrupted.
        if (/context was destroyed|navigat|frame was detached/i.test(String(error))) continue;
        return { at, complaint: `does not respond: ${String(error).split('\n')[0]}`, url: page.url() };
      }
    }
    return null;
  } finally {
    await context.close();
  }
}

const nameOf = (complaint) => complaint.replace(/[\d"'`].*$/s, '').slice(0, 60);

/** Removes steps that the finding doesn't need, in at most 40 tries. */
async function shorten(plan, isSame) {
  let steps = plan;
  let tries = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 0; from < steps.length - 1 && tries < 40; ) {
      // The last step stays, because it triggered the finding.
      const less = [...steps.slice(0, from), ...steps.slice(Math.min(from + size, steps.length - 1))];
      tries += 1;
      if (less.length < steps.length && (await isSame(less))) steps = less;
      else from += size;
    }
  }
  return steps;
}

const textOf = ({ kind, missed: _, ...step }) => [kind, ...Object.values(step)].join(' ');

/**
 * Monkey test: presses, types and navigates at random. Prints each finding with its seed and fewest steps.
 * @returns whether there was no reproducible finding
 */
export async function playAround({ steps, seed, say }) {
  const { addresses } = await load('./scripts/soak/addresses.ts');
  const host = await serve('dist', ownHosting);
  const browser = await launch();
  const findings = [];
  const done = { desktop: 0, phone: 0 };
  try {
    for (let run = 0; run * stepsOfRun < steps; run += 1) {
      const screen = run % 2 ? 'phone' : 'desktop';
      const isOwn = run % 4 < 3;
      const runSeed = seed * 100_000 + run;
      const plan = planOf(runSeed, Math.min(stepsOfRun, steps - run * stepsOfRun), addresses);
      const doAll = (these) => doSteps(browser, host.origin, screen, these, isOwn);
      const found = await doAll(plan);
      done[screen] += found ? found.at + 1 : plan.length;
      if (found) {
        const isSame = async (less) => {
          const again = await doAll(less);
          return again !== null && nameOf(again.complaint) === nameOf(found.complaint);
        };
        const way = plan.slice(0, found.at + 1);
        const isSteady = await isSame(way);
        const shortest = isSteady ? await shorten(way, isSame) : way;
        findings.push({ ...found, screen, isSteady });
        say(
          [
            `found on ${screen}, seed ${runSeed}${isOwn ? '' : ', signed out'}: ${found.complaint}`,
            `  at ${found.url.replace(host.origin, '')}${isSteady ? '' : ', not reproducible'}`,
            ...shortest.slice(-20).map((step) => `  ${textOf(step)}`),
          ].join('\n'),
        );
      }
      if ((run + 1) % 5 === 0)
        say(`${done.desktop + done.phone} of ${steps} steps, ${findings.length} findings`);
    }
  } finally {
    await browser.close();
    host.close();
  }
  const rows = Object.entries(done).map(([screen, steps]) => {
    const of = (isSteady) =>
      findings.filter((found) => found.screen === screen && found.isSteady === isSteady).length;
    return { screen, steps, findings: of(true), 'not reproducible': of(false) };
  });
  console.log(`\n**Random steps, seed ${seed}**\n\n${table(rows)}`);
  return !findings.some(({ isSteady }) => isSteady);
}
