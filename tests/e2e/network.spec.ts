import type { Page } from '@playwright/test';
import { expect, expectSound, register, signIn, signOut, test } from './support';
import {
  field,
  fillAccount,
  fillDetails,
  fillExperience,
  listStartup,
  nextUntil,
  press,
  shownFigures,
  title,
} from './wizardForms';

// A founder and an investor on one device, from the listing to the revocation.

const founder = { name: 'Ada Zephyr', email: 'ada@zephyr.example', password: 'windsock-2025' };
const { arr, revenue } = shownFigures;
const investor = { name: 'Ilse Groot', email: 'ilse@northlight.example', password: 'barometer-1912' };

async function registerInvestor(page: Page) {
  await page.goto('/Investor-register');
  await fillAccount(page, investor);
  await press(page, 'Next');
  await fillExperience(page);
  await press(page, 'Next');
  await fillDetails(page);
  await nextUntil(page, 'Contact Information');
  await field(page, 'Location').fill('Mumbai');
  await nextUntil(page, 'Investment Criteria');
  await press(page, 'Submit');
  await expect(title(page)).toHaveText('Thank you for signing up!');
}

/**
 * A desk of its own: whoever is signed in in this window stays so until it is loaded anew, whatever another window does. It
 * hears of what is written, and not of who signs in.
 */
const atOwnDesk = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => window.sessionStorage });
    const look = (event: Event) => {
      if (event.type !== 'focus' || event.target === window) event.stopImmediatePropagation();
    };
    window.addEventListener('focus', look, true);
    window.addEventListener('visibilitychange', look, true);
    const Channel = window.BroadcastChannel;
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name === 'updraft-auth' ? `${name} of another desk` : name);
      }
    };
    // What outlives the browser beside local storage.
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, ...version) {
      return open.call(this, name === 'updraft-start' ? `${name} of another desk` : name, ...version);
    };
  });

/** A figure is nowhere in the page, not even out of sight. */
const expectClosed = (page: Page, figure: string) =>
  expect.poll(async () => (await page.content()).includes(figure)).toBe(false);

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });

const requestOf = (page: Page, { name }: typeof investor) =>
  page
    .getByRole('region', { name: 'Zephyr Works' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function say(page: Page, words: string) {
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await expect(page.getByRole('main').getByText(words).last()).toBeVisible();
}

test('a founder lists, an investor asks, the figures open and close, and they write', async ({
  page,
  context,
  isMobile,
}) => {
  test.slow();
  const colorScheme = isMobile ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  await atOwnDesk(page);
  const desk = await context.newPage();
  await desk.emulateMedia({ colorScheme });

  await test.step('the founder lists a startup', async () => {
    await register(desk, founder);
    await expect(desk).toHaveURL('/userOnboard');
    await listStartup(desk);
    await signOut(desk);
  });

  await test.step('the investor finds it, and is told why it fits', async () => {
    await registerInvestor(page);
    await page.getByRole('link', { name: 'Explore Opportunities' }).click();
    await page.getByRole('link', { name: 'Discover' }).first().click();
    await page.getByLabel('Sort', { exact: true }).selectOption('Sort: best fit');
    await page.getByRole('link', { name: 'Zephyr Works', exact: true }).first().click();
    await expect(page).toHaveURL('/startups/zephyr-works');
    await expect(page.getByRole('region', { name: 'Fit with what you look for' })).toContainText(
      'Sector: Met',
    );
    // Traction is for registered investors, key metrics for whom the founder approves.
    await expect(page.getByText(revenue).first()).toBeVisible();
    await expectClosed(page, arr);
    await expect(page.getByText('hello@zephyr.example')).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('and expresses interest', async () => {
    await page.getByRole('button', { name: 'Express Interest' }).first().click();
    await expect(page.getByRole('button', { name: 'Interest Expressed' }).first()).toBeVisible();
    await expect(page.getByText("You'll be notified when the startup responds").first()).toBeVisible();
    await expect(page.getByText('hello@zephyr.example').first()).toBeVisible();
    await expectClosed(page, arr);
    await expectSound(page);
  });

  await test.step('the founder is told, and approves', async () => {
    await desk.goto('/explore');
    await signIn(desk, founder);
    await bell(desk).click();
    await desk.getByRole('link', { name: /Ilse Groot asks for the figures of Zephyr Works/ }).click();
    await expect(desk).toHaveURL(/\/profile\/manage/);
    const request = requestOf(desk, investor);
    await expect(request).toContainText('Registered investor');
    await expectSound(desk);
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(request).toContainText('Approved');
  });

  await test.step('the figures open in the open page', async () => {
    await expect(page.getByText(arr).first()).toBeVisible();
    await expect(page.getByText('Zephyr Works approved your request').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('they write to each other', async () => {
    await requestOf(desk, investor).getByRole('link', { name: 'Message' }).click();
    await expect(desk).toHaveURL('/messages/ilse-groot');
    await say(desk, 'Ask me anything.');
    await bell(page).click();
    await page.getByRole('link', { name: /Ada Zephyr sent you a message/ }).click();
    await expect(page).toHaveURL('/messages/ada-zephyr');
    await expect(page.getByRole('main').getByText('Ask me anything.').last()).toBeVisible();
    await say(page, 'How high do they fly?');
    await expect(desk.getByRole('main').getByText('How high do they fly?').last()).toBeVisible();
    await expectSound(desk);
    await expectSound(page);
  });

  await test.step('the founder revokes, and the figures close in the open page', async () => {
    await page.goBack();
    while (!page.url().endsWith('/startups/zephyr-works')) await page.goBack();
    await expect(page.getByText(arr).first()).toBeVisible();
    await desk.goto('/profile/manage?tab=startups');
    const request = requestOf(desk, investor);
    await request.getByRole('button', { name: 'Revoke' }).click();
    await desk.getByRole('button', { name: 'Revoke approval' }).click();
    await expect(request).toContainText('Revoked');
    await expectClosed(page, arr);
    await expect(
      page.getByText('Zephyr Works has closed its key metrics to you again.').first(),
    ).toBeVisible();
    await expectSound(page);
  });
});
