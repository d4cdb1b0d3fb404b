import type { Page } from '@playwright/test';
import { ada, ben, enter } from './account';
import { expect, test } from './support';

const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
const log = (page: Page, { name }: typeof ada) =>
  page.getByRole('log', { name: `Conversation with ${name}` });

async function say(page: Page, to: typeof ada, text: string) {
  await page.getByRole('textbox', { name: `Message to ${to.name}` }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page, to).getByText(text)).toBeVisible();
}

test('two accounts of a device share one thread, with unread marks and who is online', async ({
  page,
  context,
}) => {
  const uid = await enter(page, ada);
  await enter(page, ben);
  await page.goto('/user/ada-zephyr');
  await page.locator('#main').getByRole('link', { name: 'Message' }).click();
  await expect(page).toHaveURL('/messages/ada-zephyr');
  await say(page, ada, 'How long did the kite fly?');

  await test.step('while Ada has a page open, she is online', async () => {
    const hers = await context.newPage();
    await hers.goto('/favicon.svg');
    await hers.evaluate((who) => {
      void navigator.locks.request(`updraft.online.${who}`, { mode: 'shared' }, () => new Promise(() => {}));
    }, uid);
    await page.goto('/messages');
    await expect(rows(page)).toHaveAccessibleName(/^Ada Zephyr .* Online$/);
    await hers.close();
    await page.reload();
    await expect(rows(page)).toHaveAccessibleName(/^Ada Zephyr /);
    await expect(rows(page)).not.toHaveAccessibleName(/Online/);
  });

  await test.step('Ada finds it unread, and answers', async () => {
    await enter(page, ada);
    await page.goto('/messages');
    await expect(rows(page)).toHaveAccessibleName(/^Ben Ruiz .*How long did the kite fly\? Unread$/);
    await rows(page).click();
    await say(page, ben, 'Nine hours.');
    await page.reload();
    await expect(rows(page)).toHaveAccessibleName(/^Ben Ruiz .* You: Nine hours\.$/);
  });

  await test.step('Ben reads the answer, once', async () => {
    await enter(page, ben);
    await page.goto('/messages');
    await expect(rows(page)).toHaveAccessibleName(/^Ada Zephyr .*Nine hours\. Unread$/);
    await rows(page).click();
    await expect(log(page, ada).getByText('How long did the kite fly?')).toBeVisible();
    await expect(log(page, ada).getByText('Nine hours.')).toBeVisible();
    await page.goto('/messages');
    await expect(rows(page)).not.toHaveAccessibleName(/Unread/);
  });
});
