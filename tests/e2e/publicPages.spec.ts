import type { Locator } from '@playwright/test';
import { routes } from '../../src/data/schema/routes';
import { expect, expectSound, test } from './support';

const publicPages = Object.values(routes)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path);

/** Each page in both themes where it is wide, in the other languages where it is narrow: what each is likest to break. */
const looks = {
  desktop: [
    { theme: 'light', locale: 'en' },
    { theme: 'dark', locale: 'en' },
  ],
  phone: [
    { theme: 'light', locale: 'hi' },
    { theme: 'dark', locale: 'es' },
  ],
};

for (const address of [...publicPages, '/nowhere/at-all']) {
  test(`${address} is sound in every theme and language, from the first paint`, async ({ page }, {
    project,
  }) => {
    await page.goto(address);
    for (const look of looks[project.name as keyof typeof looks]) {
      await page.evaluate(
        (chosen) => localStorage.setItem('updraft.appearance', JSON.stringify(chosen)),
        look,
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    }
  });
}

test('the landing page says what the spec lists', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where ideas take flight(…|\.\.\.)$/);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/register');
  for (const heading of ['How It Works', 'Sign up', 'Explore opportunities', 'Connect']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const item of [
    ...['Program', 'Startup School', 'Work at a Startup', 'Co-Founder Matching'],
    ...[
      'Blog',
      'Contact',
      'Press',
      'People',
      'Careers',
      'Privacy Policy',
      'Notice at Collection',
      'Security',
    ],
    ...[
      'Terms of Use',
      'Startup Directory',
      'Startup Library',
      'Investors',
      'SAFE',
      'Hacker News',
      'Launch',
      'Deals',
    ],
  ]) {
    await expect(footer.getByRole('listitem').filter({ hasText: new RegExp(`^${item}$`) })).toBeVisible();
  }
  await expect(footer).toContainText('© 2025');
  for (const name of ['LinkedIn', 'Twitter', 'Instagram']) {
    await expect(footer.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  }
});

test('the header leads everywhere, on a phone too', async ({ page, isMobile }) => {
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

test('language and theme change at once, stay, and keep what is being typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Language').selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Contact$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

for (const [how, reach] of [
  ['pointed at', (link: Locator) => link.hover()],
  ['reached with the keyboard', (link: Locator) => link.focus()],
] as const) {
  test(`a link’s page is fetched as soon as it is ${how}`, { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
    const fetched = page.waitForResponse(/\/AboutPage-.*\.js$/);
    await reach(page.getByRole('link', { name: 'About' }).first());
    await fetched;
    await expect(page).toHaveURL('/');
  });
}

test('an address nobody knows has a way home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('every link of the public pages and the app leads to a page', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  const seen = new Set<string>();
  for (const address of ['/', '/about', '/blogs', '/contact', '/terms', '/explore', '/userOnboard']) {
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
