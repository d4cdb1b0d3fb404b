import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectSound, openFeed, person, register, storage, test } from './support';

const settings = '/profile/manage?tab=settings';

/** 8 by 8 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR4nGNowAEYhpYEAILzYAGc7g8kAAAAAElFTkSuQmCC',
  'base64',
);

const card = (page: Page) => page.getByRole('region', { name: 'Your data' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  card(page).locator('input[type="file"]').setInputFiles(file);
const chooseText = (page: Page, text: string) =>
  choose(page, { name: 'updraft.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** As the sample person: the flag alone. Or as whoever is signed in already. */
async function openSettings(page: Page) {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('flagged')) localStorage.setItem('auth', 'true');
    sessionStorage.setItem('flagged', 'true');
  });
  await page.goto(settings);
  await expect(card(page)).toBeVisible();
}

/** Every record on the device, by owner, kind and id; images as their size. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('updraft'));
    const records = await done(database.transaction('records').objectStore('records').getAll());
    database.close();
    return JSON.stringify(records, (_, value) =>
      value instanceof Blob ? `${value.type} ${value.size}` : value,
    );
  });

/** The file that pressing Export leads to. */
async function exportFile(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
  await expect(toast(page, `Your data is in ${download.suggestedFilename()}`)).toBeVisible();
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function reset(page: Page) {
  await press(page, 'Reset to sample data');
  await dialog(page, 'Reset to sample data?').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(toast(page, 'Everything is as it was on the first day')).toBeVisible();
}

async function listStartup(page: Page) {
  await page.goto('/list-startup');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const next = () => main.getByRole('button', { name: 'Continue' }).click();
  await field('Startup name').fill('Windrose');
  await field('Tagline').fill('Weather for every rooftop');
  await field('Category').selectOption('Climate Tech');
  await field('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'The chosen image' })).toBeVisible();
  await next();
  for (const name of ['About', 'Problem', 'Solution']) await field(name).fill(`${name} of Windrose`);
  await field('Business email').fill('hello@windrose.example');
  for (const heading of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
    await next();
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/explore');
}

test('export, reset, import: everything is back at once, in every tab', async ({ page, context }) => {
  test.setTimeout(90_000);

  await test.step('a person does a little of everything', async () => {
    await openFeed(page);
    await page.getByLabel('Your update').fill('Panels on the mill.');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Panels on the mill.')).toBeVisible();
    await listStartup(page);
    await page.goto('/messages/ravi-kulkarni');
    await page.getByRole('textbox', { name: 'Message to Ravi Kulkarni' }).fill('Here is the deck.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').getByText('Here is the deck.')).toBeVisible();
    await page.goto('/discover');
    await page.getByRole('button', { name: 'Star Ledgerline' }).click();
    await expect(page.getByRole('button', { name: 'Star Ledgerline' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await openSettings(page);
    await page.getByRole('switch', { name: 'Follows' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => theme(page)).toBe('dark');
  });

  const { name, path } = await exportFile(page);
  expect(name).toMatch(/^updraft-\d{4}-\d\d-\d\d\.json$/);
  const before = await onDevice(page);
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByText('Panels on the mill.')).toBeVisible();

  await test.step('a reset asks first, then leaves the sample', async () => {
    await press(page, 'Reset to sample data');
    await expectSound(page);
    await dialog(page, 'Reset to sample data?').getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page).getByRole('button', { name: 'Reset to sample data' })).toBeFocused();
    expect(await onDevice(page)).toBe(before);
    await reset(page);
    await expect(page.getByRole('switch', { name: 'Follows' })).toBeChecked();
    await expect(other.getByText('Panels on the mill.')).toHaveCount(0);
    await expect(other.getByRole('article').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect.poll(() => theme(other)).toBe('light');
  });

  await test.step('an import says what it changes, and changes nothing before', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Import')]);
    await chooser.setFiles(path);
    const preview = dialog(page, 'Import this file?');
    await expect(preview.getByText(/^Exported by Asha Verma on /)).toBeVisible();
    const rows = preview.getByRole('listitem');
    await expect(rows.filter({ hasText: '1 post' })).toHaveText('1 post1 new');
    await expect(rows.filter({ hasText: 'startup' })).toHaveText('1 startup1 new');
    await expect(rows.filter({ hasText: 'message' })).toHaveText('1 message1 new');
    await expect(rows.filter({ hasText: 'star' }).last()).toHaveText('1 star1 removed');
    await expect(rows.filter({ hasText: 'theme' })).toHaveText('themeDark');
    await expectSound(page);
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await expect(preview).toHaveCount(0);
    await expect(card(page).getByRole('button', { name: 'Import' })).toBeFocused();
    expect(await onDevice(page)).not.toContain('Windrose');
  });

  await test.step('then everything is back', async () => {
    await choose(page, path);
    await dialog(page, 'Import this file?').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(toast(page, 'Your data is imported')).toBeVisible();
    await expect.poll(() => theme(page)).toBe('dark');
    await expect(page.getByRole('switch', { name: 'Follows' })).not.toBeChecked();
    await expect(other.getByText('Panels on the mill.')).toBeVisible();
    await expect.poll(() => theme(other)).toBe('dark');
    expect(JSON.parse(await onDevice(page))).toEqual(JSON.parse(before));
    await choose(page, path);
    await expect(
      dialog(page, 'Import this file?').getByText('There is nothing to import.', { exact: false }),
    ).toBeVisible();
  });

  await test.step('as the pages show it', async () => {
    await page.goto('/discover');
    await expect(page.getByRole('button', { name: 'Star Ledgerline' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const listed = page.getByRole('article').filter({ hasText: 'Windrose' });
    await expect(listed).toContainText('Weather for every rooftop');
    const logo = listed.locator('img[src^="blob:"]');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
    await page.goto('/messages/ravi-kulkarni');
    await expect(page.getByRole('log').getByText('Here is the deck.')).toBeVisible();
  });
});

test('an import and a reset reach every open page, and the bell', async ({ page, context }) => {
  test.setTimeout(90_000);
  const now = Date.now();
  const renamed = 'Asha V. Verma';
  const said = { bio: 'Storage by the harbour.', role: 'Founder, Heliogrid One', location: 'Kochi, India' };
  const records = [
    { kind: 'profile', id: 'me', value: { name: renamed, ...said } },
    {
      kind: 'post',
      id: 'mill',
      value: {
        id: 'mill',
        author: { id: 'asha-verma', name: renamed, role: said.role, avatar: '', isVerified: true },
        content: 'Panels on the mill.',
        hashtags: [],
        likes: 0,
        comments: [],
        shares: 0,
        isLiked: false,
        postTime: now,
        type: 'thought',
      },
    },
    {
      kind: 'message/ravi-kulkarni',
      id: `${now}-1`,
      value: {
        id: `${now}-1`,
        sender: renamed,
        isSelf: true,
        message: 'Here is the deck.',
        avatar: '',
        time: now,
      },
    },
    { kind: 'star', id: 'startup:ledgerline', value: false },
    {
      kind: 'ownedStartup',
      id: 'heliogrid',
      value: {
        name: 'Heliogrid One',
        tagline: 'Sun, stored',
        logo: '',
        logoSavedAt: now,
        stage: 'Series A',
        industry: 'Climate Tech',
        website: '',
        employees: '',
        description: '',
        isActive: true,
      },
    },
  ];
  await openSettings(page);
  const file = JSON.parse(await readFile((await exportFile(page)).path, 'utf8'));
  const bell = (of: Page) => of.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const expectNew = (of: Page, name: string) =>
    expect(bell(of)).toHaveAccessibleName(name, { timeout: 10_000 });

  /** What each page says before and after. */
  const pages = await Promise.all(
    (
      [
        ['/user/asha-verma', 'I spent six years', [renamed, said.bio]],
        ['/startups/heliogrid', 'Seed', ['Sun, stored']],
        ['/explore', 'Asha Verma', [renamed, 'Panels on the mill.']],
        ['/discover', 'Ledgerline', ['Heliogrid One']],
        ['/messages/ravi-kulkarni', 'Ravi Kulkarni', ['Here is the deck.']],
        ['/profile/manage', 'Founder, Heliogrid', [renamed, said.location]],
        ['/profile/manage?tab=startups', 'Seed', ['Series A']],
      ] as const
    ).map(async ([address, before, after]) => {
      const tab = await context.newPage();
      await tab.goto(address);
      await expect(tab.getByRole('main')).toContainText(before);
      return { tab, before, after };
    }),
  );
  for (const of of [page, ...pages.slice(0, 2).map(({ tab }) => tab)]) {
    await of.bringToFront();
    await expectNew(of, 'Notifications, 5 new');
  }
  await bell(page).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expectNew(page, 'Notifications');

  await page.bringToFront();
  await chooseText(page, JSON.stringify({ ...file, records }));
  await dialog(page, 'Import this file?').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(toast(page, 'Your data is imported')).toBeVisible();
  for (const { tab, after } of pages) {
    for (const text of after) await expect(tab.getByRole('main')).toContainText(text);
    await expect(tab.getByRole('button', { name: `Account: ${renamed}` })).toBeVisible();
  }

  await bell(page).click();
  await page.keyboard.press('Escape');
  await expectNew(page, 'Notifications');
  await reset(page);
  for (const { tab, before, after } of pages) {
    for (const text of after) await expect(tab.getByRole('main')).not.toContainText(text);
    await expect(tab.getByRole('main')).toContainText(before);
  }
  await expectNew(page, 'Notifications, 5 new');
  for (const { tab } of pages.slice(0, 2)) {
    await tab.bringToFront();
    await expectNew(tab, 'Notifications, 5 new');
  }
});

test('the language comes with the file, and the name in the bar with the account', async ({ page }) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto(settings);
  const text = await readFile((await exportFile(page)).path, 'utf8');
  const file = JSON.parse(text);
  expect(file).toMatchObject({ product: 'updraft', version: 1, name: person.name });
  expect(text).not.toContain(person.password);
  const profile = file.records.find(({ kind }: { kind: string }) => kind === 'profile');
  profile.value.name = 'Noor Haddad-Berg';
  file.appearance.language = 'es';
  await chooseText(page, JSON.stringify(file));
  const rows = dialog(page, 'Import this file?').getByRole('listitem');
  await expect(rows).toHaveText(['your profilechanged', 'languageEspañol']);
  await dialog(page, 'Import this file?').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  await expect(toast(page, 'Tus datos se han importado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cuenta: Noor Haddad-Berg' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cuenta: Noor Haddad-Berg' })).toBeVisible();
});

test('a file that isn’t right is refused, says why, and nothing has changed', async ({ page }, testInfo) => {
  await openFeed(page);
  await page.getByLabel('Your update').fill('Still here.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Still here.')).toBeVisible();
  await page.goto(settings);
  await expect(card(page)).toBeVisible();
  const { path } = await exportFile(page);
  const file = JSON.parse(await readFile(path, 'utf8'));
  const before = [await onDevice(page), await storage(page, 'updraft.appearance')];
  const refusal = card(page).getByRole('alert');

  const huge = testInfo.outputPath('huge.json');
  await writeFile(huge, '');
  await truncate(huge, 50 * 1024 * 1024 + 1);
  await choose(page, huge);
  await expect(refusal).toHaveText(
    'This file is larger than 50 MB, too large for an Updraft export. Nothing was changed.',
  );
  await rm(huge);
  await expectSound(page);
  for (const [text, reason] of [
    ['{"product":"updraft","ver', 'This file is incomplete or isn’t a JSON file. Nothing was changed.'],
    [JSON.stringify({ posts: [] }), 'This file isn’t an Updraft export. Nothing was changed.'],
    [
      JSON.stringify({ ...file, version: 2 }),
      'This file was exported by a newer version of Updraft. Nothing was changed.',
    ],
    [
      JSON.stringify({ ...file, appearance: { theme: 'dark', language: 'hi' }, records: 'none' }),
      'This Updraft export is damaged. Nothing was changed.',
    ],
    [
      JSON.stringify({ ...file, records: [...file.records, { kind: 'post', id: 'x', value: { id: 'x' } }] }),
      'This Updraft export is damaged. With errors: 1 post. Nothing was changed.',
    ],
  ] as const) {
    await chooseText(page, text);
    await expect(refusal).toHaveText(reason);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([await onDevice(page), await storage(page, 'updraft.appearance')]).toEqual(before);
});

test('a device that takes nothing changes nothing, and says so', async ({ page }) => {
  await openSettings(page);
  const file = JSON.parse(await readFile((await exportFile(page)).path, 'utf8'));
  file.records = [{ kind: 'like', id: 'five-numbers', value: true }];
  file.appearance.theme = 'dark';
  const before = await onDevice(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await chooseText(page, JSON.stringify(file));
  const preview = dialog(page, 'Import this file?');
  await preview.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(preview.getByRole('alert')).toHaveText('The file could not be imported. Nothing was changed.');
  await expect(preview.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  expect([await onDevice(page), await theme(page)]).toEqual([before, 'light']);
});

test('deleting the account: it asks, then nothing of it is left, in any tab', async ({ page, context }) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await page.getByLabel('Your update').fill('Soon gone.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Soon gone.')).toBeVisible();
  const uid = await storage(page, 'updraft.uid');
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByText('Soon gone.')).toBeVisible();

  await page.goto(settings);
  await press(page, 'Delete account');
  const question = dialog(page, 'Delete your account?');
  await expect(
    question.getByText(`The account of ${person.name} is deleted`, { exact: false }),
  ).toBeVisible();
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page).getByRole('button', { name: 'Delete account' })).toBeFocused();
  expect(await onDevice(page)).toContain('Soon gone.');

  await press(page, 'Delete account');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expectSound(page);
  expect(await storage(page, 'auth')).toBeNull();
  expect(await onDevice(page)).not.toContain(uid);
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Soon gone.')).toHaveCount(0);
});

test('the sample account can be reset, not deleted; by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
  await expect(page).toHaveURL('/explore');
  await page.goto(settings);
  await expect(card(page).getByText('This is the sample account.', { exact: false })).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveText(['Export', 'Import', 'Reset to sample data']);
  await expectSound(page);
  await card(page).getByRole('button', { name: 'Import' }).focus();
  await page.keyboard.press('Tab');
  const button = card(page).getByRole('button', { name: 'Reset to sample data' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Reset to sample data?');
  await expect(question.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Reset', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Everything is as it was on the first day')).toBeVisible();
  await expect(button).toBeFocused();
});
