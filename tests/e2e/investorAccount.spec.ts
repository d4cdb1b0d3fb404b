import { expect, openFeed, register, test } from './support';

const page = '/profile/investor/manage';

test('an investor profile is viewed, edited, kept, and shown where it is used', async ({ page: tab }) => {
  await openFeed(tab);
  await tab.goto(page);
  await expect(tab).toHaveTitle(/Investor Account Management/);
  await expect(tab.getByRole('region', { name: 'Investment Preferences' })).toContainText('Climate Tech');
  await expect(tab.getByRole('region', { name: 'Financial Information' })).toContainText('₹2,500,000');

  await tab.getByRole('button', { name: 'Edit' }).click();
  await tab.getByRole('textbox', { name: 'Investment preference' }).fill('Healthcare, AI');
  await tab.getByLabel('Average investment').fill('1750000');
  await tab.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tab.getByRole('region', { name: 'Financial Information' })).toContainText('₹1,750,000');

  await tab.reload();
  await expect(tab.getByRole('region', { name: 'Investment Preferences' })).toContainText('Healthcare, AI');

  await tab.getByRole('link', { name: 'View public page' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible();
  await expect(tab.getByRole('main')).toContainText('Healthcare');
  // What is one's own alone stays so.
  await expect(tab.getByRole('main')).not.toContainText('1,750,000');
});

test('leaving an edited investor profile asks, and discards on demand', { tag: '@once' }, async ({
  page: tab,
}) => {
  await openFeed(tab);
  await tab.goto(page);
  await tab.getByRole('button', { name: 'Edit' }).click();
  await tab.getByLabel('Location').fill('Nashik');
  await tab.getByRole('tab', { name: 'Settings' }).click();
  const question = tab.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).last().click();
  await expect(tab.getByLabel('Location')).toHaveValue('Nashik');
  await tab.getByRole('tab', { name: 'Settings' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(tab).toHaveURL(/tab=settings/);
  await expect(tab.getByLabel('Deal flow')).toBeVisible();
  await tab.getByRole('tab', { name: 'Profile' }).click();
  await expect(tab.getByRole('main')).toContainText('Pune, India');
});

test('whoever never registered as an investor is led there', { tag: '@once' }, async ({ page: tab }) => {
  await register(tab);
  await expect(tab).toHaveURL(/userOnboard/i);
  await tab.goto(page);
  await tab.getByRole('link', { name: 'Register as an investor' }).click();
  await expect(tab).toHaveURL(/Investor-register/);
});

test('with the keyboard alone: tabs, edit, leave and stay, save, cancel', async ({ page: tab, isMobile }) => {
  test.skip(isMobile, 'no keyboard');
  await openFeed(tab);
  await tab.goto(page);
  const { keyboard } = tab;
  const edit = tab.getByRole('button', { name: 'Edit', exact: true });
  await tab.getByRole('tab', { name: 'Profile' }).focus();
  await keyboard.press('ArrowRight');
  await expect(tab.getByLabel('Deal flow')).toBeVisible();
  await keyboard.press('Home');
  await expect(edit).toBeVisible();
  // The panel, the public page, Edit.
  for (let stop = 0; stop < 3; stop += 1) await keyboard.press('Tab');
  await expect(edit).toBeFocused();
  await keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Edit investor profile' })).toBeFocused();
  const stage = tab.getByRole('checkbox', { name: 'Series A' });
  while (!(await stage.evaluate((box) => box === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(stage).toBeChecked();

  await tab.getByRole('tab', { name: 'Profile' }).focus();
  await keyboard.press('ArrowRight');
  const question = tab.getByRole('dialog', { name: 'Discard changes?' });
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await tab.getByLabel('Location').focus();
  await keyboard.press('Enter');
  await expect(edit).toBeFocused();
  const preferences = tab.getByRole('region', { name: 'Investment Preferences' });
  await expect(preferences).toContainText('Pre-seed, Seed, Series A');

  await keyboard.press('Enter');
  await expect(stage).toBeChecked();
  await stage.focus();
  await keyboard.press('Space');
  await tab.getByRole('button', { name: 'Cancel' }).focus();
  await keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(preferences).toContainText('Pre-seed, Seed, Series A');
});
