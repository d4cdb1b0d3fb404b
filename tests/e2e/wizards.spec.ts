import type { Page } from '@playwright/test';
import { enter } from './account';
import { contents } from './databases';
import {
  expect,
  expectSound,
  open,
  person,
  png,
  register,
  signIn,
  signOut,
  test,
  writeSlowly,
} from './support';
import {
  choose,
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

const listing = {
  startupName: 'Windrose',
  tagline: 'Weather for every rooftop',
  about: 'Windrose forecasts wind and sun for single buildings.',
  problem: 'A rooftop turbine stands still two days out of five.',
  solution: 'A sensor, and a model that learns the street around it.',
  email: 'hello@windrose.example',
};

const investor = { name: 'Ilse Groot', email: 'ilse@northlight.example', password: 'barometer-1912' };

const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const restored = (page: Page) => page.getByText('We kept what you typed last time.');
const logo = (page: Page) => page.getByRole('img', { name: 'The chosen image' });

/** Each of them is said, and there is no other. */
async function expectErrors(page: Page, messages: string[]) {
  const wrong = page.getByRole('main').locator('form p:has(> svg)');
  await expect(wrong.filter({ hasText: /required|valid|least|match|select|indicate/ })).toHaveText(messages);
}

/** Every record of the app, and both storages. */
async function onDevice(page: Page) {
  const records = [await contents(page, 'updraft', 'records'), await contents(page, 'updraft', 'quarantine')];
  const storages = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return JSON.stringify([records, storages]);
}

/** What is kept under a kind, as it is kept. */
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
  test('from start to finish, interrupted in the middle: it is on Discover and has its page', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    await open(page, '/list-startup');

    await test.step('basic information', async () => {
      await press(page, 'Continue');
      await expectErrors(page, ['Startup name is required', 'Tagline is required', 'Category is required']);
      await expect(field(page, 'Startup name')).toBeFocused();
      await fillBasics(page);
      await field(page, 'Registration year').fill('2023');
      await field(page, 'Logo').setInputFiles(png);
      await expect(logo(page)).toBeVisible();
      await expectErrors(page, []);
      await press(page, 'Continue');
    });

    await test.step('about the startup, and a reload without leaving in good order', async () => {
      await expect(step(page)).toHaveText('About Your Startup');
      await expect(step(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await fillAbout(page);
      await field(page, 'Business email').fill('hello@windrose');
      await press(page, 'Continue');
      await expectErrors(page, ['Please enter a valid email address']);
      await field(page, 'Business email').fill(listing.email);
      await expectErrors(page, []);
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

    await test.step('traction, metrics, team: nothing is asked for', async () => {
      await expect(step(page)).toHaveText('Traction & Funding');
      await fill(page, { 'Monthly revenue': '84k', 'Raised so far': '450000', 'Funding goal': '900000' });
      await press(page, 'Continue');
      await expect(step(page)).toHaveText('Key Metrics');
      await fill(page, { ARR: '1008000', 'Monthly growth': '12.5' });
      // What can't be read is said, and holds nobody up: the press lands where it was aimed at.
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
      // Not added, and taken along.
      await field(page, 'Existing investors').fill('Northlight Ventures');
      await press(page, 'Submit');
    });

    await test.step('it is listed, with numbers kept as numbers', async () => {
      await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
      await expect(page).toHaveURL('/explore');
      expect(await records(page, 'listing')).toEqual([
        {
          listing: expect.objectContaining({
            startupName: listing.startupName,
            registrationYear: 2023,
            revenue: 84_000,
            raised: 450_000,
            arr: 1_008_000,
            growth: 0.125,
            cac: 90,
            team: ['Priya Nair, CTO'],
            investors: ['Northlight Ventures'],
          }),
          savedAt: expect.any(Number),
        },
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
  });

  test('Back and Forward go from step to step, and out at the first', async ({ page }) => {
    await open(page, '/discover');
    await page.getByRole('link', { name: 'List Startup' }).first().click();
    await fillBasics(page);
    await press(page, 'Continue');
    await fillAbout(page);
    await press(page, 'Continue');
    await expect(page).toHaveURL('/list-startup?step=tractionFunding');
    await fill(page, { 'Monthly revenue': '12' });

    await page.goBack();
    await expect(step(page)).toHaveText('About Your Startup');
    await expect(step(page)).toBeFocused();
    await page.goBack();
    await expect(step(page)).toHaveText('Basic Information');
    await page.goForward();
    await page.goForward();
    await expect(step(page)).toHaveText('Traction & Funding');
    await page.reload();
    await expect(field(page, 'Monthly revenue')).toHaveValue('12');

    await page.goBack();
    // No further than its mistakes.
    await fill(page, { 'Business email': 'a@b' });
    await page.goForward();
    await expectErrors(page, ['Please enter a valid email address']);
    await expect(page).toHaveURL('/list-startup?step=aboutStartup');
    await page.goBack();
    await expect(page).toHaveURL('/list-startup?step=aboutStartup');
    await page.goBack();
    await expect(step(page)).toHaveText('Basic Information');
    await page.goBack();
    await expect(page).toHaveURL('/discover');
    await page.goForward();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
  });

  test('a listing that a guest submitted waits for their account, and not for the sample person', async ({
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
    const waiting = page.getByText(`Waiting here for your account: ${listing.startupName}.`);
    await expect(waiting).toBeVisible();
    await press(page, 'Look around as Asha Verma');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/startups/windrose');
    await expect(title(page)).toHaveText('Startup Not Found');
    await signOut(page);
    await page.goto('/login');
    await expect(waiting).toBeVisible();

    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await expect(page.getByRole('alert')).toHaveText(`Now in your account: ${listing.startupName}.`);
    await page.goto('/startups/windrose');
    await expect(title(page)).toContainText(listing.startupName);
  });

  test('a draft of a guest goes with them into their account, and is gone when they sign out', async ({
    page,
  }) => {
    await page.goto('/list-startup');
    await fill(page, { 'Startup name': listing.startupName });
    await expect.poll(() => onDevice(page)).toContain(listing.startupName);
    await enter(page);
    await page.goto('/list-startup');
    await expect(restored(page)).toBeVisible();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
    await signOut(page);
    await page.goto('/list-startup');
    await expect(field(page, 'Startup name')).toHaveValue('');
  });

  test('a page with a logo that isn’t on the device yet is not left without a question', async ({ page }) => {
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
    // From now on nobody is asked: a text is held beside.
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

test.describe('registering as an investor', () => {
  test('from start to finish, interrupted in the middle: the account exists, the password was never kept', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    await page.goto('/register');
    await page.getByRole('link', { name: 'Are you an investor? Register here' }).click();
    await expect(page).toHaveURL('/Investor-register');

    await test.step('the steps that ask for something', async () => {
      await press(page, 'Next');
      await expectErrors(page, [
        'Full name is required',
        'Phone number is required',
        'Email is required',
        'Password is required',
      ]);
      await fillAccount(page, investor);
      await expectErrors(page, []);
      await press(page, 'Next');
      await expect(step(page)).toHaveText('Investment Experience');
      await fillExperience(page);
      await press(page, 'Next');
      await expect(step(page)).toHaveText('Investment Details');
      await fillDetails(page);
      await expect(field(page, 'Investment amount')).toHaveValue('2,500,000');
      await press(page, 'Next');
    });

    await test.step('a reload: all is there but the passwords', async () => {
      await expect(step(page)).toHaveText('Portfolio Information');
      await field(page, 'Portfolio value').fill('4.2 crore');
      // As it is read: a number.
      await expect.poll(() => onDevice(page)).toContain('42000000');
      expect(await onDevice(page)).not.toContain(investor.password);
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await press(page, 'Previous');
      await expect(page.getByRole('radio', { name: '3-6 months' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Seed', exact: true })).toBeChecked();
      await goTo(page, 'Account Information');
      await expect(field(page, 'Email')).toHaveValue(investor.email);
      await expect(field(page, 'Password')).toHaveValue('');
      await fill(page, { Password: investor.password, 'Confirm password': investor.password });
      await goTo(page, 'Portfolio Information');
    });

    await test.step('the rest asks for nothing', async () => {
      await nextUntil(page, 'Contact Information');
      await field(page, 'Location').fill('Mumbai');
      await nextUntil(page, 'Investment Criteria');
      await press(page, 'Submit');
      await expect(title(page)).toHaveText('Thank you for signing up!');
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('button', { name: `Account: ${investor.name}` })).toBeVisible();
      await expectSound(page);
      expect(await onDevice(page)).not.toContain(investor.password);
      expect(await records(page, 'investorAccount')).toEqual([
        expect.objectContaining({ experience: 12, investmentAmount: 2_500_000, portfolioValue: 42_000_000 }),
      ]);
    });

    await test.step('the account signs in, and has its page', async () => {
      await page.getByRole('link', { name: 'Explore Opportunities' }).click();
      await expect(page).toHaveURL('/explore');
      await signOut(page);
      await signIn(page, investor);
      await expect(page.getByRole('button', { name: `Account: ${investor.name}` })).toBeVisible();
      await page.goto('/discover?tab=investors');
      await page.getByRole('article').getByRole('link', { name: investor.name, exact: true }).click();
      await expect(page).toHaveURL('/investors/ilse-groot');
      await expect(page.getByText('Mumbai').first()).toBeVisible();
    });
  });
});

test('a completed profile fills its page, interrupted in the middle', { tag: '@phone' }, async ({ page }) => {
  await enter(page);
  await page.goto('/userOnboard');
  await field(page, 'Role').selectOption('Product Manager');
  await fill(page, { Location: 'Bengaluru', Bio: 'Ten years of payments.' });
  for (const name of ['Fintech', 'SaaS', 'AI', 'Healthtech', 'Climate Tech'])
    await choose(page, 'checkbox', name);
  await expect(page.getByRole('checkbox', { name: 'Web3' })).toBeDisabled();
  await press(page, 'Continue');
  await fill(page, { Title: 'Product Manager', Company: 'Ledgerline', Degree: 'B.Tech' });
  await press(page, 'Add a position');
  await page.getByRole('textbox', { name: 'Company' }).nth(1).fill('Mirahealth');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company' }).nth(1)).toHaveValue('Mirahealth');
  await press(page, 'Back');
  await expect(field(page, 'Bio')).toHaveValue('Ten years of payments.');
  await expect(page.getByRole('checkbox', { name: 'Healthtech' })).toBeChecked();
  await goTo(page, 'Experience');
  await press(page, 'Continue');
  await page.getByRole('textbox', { name: 'Skills' }).fill('SQL');
  await choose(page, 'checkbox', 'Co-founder');
  await field(page, 'Website').fill('https://noor.example');
  await press(page, 'Complete Profile');

  await expect(page).toHaveURL('/explore');
  await page.goto('/user/noor-haddad');
  await expect(title(page)).toContainText(person.name);
  const main = page.getByRole('main');
  for (const text of [
    'Product Manager',
    'Bengaluru',
    'Ten years of payments.',
    'Mirahealth',
    'B.Tech',
    'SQL',
  ])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /noor\.example/ })).toBeVisible();
});
