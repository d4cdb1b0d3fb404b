import type { Page } from '@playwright/test';
import { field, fill, fillDetails, fillExperience, nextUntil, press, step, title } from '../e2e/wizardForms';
import { expect, join, newPerson, type Person, test } from './support';

const startup = 'Zephyr Works';

/** Lists a startup with one metric that investors see, and one that only approved users see. */
async function listStartup(page: Page) {
  await page.goto('/list-startup');
  await fill(page, { 'Startup name': startup, Tagline: 'Kites that pull ships' });
  await field(page, 'Category').selectOption('Climate Tech');
  await press(page, 'Continue');
  await expect(step(page)).toHaveText('About Your Startup');
  await fill(page, {
    About: 'We build kites.',
    Problem: 'Ships burn oil.',
    Solution: 'Wind is free.',
    'Business email': 'hello@zephyr.example',
  });
  await press(page, 'Continue');
  await expect(step(page)).toHaveText('Traction & Funding');
  await fill(page, { 'Monthly revenue': '41000' });
  await press(page, 'Continue');
  await expect(step(page)).toHaveText('Key Metrics');
  await fill(page, { ARR: '773000' });
  await press(page, 'Continue');
  await expect(step(page)).toHaveText('Team & Investors');
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
}

/** Registers as an investor with the account of the page. */
async function registerInvestor(page: Page) {
  await page.goto('/Investor-register');
  await field(page, 'Phone number').fill('+91 98200 12345');
  await press(page, 'Next');
  await fillExperience(page);
  await press(page, 'Next');
  await fillDetails(page);
  await nextUntil(page, 'Investment Criteria');
  await press(page, 'Submit');
  await expect(title(page)).toHaveText('Thank you for signing up!');
}

const figures = { revenue: '$41K', arr: '$773K' };
const isShown = (page: Page, figure: string) =>
  expect(page.getByText(figure).first()).toBeVisible({ timeout: 15_000 });
const isHidden = (page: Page, figure: string) =>
  expect.poll(async () => (await page.content()).includes(figure)).toBe(false);

async function say(page: Page, words: string) {
  const composer = page.getByRole('textbox', { name: /^Message to / });
  await composer.fill(words);
  await composer.press('Enter');
  await expect(page.getByRole('main').getByText(words).last()).toBeVisible();
}

test('a founder and an investor on two devices list, find, ask, approve, write and see each other online', async ({
  device,
}) => {
  test.setTimeout(120_000);
  const [ada, ilse]: [Person, Person] = [newPerson('Ada Zephyr'), newPerson('Ilse Groot')];
  const [hers, theirs] = [await device(), await device()];

  await test.step('the founder lists a startup', async () => {
    await join(hers, ada);
    await listStartup(hers);
  });

  await test.step('the investor registers and finds the startup', async () => {
    await join(theirs, ilse);
    await registerInvestor(theirs);
    await theirs.goto('/discover');
    await theirs.getByRole('link', { name: startup, exact: true }).first().click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(startup);
    await isShown(theirs, figures.revenue);
    await isHidden(theirs, figures.arr);
    await expect(theirs.getByText('hello@zephyr.example')).toHaveCount(0);
  });

  await test.step('the investor expresses interest', async () => {
    await theirs.getByRole('button', { name: 'Express Interest' }).first().click();
    await expect(theirs.getByText('hello@zephyr.example').first()).toBeVisible();
  });

  const request = hers
    .getByRole('region', { name: startup })
    .getByRole('listitem')
    .filter({ has: hers.getByRole('link', { name: ilse.name, exact: true }) });

  await test.step('the founder approves the request, and the metrics appear on the open page', async () => {
    await hers.goto('/profile/manage?tab=startups');
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(request).toContainText('Approved');
    await isShown(theirs, figures.arr);
  });

  await test.step('both write, and see each other online', async () => {
    await request.getByRole('link', { name: 'Message' }).click();
    await say(hers, 'Ask me anything.');
    await theirs.goto('/messages');
    await theirs
      .getByRole('link', { name: new RegExp(ada.name) })
      .first()
      .click();
    await expect(theirs.getByRole('main').getByText('Ask me anything.').last()).toBeVisible();
    await say(theirs, 'How high do they fly?');
    await expect(hers.getByRole('main').getByText('How high do they fly?').last()).toBeVisible();
    await expect(theirs.getByText('Online').first()).toBeVisible();
    await expect(hers.getByText('Online').first()).toBeVisible();
  });

  await test.step('the investor writes without a connection, and the message arrives later', async () => {
    await theirs.context().setOffline(true);
    await say(theirs, 'Sent from a tunnel.');
    await theirs.context().setOffline(false);
    await expect(hers.getByRole('main').getByText('Sent from a tunnel.').last()).toBeVisible({
      timeout: 20_000,
    });
  });

  await test.step('the founder revokes the approval, and the metrics disappear from the open page', async () => {
    await theirs.goto('/startups/zephyr-works');
    await isShown(theirs, figures.arr);
    await hers.goto('/profile/manage?tab=startups');
    await request.getByRole('button', { name: 'Revoke' }).click();
    await hers.getByRole('button', { name: 'Revoke approval' }).click();
    await isHidden(theirs, figures.arr);
  });
});
