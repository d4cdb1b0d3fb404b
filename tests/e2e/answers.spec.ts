import type { Page } from '@playwright/test';
import { expect, expectSound, register, signIn, signOut, test } from './support';
import { listStartup, shownFigures } from './wizardForms';

// Requests for a startup's figures, as its owner meets them.

const ada = { name: 'Ada Zephyr', email: 'ada@zephyr.example', password: 'windsock-2025' };
const ben = { name: 'Ben Ruiz', email: 'ben@ruiz.example', password: 'windsock-2026' };
const cara = { name: 'Cara Ng', email: 'cara@ng.example', password: 'windsock-2027' };
const startup = '/startups/zephyr-works';
const startups = '/profile/manage?tab=startups';

async function enter(page: Page, who: typeof ada) {
  await register(page, who);
  await expect(page).toHaveURL('/userOnboard');
}

async function comeBack(page: Page, who: typeof ada) {
  await page.goto('/explore');
  await signIn(page, who);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function ask(page: Page, who: typeof ada) {
  await enter(page, who);
  await page.goto(startup);
  await page.getByRole('button', { name: 'Express Interest' }).click();
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
  for (const closed of Object.values(shownFigures)) expect(await page.content()).not.toContain(closed);
  await signOut(page);
}

const of = (page: Page, { name }: typeof ada) =>
  page.getByRole('region', { name: 'Zephyr Works' }).getByRole('listitem').filter({ hasText: name }).first();

test('an owner approves, undoes, declines with a note, and revokes; who asked sees what became of it', async ({
  page,
}) => {
  test.slow();
  await enter(page, ada);
  await listStartup(page);
  await page.goto(startups);
  await expect(page.getByText(/^No requests yet/)).toBeVisible();
  await signOut(page);
  await ask(page, ben);
  await ask(page, cara);

  await comeBack(page, ada);
  await page.goto(startups);
  const tab = page.getByRole('tab', { name: /^My Startups/ });
  await expect(tab).toHaveAccessibleName('My Startups 2 requests wait for your answer');
  await expect(of(page, ben)).toContainText('Not registered as an investor');
  await expectSound(page);

  await test.step('approved by keyboard, undone, and approved again', async () => {
    await of(page, ben).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(of(page, ben)).toContainText('Approved');
    const undo = of(page, ben).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(tab).toHaveAccessibleName('My Startups 1 request waits for your answer');
    await undo.press('Enter');
    await expect(of(page, ben).getByRole('button', { name: 'Approve' })).toBeFocused();
    await of(page, ben).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(undo).toBeFocused();
    await expectSound(page);
  });

  await test.step('declined with a sentence, which waits while the page is left', async () => {
    await of(page, cara).getByRole('button', { name: 'Decline' }).click();
    const note = of(page, cara).getByLabel('Note to Cara Ng (optional)');
    await expect(note).toBeFocused();
    await of(page, cara)
      .getByRole('button', { name: /^Thank you for asking/ })
      .click();
    await note.press('End');
    await note.pressSequentially(' Ada');
    await expectSound(page);
    await page.reload();
    await of(page, cara).getByRole('button', { name: 'Decline' }).click();
    await expect(note).toHaveValue(/^Thank you for asking.* Ada$/);
    await of(page, cara).getByRole('button', { name: 'Decline request' }).click();
    await expect(of(page, cara)).toContainText('Declined');
    await expect(of(page, cara).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(tab).toHaveAccessibleName('My Startups');
  });

  await test.step('revoked, and undone once the page is left', async () => {
    await page.reload();
    await of(page, ben).getByRole('button', { name: 'Revoke' }).click();
    await of(page, ben).getByRole('button', { name: 'Revoke approval' }).click();
    await expect(of(page, ben)).toContainText('Revoked');
    await page.getByRole('link', { name: 'View Profile' }).click();
    await expect(page).toHaveURL(startup);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.goto(startups);
    await expect(of(page, ben)).toContainText('Approved');
  });
  await signOut(page);

  await comeBack(page, ben);
  await page.goto(startup);
  await expect(page.getByText('Zephyr Works approved your request').first()).toBeVisible();
  for (const open of Object.values(shownFigures)) await expect(page.getByText(open).first()).toBeVisible();
  await signOut(page);
  await comeBack(page, cara);
  await page.goto(startup);
  await expect(page.getByText('Zephyr Works declined your request.')).toBeVisible();
  await expect(page.getByText(/^Thank you for asking.* Ada$/)).toBeVisible();
});

test('View as shows what each would see of a startup of one’s own', {
  tag: '@once',
}, async ({ page }) => {
  await enter(page, ada);
  await listStartup(page);
  await page.goto(`${startup}?as=everyone&tab=metrics`);
  const view = page.getByLabel('View as');
  const figures = async () => {
    const html = await page.getByRole('main').innerHTML();
    return {
      traction: html.includes(shownFigures.revenue),
      metrics: html.includes(shownFigures.arr),
      contact: html.includes('hello@zephyr.example'),
    };
  };
  await expect(page.getByRole('button', { name: 'Express Interest' })).toBeVisible();
  expect(await figures()).toEqual({ traction: false, metrics: false, contact: false });
  await view.selectOption({ label: 'A registered investor' });
  await expect(page).toHaveURL(`${startup}?tab=metrics&as=investor`);
  await expect(page.getByText('This is what every registered investor sees.')).toBeVisible();
  expect(await figures()).toEqual({ traction: true, metrics: false, contact: false });
  await view.selectOption({ label: 'Someone who expressed interest' });
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
  expect(await figures()).toEqual({ traction: false, metrics: false, contact: true });
  await view.selectOption({ label: 'An investor you approved' });
  await expect(page.getByText('Zephyr Works approved your request').first()).toBeVisible();
  expect(await figures()).toEqual({ traction: true, metrics: true, contact: true });
  await expectSound(page);
  await page.reload();
  await expect(page.getByText('Zephyr Works approved your request').first()).toBeVisible();
});
