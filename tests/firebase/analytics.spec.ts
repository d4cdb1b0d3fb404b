import type { BrowserContext, Page } from '@playwright/test';
import { openFeed } from '../e2e/support';
import { expect, googleAnalytics, serveWithEmulator, test } from './support';

/** Fakes Google's servers. Returns the host names of the requests. */
async function serveAnalytics(context: BrowserContext) {
  const asked: string[] = [];
  await context.route(googleAnalytics, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(hostname);
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (pathname.endsWith('/webConfig'))
      return route.fulfill({ headers: cors, json: { measurementId: 'G-UPDRAFT', appId: 'demo' } });
    const authToken = { token: 't', expiresIn: '604800s' };
    if (pathname.endsWith('/installations'))
      return route.fulfill({
        headers: cors,
        json: { fid: 'fid-of-22-characters--', refreshToken: 'r', authToken },
      });
    return route.fulfill({ headers: cors, contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** Returns the commands in Google's data layer. */
const handed = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]).map((command) => Array.from(command)),
  );

/** Returns the page names of the counted visits. */
const visits = async (page: Page) =>
  (await handed(page))
    .filter(([command]) => command === 'event')
    .map(([, , details]) => (details as { page_title: string }).page_title);

test('analytics counts visits by page name, and the host’s CSP allows the requests of analytics', async ({
  page,
  context,
}) => {
  const asked = await serveAnalytics(context);
  const host = await serveWithEmulator();
  try {
    await page.goto(`${host.address}/user/asha-verma?tab=activity`);
    await expect.poll(() => visits(page)).toEqual(['user']);
    await page.getByRole('link', { name: 'Discover' }).first().click();
    await expect.poll(() => visits(page)).toEqual(['user', 'discover']);
    expect(asked).toContain('www.googletagmanager.com');
    expect(JSON.stringify(await handed(page))).not.toMatch(/asha|tab=/);
  } finally {
    await host.close();
  }
});

test('the app works when Google Analytics can’t be reached', async ({ page }) => {
  const asked = page.waitForEvent('requestfailed', (request) => googleAnalytics.test(request.url()));
  await openFeed(page);
  await asked;
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('turning off usage statistics in Settings stops analytics, also after a reload', async ({
  page,
  context,
}) => {
  const asked = await serveAnalytics(context);
  await openFeed(page);
  await expect.poll(() => visits(page)).toEqual(['explore']);
  await page.goto('/profile?tab=settings');
  await page.getByRole('switch', { name: 'Usage statistics' }).click();
  await expect(page.getByRole('switch', { name: 'Usage statistics' })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Usage statistics' })).not.toBeChecked();
  asked.length = 0;
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await page.waitForLoadState('networkidle');
  expect(await visits(page)).toEqual([]);
  expect(asked).toEqual([]);
});

for (const [name, signal] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`${name} prevents all analytics requests`, async ({ page, context }) => {
    const asked = await serveAnalytics(context);
    await page.addInitScript((signal) => {
      for (const [key, value] of Object.entries(signal))
        Object.defineProperty(Navigator.prototype, key, { get: () => value });
    }, signal);
    await openFeed(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}
