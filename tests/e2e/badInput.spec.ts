import { rm, truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { routes } from '@/data/schema/routes';
import { nastyTexts } from '../support/nastyTexts';
import { type Kept, openWith } from './keptRecords';
import { longestTasks, type Task } from './longestTask';
import { expect, openFeed, person, register, signIn, signOut, test } from './support';
import { listStartup } from './wizardForms';

/** Ms of its own processor time that a task of the page may take at most. What else the machine does isn't counted. */
const longest = 200;
/** The same of a page that opens with what an import brought, while another browser shares the processor. */
const longestOpening = 400;

// One at a time in a browser: what is traced is the browser's.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Holds a task against what is allowed, and says how long it took. */
function expectShort([task]: readonly [Task, ...Task[]], most = longest) {
  const said = `${Math.round(task.time)} ms: ${task.mark}`;
  test.info().annotations.push({ type: 'longest task', description: said });
  expect(task.time, task.mark).toBeLessThan(most);
}

/** Puts a text into fields as pasting does, lone surrogates and all. */
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
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
    },
    [text, what] as const,
  );

type Place = {
  path: string;
  /** Its fields; without it, all in the page. */
  fields?: (page: Page) => Locator;
  /** How many there are at least. */
  count?: number;
  /** What sends it. */
  key?: string;
  /** What opens it. */
  open?: (page: Page) => Promise<unknown>;
  isSignedOut?: boolean;
};

const named = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
const anyField = (page: Page) =>
  page
    .locator('main')
    .locator('input:not([type=checkbox], [type=radio], [type=file]), textarea')
    .and(page.locator(':enabled:visible'));
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const choose = (name: string) => async (page: Page) => {
  const mine = page.getByRole('article', { name: 'Asha Verma' }).first();
  if (await mine.getByLabel('Edit your post').isVisible()) return;
  await mine.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name }).click();
};

const places: Record<string, Place> = {
  'the top bar’s search': {
    path: '/explore',
    fields: (page) => page.getByRole('combobox', { name: 'Search', exact: true }),
    key: 'Escape',
  },
  'the feed’s search': {
    path: '/explore',
    fields: (page) => page.getByRole('searchbox', { name: 'Search updates' }),
    key: 'Enter',
  },
  'a post': { path: '/explore', fields: named('Your update'), key: 'Control+Enter' },
  'a comment': {
    path: '/explore',
    fields: named('Your comment'),
    key: 'Control+Enter',
    open: press(/^Comment, /),
  },
  'a post that is edited': {
    path: '/explore',
    fields: named('Edit your post'),
    key: 'Control+Enter',
    async open(page) {
      if ((await page.getByRole('article', { name: 'Asha Verma' }).count()) === 0) {
        await page.getByLabel('Your update').fill('Mine.');
        await page.getByRole('button', { name: 'Post', exact: true }).click();
      }
      await choose('Edit')(page);
    },
  },
  'the search of conversations': {
    path: '/messages',
    fields: (page) => page.getByRole('searchbox', { name: 'Search messages' }),
    key: 'Enter',
  },
  'the search of whom to write to': {
    path: '/messages',
    fields: (page) => page.getByRole('dialog').getByRole('searchbox'),
    open: press('New conversation'),
  },
  'a message': { path: '/messages/mina-okafor', fields: named('Message to Mina Okafor'), key: 'Enter' },
  'the search of Discover': {
    path: '/discover',
    fields: (page) => page.locator('main').getByRole('searchbox'),
    key: 'Enter',
  },
  'the search of what is starred': {
    path: '/starred',
    fields: (page) => page.locator('main').getByRole('searchbox'),
    key: 'Enter',
  },
  'signing in': { path: '/login', count: 2, isSignedOut: true, key: 'Enter' },
  registering: { path: '/register', count: 3, isSignedOut: true, key: 'Enter' },
  'an account of the chooser': {
    path: '/login',
    fields: (page) => page.getByRole('dialog').getByRole('textbox'),
    count: 2,
    isSignedOut: true,
    key: 'Enter',
    open: press(/Google/),
  },
  'a forgotten password': { path: '/forgot-password', isSignedOut: true, key: 'Enter' },
  'listing a startup': { path: '/list-startup', count: 3, key: 'Enter' },
  'registering as an investor': { path: '/Investor-register', count: 3, key: 'Enter' },
  'completing a profile': { path: '/userOnboard' },
  'a person’s profile': { path: '/profile/manage', count: 8, open: press(/^Edit/) },
  'a startup’s profile': { path: '/profile/manage?tab=startups', count: 15, open: press(/^Edit/) },
};

for (const [name, { path, fields: fieldsOf = anyField, count = 1, key, open, isSignedOut }] of Object.entries(
  places,
)) {
  test(`whatever is put into it: ${name}`, { tag: '@once' }, async ({ page }) => {
    if (!isSignedOut) await page.addInitScript(() => localStorage.setItem('auth', 'true'));
    await page.goto(path);
    // What the page fetches by itself is there.
    await page.waitForLoadState('networkidle');
    const fields = fieldsOf(page);
    const isOpen = () => fields.first().isVisible();
    const reopen = async () => {
      if (!(await isOpen())) await open?.(page);
      await expect(fields.first()).toBeEnabled();
    };
    await reopen();
    expect(await fields.count()).toBeGreaterThanOrEqual(count);
    const tasks = await longestTasks(page, async () => {
      for (const [what, text] of Object.entries(nastyTexts)) {
        // What is sent closes the field of a comment.
        await reopen();
        await paste(fields, text, what);
        if (key) await fields.last().press(key);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, what).toBe(0);
      }
    });
    expectShort(tasks);
  });
}

test('whatever is put into it: what an owner says to whoever asked', { tag: '@once' }, async ({ page }) => {
  const asker = { name: 'Ben Ruiz', email: 'ben@ruiz.example', password: 'windsock-2026' };
  await register(page, person);
  await expect(page).toHaveURL('/userOnboard');
  await listStartup(page);
  await signOut(page);
  await register(page, asker);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/startups/zephyr-works');
  await page.getByRole('button', { name: 'Express Interest' }).click();
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
  await signOut(page);
  await page.goto('/explore');
  await signIn(page, person);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile/manage?tab=startups');
  await page.getByRole('button', { name: 'Decline' }).click();
  const note = named('Note to Ben Ruiz (optional)')(page);
  expectShort(
    await longestTasks(page, async () => {
      for (const [what, text] of Object.entries(nastyTexts)) await paste(note, text, what);
    }),
  );
  const send = page.getByRole('button', { name: 'Decline request' });
  await paste(note, 'Sun. '.repeat(401));
  await expect(note).toHaveAccessibleDescription(/ Too long: shorten it to 2,000 characters to go on\./);
  await expect(send).toBeDisabled();
  await paste(note, 'wind\ud83d');
  await send.click();
  await expect(page.getByText('wind\ufffd')).toBeVisible();
});

test('what is too long stays, and why it can’t be sent is said', { tag: '@once' }, async ({ page }) => {
  await openFeed(page, '/explore');
  const post = page.getByRole('textbox', { name: 'Your update' });
  const long = 'Sun. '.repeat(1001);
  await paste(post, long);
  await expect(post).toHaveValue(long);
  await expect(post).toHaveAccessibleDescription(/^Too long: shorten it to 5,000 characters to go on\./);
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await paste(post, 'Sun. '.repeat(1000));
  await expect(post).toHaveAccessibleDescription('5,000 of 5,000 characters');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('Sun. Sun.');
});

test('what is far too long is kept out as a whole by a paste', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFeed(page, '/explore');
  const post = page.getByRole('textbox', { name: 'Your update' });
  await post.fill('Wind.');
  await page.evaluate(() => navigator.clipboard.writeText('\n'.repeat(300_000)));
  expectShort(await longestTasks(page, () => post.press('Control+V')));
  await expect(post).toHaveValue('Wind.');
  await expect(post).toHaveAccessibleDescription(
    'Nothing was put in: that is more than fits here. At most 5,000 characters do.',
  );
});

test('what is within the limit, or a little above it, goes in by a paste', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFeed(page, '/explore');
  const texts = [
    'a'.repeat(5000),
    'สวัสดีครับ'.repeat(500),
    '\n'.repeat(5000),
    'Sun. '.repeat(4000),
    'a'.repeat(20_000),
  ];
  for (const [path, name] of [
    ['/explore', 'Your update'],
    ['/messages/mina-okafor', 'Message to Mina Okafor'],
  ] as const) {
    await page.goto(path);
    const field = page.getByRole('textbox', { name });
    for (const text of texts) {
      await field.fill('');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      expectShort(await longestTasks(page, () => field.press('Control+V')));
      expect(await field.inputValue()).toHaveLength(text.length);
    }
  }
});

// What is kept from before there were limits, or came in a file.

const at = Date.now();
const texts = Object.values(nastyTexts).filter((text) => /[\p{L}\p{N}]/u.test(text));
const author = {
  id: 'asha-verma',
  kind: 'user',
  name: 'Asha Verma',
  role: 'Founder',
  avatar: '',
  isVerified: false,
};
const stored: Kept[] = [
  ...texts.map((content, index) => ({
    kind: 'post',
    id: `p-${index}`,
    value: {
      id: `p-${index}`,
      author,
      content,
      hashtags: [],
      likes: 0,
      comments: [],
      shares: 0,
      isLiked: false,
      postTime: at - index * 60_000,
      type: 'thought',
    },
  })),
  ...texts.map((text, index) => ({
    kind: 'comment',
    id: `c-${index}`,
    value: {
      postId: `p-${index}`,
      comment: { id: `c-${index}`, author, text, time: at, likes: 0 },
    },
  })),
  ...texts.flatMap((message, index) => {
    const id = `${String(at - index * 60_000).padStart(15, '0')}-${index}`;
    const value = {
      id,
      sender: 'Mina Okafor',
      isSelf: index % 2 === 0,
      message,
      avatar: '',
      time: at - index * 60_000,
    };
    return ['mina-okafor', `startup-${index}`].map((whom) => ({ kind: `message/${whom}`, id, value }));
  }),
  ...texts.slice(0, 10).map((text, index) => ({
    kind: 'listing',
    id: `startup-${index}`,
    value: {
      listing: {
        startupName: `Startup ${index}`,
        tagline: text,
        location: text,
        category: 'AI',
        logo: null,
        about: text,
        problem: text,
        solution: text,
        website: text,
        email: text,
        fundingRound: 'Seed',
        teamSize: '',
        team: [text],
        investors: [text],
      },
      savedAt: at - index,
    },
  })),
];
const unbroken = Object.keys(nastyTexts).indexOf('no spaces') - 1;

for (const [name, address, then] of [
  ['the feed', '/explore', undefined],
  [
    'a long post that is opened',
    '/explore',
    async (page: Page) => {
      const more = page.getByRole('article').first().getByRole('button', { name: 'Show more' }).first();
      await more.click();
      await more.click();
    },
  ],
  [
    'a long post in its editor',
    '/explore',
    async (page: Page) => {
      const post = page.getByRole('article').first();
      await post.getByRole('button', { name: 'More actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const field = post.getByRole('textbox', { name: 'Edit your post' });
      await expect(field).toHaveAccessibleDescription(/^Too long/);
      await field.press('End');
      await field.pressSequentially('Sun.');
    },
  ],
  [
    'a long text of a startup in its editor',
    `/profile/manage?tab=startups&edit=startup-${unbroken}`,
    async (page: Page) => {
      await page.getByRole('textbox', { name: 'Problem' }).first().pressSequentially('Sun.');
    },
  ],
  [
    'a conversation',
    '/messages/mina-okafor',
    async (page: Page) => {
      await page.getByRole('log').press('Home');
      await page.getByRole('log').getByRole('button', { name: 'Show more' }).first().click();
      await page.mouse.move(900, 400);
      for (let step = 0; step < 30; step += 1) {
        await page.mouse.wheel(0, 1500);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      }
    },
  ],
  ['a conversation that is searched for', '/messages?q=solar', undefined],
  ['Discover', '/discover', undefined],
  ['a startup', `/startups/startup-${unbroken}`, undefined],
  ['one’s own posts', '/user/asha-verma?tab=posts', undefined],
  ['one’s startups', '/profile/manage?tab=startups', undefined],
] as const) {
  test(`whatever is kept, it is shown: ${name}`, { tag: '@once' }, async ({ page }) => {
    await openWith(page, '/about', stored);
    expectShort(
      await longestTasks(page, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        await then?.(page);
      }),
      longestOpening,
    );
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
}

const hostile = [
  '%',
  '%E0%A4%A',
  '%ud800',
  '%00',
  '%2e%2e%2f%2e%2e',
  '..%5c..',
  '__proto__',
  'constructor',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'javascript%3Aalert(1)',
  '%F0%9F%9A%80',
  'a'.repeat(5000),
];
/** Every route, its named parts hostile, and what an address has besides. */
const addresses = hostile.flatMap((part) => [
  ...Object.values(routes).flatMap(({ path }) => {
    const place = path.replace(/:\w+/, part);
    return `${place}?q=${part}&tab=${part}&type=${part}&step=${part}&at=${part}&edit=${part}&${part}=${part}#${part}`;
  }),
  `/${part}`,
  `/user/asha-verma/${part}`,
]);

for (const half of [0, 1]) {
  test(`no address breaks the app: ${half + 1} of 2`, { tag: '@once' }, async ({ page }) => {
    await openFeed(page);
    const tasks = await longestTasks(page, async () => {
      for (const [index, address] of addresses.entries()) {
        if (index % 2 !== half) continue;
        // The host answers a broken escape by itself: the app hears of it where one goes there from within.
        await page.evaluate((to) => {
          performance.mark(to.slice(0, 100));
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
    expectShort(tasks);
  });
}

test('half a character is looked for, and stands in the address', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await paste(search, 'wind\ud83d');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/discover\?q=wind%EF%BF%BD$/);
});

// A file is somebody's too.

const exportOf = (records: string) =>
  `{"product":"updraft","version":1,"exportedAt":"2026-01-01T00:00:00.000Z","name":"Asha Verma","appearance":{"theme":"light","language":"en"},"records":[${records}]}`;
const postOf = (index: number, content: string) =>
  JSON.stringify({
    kind: 'post',
    id: `mine-${index}`,
    value: { ...(stored[0]?.value as object), id: `mine-${index}`, content },
  });
const likes = (count: number) =>
  Array.from({ length: count }, (_, index) => `{"kind":"like","id":"post-${index}","value":true}`).join();
const megabyte = 2 ** 20;

const damaged = /^This Updraft export is damaged/;
/** Each with the bytes that it is drawn out to, if it is: nothing but zeros, which take no room on the disk. */
const files: [what: string, text: () => string, answer: RegExp, size?: number][] = [
  ['names of prototypes', () => exportOf('{"__proto__":{"kind":"like"},"id":"one","value":true}'), damaged],
  [
    'deep nesting',
    () => exportOf(`{"kind":"like","id":"x","value":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
    damaged,
  ],
  ['wrong types', () => exportOf('{"kind":"like","id":"one","value":"true"}'), damaged],
  ['cut off', () => exportOf(postOf(1, 'Sun.')).slice(0, -20), /^This file is incomplete/],
  ['a newer version', () => exportOf('').replace('"version":1', '"version":9'), /newer version of Updraft/],
  [
    'somebody else’s',
    () =>
      exportOf(postOf(1, 'Sun.'))
        .replaceAll('Asha Verma', 'Mina Okafor')
        .replaceAll('asha-verma', 'mina-okafor'),
    /Mina Okafor|damaged/,
  ],
  ['a hundred thousand likes, twice', () => exportOf(`${likes(100_000)},${likes(100_000)}`), damaged],
  ['45 MB in one text', () => exportOf(postOf(1, 'Sun. '.repeat(9 * megabyte))), /^Import this file\?/],
  [
    '45 MB of numbers',
    () => exportOf(`{"kind":"like","id":"x","value":[${'1,'.repeat(22 * megabyte)}1]}`),
    damaged,
  ],
  ['200 MB', () => exportOf(postOf(1, 'Sun.')), /^This file is larger than 50 MB/, 200 * megabyte],
];

for (const [what, text, answer, size] of files) {
  test(`a file is read while the page lives on: ${what}`, { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('auth', 'true'));
    await page.goto('/profile/manage?tab=settings');
    const card = page.getByRole('region', { name: 'Your data' });
    await expect(card).toBeVisible();
    const path = test.info().outputPath('file.json');
    await writeFile(path, text());
    if (size) await truncate(path, size);
    const tasks = await longestTasks(page, async () => {
      await card.locator('input[type="file"]').setInputFiles(path);
      await expect(card.getByRole('alert').or(page.getByRole('dialog'))).toContainText(answer, {
        timeout: 30_000,
      });
    });
    await rm(path);
    expectShort(tasks);
  });
}
