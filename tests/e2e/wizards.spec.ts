import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ben, enter, ilse } from './account';
import { contents } from './databases';
import { expect, expectSound, open, png, register, signIn, signOut, test, writeSlowly } from './support';
import {
  field,
  fill,
  fillAccount,
  fillDetails,
  fillExperience,
  nextUntil,
  press,
  step,
  title,
} from './wizardForms';

const deck = 'public/files/heliogrid-deck.pdf';

const listing = {
  startupName: 'Windrose',
  tagline: 'Weather for every rooftop',
  about: 'Windrose forecasts wind and sun for single buildings.',
  problem: 'A rooftop turbine stands still two days out of five.',
  solution: 'A sensor, and a model that learns the street around it.',
  email: 'hello@windrose.example',
};

const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const restored = (page: Page) => page.getByText('We restored your draft.');
const logo = (page: Page) => page.getByRole('img', { name: 'Selected image' });

/** Returns all records of the app, localStorage and sessionStorage as JSON text. */
async function onDevice(page: Page) {
  const records = [await contents(page, 'updraft', 'records'), await contents(page, 'updraft', 'quarantine')];
  const storages = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return JSON.stringify([records, storages]);
}

/** Returns the stored values of a kind of record. */
const records = async (page: Page, kind: string) =>
  ((await contents(page, 'updraft', 'records')) as { kind: string; value: unknown }[])
    .filter(({ kind: found }) => found === kind)
    .map(({ value }) => value);

async function fillBasics(page: Page) {
  await fill(page, { 'Startup name': listing.startupName, Tagline: listing.tagline });
  await field(page, 'Category').selectOption('Climate Tech');
}

const fillAbout = (page: Page) =>
  fill(page, {
    About: listing.about,
    Problem: listing.problem,
    Solution: listing.solution,
    'Business email': listing.email,
  });

test.describe('listing a startup', () => {
  test('restores the draft after a reload, and the listed startup is on Discover and has a page', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    await enter(page);
    await page.goto('/list-startup');

    await test.step('fills in the basic information', async () => {
      await fillBasics(page);
      await field(page, 'Founded').fill('2023');
      await field(page, 'Logo').setInputFiles(png);
      await expect(logo(page)).toBeVisible();
      await press(page, 'Continue');
    });

    await test.step('fills in the next step and restores the draft after a reload', async () => {
      await expect(step(page)).toHaveText('About Your Startup');
      await expect(step(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await fillAbout(page);
      await expect.poll(() => onDevice(page)).toContain(listing.email);
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(step(page)).toHaveText('About Your Startup');
      await expect(field(page, 'Problem')).toHaveValue(listing.problem);
      await press(page, 'Previous');
      await expect(field(page, 'Category')).toHaveValue('Climate Tech');
      await expect(logo(page)).toBeVisible();
      expect(await logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      await goTo(page, 'About Your Startup');
      await press(page, 'Continue');
    });

    await test.step('traction, metrics and team have no required fields', async () => {
      await expect(step(page)).toHaveText('Traction & Funding');
      await fill(page, { 'Monthly revenue': '84k', 'Raised so far': '450000', 'Funding goal': '900000' });
      await press(page, 'Continue');
      await expect(step(page)).toHaveText('Key Metrics');
      await fill(page, { ARR: '1008000', 'Monthly growth': '12.5' });
      // An unreadable number shows an error but doesn't block Continue, even if the error moves the button.
      await field(page, 'CAC').fill('about 90');
      await press(page, 'Continue');
      await expect(step(page)).toHaveText('Team & Investors');
      await press(page, 'Previous');
      await expect(field(page, 'CAC')).toHaveValue('about 90');
      await field(page, 'CAC').fill('90');
      await press(page, 'Continue');
      await field(page, 'Team members').fill('Priya Nair, CTO');
      await field(page, 'Team members').press('Enter');
      await expect(page.getByRole('button', { name: 'Remove Priya Nair, CTO' })).toBeVisible();
      // The listing also includes text that the user typed but didn't add to the list.
      await field(page, 'Existing investors').fill('Northlight Ventures');
      await field(page, 'Pitch deck').setInputFiles(png);
      await expect(page.getByText(/^This file isn’t a PDF/)).toBeVisible();
      await field(page, 'Pitch deck').setInputFiles(deck);
      await expect(page.getByText('PDF selected.')).toBeVisible();
      await press(page, 'Submit');
    });

    await test.step('lists the startup and stores numbers as numbers', async () => {
      await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
      await expect(page).toHaveURL('/explore');
      const kinds = ['listing', 'listingTraction', 'listingMetrics'];
      expect(await Promise.all(kinds.map((kind) => records(page, kind)))).toMatchObject([
        [{ listing: { investors: ['Northlight Ventures'] } }],
        [{ revenue: 84_000 }],
        [{ growth: 0.125, cac: 90 }],
      ]);
      await page.goto('/discover');
      const card = page.getByRole('article').filter({ hasText: listing.startupName });
      await expect(card).toContainText(listing.tagline);
      await card.getByRole('link').first().click();
      await expect(page).toHaveURL('/startups/windrose');
      await expect(page.getByText('50% of $900K')).toBeVisible();
      const picture = page.getByRole('main').locator('img[src^="blob:"]').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      await expectSound(page);
      await page.goto('/list-startup');
      await expect(field(page, 'Startup name')).toHaveValue('');
      await expect(restored(page)).toHaveCount(0);
    });

    await test.step('another account opens the startup’s pitch deck after expressing interest', async () => {
      await enter(page, ben);
      await page.goto('/startups/windrose');
      await expect(page.getByText('Express interest to access pitch deck').first()).toBeVisible();
      await page.getByRole('button', { name: 'Express Interest' }).first().click();
      const shown = page.getByRole('link', { name: 'Open pitch deck (opens in a new tab)' }).first();
      const kept = await shown.evaluate(async (link: HTMLAnchorElement) => {
        const file = await (await fetch(link.href)).blob();
        return [file.type, file.size];
      });
      expect(kept).toEqual(['application/pdf', statSync(deck).size]);
    });
  });

  test('Back and Forward change the step, stop at invalid fields, and leave the wizard at the first step', async ({
    page,
  }) => {
    await open(page, '/discover');
    await page.getByRole('link', { name: 'List Startup' }).first().click();
    await fillBasics(page);
    await press(page, 'Continue');
    await fillAbout(page);
    await press(page, 'Continue');
    await expect(page).toHaveURL('/list-startup?step=tractionFunding');
    await page.goBack();
    await expect(step(page)).toHaveText('About Your Startup');
    await expect(step(page)).toBeFocused();
    await fill(page, { 'Business email': 'a@b' });
    await page.goForward();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page).toHaveURL('/list-startup?step=aboutStartup');
    await page.goBack();
    await page.goBack();
    await expect(step(page)).toHaveText('Basic Information');
    await page.goBack();
    await expect(page).toHaveURL('/discover');
    await page.goForward();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
  });

  test('a guest’s listing moves to the account that the guest registers, not to the demo account', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/list-startup');
    await fillBasics(page);
    await press(page, 'Continue');
    await fillAbout(page);
    for (const name of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
      await press(page, 'Continue');
      await expect(step(page)).toHaveText(name);
    }
    await press(page, 'Submit');
    await expect(page).toHaveURL('/explore');
    const waiting = page.getByText(`Not in an account yet: ${listing.startupName}.`);
    await expect(waiting).toBeVisible();
    await press(page, 'Look around as Asha Verma');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/startups/windrose');
    await expect(title(page)).toHaveText('Startup Not Found');
    await signOut(page);
    // A draft of the guest also moves to the account, and isn't shown after signing out.
    await page.goto('/list-startup');
    await field(page, 'Startup name').fill('Seabreeze');
    await expect.poll(() => onDevice(page)).toContain('Seabreeze');
    await page.goto('/login');
    await expect(waiting).toBeVisible();
    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await expect(page.getByRole('alert')).toHaveText(`Added to your account: ${listing.startupName}.`);
    await page.goto('/startups/windrose');
    await expect(title(page)).toContainText(listing.startupName);
    await page.goto('/list-startup');
    await expect(restored(page)).toBeVisible();
    await expect(field(page, 'Startup name')).toHaveValue('Seabreeze');
    await signOut(page);
    await page.goto('/list-startup');
    await expect(field(page, 'Startup name')).toHaveValue('');
  });

  test('the browser asks for confirmation before a reload while a logo is being stored', async ({ page }) => {
    await writeSlowly(page, ['listingDraft']);
    await open(page, '/list-startup');
    const choosing = page.waitForEvent('filechooser');
    await field(page, 'Logo').click();
    await (await choosing).setFiles(png);
    await expect(logo(page)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => window.location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect.poll(() => records(page, 'listingDraft')).toHaveLength(1);
    // The browser asks nothing once the logo is stored: localStorage contains the text that isn't stored yet.
    await field(page, 'Startup name').fill(listing.startupName);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(logo(page)).toBeVisible();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
    expect(questions).toEqual([]);
  });
});

test('a photo from onboarding is shown in the top bar and on posts, also after a reload', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/userOnboard');
  await field(page, 'Photo').setInputFiles(png);
  await expect(logo(page)).toBeVisible();
  for (const name of ['Continue', 'Continue', 'Complete Profile']) await press(page, name);
  await expect(page).toHaveURL('/explore');
  const post = page.getByRole('article').first();
  await field(page, 'Your update').fill('The wind turned at noon.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(post).toContainText('The wind turned at noon.');
  await page.reload();
  await expect(post).toContainText('The wind turned at noon.');
  for (const place of [page.getByRole('button', { name: /^Account: / }), post]) {
    const face = place.locator('img').first();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  }
  expect(JSON.stringify(await records(page, 'post'))).not.toContain('blob:');
});

test('an investor registration restores all fields but the passwords after a reload', async ({ page }) => {
  await page.goto('/Investor-register');
  await fillAccount(page, ilse);
  await press(page, 'Next');
  await fillExperience(page);
  await press(page, 'Next');
  await fillDetails(page);
  await press(page, 'Next');
  await expect(step(page)).toHaveText('Portfolio Information');
  await field(page, 'Portfolio value').fill('4.2 crore');
  // The draft contains the number that the app parsed from the text.
  await expect.poll(() => onDevice(page)).toContain('42000000');
  expect(await onDevice(page)).not.toContain(ilse.password);
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await press(page, 'Previous');
  await expect(page.getByRole('radio', { name: '3-6 months' })).toBeChecked();
  await goTo(page, 'Account Information');
  await expect(field(page, 'Email')).toHaveValue(ilse.email);
  await expect(field(page, 'Password')).toHaveValue('');
  await fill(page, { Password: ilse.password, 'Confirm password': ilse.password });
  await goTo(page, 'Portfolio Information');
  await nextUntil(page, 'Contact Information');
  await field(page, 'Location').fill('Mumbai');
  await nextUntil(page, 'Investment Criteria');
  await press(page, 'Submit');
  await expect(title(page)).toHaveText('Thank you for signing up!');
  await expect(title(page)).toBeFocused();
  await expectSound(page);
  expect(await onDevice(page)).not.toContain(ilse.password);
  await page.goto('/explore');
  await signOut(page);
  await signIn(page, ilse);
  await expect(page.getByRole('button', { name: `Account: ${ilse.name}` })).toBeVisible();
});
