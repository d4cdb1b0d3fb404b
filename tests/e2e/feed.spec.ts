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

test('two skeletons give way to the posts, and nothing jumps', { tag: '@phone' }, async ({ page }) => {
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

test('a page left while its text is being stored loses nothing, however often', async ({ page }) => {
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
  // Sent, and gone before the device had it.
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(update(page)).toHaveValue('');
  await page.reload();
  await expect(first(page)).toBeVisible();
  // A draft again, or the post after all.
  await expect
    .poll(async () => [await update(page).inputValue(), await first(page).textContent()].join(' '))
    .toContain('Still thinking about');
});

test('a change of language shows at once, and keeps the text of a field', async ({ page }) => {
  await openFeed(page);
  await update(page).fill('Half a thought');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorar');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Half a thought');
});
