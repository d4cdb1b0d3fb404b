import type { Page } from '@playwright/test';
import { expect, expectAlive, expectSound, register, still, test } from './support';

/** Opens an address as the sample person: the flag alone. */
async function open(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
  await expect(
    page
      .getByRole('article')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  await expectAlive(page);
  await expect(still(page)).toHaveCount(0);
}

/** Whose cards are shown, in the order they are. */
const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const tab = (page: Page, name: string) => page.getByRole('radio', { name });
const star = (page: Page, name: string) => page.getByRole('button', { name: `Star ${name}` });
const isOn = 'aria-pressed';

/** One's own comes last. */
const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
const users = ['Asha Verma', 'Jonas Felde', 'Lena Brandt'];

test('three cards a tab, each leading to its profile', async ({ page }) => {
  await open(page, '/discover');
  await expect(cards(page)).toHaveText(startups);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 startups');
  await expectSound(page);
  await tab(page, 'Investors').check();
  await expect(cards(page)).toHaveText(investors);
  await expect(page).toHaveURL('/discover?tab=investors');
  await expectSound(page);
  await tab(page, 'Users').check();
  await expect(cards(page)).toHaveText(users);
  await expectSound(page);
  await page.getByRole('link', { name: 'Lena Brandt', exact: true }).click();
  await expect(page).toHaveURL('/user/lena-brandt');
});

test('nothing jumps when the cards come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/discover?industry=Climate+Tech&location=Pune%2C+India');
  await expect(cards(page)).toHaveText(['Heliogrid']);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // On a phone the address's filters, which the page's HTML doesn't know, take a line of their own: 0.034.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.04);
});

test('the search forgives a typo and puts an exact name first', async ({ page }) => {
  await open(page, '/discover');
  for (const typo of ['climte', 'Heliogird']) {
    await search(page).fill(typo);
    await expect(cards(page).first()).toHaveText('Heliogrid');
    await expect(cards(page)).not.toHaveCount(3);
  }
  await search(page).fill('ledgerline');
  await expect(cards(page).first()).toHaveText('Ledgerline');
  await expect(page).toHaveURL('/discover?q=ledgerline');
  await page.reload();
  await expect(search(page)).toHaveValue('ledgerline');
  await expect(cards(page).first()).toHaveText('Ledgerline');
  // The query goes along to another tab.
  await tab(page, 'Users').check();
  await expect(page).toHaveURL('/discover?tab=users&q=ledgerline');
  await expect(cards(page).first()).toHaveText('Jonas Felde');
});

test('filters stay in the address; Back undoes each tab and filter, not each letter', async ({ page }) => {
  await open(page, '/discover');
  await page.getByLabel('Industry', { exact: true }).selectOption('Climate Tech');
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await page.getByRole('button', { name: 'More Filters' }).click();
  await page.getByLabel('Location').selectOption('Pune, India');
  await page.getByRole('button', { name: 'Verified only' }).click();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&location=Pune%2C+India&verified=yes');
  await expectSound(page);
  await page.reload();
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await expect(page.getByRole('button', { name: 'Verified only' })).toHaveAttribute(isOn, 'true');
  await tab(page, 'Investors').check();
  // What doesn't apply is left behind.
  await expect(page).toHaveURL('/discover?tab=investors&industry=Climate+Tech&verified=yes');
  await expect(cards(page)).toHaveText(['Mina Okafor']);
  await search(page).pressSequentially('mina');
  await expect(page).toHaveURL('/discover?tab=investors&q=mina&industry=Climate+Tech&verified=yes');
  await page.goBack();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&location=Pune%2C+India&verified=yes');
  await expect(tab(page, 'Startups')).toBeChecked();
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&location=Pune%2C+India');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveText(startups);
});

test('what the address makes up is ignored', { tag: '@once' }, async ({ page }) => {
  await open(page, '/discover?tab=nobody&industry=Alchemy&location=Atlantis&experience=5-9');
  await expect(cards(page)).toHaveText(startups);
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
});

test('an empty result names what is in the way and lets go of it', async ({ page }) => {
  await open(page, '/discover?q=heliogrid&industry=Fintech');
  await expect(page.getByText('Nothing matches “heliogrid” with the filters Fintech.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page).first()).toHaveText('Heliogrid');
  await search(page).fill('zzzqqq');
  await expect(page.getByRole('heading', { name: 'No startups found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(cards(page)).toHaveText(startups);
  await expect(page).toHaveURL('/discover');
});

test('a star is one fact: on Discover, on Starred, on its own page, after a reload, and in another tab at once', {
  tag: '@once',
}, async ({ page, context }) => {
  await open(page, '/discover');
  const other = await context.newPage();
  await open(other, '/starred');
  await star(page, 'Heliogrid').click();
  await expect(star(page, 'Heliogrid')).toHaveAttribute(isOn, 'false');
  // It stays where it was until one leaves.
  await expect(star(other, 'Heliogrid')).toHaveAttribute(isOn, 'false');
  await expect(cards(other)).toHaveText(startups);
  await page.goto('/starred');
  await expect(cards(page)).toHaveText(['Ledgerline', 'Mirahealth']);
  await page.goto('/startups/heliogrid');
  await star(page, 'Heliogrid').click();
  await expect(star(other, 'Heliogrid')).toHaveAttribute(isOn, 'true');
  await page.goto('/starred');
  await expect(cards(page)).toHaveText(startups);
  await page.reload();
  await expect(star(page, 'Heliogrid')).toHaveAttribute(isOn, 'true');
});

test('a star taken back leaves its card until one leaves the page', { tag: '@once' }, async ({ page }) => {
  await open(page, '/starred');
  await expect(cards(page)).toHaveText(startups);
  await expectSound(page);
  await star(page, 'Mirahealth').click();
  await tab(page, 'Investors').check();
  await expect(page).toHaveURL('/starred?tab=investors');
  await expect(cards(page)).toHaveText(investors);
  await tab(page, 'Startups').check();
  await expect(star(page, 'Mirahealth')).toHaveAttribute(isOn, 'false');
  await search(page).fill('mirahelth');
  await expect(cards(page)).toHaveText(['Mirahealth']);
  await page.goto('/starred');
  // One's own startup comes last.
  await expect(cards(page)).toHaveText(['Ledgerline', 'Heliogrid']);
});

test('a person is followed from their card', async ({ page }) => {
  await open(page, '/discover?tab=users');
  await page.getByRole('button', { name: 'Follow Jonas Felde' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Following Jonas Felde' })).toBeVisible();
  // Nobody follows themselves.
  await expect(page.getByRole('button', { name: /Asha Verma/ }).and(page.locator('main button'))).toHaveCount(
    0,
  );
});

test('saved posts are reached from Starred', { tag: '@once' }, async ({ page }) => {
  await open(page, '/explore');
  const author = await page.getByRole('article').first().getAttribute('aria-label');
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await page.goto('/starred');
  await page.getByRole('link', { name: 'Saved posts' }).click();
  await expect(page).toHaveURL('/explore?type=saved');
  await expect(page.getByRole('button', { name: 'Saved posts' })).toHaveAttribute(isOn, 'true');
  const first = page.getByRole('article').first();
  await expect(first).toHaveAccessibleName(author ?? '');
  await first.getByRole('button', { name: 'Saved' }).click();
  await page.getByRole('button', { name: 'All Updates' }).click();
  await expect(page.getByRole('button', { name: 'Saved posts' })).toHaveCount(0);
});

test('a fresh account has no stars, learns what they are for, and gives the first', async ({ page }) => {
  await register(page);
  await expect(page).toHaveURL(/userOnboard/);
  await page.goto('/starred');
  await expect(page.getByRole('heading', { name: 'No starred startups yet' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Discover startups' }).click();
  await expect(page).toHaveURL('/discover');
  await star(page, 'Ledgerline').click();
  await page.goto('/starred');
  await expect(cards(page)).toHaveText(['Ledgerline']);
});

test('by keyboard alone: tab, filter, star, profile', { tag: '@once' }, async ({ page }) => {
  await open(page, '/discover');
  await tab(page, 'Startups').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page)).toHaveText(investors);
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Industry', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: 'More Filters' });
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Open to mentoring' }).focus();
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveText(['Mina Okafor']);
  await page.getByRole('link', { name: 'Mina Okafor', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(star(page, 'Mina Okafor')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star(page, 'Mina Okafor')).toHaveAttribute(isOn, 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/investors/mina-okafor');
});
