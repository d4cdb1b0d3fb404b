import type { Page } from '@playwright/test';
import { expect, open, test } from './support';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('Share copies the canonical link, only the pressed button shows “Copied!”, and the link of an update opens the update', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = page.getByRole('button', { name: /Copied!/ });
  await open(page, '/startups/HelioGrid?tab=updates');
  await expect(heading(page)).toContainText('Heliogrid');
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(copied).toHaveCount(1);
  expect(new URL(await clipboard(page)).pathname).toBe('/startups/heliogrid');
  await expect(copied).toHaveCount(0);

  // An update that isn't in the feed has no link to comments.
  const own = page.getByRole('article').filter({ hasNot: page.getByRole('link', { name: /comment/ }) });
  const post = own.last();
  const words = (await post.locator('p').nth(2).textContent()) ?? '';
  await post.getByRole('button', { name: /Share/ }).click();
  await expect(post.getByRole('button', { name: /Copied!/ })).toBeVisible();
  const link = await clipboard(page);
  expect(link).toContain('/startups/heliogrid?tab=updates#');
  await page.goto('/discover');
  await page.goto(link);
  const marked = page.locator('[aria-current="true"]');
  await expect(marked).toContainText(words);
  await expect(marked.getByText(words)).toBeInViewport();
  await expect(marked).toBeFocused();
});

test('a profile stores its tab in the URL, and Back and Forward change the tab', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/startups/heliogrid?tab=nonsense');
  const selected = page.getByRole('tab', { selected: true });
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(selected).toHaveText('Overview');
  await tab('Metrics').click();
  await expect(page).toHaveURL('/startups/heliogrid?tab=metrics');
  await tab('Team').click();
  await expect(page).toHaveURL('/startups/heliogrid?tab=team');
  await page.goBack();
  await expect(selected).toHaveText('Metrics');
  await page.goForward();
  await expect(selected).toHaveText('Team');
  await open(page, '/startups/heliogrid?tab=updates');
  await expect(selected).toHaveText('Updates');
  await expect(selected).toBeInViewport({ ratio: 0.9 });
});
