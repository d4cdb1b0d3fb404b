import { ada, ben, enter, shownFigures } from './account';
import { expect, expectSound, test } from './support';

const startup = '/startups/zephyr-works';
const startups = '/profile/manage?tab=startups';
const closed = Object.values(shownFigures);

test('a request is declined with a note that outlives a reload, and its sender reads it', async ({
  page,
}) => {
  await enter(page, ada);
  await enter(page, ben);
  await page.goto(startup);
  await page.getByRole('button', { name: 'Express Interest' }).click();
  await expect(page.getByRole('button', { name: 'Interest Expressed' })).toBeVisible();
  for (const figure of closed) expect(await page.content()).not.toContain(figure);

  await enter(page, ada);
  await page.goto(startups);
  const request = page
    .getByRole('region', { name: 'Zephyr Works' })
    .getByRole('listitem')
    .filter({ hasText: ben.name })
    .first();
  const note = request.getByLabel('Note to Ben Ruiz (optional)');
  const decline = () => request.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^My Startups/ })).toHaveAccessibleName(
    'My Startups 1 request waits for your answer',
  );
  await decline();
  await expect(note).toBeFocused();
  await request.getByRole('button', { name: /^Thank you for asking/ }).click();
  await note.press('End');
  await note.pressSequentially(' Ada');
  await expectSound(page);
  await page.reload();
  await decline();
  await expect(note).toHaveValue(/^Thank you for asking.* Ada$/);
  await request.getByRole('button', { name: 'Decline request' }).click();
  await expect(request).toContainText('Declined');
  await expect(request.getByRole('button', { name: 'Undo' })).toBeFocused();

  await enter(page, ben);
  await page.goto(startup);
  await expect(page.getByText('Zephyr Works declined your request.')).toBeVisible();
  await expect(page.getByText(/^Thank you for asking.* Ada$/)).toBeVisible();
});
