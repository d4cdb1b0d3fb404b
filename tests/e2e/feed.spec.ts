import type { Page } from '@playwright/test';
import {
  enterAsAsha,
  expect,
  expectSound,
  noteMoment,
  openFeed,
  test,
  watchShifts,
  writeSlowly,
} from './support';

const first = (page: Page) => page.getByRole('article').first();
const update = (page: Page) => page.getByLabel('Your update');
const comment = (page: Page) => first(page).getByLabel('Your comment');
const openComment = (page: Page) =>
  first(page)
    .getByRole('button', { name: /^Comment, / })
    .click();

test('the feed shows skeletons and has no layout shift when the posts load', { tag: '@phone' }, async ({
  page,
}) => {
  await enterAsAsha(page);
  const shift = await watchShifts(page);
  const skeletons = 'main [aria-busy="true"]';
  const wereShown = await noteMoment(page, skeletons);
  await page.goto('/explore');
  await expect(first(page)).toBeVisible();
  await expect(page.locator(skeletons)).toHaveCount(0);
  expect(await wereShown()).toBe(true);
  expect(await shift()).toBeLessThanOrEqual(0.01);
  await expectSound(page);
});

test('the feed restores drafts after each reload that happens while they are being stored', async ({
  page,
}) => {
  await writeSlowly(page, ['draft', 'post']);
  await openFeed(page);
  for (const text of ['Still', 'Still thinking about']) {
    await openComment(page);
    await comment(page).fill(`${text} it`);
    await update(page).fill(text);
    await page.reload();
    await expect(update(page)).toHaveValue(text);
    await openComment(page);
    await expect(comment(page)).toHaveValue(`${text} it`);
    await openComment(page);
  }
  // Sends the post and reloads before it is stored.
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(update(page)).toHaveValue('');
  await page.reload();
  await expect(first(page)).toBeVisible();
  // The text is a draft again, or the post was stored.
  await expect
    .poll(async () => [await update(page).inputValue(), await first(page).textContent()].join(' '))
    .toContain('Still thinking about');
});

test('the feed changes its language immediately and keeps the text of an unsent update', async ({ page }) => {
  await openFeed(page);
  await update(page).fill('Half a thought');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorar');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Half a thought');
});
