import type { Page } from '@playwright/test';
import { ada, ben, enter, ilse } from './account';
import { recordsText } from './databases';
import { goTo, pick, press, type } from './keys';
import { expect, open, openFeed, person, test } from './support';
import { fillAccount } from './wizardForms';

// These tests use the keyboard only. Tab or the arrow keys reach each control, and each control has a role, a
// name and a visible focus.

test.slow();

const step = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const first = (page: Page) => page.getByRole('article').first();

test('a keyboard user registers, signs out and signs in', async ({ page }) => {
  await page.goto('/');
  await press(page, 'link', 'Skip to content');
  await press(page, 'link', 'Get Started');
  await expect(page).toHaveURL('/register');
  await type(page, 'Full Name', person.name);
  await type(page, 'Email', person.email);
  await type(page, 'Password', person.password, 'password');
  await press(page, 'button', 'Create Account');
  await expect(page.getByText('Please accept terms and conditions to continue.')).toBeVisible();
  await press(page, 'checkbox', /I agree/, 'Shift+Tab');
  await press(page, 'button', 'Create Account');
  await expect(page).toHaveURL('/userOnboard');

  await page.goto('/explore');
  await press(page, 'button', `Account: ${person.name}`);
  await goTo(page, 'menuitem', 'Sign out', 'ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'menuitem', 'Sign out', 'ArrowDown');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await type(page, 'Email', person.email);
  await type(page, 'Password', 'not-this-one', 'password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('auth/invalid-credential');
  await goTo(page, 'password', 'Password', 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(person.password);
  await press(page, 'button', 'Sign In');
  await expect(first(page)).toBeVisible();
});

test('a keyboard user requests a password reset', async ({ page }) => {
  await page.goto('/login');
  await press(page, 'link', 'Forgot password?');
  await expect(page).toHaveURL('/forgot-password');
  await type(page, 'Email', 'nobody@example.com');
  await press(page, 'button', 'Reset password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No email was sent');
});

test('a keyboard user posts, comments, likes and saves', async ({ page }) => {
  await openFeed(page);
  await type(page, 'Your update', 'The wind turned at noon.');
  await type(page, 'Add a tag', 'Prod', 'combobox');
  await press(page, 'button', 'Post');
  await expect(first(page)).toContainText('The wind turned at noon.');
  await expect(page.getByLabel('Your update')).toBeFocused();
  await press(page, 'button', 'Like, 0');
  await expect(first(page).getByRole('button', { name: 'Like, 1' })).toBeFocused();
  await press(page, 'button', 'Comment, 0');
  await expect(first(page).getByLabel('Your comment')).toBeFocused();
  await page.keyboard.insertText('By ten degrees.');
  await press(page, 'button', 'Comment');
  await expect(first(page)).toContainText('By ten degrees.');
  await press(page, 'button', 'Save');
  await expect(first(page).getByRole('button', { name: 'Saved' })).toBeFocused();
});

test('a keyboard user filters and searches the feed, and uses the global search', async ({ page }) => {
  await openFeed(page);
  await press(page, 'button', 'Funding News');
  await expect(page).toHaveURL('/explore?type=funding');
  await press(page, 'button', 'All Updates', 'Shift+Tab');
  await type(page, 'Search updates', 'zzzzqqq', 'searchbox');
  await expect(page.getByText(/“zzzzqqq”/).first()).toBeVisible();
  await press(page, 'button', 'Clear search');
  await expect(first(page)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('ledger');
  const option = page.getByRole('option', { name: /Ledgerline/ }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/startups/ledgerline');
});

test('a keyboard user finds a startup, expresses interest and reads its profile', async ({ page }) => {
  await open(page, '/discover');
  await pick(page, 'radio', 'Startups', 'Investors');
  await expect(page.getByRole('article', { name: 'Mina Okafor' })).toBeVisible();
  await goTo(page, 'radio', 'Startups', 'ArrowLeft');
  await type(page, 'Industry', 'Fin', 'combobox');
  await expect(page.getByRole('article')).toHaveCount(1);
  await press(page, 'button', 'Star Ledgerline');
  // Ledgerline was starred, so the key press removes its star.
  await expect(page.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeFocused();
  await press(page, 'link', 'Ledgerline', 'Shift+Tab');
  await expect(page).toHaveURL('/startups/ledgerline');
  await press(page, 'button', 'Express Interest');
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeFocused();
  await expect(page.getByText("You'll be notified when the startup responds")).toBeVisible();
  await pick(page, 'tab', 'Overview', 'Team');
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  await goTo(page, 'tabpanel', 'Team');
  await goTo(page, 'link', 'team@ledgerline.example');
});

test('a keyboard user approves a request, undoes the approval and declines with a note', async ({ page }) => {
  await enter(page, ada);
  await enter(page, ben);
  await page.goto('/startups/zephyr-works');
  await page.getByRole('button', { name: 'Express Interest' }).click();
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
  // The button changes before the record is stored.
  await expect.poll(() => recordsText(page)).toContain('"kind":"request"');
  await enter(page, ada);

  await page.goto('/profile/manage');
  await pick(page, 'tab', 'Profile', /^My Startups/);
  await press(page, 'button', 'Approve');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeFocused();
  await press(page, 'button', 'Decline');
  await expect(page.getByLabel(`Note to ${ben.name} (optional)`)).toBeFocused();
  await page.keyboard.insertText('Not this round.');
  // The note must be restored after a reload.
  await expect.poll(() => recordsText(page)).toContain('Not this round.');
  await page.reload();
  await press(page, 'button', 'Decline');
  await expect(page.getByLabel(`Note to ${ben.name} (optional)`)).toHaveValue('Not this round.');
  await press(page, 'button', 'Decline request');
  await expect(page.getByRole('region', { name: 'Zephyr Works' })).toContainText('Declined');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect.poll(() => recordsText(page)).toContain('"verdict":"declined"');
  await enter(page, ben);
  await page.goto('/startups/zephyr-works');
  await expect(page.getByText('Not this round.')).toBeVisible();
});

test('a keyboard user reads and writes messages', async ({ page }) => {
  await open(page, '/messages');
  await press(page, 'link', /^Mina Okafor .* Online$/);
  await expect(page).toHaveURL('/messages/mina-okafor');
  const field = page.getByRole('textbox', { name: 'Message to Mina Okafor' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Thursday suits me.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('At ten?');
  await press(page, 'button', 'Send');
  await expect(page.getByRole('log').getByText('Thursday suits me.')).toBeVisible();
  await expect(field).toHaveValue('');
  await goTo(page, 'searchbox', 'Search messages', 'Shift+Tab');
});

test('a keyboard user lists a startup', async ({ page }) => {
  await open(page, '/list-startup');
  await press(page, 'button', 'Continue');
  await expect(page.getByRole('textbox', { name: 'Startup name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Startup name' })).toHaveAccessibleDescription(
    /Startup name is required/,
  );
  await page.keyboard.insertText('Windrose');
  await type(page, 'Tagline', 'Weather for every rooftop');
  await type(page, 'Category', 'Clim', 'combobox');
  await press(page, 'button', 'Continue');
  await expect(step(page)).toHaveText('About Your Startup');
  for (const name of ['About', 'Problem', 'Solution']) await type(page, name, `${name} of Windrose`);
  await type(page, 'Business email', 'hello@windrose.example');
  for (const next of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
    await press(page, 'button', 'Continue');
    await expect(step(page)).toHaveText(next);
    await expect(step(page)).toBeFocused();
  }
  await type(page, 'Team members', 'Priya Nair, CTO');
  await page.keyboard.press('Enter');
  await press(page, 'button', /^Remove .*Priya Nair/);
  await press(page, 'button', 'Submit');
  await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
});

test('a keyboard user registers as an investor', async ({ page }) => {
  await page.goto('/Investor-register');
  await fillAccount(page, ilse);
  await goTo(page, 'button', 'Next');
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Investment Experience');
  await pick(page, 'radio', '1-5', '6-10');
  await press(page, 'checkbox', 'Climate Tech');
  await pick(page, 'radio', 'Angel', 'Corporate');
  await goTo(page, 'textbox', 'Years of experience');
  await page.keyboard.insertText('12');
  await press(page, 'button', 'Next');
  await expect(step(page)).toHaveText('Investment Details');
  await press(page, 'checkbox', 'Seed');
  await type(page, 'Investment amount', '2500000');
  await pick(page, 'radio', '1-3 months', '3-6 months');
  await pick(page, 'radio', 'Yes', 'No');
  for (;;) {
    const before = (await step(page).textContent()) ?? '';
    const isLast = await page.getByRole('button', { name: 'Submit' }).isVisible();
    await press(page, 'button', isLast ? 'Submit' : 'Next');
    if (isLast) break;
    await expect(step(page)).not.toHaveText(before);
  }
  await expect(page.getByText('Thank you for signing up!')).toBeVisible();
  await press(page, 'link', 'Explore Opportunities');
  await expect(page).toHaveURL('/explore');
});

test('a keyboard user edits a profile, changes settings, exports data and deletes the account', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/profile/manage');
  await press(page, 'button', 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeFocused();
  await type(page, 'Role', 'Harbour pilot');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Harbour pilot').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await pick(page, 'tab', 'Profile', 'Settings');
  await press(page, 'switch', 'Follows');
  await expect(page.getByRole('switch', { name: 'Follows' })).not.toBeChecked();
  await pick(page, 'radio', 'Light', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await type(page, 'Language', 'Esp', 'combobox');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await goTo(page, 'button', 'Export');
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await press(page, 'button', 'Delete account');
  await goTo(page, 'button', 'Delete my account');
  // The dialog traps the focus.
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(person.password);
  await press(page, 'button', 'Delete my account');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Account deleted' })).toBeVisible();
});
