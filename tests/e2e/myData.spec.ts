import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter } from './account';
import { recordsText } from './databases';
import {
  expect,
  expectSound,
  openFeed,
  person,
  png,
  publishStored,
  register,
  storage,
  test,
} from './support';

const settings = '/profile/manage?tab=settings';

const card = (page: Page) => page.getByRole('region', { name: 'Your data' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** Presses Export and returns the path of the downloaded file. */
async function exportFile(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
  await expect(toast(page, `Your data was saved as ${download.suggestedFilename()}`)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^updraft-\d{4}-\d\d-\d\d\.json$/);
  return download.path();
}

test('an import restores an export after a reset, immediately and in other tabs', async ({
  page,
  context,
}) => {
  await openFeed(page);
  await publishStored(page, 'Panels on the mill.');
  await page.goto('/profile/manage?tab=startups&edit=heliogrid');
  await page.getByLabel('Logo').setInputFiles(png);
  // The startup already has a logo. The selected image replaces this logo once the file is read.
  await expect(page.getByRole('img', { name: 'Selected image' })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'saved')).toBeVisible();
  await page.goto(settings);
  await page.getByRole('switch', { name: 'Follows' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => theme(page)).toBe('dark');

  const path = await exportFile(page);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    product: 'updraft',
    version: 4,
    name: 'Asha Verma',
  });
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByText('Panels on the mill.')).toBeVisible();
  await page.bringToFront();

  await test.step('a reset asks for confirmation, then restores the sample data', async () => {
    await press(page, 'Reset to sample data');
    await expectSound(page);
    await dialog(page, 'Reset to sample data?').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(toast(page, 'Data reset')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Follows' })).toBeChecked();
    await expect(other.getByText('Panels on the mill.')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect.poll(() => theme(other)).toBe('light');
  });

  await test.step('an import shows a preview of its changes, then restores all data', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Import')]);
    await chooser.setFiles(path);
    const preview = dialog(page, 'Import this file?');
    await expect(preview.getByText(/^Exported by Asha Verma on /)).toBeVisible();
    const rows = preview.getByRole('listitem');
    await expect(rows.filter({ hasText: '1 post' })).toHaveText('1 post1 new');
    await expectSound(page);
    expect(await recordsText(page)).not.toContain('Panels on the mill.');
    await preview.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(toast(page, 'Data imported')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Follows' })).not.toBeChecked();
    await expect(other.getByText('Panels on the mill.')).toBeVisible();
    await expect.poll(() => theme(other)).toBe('dark');
    await page.goto('/discover');
    const logo = page.getByRole('article').filter({ hasText: 'Heliogrid' }).locator('img[src^="blob:"]');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  });
});

test('deleting an account removes all its data, in all tabs', async ({ page, context }) => {
  const uid = await enter(page);
  await page.goto('/explore');
  await publishStored(page, 'Soon gone.');
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByText('Soon gone.')).toBeVisible();

  await page.bringToFront();
  await page.goto(settings);
  await press(page, 'Delete account');
  const question = dialog(page, 'Delete your account?');
  await expect(question).toContainText(`This deletes ${person.name}’s account`);
  const password = question.getByLabel('Your password');
  await password.fill('windsock-2026');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveAccessibleDescription(/Nothing was deleted/);
  await expectSound(page);
  await password.fill(person.password);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Account deleted')).toBeVisible();
  expect(await storage(page, 'auth')).toBeNull();
  expect(await recordsText(page)).not.toContain(uid);
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();

  // The email address can be registered again.
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  expect(await storage(page, 'updraft.uid')).not.toBe(uid);
});
