import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { locales as all } from '../../messages/locales';
import { serveStorybook } from './host';
import { englishIn, sampleContent, tidy } from './interfaceText';
import { cutOff, type Preview, shownTexts } from './storyText';
import { framesPainted } from './support';

// Tests all states of all screens in every language except English: on a phone, no text is untranslated or
// cut off. Every third state is also tested on a wide page.

type Entry = { type: string; subtype?: string; id: string; title: string; name: string };
const index = 'storybook-static/index.json';
const entries: Entry[] = existsSync(index)
  ? Object.values((JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries)
  : [];
/** Whether a story repeats the state of another story in a different theme, width or language. */
const isVariant = (name: string) => /^(Dark|Desktop|Tablet|Phone|Hindi)\b/.test(name);
const stories = entries.filter(
  ({ type, subtype, title, name }) =>
    type === 'story' && subtype !== 'test' && title.startsWith('Screens/') && !isVariant(name),
);
const titles = [...new Set(stories.map(({ title }) => title))];
/** All languages except English, which adaptation.spec.ts tests. */
const locales = all.slice(1);

/** Text that isn't translated into Hindi: product names, common abbreviations, URLs and email addresses. */
const international =
  /\b(Updraft|Google|Microsoft|Apple|LinkedIn|Twitter|GitHub|Instagram|Firebase|SaaS|AI|Web3|PDF|JSON|URL|SVG|PNG|JPEG|WebP|GIF|MB|KB|px|ARR|CAC|LTV|MRR|AUM|USD|INR|SAFE|Hacker News|English|Español|https?:\S+|[\w.+-]+@[\w.-]+)\b/g;

type Told = Preview & {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory(which: object): Promise<{ playFunction?: unknown }> };
  };
};

/** Removes the play functions of the stories: they query English text. Turns axe off: the story tests run it. */
const start = (page: Page) =>
  page.evaluate((locale) => {
    const preview = window as unknown as Told;
    const store = preview.__STORYBOOK_PREVIEW__.storyStoreValue;
    const load = store.loadStory.bind(store);
    store.loadStory = async (which) => Object.assign(await load(which), { playFunction: undefined });
    const globals = { locale, a11y: { manual: true } };
    preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
  }, locales[0]);

/**
 * Emits a Storybook event and waits until Storybook has finished the story: if another story opens earlier,
 * Storybook reloads the preview.
 */
const told = (page: Page, event: string, payload: object) =>
  page.evaluate(
    ([event, payload]) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
        channel.once('storyFinished', resolve);
        channel.emit(event, payload);
      }),
    [event, payload] as const,
  );

// Storybook stops animations for this user agent, instead of waiting for them.
test.use({ serviceWorkers: 'allow', userAgent: 'StorybookTestRunner' });

test('the static Storybook has stories of screens', () => {
  expect(titles.length).toBeGreaterThan(10);
});

for (const title of titles) {
  test(`${title} is translated and not cut off in the other languages, on a phone and a wide page`, async ({
    page,
  }) => {
    const own = stories.filter((story) => story.title === title);
    test.setTimeout(20_000 + own.length * 6_000);
    const storybook = await serveStorybook();
    const content = sampleContent();
    const isEnglish = new Map(locales.map((locale) => [locale, englishIn(locale)]));
    const wrong = new Set<string>();
    // Opens no story, so that none runs its play function.
    await page.goto(`${storybook.address}iframe.html?viewMode=story`);
    await page.waitForFunction(
      () => (window as unknown as Partial<Told>).__STORYBOOK_PREVIEW__?.storyStoreValue,
    );
    await start(page);
    for (const [turn, { id, name }] of own.entries()) {
      await told(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
      // Alternates the order, so that each story starts in the last language of the previous story.
      const order = turn % 2 ? locales.toReversed() : locales;
      for (const locale of order) {
        if (locale !== order[0]) await told(page, 'updateGlobals', { globals: { locale } });
        const shown = await page.evaluate(() => document.documentElement.lang);
        // Skips stories with a fixed language.
        if (shown !== locale) continue;
        // Alternates the widths too, so that each language starts at the last width of the previous language.
        const both = locale === order[0] ? [320, 1440] : [1440, 320];
        for (const width of turn % 3 ? [320] : both) {
          await page.setViewportSize({ width, height: 900 });
          // Some screens render other elements at another width.
          await framesPainted(page);
          for (const cut of await page.evaluate(cutOff)) {
            if (!cut.isEllipsis || !content.isIn(tidy(cut.text)))
              wrong.add(`${name} (${locale}, ${width}): ${cut.what} ${tidy(cut.text)}`);
          }
          for (const text of await page.evaluate(shownTexts)) {
            const said = tidy(text);
            if (content.isWhole(said)) continue;
            const foreign = locale === 'hi' && content.foreignWords(said.replace(international, ''));
            if (isEnglish.get(locale)?.(said)) wrong.add(`${name} (${locale}): English "${said}"`);
            else if (foreign) wrong.add(`${name} (hi): "${foreign}" in "${said}"`);
          }
        }
      }
    }
    await storybook.close();
    expect([...wrong]).toEqual([]);
  });
}
