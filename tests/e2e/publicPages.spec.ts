import { enterAsAsha, expect, test } from './support';

test('the header links to all public pages, on a phone too', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  for (const [name, address] of [
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a link preloads its page on hover and focus', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  for (const [name, reach] of [
    ['About', 'hover'],
    ['Contact', 'focus'],
  ] as const) {
    const fetched = page.waitForResponse(new RegExp(`/${name}Page-.*\\.js$`));
    await page.getByRole('link', { name }).first()[reach]();
    await fetched;
  }
  await expect(page).toHaveURL('/');
});

test('all links on the public pages and in the feed open an existing page', async ({ page }) => {
  await enterAsAsha(page);
  const seen = new Set<string>();
  for (const address of ['/', '/blogs', '/terms', '/explore']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address === '/explore') await expect(page.getByRole('article').first()).toBeVisible();
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) seen.add(href.split(/[?#]/)[0] ?? '');
  }
  for (const href of seen) {
    await page.goto(href);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading, href).not.toHaveText('Page not found');
  }
});
