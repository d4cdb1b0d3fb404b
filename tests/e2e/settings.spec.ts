import type { Page } from '@playwright/test';
import { expect, expectSound, storage, test } from './support';

const founderSettings = '/profile/manage?tab=settings';
const investorSettings = '/profile/investor/manage?tab=settings';

/** Opens an address as the sample person: the flag alone, until somebody takes it away. */
async function open(page: Page, address: string) {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('flagged')) localStorage.setItem('auth', 'true');
    sessionStorage.setItem('flagged', 'true');
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const toggle = (page: Page, name: string) => main(page).getByRole('switch', { name });
const saved = (page: Page) => expect(main(page).getByRole('status').getByText('Saved')).toBeAttached();
/** Whose cards are shown, in the order they are. */
const cards = (page: Page) => page.getByRole('article').getByRole('heading');

/** Chooses, and waits until the device has it. */
async function choose(page: Page, label: string, option: string) {
  await field(page, label).selectOption({ label: option });
  await saved(page);
}

async function turn(page: Page, name: string, isOn: boolean) {
  await toggle(page, name).setChecked(isOn);
  await saved(page);
}

const investorSwitches = [
  'Messages',
  'Mentions',
  'Follows',
  'Startup updates',
  'Investment opportunities',
  'Portfolio changes',
  'Funding rounds',
];

test('a founder’s settings come with the defaults, and every choice survives a reload', async ({ page }) => {
  // Asha invests too: she has what investors have beside.
  await open(page, founderSettings);
  for (const name of investorSwitches) await expect(toggle(page, name)).toBeChecked();
  await expect(main(page).getByRole('switch')).toHaveCount(investorSwitches.length);
  await expect(field(page, 'Email digest')).toHaveValue('weekly');
  await expect(main(page).getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(field(page, 'Language')).toHaveValue('en');
  await expect(field(page, 'Profile privacy')).toHaveValue('public');
  await expect(field(page, 'Deal flow')).toHaveCount(0);
  await expectSound(page);

  for (const name of investorSwitches) await turn(page, name, false);
  await choose(page, 'Email digest', 'Never');
  await choose(page, 'Profile privacy', 'Connections only');
  await page.reload();
  await expect(field(page, 'Email digest')).toHaveValue('never');
  await expect(field(page, 'Profile privacy')).toHaveValue('connections');
  for (const name of investorSwitches) await expect(toggle(page, name)).not.toBeChecked();
  await turn(page, 'Mentions', true);
  await page.reload();
  await expect(toggle(page, 'Mentions')).toBeChecked();
  await expect(toggle(page, 'Messages')).not.toBeChecked();
});

test('an investor has more of them, and they are kept too', { tag: '@once' }, async ({ page }) => {
  await open(page, investorSettings);
  for (const name of investorSwitches) await expect(toggle(page, name)).toBeChecked();
  await expect(main(page).getByRole('switch')).toHaveCount(investorSwitches.length);
  // Asha's investor page is hers alone until she opens it.
  await expect(field(page, 'Profile privacy')).toHaveValue('private');
  await expect(field(page, 'Deal flow')).toHaveValue('all');
  await expect(field(page, 'Minimum investment').locator('option:checked')).toHaveText('$50,000');
  await expect(field(page, 'Maximum investment').locator('option:checked')).toHaveText('$1,000,000');
  await expectSound(page);

  await turn(page, 'Funding rounds', false);
  await choose(page, 'Profile privacy', 'Founders only');
  await choose(page, 'Deal flow', 'Recommended');
  await choose(page, 'Minimum investment', '$10,000');
  await choose(page, 'Maximum investment', 'No Limit');
  await page.reload();
  await expect(toggle(page, 'Funding rounds')).not.toBeChecked();
  await expect(field(page, 'Profile privacy')).toHaveValue('founders');
  await expect(field(page, 'Deal flow')).toHaveValue('recommended');
  await expect(field(page, 'Minimum investment').locator('option:checked')).toHaveText('$10,000');
  await expect(field(page, 'Maximum investment').locator('option:checked')).toHaveText('No Limit');
  // The founder's own privacy is another one.
  await page.goto(founderSettings);
  await expect(field(page, 'Profile privacy')).toHaveValue('public');
});

/** Notes, for each frame that is drawn, the theme, the language, and the first heading as far as it is seen. */
const watchFrames = () => {
  const frames = new Set<string>();
  const parsed: string[] = [];
  Object.assign(window, { frames, parsed });
  const chosen = () => {
    const { dataset, lang } = document.documentElement;
    return [dataset.theme ?? '', lang];
  };
  const look = () => {
    if (document.body) {
      const heading = document.querySelector('main h1');
      const style = heading && getComputedStyle(heading);
      // Words in another language than the chosen one stand there unseen.
      const isSeen = style?.visibility === 'visible' && style.color !== 'rgba(0, 0, 0, 0)';
      frames.add([...chosen(), (isSeen && heading?.textContent) || ''].join(' | '));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.addEventListener('DOMContentLoaded', () => parsed.push(...chosen()));
};

const framesOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames].sort());

test('Hindi and dark: at once, without a reload, and after one before anything is painted', async ({
  page,
}) => {
  await open(page, founderSettings);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await main(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(9, 18, 29)');
  await field(page, 'Language').selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { name: 'सूचनाएँ' })).toBeVisible();
  await expect(main(page).getByRole('radio', { name: 'गहरी' })).toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
  expect(JSON.parse((await storage(page, 'updraft.appearance')) ?? '')).toEqual({
    theme: 'dark',
    locale: 'hi',
  });
  await expectSound(page);

  await page.addInitScript(watchFrames);
  // A page of the app, and one that was written in English at build time.
  for (const address of [founderSettings, '/']) {
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveAttribute('data-pending');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.waitForFunction(
      (text) =>
        [...(window as unknown as { frames: Set<string> }).frames].some((frame) => frame.endsWith(text)),
      heading ?? '',
    );
    expect(await page.evaluate(() => (window as unknown as { parsed: string[] }).parsed)).toEqual([
      'dark',
      'hi',
    ]);
    const frames = await framesOf(page);
    expect(frames.filter((frame) => frame !== 'dark | hi | ')).toEqual([`dark | hi | ${heading}`]);
    expect(heading).toMatch(/\p{Script=Devanagari}/u);
  }
});

test('the system’s theme is followed when it is chosen', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, founderSettings);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await main(page).getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a second tab follows: theme, language, and what is kept for the account', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await open(page, founderSettings);
  const other = await context.newPage();
  await open(other, investorSettings);
  await expect(toggle(other, 'Follows')).toBeChecked();
  await turn(page, 'Follows', false);
  await expect(toggle(other, 'Follows')).not.toBeChecked();
  await choose(page, 'Email digest', 'Daily');
  await expect(field(other, 'Email digest')).toHaveValue('daily');
  await turn(other, 'Messages', false);
  await expect(toggle(page, 'Messages')).not.toBeChecked();

  await field(page, 'Language').selectOption('es');
  await expect(other.getByRole('heading', { name: 'Preferencias' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await main(other).getByRole('radio', { name: 'Oscuro' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(main(page).getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('a private page: seen whole by its owner alone, and found by nobody', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, founderSettings);
  await choose(page, 'Profile privacy', 'Private');
  await page.getByRole('link', { name: 'See your page as others do' }).click();
  await expect(page).toHaveURL('/user/asha-verma?as=everyone');
  await expect(page.getByRole('heading', { name: 'This page is private' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Asha Verma/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectSound(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page is private' })).toBeVisible();

  await field(page, 'View as').selectOption({ label: 'A connection' });
  await expect(page).toHaveURL('/user/asha-verma?as=connection');
  await expect(page.getByRole('heading', { name: 'This page is private' })).toBeVisible();
  await field(page, 'View as').selectOption({ label: 'Yourself' });
  await expect(page).toHaveURL('/user/asha-verma');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This page is private' })).toBeVisible();
  // Nobody else's page can be looked at in another's place.
  await page.goto('/user/jonas-felde?as=everyone');
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Felde' })).toBeVisible();
  await expect(field(page, 'View as')).toHaveCount(0);

  await page.goto('/discover?tab=users');
  await expect(cards(page)).toHaveText(['Jonas Felde', 'Lena Brandt']);
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await search.fill('asha verma');
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
  await expect(page.getByRole('listbox').locator('a[href="/user/asha-verma"]')).toHaveCount(0);

  await page.goto('/user/asha-verma?as=everyone');
  await page.getByRole('link', { name: 'Change who sees it' }).click();
  await expect(page).toHaveURL(founderSettings);
  await choose(page, 'Profile privacy', 'Public');
  await page.goto('/user/asha-verma?as=everyone');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goto('/discover?tab=users');
  await expect(cards(page)).toHaveText(['Asha Verma', 'Jonas Felde', 'Lena Brandt']);
});

test('a page for connections: they see it, and it is found by name, role and face', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, founderSettings);
  await choose(page, 'Profile privacy', 'Connections only');
  await page.goto('/user/asha-verma?as=everyone&tab=posts');
  await expect(page.getByRole('heading', { name: 'This page is for connections only' })).toBeVisible();
  await field(page, 'View as').selectOption({ label: 'A connection' });
  await expect(page.getByRole('tab', { name: /^Posts/ })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/discover?tab=users');
  const card = page.getByRole('article', { name: 'Asha Verma' });
  await expect(card).toContainText('Founder, Heliogrid');
  await expect(card).not.toContainText('Pune, India');
  await expect(page.getByRole('article', { name: 'Lena Brandt' })).toContainText('Looking for');
});

test('an investor’s page is listed once it is public, and shown to founders when it is for them', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/discover?tab=investors');
  const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
  await expect(cards(page)).toHaveText(investors);
  await page.goto('/investors/asha-verma?as=everyone');
  await expect(page.getByRole('heading', { name: 'This page is private' })).toBeVisible();
  await page.goto(investorSettings);
  await choose(page, 'Profile privacy', 'Founders only');
  await page.goto('/investors/asha-verma?as=everyone');
  await expect(page.getByRole('heading', { name: 'This page is for founders only' })).toBeVisible();
  await field(page, 'View as').selectOption({ label: 'A founder' });
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.goto(investorSettings);
  await choose(page, 'Profile privacy', 'Public');
  await page.goto('/discover?tab=investors');
  await expect(cards(page)).toHaveText([...investors, 'Asha Verma']);
});

test('deal flow filters and orders Discover, and can be left aside for now', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await open(page, '/discover');
  const all = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
  await expect(cards(page)).toHaveText(all);
  const other = await context.newPage();
  await open(other, investorSettings);
  await choose(other, 'Deal flow', 'Filtered');
  // At once, in the open tab.
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await expect(page.getByText('Filtered by your deal flow: 1 of 3 startups')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveText(all);
  await expect(page).toHaveURL('/discover?deals=all');
  await page.reload();
  await expect(cards(page)).toHaveText(all);
  await page.goBack();
  await expect(cards(page)).toHaveText(['Heliogrid']);

  // An exact name comes first, whether it fits or not.
  await main(page).getByRole('searchbox').fill('ledgerline');
  await expect(cards(page).first()).toHaveText('Ledgerline');
  await main(page).getByRole('searchbox').fill('');
  await expect(cards(page)).toHaveText(['Heliogrid']);

  // Beyond the stages that Asha looks for.
  await page.getByLabel('Stage', { exact: true }).selectOption('Series A');
  await expect(page.getByText('Nothing here fits what your deal flow asks for.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show all startups' }).click();
  await expect(cards(page)).toHaveText(['Ledgerline']);

  await choose(other, 'Deal flow', 'Recommended');
  await page.goto('/discover');
  await expect(cards(page)).toHaveText(['Heliogrid', 'Mirahealth', 'Ledgerline']);
  await page.getByRole('link', { name: 'Change deal flow' }).click();
  await expect(page).toHaveURL(investorSettings);
  await choose(page, 'Deal flow', 'All');
  await page.goto('/discover');
  await expect(cards(page)).toHaveText(all);
  await expect(page.getByRole('link', { name: 'Change deal flow' })).toHaveCount(0);
});

test('what is turned off is not told any more', { tag: '@once' }, async ({ page }) => {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const follows = list.getByRole('link', { name: /follows you/ });
  await open(page, founderSettings);
  await bell.click();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(follows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await turn(page, 'Follows', false);
  await page.reload();
  await bell.click();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByRole('link', { name: /sent you a message/ }).first()).toBeVisible();
  await expect(follows).toHaveCount(0);
});

test('a choice that the device refuses stays, is said, and can be kept again', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, founderSettings);
  await expect(field(page, 'Email digest')).toHaveValue('weekly');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, {
      mend: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await field(page, 'Email digest').selectOption('daily');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Your last change could not be saved on this device' });
  await expect(alert).toBeVisible();
  await expect(field(page, 'Email digest')).toHaveValue('daily');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Save again' }).click();
  await saved(page);
  await page.reload();
  await expect(field(page, 'Email digest')).toHaveValue('daily');
});

test('by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await open(page, founderSettings);
  await toggle(page, 'Messages').focus();
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Messages')).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Mentions')).toBeFocused();
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expect(field(page, 'Email digest')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Email digest')).toHaveValue('monthly');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('signs out', { tag: '@once' }, async ({ page }) => {
  await open(page, founderSettings);
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await storage(page, 'auth')).toBeNull();
});
