import type { Page } from '@playwright/test';
import { ada, enter, ilse, shownFigures } from './account';
import { expect, expectSound, test } from './support';

/**
 * Gives the page a separate session, as in another browser. A sign-in on another page doesn't affect this
 * page, but changes of stored records do.
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
    // These databases store the session too, so the page gets separate databases.
    const { open } = IDBFactory.prototype;
    const isOfTheDesk = (name: string) => ['updraft-auth', 'updraft-start'].includes(name);
    IDBFactory.prototype.open = function (name, ...version) {
      return open.call(this, isOfTheDesk(name) ? `${name} of another desk` : name, ...version);
    };
  });

/** Expects that the page's HTML doesn't contain the metric, not even in a hidden element. */
const expectClosed = (page: Page, figure: string) =>
  expect.poll(async () => (await page.content()).includes(figure)).toBe(false);

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const request = (page: Page) =>
  page
    .getByRole('region', { name: 'Zephyr Works' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: ilse.name, exact: true }) });

async function say(page: Page, words: string) {
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await expect(page.getByRole('main').getByText(words).last()).toBeVisible();
}

test('an investor requests metrics, sees them appear and disappear in the open page, and exchanges messages', async ({
  page,
  context,
}) => {
  test.slow();
  const { arr, revenue } = shownFigures;
  await atOwnDesk(page);
  const desk = await context.newPage();
  await enter(desk, ada);
  await enter(page, ilse);

  await test.step('the investor finds the startup by its fit', async () => {
    await page.goto('/discover');
    await page.getByLabel('Sort', { exact: true }).selectOption('Sort: best fit');
    await page.getByRole('link', { name: 'Zephyr Works', exact: true }).first().click();
    await expect(page.getByRole('region', { name: /^Fit with/ })).toContainText('Sector: Met');
    // Traction is for registered investors, key metrics are for users that the founder approves.
    await expect(page.getByText(revenue).first()).toBeVisible();
    await expectClosed(page, arr);
    await expect(page.getByText('hello@zephyr.example')).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('the investor expresses interest', async () => {
    await page.getByRole('button', { name: 'Express Interest' }).first().click();
    await expect(page.getByRole('button', { name: 'Interest Expressed' }).first()).toBeVisible();
    await expect(page.getByText('hello@zephyr.example').first()).toBeVisible();
    await expectClosed(page, arr);
  });

  await test.step('the founder is notified and approves the request', async () => {
    await desk.goto('/explore');
    await expect(desk.getByRole('link', { name: 'Profile 1 request needs your answer' })).toBeVisible();
    await bell(desk).click();
    await desk.getByRole('link', { name: /Ilse Groot asked to see the metrics of Zephyr Works/ }).click();
    await expect(request(desk)).toContainText('Registered investor');
    await request(desk).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(request(desk)).toContainText('Approved');
    await expect(request(desk).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectSound(desk);
  });

  await test.step('the metrics appear in the investor’s open page', async () => {
    await expect(page.getByText(arr).first()).toBeVisible();
    await expect(page.getByText('Zephyr Works approved your request').first()).toBeVisible();
    await expect(desk.getByRole('link', { name: /^Profile/ })).toHaveAccessibleName('Profile');
  });

  await test.step('the founder and the investor exchange messages', async () => {
    await request(desk).getByRole('link', { name: 'Message' }).click();
    await say(desk, 'Ask me anything.');
    await bell(page).click();
    await page.getByRole('link', { name: /Ada Zephyr sent you a message/ }).click();
    await expect(page.getByRole('main').getByText('Ask me anything.').last()).toBeVisible();
    await say(page, 'How high do they fly?');
    await expect(desk.getByRole('main').getByText('How high do they fly?').last()).toBeVisible();
  });

  await test.step('the founder revokes the approval, and the metrics disappear from the investor’s open page', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/startups/zephyr-works');
    await expect(page.getByText(arr).first()).toBeVisible();
    await desk.goto('/profile/manage?tab=startups');
    await request(desk).getByRole('button', { name: 'Revoke' }).click();
    await desk.getByRole('button', { name: 'Revoke approval' }).click();
    await expect(request(desk)).toContainText('Revoked');
    await expectClosed(page, arr);
    await expect(
      page.getByText('Zephyr Works withdrew your access to its key metrics.').first(),
    ).toBeVisible();
  });
});
