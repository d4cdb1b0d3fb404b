import { rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { routes } from '@/data/schema/shapes/routes';
import { comment, listing, post } from '../support/accountRecords';
import { nastyTexts } from '../support/nastyTexts';
import { expectShortTasks } from './longestTask';
import { type Kept, message, openWith } from './storedRecords';
import { expect, open, openFeed, test } from './support';

/** Maximum duration of a task, as a multiple of a fixed workload. */
const longest = 4;
/** The maximum while a page opens with imported records, as a multiple of the same workload. */
const longestOpening = 8;

// Runs one test at a time, because a trace records the whole browser.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Inserts a text into fields as a paste does, including lone surrogates. */
const paste = (fields: Locator, text: string, what = 'a text') =>
  fields.evaluateAll(
    async (elements, [data, mark]) => {
      for (const element of elements as (HTMLInputElement | HTMLTextAreaElement)[]) {
        const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.name;
        performance.mark(`${label}: ${mark}`);
        element.focus();
        element.select();
        const event = new InputEvent('beforeinput', {
          data,
          inputType: 'insertFromPaste',
          bubbles: true,
          cancelable: true,
        });
        if (element.dispatchEvent(event)) {
          Reflect.set(Object.getPrototypeOf(element), 'value', data, element);
          element.dispatchEvent(new Event('input', { bubbles: true }));
        }
        await new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered)));
      }
    },
    [text, what] as const,
  );

type Place = {
  path: string;
  /** The fields to test. Default: all fields of the page. */
  fields?: (page: Page) => Locator;
  /** The key that submits the text. */
  key?: string;
  /** Opens the form. */
  open?: (page: Page) => Promise<unknown>;
};

const named = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
const anyField = (page: Page) =>
  page
    .locator('main')
    .locator('input:not([type=checkbox], [type=radio], [type=file]), textarea')
    .and(page.locator(':enabled:visible'));
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** One field of each kind. `tests/data/badInput.test.ts` tests all parsers of text with the same inputs. */
const places: Record<string, Place> = {
  'the search in the top bar': {
    path: '/explore',
    fields: (page) => page.getByRole('combobox', { name: 'Search', exact: true }),
    key: 'Escape',
  },
  'a message': { path: '/messages/mina-okafor', fields: named('Message to Mina Okafor'), key: 'Enter' },
  'the search on Discover': {
    path: '/discover',
    fields: (page) => page.locator('main').getByRole('searchbox'),
    key: 'Enter',
  },
  'the investor wizard': { path: '/Investor-register', key: 'Enter' },
  'a startup form': { path: '/profile/manage?tab=startups', open: press(/^Edit/) },
};

for (const [name, { path, fields: fieldsOf = anyField, key, open: reveal }] of Object.entries(places)) {
  test(`unusual text in ${name} doesn’t block or widen the page`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await reveal?.(page);
    const fields = fieldsOf(page);
    await expectShortTasks(page, longest, async () => {
      for (const [what, text] of Object.entries(nastyTexts)) {
        await expect(fields.first()).toBeEnabled();
        await paste(fields, text, what);
        if (key) await fields.last().press(key);
        expect.soft(await overflow(page), what).toBe(0);
      }
    });
  });
}

test('a post field accepts a paste that is a little too long and refuses one that is far too long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFeed(page);
  const post = page.getByRole('textbox', { name: 'Your update' });
  for (const text of ['สวัสดีครับ'.repeat(500), '\n'.repeat(5000), 'a'.repeat(20_000)]) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    // Otherwise, a paste takes twice as long if it also collects the garbage of the previous text.
    const prepare = async () => {
      await post.fill('');
      await page.requestGC();
    };
    // Measures several pastes, because one paste alone can take twice as long by chance.
    await expectShortTasks(page, longest, () => post.press('Control+V'), { times: 7, prepare });
    expect(await post.inputValue()).toHaveLength(text.length);
  }
  await expect(post).toHaveAccessibleDescription(/^Too long\. Shorten it to 5,000 characters or fewer\./);
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await post.fill('Wind.');
  await page.evaluate(() => navigator.clipboard.writeText('\n'.repeat(300_000)));
  await expectShortTasks(page, longest, () => post.press('Control+V'));
  await expect(post).toHaveValue('Wind.');
  await expect(post).toHaveAccessibleDescription(
    'That’s too long to paste here. The limit is 5,000 characters.',
  );
});

// Stored texts that exceed the limits of the forms: an older version or an import has stored them.

const at = Date.now();
const texts = Object.values(nastyTexts).filter((text) => /[\p{L}\p{N}]/u.test(text));
const author = { id: 'asha-verma', name: 'Asha Verma', role: 'Founder', avatar: '', isVerified: false };
const stored: Kept[] = texts.flatMap((text, index): Kept[] => {
  const time = at - index * 60_000;
  const facts = { tagline: text, location: text, about: text, problem: text, solution: text };
  const more = { website: text, email: text, team: [text], investors: [text] };
  const startupName = `Startup ${index}`;
  return [
    post(`p-${index}`, { author, content: text, postTime: time, hashtags: [] }),
    comment(`c-${index}`, `p-${index}`, { author, text, time: at }),
    message('mina-okafor', text, time, index % 2 === 0),
    ...listing(`startup-${index}`, { startupName, category: 'AI', ...facts, ...more }, at - index),
  ];
});
const unbroken = texts.indexOf(nastyTexts['a word of 100,000 letters'] ?? '');

for (const [name, address, then] of [
  [
    'a long post in its editor',
    '/explore',
    async (page: Page) => {
      const post = page.getByRole('article').first();
      await post.getByRole('button', { name: 'Show more' }).first().click();
      await post.getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const field = post.getByRole('textbox', { name: 'Edit your post' });
      await expect(field).toHaveAccessibleDescription(/^Too long/);
      await field.press('End');
      await field.pressSequentially('Sun.');
    },
  ],
  [
    'a conversation',
    '/messages/mina-okafor',
    async (page: Page) => {
      await page.getByRole('log').press('Home');
      await page.getByRole('log').getByRole('button', { name: 'Show more' }).first().click();
    },
  ],
  [
    'a startup',
    `/startups/startup-${unbroken}`,
    (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(`Startup ${unbroken}`),
  ],
] as const) {
  test(`unusual stored text in ${name} doesn’t block or widen the page`, async ({ page }) => {
    await openWith(page, '/about', stored);
    await expectShortTasks(page, longestOpening, async () => {
      await open(page, address);
      await page.waitForLoadState('networkidle');
      await then(page);
    });
    expect(await overflow(page)).toBe(0);
  });
}

const hostile = '%E0%A4%A %00 ..%5c.. __proto__ %3Cscript%3Ealert(1)%3C%2Fscript%3E'
  .split(' ')
  .concat('a'.repeat(5000));
/** Each hostile text as parameter, query and hash of all routes with a parameter and of some other routes. */
const addresses = hostile.flatMap((part, turn) => [
  ...Object.values(routes)
    .filter(({ path }, index) => path.includes(':') || index % hostile.length === turn)
    .map(({ path }) => {
      const search = ['q', 'tab', 'type', 'step', 'at', 'edit', part].map((name) => `${name}=${part}`);
      return `${path.replace(/:\w+/, part)}?${search.join('&')}#${part}`;
    }),
  `/${part}`,
]);

test('hostile URLs don’t break the app', async ({ page }) => {
  await openFeed(page);
  for (const address of addresses) {
    // Follows a link within the app, because the host would answer a request with malformed escapes itself.
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = 'There';
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await expect(page.locator('main, [role="main"]').first(), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  }
});

test('an import of 45 MB doesn’t block the page', async ({ page }) => {
  await open(page, '/profile/manage?tab=settings');
  const card = page.getByRole('region', { name: 'Your data' });
  const path = test.info().outputPath('file.json');
  const numbers = `{"kind":"like","id":"x","value":[${'1,'.repeat(22 * 2 ** 20)}1]}`;
  await writeFile(
    path,
    `{"product":"updraft","version":1,"exportedAt":"2026-01-01T00:00:00.000Z","name":"Asha Verma","appearance":{"theme":"light","language":"en"},"records":[${numbers}]}`,
  );
  await expectShortTasks(page, longest, async () => {
    await card.locator('input[type="file"]').setInputFiles(path);
    await expect(card.getByRole('alert')).toContainText('This Updraft export is damaged', {
      timeout: 30_000,
    });
  });
  await rm(path);
});
