import type { Page } from '@playwright/test';
import { allowReading, expect, expectAlive, expectSound, noteMoment, refuseReading, test } from './support';

/** Opens a profile as the sample person (the flag alone), and waits until it is alive: what stands there before is replaced. */
async function open(page: Page, address: string, name: string) {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
  await expect(heading(page)).toContainText(name);
  await expectAlive(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const origin = (page: Page) => new URL(page.url()).origin;

const profiles = [
  { address: '/startups/heliogrid', name: 'Heliogrid', tabs: ['metrics', 'team', 'investors', 'updates'] },
  { address: '/investors/mina-okafor', name: 'Mina Okafor', tabs: ['portfolio', 'testimonials', 'posts'] },
  { address: '/user/asha-verma', name: 'Asha Verma', tabs: ['following', 'posts'] },
];

for (const { address, name, tabs } of profiles) {
  test(`${name}'s profile is sound on every tab, under its name`, async ({ page }) => {
    await open(page, address, name);
    await expect(page).toHaveTitle(`${name} · Updraft`);
    await expectSound(page);
    for (const at of tabs) {
      await open(page, `${address}?tab=${at}`, name);
      await expect(page.getByRole('tab', { selected: true })).not.toHaveText('Overview');
      await expectSound(page);
    }
  });
}

const kinds = [
  {
    kind: 'startup',
    address: '/startups/nobody',
    title: 'Startup Not Found',
    text: 'The startup you are looking for could not be found or is no longer available.',
  },
  {
    kind: 'investor',
    address: '/investors/nobody',
    title: 'Investor Not Found',
    text: 'The investor profile you are looking for could not be found or is no longer available.',
  },
  {
    kind: 'user',
    address: '/user/nobody',
    title: 'User Not Found',
    text: 'The user profile you are looking for could not be found or is no longer available.',
  },
];

for (const { kind, address, title, text } of kinds) {
  test(`a ${kind} nobody has is not found, with the way to Discover`, { tag: '@once' }, async ({ page }) => {
    await open(page, address, title);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Updraft`);
    await expectSound(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Discover / })
      .click();
    await expect(page).toHaveURL(/\/discover/);
  });

  test(`a ${kind} that can't be read says so, and is read anew on Try again`, { tag: '@once' }, async ({
    page,
  }) => {
    await refuseReading(page);
    const found = profiles.find((profile) => address.startsWith(profile.address.slice(0, 5)));
    if (!found) throw new Error(`No profile of the kind ${kind}`);
    await open(page, found.address, title);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(`Failed to load ${kind} data`);
    await expectSound(page);
    await allowReading(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toContainText(found.name);
    await expect(heading(page)).toBeFocused();
  });
}

test('a profile is announced while it loads, for half a second', { tag: '@once' }, async ({ page }) => {
  const wasAnnounced = await noteMoment(page, '[role="status"]', 'Loading user profile...');
  await open(page, '/user/asha-verma', 'Asha Verma');
  expect(await wasAnnounced()).toBe(true);
});

test('an address works in any letter case; its link is the usual one', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/startups/HelioGrid', 'Heliogrid');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: /Copied!/ })).toBeVisible();
  expect(await clipboard(page)).toBe(`${origin(page)}/startups/heliogrid`);
});

test('sharing copies the link and says so for two seconds, on the pressed button only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/user/jonas-felde?tab=posts', 'Jonas Felde');
  const copied = page.getByRole('button', { name: /Copied!/ });
  const contact = section(page, 'Contact');
  await contact.getByRole('button', { name: 'Copy Profile Link' }).click();
  await expect(contact.getByRole('button', { name: /Copied!/ })).toBeVisible();
  await expect(copied).toHaveCount(1);
  expect(await clipboard(page)).toBe(`${origin(page)}/user/jonas-felde`);
  await expectSound(page);
  await expect(contact.getByRole('button', { name: 'Copy Profile Link' })).toBeVisible();

  // The latest post is the feed's, and so is its link.
  const post = page.getByRole('article').first();
  const words = (await post.locator('p').nth(2).textContent()) ?? '';
  await post.getByRole('button', { name: /Share/ }).click();
  await expect(post.getByRole('button', { name: /Copied!/ })).toBeVisible();
  await expect(copied).toHaveCount(1);
  const link = await clipboard(page);
  expect(link).toContain(`${origin(page)}/explore#`);
  await page.goto(link);
  await expect(page.getByText(words)).toBeInViewport();
});

test('an update that the feed doesn’t show is shared as itself, and marked where its link leads', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/startups/heliogrid?tab=updates', 'Heliogrid');
  const own = page.getByRole('article').filter({ hasNot: page.getByRole('link', { name: /comment/ }) });
  const post = own.last();
  const words = (await post.locator('p').nth(2).textContent()) ?? '';
  await post.getByRole('button', { name: /Share/ }).click();
  await expect(post.getByRole('button', { name: /Copied!/ })).toBeVisible();
  const link = await clipboard(page);
  expect(link).toContain(`${origin(page)}/startups/heliogrid?tab=updates#`);
  await page.goto('/discover');
  await page.goto(link);
  const marked = page.locator('[aria-current="true"]');
  await expect(marked).toContainText(words);
  await expect(marked.getByText(words)).toBeInViewport();
  await expect(marked).toBeFocused();
  await expectSound(page);
});

test('a refused clipboard shows the link to copy by hand', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, '/investors/mina-okafor', 'Mina Okafor');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The link could not be copied. Copy it by hand:',
  );
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(`${origin(page)}/investors/mina-okafor`);
  await expect(link).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('interest reveals contact and deck for good, and at once where it was expressed', async ({
  page,
  isMobile,
}) => {
  await open(page, '/startups/ledgerline', 'Ledgerline');
  const contact = section(page, 'Contact');
  const deck = section(page, 'Pitch deck').getByRole('link', { name: 'Download pitch deck' });
  await expect(contact).toContainText('Express interest to view contact information');
  await expect(section(page, 'Pitch deck')).toContainText('Express interest to access pitch deck');

  // Where there is one column, what one came for stands before what else there is.
  const top = async (name: string) => (await section(page, name).boundingBox())?.y ?? Number.NaN;
  expect(await top('Fundraising')).toBeLessThan(await top('Similar startups'));
  expect(await top('Pitch deck')).toBeLessThan(await top('Awards'));
  if (isMobile) expect(await top('Fundraising')).toBeGreaterThan(await top('Key metrics'));

  await page.getByRole('button', { name: 'Express Interest' }).click();
  const payoff = page.getByRole('group', { name: 'Contact, Pitch deck' });
  await expect(payoff).toBeFocused();
  await expect(payoff.getByRole('link', { name: 'team@ledgerline.example' })).toBeInViewport();
  await expect(payoff.getByRole('link', { name: 'Download pitch deck' })).toBeInViewport();
  const note = page.getByText("You'll be notified when the startup responds");
  const expectRevealed = async () => {
    await expect(contact.getByRole('link', { name: 'team@ledgerline.example' })).toHaveAttribute(
      'href',
      'mailto:team@ledgerline.example',
    );
    await expect(contact.getByRole('link', { name: /^ledgerline\.example/ })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/messages/ledgerline',
    );
    await expect(deck).toBeVisible();
  };
  await expect(note).toBeVisible();
  await expectRevealed();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await deck.click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
  await expect(note).toBeVisible();
  await expectRevealed();

  await page.getByRole('button', { name: 'Interest Expressed' }).click();
  await expect(note).toBeHidden();
  await expectRevealed();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  await expectRevealed();

  // Another startup keeps its own.
  await open(page, '/startups/mirahealth', 'Mirahealth');
  await expect(section(page, 'Contact')).toContainText('Express interest to view contact information');
});

test('a follow is there after a reload, and in another tab at once', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await open(page, '/investors/ravi-kulkarni', 'Ravi Kulkarni');
  const other = await context.newPage();
  await open(other, '/investors/ravi-kulkarni', 'Ravi Kulkarni');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
});

test('each tab is in the address, and a step that Back undoes', async ({ page }) => {
  await open(page, '/startups/heliogrid?tab=nonsense', 'Heliogrid');
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText('Overview');
  await tab(page, 'Metrics').click();
  await expect(page).toHaveURL('/startups/heliogrid?tab=metrics');
  await tab(page, 'Team').click();
  await expect(page).toHaveURL('/startups/heliogrid?tab=team');
  await tab(page, 'Overview').click();
  await expect(page).toHaveURL('/startups/heliogrid');
  await page.goBack();
  await expect(selected).toHaveText('Team');
  await page.goBack();
  await expect(selected).toHaveText('Metrics');
  await page.goForward();
  await expect(selected).toHaveText('Team');
  await open(page, '/startups/heliogrid?tab=updates', 'Heliogrid');
  await expect(selected).toHaveText('Updates');
  await expect(selected).toBeInViewport({ ratio: 0.9 });
});

test('through the tabs by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await open(page, '/user/asha-verma', 'Asha Verma');
  const selected = page.getByRole('tab', { selected: true });
  for (
    let steps = 0;
    steps < 40 && !(await selected.evaluate((it) => it === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(selected).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^Following/)).toBeFocused();
  await expect(page).toHaveURL('/user/asha-verma?tab=following');
  await page.keyboard.press('End');
  await expect(tab(page, /^Posts/)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: /^Posts/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Overview')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Overview')).toBeFocused();
});

test('another profile begins anew, at its heading', async ({ page, isMobile }) => {
  await open(page, '/startups/heliogrid?tab=overview', 'Heliogrid');
  await section(page, 'Similar startups').getByRole('link', { name: 'Ledgerline' }).click();
  await expect(page).toHaveURL('/startups/ledgerline');
  await expect(heading(page)).toContainText('Ledgerline');
  if (!isMobile) await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toContainText('Heliogrid');
});

test('only who mentors can be met, in a new tab', { tag: '@once' }, async ({ page }) => {
  const meeting = page.getByRole('link', { name: /Schedule Meeting/ });
  await open(page, '/investors/mina-okafor', 'Mina Okafor');
  await expect(meeting).toHaveAttribute('href', 'https://calendar.example/mina-okafor');
  await expect(meeting).toHaveAttribute('target', '_blank');
  await expect(meeting).toHaveAttribute('rel', 'noopener noreferrer');
  for (const [id, name] of [
    ['ravi-kulkarni', 'Ravi Kulkarni'],
    ['claire-dubois', 'Claire Dubois'],
  ] as const) {
    await open(page, `/investors/${id}`, name);
    await expect(meeting).toHaveCount(0);
  }
});

test("one's own page is edited, another's is followed", async ({ page }) => {
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit Profile' });
  const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
  await open(page, '/user/asha-verma', 'Asha Verma');
  await expect(edit).toHaveAttribute('href', '/profile/manage');
  const place = page.locator('nav a[aria-current]:visible');
  await expect(place).toHaveText('Profile');
  await expect(follow).toHaveCount(0);
  await open(page, '/user/jonas-felde', 'Jonas Felde');
  await expect(edit).toHaveCount(0);
  await expect(follow).toBeVisible();
  await expect(place).toHaveText('Discover');
});

test('connections lead to their pages, and who is suggested can be connected with', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/user/asha-verma?tab=following', 'Asha Verma');
  const connections = section(page, 'Connections');
  const names = ['Mina Okafor', 'Ledgerline', 'Mirahealth'];
  await expect(tab(page, 'Following (3)')).toBeVisible();
  for (const name of names) await expect(connections.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Connect with Jonas Felde' }).click();
  await expect(tab(page, 'Following (4)')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Following (4)')).toBeVisible();
  await connections.getByRole('link', { name: 'Mina Okafor', exact: true }).click();
  await expect(page).toHaveURL('/investors/mina-okafor');
  await expect(heading(page)).toContainText('Mina Okafor');
});

test('a like is one fact on the profile and in the feed', { tag: '@once' }, async ({ page }) => {
  await open(page, '/investors/mina-okafor?tab=posts', 'Mina Okafor');
  const post = page.getByRole('article').first();
  const like = post.getByRole('button', { name: /^Like, / });
  const turned = (await like.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true';
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', turned);
  const name = (await like.getAttribute('aria-label')) ?? '';
  await post.getByRole('link', { name: /comment/ }).click();
  await expect(page).toHaveURL(/\/explore#/);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`).getByRole('button', { name })).toHaveAttribute(
    'aria-pressed',
    turned,
  );
});

test('pictures that are broken give way to the default ones', { tag: '@once' }, async ({ page }) => {
  const broken = { contentType: 'image/png', body: 'not a picture' };
  await page.route(/\/images\/(faces|logos)\//, (route) => route.fulfill(broken));
  await open(page, '/investors/mina-okafor?tab=testimonials', 'Mina Okafor');
  const pictures = page.getByRole('main').locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.map((it) => new URL((it as HTMLImageElement).src).pathname)),
    )
    .toEqual(expect.arrayContaining(['/images/defaults/person.svg']));
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((it) => it.getAttribute('src')?.includes('/defaults/'))),
    )
    .toBe(true);
});
