import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { freePort } from './freePort.mjs';

// The static Storybook in a browser: what looks at many stories, one after the other, in one page.

const folder = 'storybook-static';
/** A sub-path, as whoever hosts it may choose; service workers are allowed there. */
const [host, base] = ['storybook.localhost', '/deep/down/'];
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const desktop = { width: 1280, height: 900 };
/** As long may a story take to be drawn and to go its steps, in ms. */
const patience = 20_000;

/**
 * The static Storybook on a server of its own, and a browser for it.
 * @param isBuilt whether it is there already, else it is built first
 */
export async function openStorybook({ isBuilt = false } = {}) {
  if (!isBuilt) execFileSync('npx', ['storybook', 'build', '--quiet'], { stdio: 'ignore' });
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    base,
    build: { outDir: folder },
    preview: { port: await freePort() },
  });
  const { port } = new URL(server.resolvedUrls.local[0]);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    // Whichever port it got: links that a story shows are the same every time.
    args: [...chromiumArgs, '--disable-gpu', `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
  });
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');

  return {
    /** Name and version of the browser: `HeadlessChrome/156.0.8078.79` without windows, else `Chrome/156.0.8078.79`. */
    product,
    /** Its stories and their tests, in the order of its sidebar. */
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    /** A page that can show one story after the other. Close its context when it has shown some dozens: what they leave grows. */
    async openPage(options = {}) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        // Storybook doesn't wait for animations then: it stops them.
        userAgent: 'StorybookTestRunner',
        // The stories' clock says noon in UTC (kit/app/clock.ts).
        timezoneId: 'UTC',
        locale: 'en-US',
        viewport: desktop,
        ...options,
      });
      const page = await context.newPage();
      await page.goto(`http://${host}${base}iframe.html?viewMode=story`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
      await page.addScriptTag({ path: axe });
      // Storybook's own run of axe would be a second one.
      await page.evaluate(() =>
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
      );
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

// In the page: each function stands alone.

/** Lets Storybook do something, and waits until the story is drawn and its steps are done. */
const told = (page, storyId, event, payload) =>
  page.evaluate(
    ([storyId, event, payload, patience]) =>
      new Promise((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const problems = [];
        const note = (told) =>
          problems.push(
            [told]
              .flat()
              .map(({ message, title }) => message ?? title)
              .join('; '),
          );
        const troubles = [
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        const end = setTimeout(() => finish({ storyId, status: 'late' }), patience);
        function finish({ storyId: finished, status }) {
          if (finished !== storyId) return;
          clearTimeout(end);
          channel.off('storyFinished', finish);
          for (const name of troubles) channel.off(name, note);
          // Also of a story whose play threw Storybook says that it was a success.
          if (status === 'success' && !problems.length) resolve();
          else reject(new Error(problems.join('; ') || status));
        }
        channel.on('storyFinished', finish);
        for (const name of troubles) channel.on(name, note);
        channel.emit(event, payload);
      }),
    [storyId, event, payload, patience],
  );

/** How large a window the story asks for. */
const windowOf = (page, id) =>
  page.evaluate(async (storyId) => {
    const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
    const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId }));
    const { width, height } = parameters.viewport.options[globals.viewport?.value]?.styles ?? {};
    return width && { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }, id);

/** Shows a story in a window of a size, or as large as it asks for. @throws where it or its play does */
export async function show(page, id, size) {
  await page.setViewportSize(size ?? (await windowOf(page, id)) ?? desktop);
  await told(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** Draws the story that is shown with other globals. @throws where it or its play does */
export const choose = (page, id, globals) => told(page, id, 'updateGlobals', { globals });

/** What axe finds in a theme, by rule and place: WCAG 2.2 AA and best practices, but for what the story is told to break. */
export const violations = (page, id, theme) =>
  page.evaluate(
    async ([storyId, theme]) => {
      const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
      const { parameters } = await store.loadStory({ storyId });
      const { config, options } = parameters.a11y;
      const rules = Object.fromEntries(config.rules.map(({ id, ...rule }) => [id, rule]));
      // The theme is this attribute and nothing else: no drawing anew.
      document.documentElement.dataset.theme = theme;
      const { violations } = await window.axe.run(
        { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
        // A part alone stands in no landmark.
        {
          rules: {
            region: { enabled: false },
            ...rules,
            ...options?.rules,
          },
          resultTypes: ['violations'],
        },
      );
      return violations.flatMap(({ id: rule, nodes }) =>
        nodes.map(({ html, any, all, none }) => ({
          rule,
          html: html.slice(0, 300),
          why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
        })),
      );
    },
    [id, theme],
  );
