import type { Page } from '@playwright/test';
import { publishStored } from '../e2e/support';
import { field, fill, press } from '../e2e/wizardForms';
import { enterAgain, expect, join, newPerson, test } from './support';

// One account on two devices, and what becomes of it on the device of another account.

const ada = () => newPerson('Ada Zephyr');
const adasPage = '/user/ada-zephyr';

/** Opens the profile form. */
async function edit(page: Page) {
  await page.goto('/profile/manage');
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field(page, 'Bio')).toBeVisible();
}

/** Saves the open profile form, which then closes. */
async function save(page: Page, fields: Record<string, string>) {
  await fill(page, fields);
  await press(page, 'Save Changes');
  await expect(page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}

test('a profile edit appears in the open form of another device, and a dialog settles a field that both edited', async ({
  device,
}) => {
  const who = ada();
  const [first, second] = [await device(), await device()];
  await join(first, who);
  await enterAgain(second, who);
  await edit(second);
  await edit(first);
  await save(first, { Location: 'Mumbai, India' });
  await expect(field(second, 'Location')).toHaveValue('Mumbai, India');

  await fill(second, { Bio: 'Typed on the second device.' });
  await edit(first);
  await save(first, { Bio: 'Saved on the first device.', Location: 'Pune, India' });
  // The edit has arrived.
  await expect(field(second, 'Location')).toHaveValue('Pune, India');
  await press(second, 'Save Changes');
  const dialog = second.getByRole('dialog', { name: 'These fields changed elsewhere' });
  await expect(dialog).toContainText('Saved on the first device.');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(first.getByRole('main')).toContainText('Typed on the second device.');
});

test('two devices that edit different fields offline both keep their edits', async ({ device }) => {
  const who = ada();
  const pages = [await device(), await device()] as const;
  const [first, second] = pages;
  await join(first, who);
  await enterAgain(second, who);
  for (const page of pages) await edit(page);
  for (const page of pages) await page.context().setOffline(true);
  await save(first, { Bio: 'Written in a train.' });
  await save(second, { Location: 'Pune, India' });
  for (const page of pages) await page.context().setOffline(false);
  for (const page of pages)
    for (const text of ['Written in a train.', 'Pune, India'])
      await expect(page.getByRole('main')).toContainText(text, { timeout: 20_000 });
});

test('a page that becomes private disappears from the device of another account, without a reload', async ({
  device,
}) => {
  const [hers, his] = [await device(), await device()];
  await join(hers, ada());
  await join(his, newPerson('Ben Ruiz'));
  await his.goto(adasPage);
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Ada Zephyr');
  await hers.goto('/profile/manage?tab=settings');
  await field(hers, 'Profile privacy').selectOption('private');
  await expect(his.getByText('Ada Zephyr')).toHaveCount(0);
  await field(hers, 'Profile privacy').selectOption('public');
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Ada Zephyr');
});

test('the photo of a profile reaches another account, with sides of at most 512 pixels', async ({
  device,
}) => {
  const [hers, his] = [await device(), await device()];
  await join(hers, ada());
  await edit(hers);
  await field(hers, 'Photo').setInputFiles('stories/screenshots/explore.jpg');
  // Waits until the file is read.
  await expect(hers.getByRole('img', { name: 'Selected image' })).toBeVisible();
  await save(hers, {});
  await join(his, newPerson('Ben Ruiz'));
  await his.goto(adasPage);
  const photo = his.getByRole('main').locator('img[src^="blob:"]').first();
  await expect
    .poll(
      () => photo.evaluate((image: HTMLImageElement) => Math.max(image.naturalWidth, image.naturalHeight)),
      { timeout: 25_000 },
    )
    .toBe(512);
});

test('a deleted account disappears from the feed and the pages of another account', async ({ device }) => {
  const [hers, his] = [await device(), await device()];
  const who = ada();
  await join(hers, who);
  await publishStored(hers, 'Soon gone.');
  await join(his, newPerson('Ben Ruiz'));
  await expect(his.getByText('Soon gone.')).toBeVisible();
  await hers.goto('/profile/manage?tab=settings');
  await press(hers, 'Delete account');
  const question = hers.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(who.password);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(hers).toHaveURL('/');
  await expect(his.getByText('Soon gone.')).toHaveCount(0);
  await his.goto(adasPage);
  await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(his.getByText('Ada Zephyr')).toHaveCount(0);
});
