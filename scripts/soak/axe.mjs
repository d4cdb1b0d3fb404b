import { table } from '../bench/statistics.mjs';
import { load } from '../load.mjs';
import { choose, openStorybook, show, violations } from '../storybookPages.mjs';

const { locales } = await load('./messages/locales.ts');
const themes = ['light', 'dark'];

/**
 * Builds Storybook and checks every story with axe, in every theme and language. This also runs each story's
 * play function and tests once. Returns whether all stories passed.
 */
export async function axeEveryStory({ only, say }) {
  const storybook = await openStorybook();
  const stories = storybook.stories.filter(({ id }) => !only || only.some((part) => id.startsWith(part)));
  const findings = new Map();
  const counts = {};
  let done = 0;

  async function lookAt(page, { id, subtype }) {
    done += 1;
    if (done % 20 === 0) say(`${done} of ${stories.length} stories`);
    await show(page, id);
    // A story's test starts from the story, which axe checks separately.
    if (subtype === 'test') return;
    const seen = new Set();
    for (const chosen of locales) {
      if (seen.size) await choose(page, id, { locale: chosen });
      // A story that sets its own language ignores the chosen one.
      const locale = await page.evaluate(() => document.documentElement.lang);
      if (seen.has(locale)) continue;
      seen.add(locale);
      for (const theme of themes) {
        const look = `${locale}, ${theme}`;
        counts[look] = (counts[look] ?? 0) + 1;
        for (const { rule, html, why } of await violations(page, id, theme)) {
          const finding = `${rule}: ${html}\n  ${why}`;
          if (!findings.has(finding)) say(`${id} (${look}) ${finding}`);
          findings.set(finding, [...(findings.get(finding) ?? []), `${id} (${look})`]);
        }
      }
    }
    // Switches back to English, because the steps of the next story search for English text.
    await choose(page, id, { locale: locales[0] });
  }

  const started = Date.now();
  const failed = await storybook.visitAll(stories, lookAt);
  await storybook.close();

  console.log(table([{ look: 'stories', ...counts }]));
  for (const [finding, where] of findings)
    console.log(`\n${finding}\n  ${where.length} × ${where.slice(0, 4).join(', ')}`);
  if (failed.length) console.log(`\nNot checked:\n${failed.join('\n')}`);
  console.log(
    `\n${stories.length} stories, ${findings.size} findings, in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return !findings.size && !failed.length;
}
