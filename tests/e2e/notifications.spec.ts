import type { Page } from '@playwright/test';
import { expect, expectSound, openFeed, register, signIn, signOut, test } from './support';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const group = (page: Page, name: string) =>
  list(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) });
const entry = (page: Page, text: string | RegExp) => list(page).getByRole('link', { name: text });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 760;

/** What is told comes when the page has been idle for a while. */
const expectCount = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(count ? `Notifications, ${count} new` : 'Notifications', {
    timeout: 10_000,
  });

/** Presses the bell: nobody has to wait for the page to be idle. */
async function openList(page: Page) {
  await bell(page).click();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

/** Looks at everything, so that what comes next is new. */
async function lookAtAll(page: Page) {
  await openList(page);
  await page.keyboard.press('Escape');
  await expectCount(page, 0);
}

test('tells Asha what happened; seen once the list was open, also after a reload', async ({ page }) => {
  await openFeed(page);
  await expectCount(page, 5);
  await openList(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'New').getByRole('link')).toHaveText([
    /^Mina Okafor sent you a message/,
    /^Mina Okafor posted about Heliogrid/,
    /^Lena Brandt posted about Mirahealth/,
    /^Jonas Felde follows Heliogrid/,
    /^Lena Brandt follows you/,
  ]);
  await expect(group(page, 'Earlier').getByRole('link').first()).toHaveText(
    /^Claire Dubois commented on your post/,
  );
  await expect(list(page)).toBeInViewport();
  await expectSound(page);

  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await openList(page);
  await expect(group(page, 'Earlier').getByRole('link')).toHaveCount(10);
  await expect(group(page, 'New')).toHaveCount(0);
});

test('an entry leads to where it happened, and the list closes', async ({ page }) => {
  await openFeed(page, '/discover');
  await openList(page);
  await entry(page, /^Claire Dubois commented/).click();
  await expect(page).toHaveURL('/explore#firmware-hiring');
  await expect(list(page)).toHaveCount(0);
  await expect(page.locator('[id="firmware-hiring"]')).toBeInViewport();

  // On the same page too.
  await openList(page);
  await entry(page, /^Mina Okafor posted about Heliogrid/).click();
  await expect(page).toHaveURL('/explore#heliogrid-seed');
  await expect(list(page)).toHaveCount(0);

  await openList(page);
  await page.goBack();
  await expect(list(page)).toHaveCount(0);
});

test('reading a conversation takes its entry away', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await openList(page);
  await entry(page, /^Mina Okafor sent you a message/).click();
  await expect(page).toHaveURL('/messages/mina-okafor');
  await expect(page.getByRole('log', { name: 'Conversation with Mina Okafor' })).toBeVisible();
  await openList(page);
  await expect(entry(page, /^Jonas Felde sent you a message/)).toBeVisible();
  await expect(entry(page, /^Mina Okafor sent you a message/)).toHaveCount(0);
});

test('following somebody who follows one says so', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await page.goto('/user/lena-brandt');
  await lookAtAll(page);
  await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
  await expectCount(page, 1);
  await openList(page);
  await expect(group(page, 'New').getByRole('link')).toHaveText([/^Lena Brandt follows you back/]);
});

test('whoever has just come has none; what they list is told at once, in other tabs too', {
  tag: '@once',
}, async ({ page, context }) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await openList(page);
  await expect(list(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expectSound(page);
  const other = await context.newPage();
  await other.goto('/discover');
  await openList(other);
  await expect(list(other).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await other.keyboard.press('Escape');

  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'List Startup' }).filter({ visible: true }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Startup name', { exact: true }).fill('Windrose');
  await form.getByLabel('Tagline', { exact: true }).fill('Weather for every rooftop');
  await form.getByLabel('Category', { exact: true }).selectOption('Climate Tech');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('About', { exact: true }).fill('Windrose forecasts wind and sun.');
  await form
    .getByLabel('Problem', { exact: true })
    .fill('A rooftop turbine stands still two days out of five.');
  await form.getByLabel('Solution', { exact: true }).fill('A sensor, and a model of the street.');
  await form.getByLabel('Business email', { exact: true }).fill('hello@windrose.example');
  for (const next of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByRole('heading', { level: 2 })).toHaveText(next);
  }
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/explore');
  await expectCount(page, 1);
  await expect(page.getByRole('status').filter({ hasText: '1 new notification' })).toBeAttached();
  await other.bringToFront();
  await expectCount(other, 1);

  await openList(other);
  await expect(entry(other, /^Windrose is now listed/)).toHaveAttribute('href', '/startups/windrose');
  await other.keyboard.press('Escape');
  await page.bringToFront();
  await expectCount(page, 0);
});

test('what is switched off in Settings goes at once, and comes back', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await openList(page);
  await expect(entry(page, /^Lena Brandt follows you/)).toBeVisible();
  await list(page).getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(/\?tab=settings$/);
  await expect(list(page)).toHaveCount(0);
  const follows = page.getByRole('switch', { name: 'Follows' });
  await follows.uncheck();
  await openList(page);
  await expect(entry(page, / follows /)).toHaveCount(0);
  await expect(entry(page, /^Claire Dubois commented/)).toBeVisible();
  await page.keyboard.press('Escape');
  await follows.check();
  await openList(page);
  await expect(entry(page, /^Lena Brandt follows you/)).toBeVisible();
});

test('all can be marked as read while the list stays open', async ({ page }) => {
  await openFeed(page);
  await openList(page);
  await list(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(group(page, 'New')).toHaveCount(0);
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
});

test('by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(page, /^Mina Okafor sent you/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Space');
  await list(page).getByRole('link', { name: 'Notification settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Account: / })).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/messages/mina-okafor');
  await expect(list(page)).toHaveCount(0);
});

test('on a phone the list fills the width between the bars', async ({ page }) => {
  test.skip(!isPhone(page), 'a phone');
  await openFeed(page);
  await openList(page);
  const box = await list(page).boundingBox();
  const bars = await page.getByRole('navigation').last().boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bars?.y ?? 0);
  await bell(page).tap();
  await expect(list(page)).toHaveCount(0);
});

test('signed out, there is no bell', { tag: '@once' }, async ({ page }) => {
  await page.goto('/discover');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
});

test('tells of what another account on the device did', async ({ page }) => {
  const ben = { name: 'Ben Ruiz', email: 'ben@ruiz.example', password: 'windsock-2026' };
  const ada = { name: 'Ada Holm', email: 'ada@holm.example', password: 'windsock-2025' };
  await register(page, ben);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await lookAtAll(page);
  await signOut(page);

  await register(page, ada);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/user/ben-ruiz');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.goto('/explore');
  await page.getByLabel('Your update').fill('Ben Ruiz knows turbines.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article', { name: ada.name })).toBeVisible();
  await signOut(page);

  await page.goto('/login');
  await signIn(page, ben);
  await expectCount(page, 2);
  await openList(page);
  await expect(group(page, 'New').getByRole('link')).toHaveText([
    /^Ada Holm mentioned you.*Ben Ruiz knows turbines\.$/,
    /^Ada Holm follows you/,
  ]);
  await expectSound(page);
  await entry(page, 'Ada Holm follows you').click();
  await expect(page).toHaveURL('/user/ada-holm');
});
