import { runnerImport } from 'vite';
import { table } from '../bench/statistics.mjs';
import { choose, openStorybook, show, violations } from '../storybookPages.mjs';

const { locales } = (await runnerImport('messages/locales.ts', { configFile: false, logLevel: 'error' }))
  .module;
const themes = ['light', 'dark'];
/** Stories per browser page. A new page then replaces it, because data of earlier stories accumulates. */
const perPage = 40;

/**
 * Checks every story of the static Storybook (built first) with axe, in every theme and language. Along the way,
 * every play function and every test of a story runs once. Returns whether nothing was found.
 */
export async function axeEveryStory({ only, say }) {
  const storybook = await openStorybook();
  const stories = storybook.stories.filter(({ id }) => !only || only.some((part) => id.startsWith(part)));
  const findings = new Map();
  const failed = [];
  const counts = Object.fromEntries(
    locales.flatMap((locale) => themes.map((theme) => [`${locale}, ${theme}`, 0])),
  );
  const queue = [];
  for (let at = 0; at < stories.length; at += perPage) queue.push(stories.slice(at, at + perPage));

  async function lookAt(page, { id, subtype }) {
    await show(page, id);
    // A test continues from its story, which is checked separately.
    if (subtype === 'test') return;
    const seen = new Set();
    for (const chosen of locales) {
      if (seen.size) await choose(page, id, { locale: chosen });
      // A story that sets its own language ignores the chosen one.
      const locale = await page.evaluate(() => document.documentElement.lang);
      if (seen.has(locale)) continue;
      seen.add(locale);
      for (const theme of themes) {
        counts[`${locale}, ${theme}`] += 1;
        for (const { rule, html, why } of await violations(page, id, theme)) {
          const key = `${rule}: ${html}`;
          if (!findings.has(key)) {
            findings.set(key, { rule, html, why, where: [] });
            say(`${id} (${locale}, ${theme}) ${key}\n  ${why}`);
          }
          findings.get(key).where.push(`${id} (${locale}, ${theme})`);
        }
      }
    }
    // The steps of the next story search for English text.
    await choose(page, id, { locale: locales[0] });
  }

  let done = 0;
  async function work() {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const page = await storybook.openPage();
      for (const [at, story] of part.entries()) {
        done += 1;
        try {
          await lookAt(page, story);
        } catch (error) {
          failed.push(`${story.id}: ${error.message}`);
          // The language of this page is unknown now.
          if (at < part.length - 1) queue.unshift(part.slice(at + 1));
          break;
        }
      }
      say(`${done} of ${stories.length} stories`);
      await page.context().close();
    }
  }
  const started = Date.now();
  await Promise.all([work(), work()]);
  await storybook.close();

  console.log(
    table([
      { look: 'stories', ...Object.fromEntries(Object.entries(counts).map(([k, n]) => [k, String(n)])) },
    ]),
  );
  for (const { rule, html, why, where } of findings.values())
    console.log(`\n${rule}: ${html}\n  ${why}\n  ${where.length} × ${where.slice(0, 4).join(', ')}`);
  if (failed.length) console.log(`\nNot checked:\n${failed.join('\n')}`);
  console.log(
    `\n${stories.length} stories, ${findings.size} findings, in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return !findings.size && !failed.length;
}
