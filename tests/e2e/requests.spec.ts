import type { Page } from '@playwright/test';
import { expect, expectAlive, expectSound, openFeed, person, register, test } from './support';

// Whoever looks around alone asks sample startups, which answer by a script.

const interest = (page: Page, name: 'Express Interest' | 'Interest Expressed') =>
  page.getByRole('button', { name });
const waiting = (page: Page) => page.getByText("You'll be notified when the startup responds");
const sample = (page: Page) => page.getByText('Answered by the sample');

/** Opens a startup's page. */
async function open(page: Page, name: string) {
  await page.goto(`/startups/${name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expectAlive(page);
}

/** What of requests is kept on the device. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('updraft');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () =>
            resolve(
              (all.result as { kind: string }[]).filter(({ kind }) => ['request', 'answer'].includes(kind)),
            );
        };
      }),
  );

test('a sample startup approves in the open page, and taking the interest back closes the circle', async ({
  page,
}) => {
  await page.clock.install();
  await openFeed(page);
  await open(page, 'Ledgerline');
  await expect(page.getByText('Ledgerline has published these figures to everyone.').first()).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await kept(page)).toEqual([]);

  await test.step('asked: it says so, and for how long there was no answer', async () => {
    await interest(page, 'Express Interest').click();
    await expect(waiting(page)).toBeVisible();
    await expect(interest(page, 'Interest Expressed')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await kept(page)).length).toBe(1);
    await expect(sample(page)).toHaveCount(0);
  });

  await test.step('answered after a short while, without a reload, as part of the sample', async () => {
    await page.clock.fastForward('00:21');
    await expect(
      page.getByText('Ledgerline approved your request: all its figures are open to you.'),
    ).toBeVisible();
    await expect(sample(page)).toBeVisible();
    await expect(page.getByText('Happy to have you look closer.')).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await expectSound(page);
    // The answer follows from when it was asked: nothing more is kept.
    expect(await kept(page)).toHaveLength(1);
    await page.reload();
    await expect(sample(page)).toBeVisible();
  });

  await test.step('taken back', async () => {
    await interest(page, 'Interest Expressed').click();
    await expect(
      page.getByText('You took your request back: Ledgerline doesn’t see it any more.'),
    ).toBeVisible();
    await expect(sample(page)).toHaveCount(0);
    // What the first interest revealed stays so.
    await expect(page.getByRole('link', { name: 'team@ledgerline.example' }).first()).toBeVisible();
    await page.reload();
    await expect(interest(page, 'Express Interest')).toBeVisible();
  });
});

test('one declines kindly, and can be asked once more', async ({ page }) => {
  await page.clock.install();
  await openFeed(page);
  await open(page, 'Mirahealth');
  const declined = page.getByText('Mirahealth declined your request.');
  await interest(page, 'Express Interest').click();
  await expect(waiting(page)).toBeVisible();
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  await page.clock.fastForward('00:31');
  await expect(declined).toBeVisible();
  await expect(page.getByText(/^Thank you for asking\./)).toBeVisible();
  await expect(page.getByText(/^You can ask once more/)).toBeVisible();
  await expectSound(page);

  await interest(page, 'Interest Expressed').click();
  await expect(declined).toHaveCount(0);
  await interest(page, 'Express Interest').click();
  await expect(waiting(page)).toBeVisible();
  // The answer counts from when the request is kept.
  await expect.poll(() => kept(page)).toMatchObject([{ value: { isWithdrawn: false, isAgain: true } }]);
  await page.clock.fastForward('00:31');
  await expect(page.getByText(/^It was your second request/)).toBeVisible();
});

test('one never answers: it says for how long', async ({ page }) => {
  await page.clock.install();
  await register(page, person);
  await expect(page).toHaveURL('/userOnboard');
  await open(page, 'Heliogrid');
  await interest(page, 'Express Interest').click();
  await expect(waiting(page)).toBeVisible();
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  await page.clock.fastForward(3 * 24 * 60 * 60_000 + 60_000);
  await page.reload();
  await expect(page.getByText('Asked 3 days ago, no answer yet')).toBeVisible();
  await expect(waiting(page)).toBeVisible();
  await expect(sample(page)).toHaveCount(0);
  await expectSound(page);
});
