import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, findChromium } from './chromium.mjs';

// Opens the static Storybook in a browser, for scripts that show many stories one by one in the same page.

const folder = 'storybook-static';
/** Service workers are allowed on hosts that end in `localhost`. `base` simulates a host with a sub-path. */
const [host, base] = ['storybook.localhost', '/deep/down/'];
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const desktop = { width: 1280, height: 900 };
/** The number of stories before a new browser page replaces the old one: data of stories accumulates. */
const perPage = 30;
/** How long a story may take to render and to run its play function, in ms. */
const patience = 20_000;

/**
 * Serves the static Storybook and launches a browser for it.
 * @param isBuilt whether Storybook is already built; if not, builds it first
 */
export async function openStorybook({ isBuilt = false } = {}) {
  if (!isBuilt) execFileSync('npx', ['storybook', 'build', '--quiet'], { stdio: 'ignore' });
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    base,
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const { port } = new URL(server.resolvedUrls.local[0]);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    // The host name hides the random port, so that the links in a story are always the same.
    args: [...chromiumArgs, '--disable-gpu', `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
  });
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');

  async function openPage() {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      // Storybook stops animations for this user agent, instead of waiting for them.
      userAgent: 'StorybookTestRunner',
      // The clock of the stories (kit/app/clock.ts) is at noon UTC.
      timezoneId: 'UTC',
      locale: 'en-US',
      viewport: desktop,
    });
    const page = await context.newPage();
    await page.goto(`http://${host}${base}iframe.html?viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
    await page.addScriptTag({ path: axe });
    // Turns off Storybook's own axe run for each story.
    await page.evaluate(() =>
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
    );
    return page;
  }

  return {
    /** Name and version of the browser: `HeadlessChrome/156.0.8078.79`, or `Chrome/…` if not headless. */
    product,
    /** The stories and their tests, in the order of the sidebar. */
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    openPage,
    /** Visits stories in two parallel pages. Replaces a page after a failure. @returns the error messages */
    async visitAll(stories, visit) {
      const queue = [...stories];
      const troubles = [];
      async function work() {
        while (queue.length) {
          const page = await openPage();
          for (let left = perPage; left > 0 && queue.length; left -= 1) {
            const story = queue.shift();
            try {
              await visit(page, story);
            } catch (error) {
              troubles.push(`${story.id}: ${error.message}`);
              break;
            }
          }
          await page.context().close();
        }
      }
      await Promise.all([work(), work()]);
      return troubles;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

// The code inside `page.evaluate` runs in the page of a story, so it can't use variables of this file.

/** Sends Storybook an event, and waits until Storybook has rendered the story and run its play function. */
const told = (page, storyId, event, payload) =>
  page.evaluate(
    ([storyId, event, payload, patience]) =>
      new Promise((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const problems = [];
        const note = (told) => problems.push(...[told].flat().map(({ message, title }) => message ?? title));
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
          // Storybook reports a success even if the play function of a story threw.
          if (status === 'success' && !problems.length) resolve();
          else reject(new Error(problems.join('; ') || status));
        }
        channel.on('storyFinished', finish);
        for (const name of troubles) channel.on(name, note);
        channel.emit(event, payload);
      }),
    [storyId, event, payload, patience],
  );

/** Returns the window size that a story requests, or undefined. */
const windowOf = (page, id) =>
  page.evaluate(async (storyId) => {
    const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
    const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId }));
    const { width, height } = parameters.viewport.options[globals.viewport?.value]?.styles ?? {};
    return width && { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }, id);

/** Shows a story at the given or its requested size. @throws if the story or its play function throws */
export async function show(page, id, size) {
  await page.setViewportSize(size ?? (await windowOf(page, id)) ?? desktop);
  await told(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** Re-renders the current story with other globals. @throws if the story or its play function throws */
export const choose = (page, id, globals) => told(page, id, 'updateGlobals', { globals });

/** Returns axe's findings in a theme (WCAG 2.2 AA, best practices). Skips rules that the story disables. */
export const violations = (page, id, theme) =>
  page.evaluate(
    async ([storyId, theme]) => {
      const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
      const { parameters } = await store.loadStory({ storyId });
      const { config, options } = parameters.a11y;
      const rules = Object.fromEntries(config.rules.map(({ id, ...rule }) => [id, rule]));
      // The theme depends on this attribute only, so the story needn't render again.
      document.documentElement.dataset.theme = theme;
      const { violations } = await window.axe.run(
        { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
        // Turns off the rule that all content is in a landmark: a story may be a single component.
        { rules: { region: { enabled: false }, ...rules, ...options?.rules }, resultTypes: ['violations'] },
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
