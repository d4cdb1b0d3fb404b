import type { Page } from '@playwright/test';
import { expect, expectSound, register, signIn, signOut, storage, test } from './support';

// Two people on one device, who write to each other. Each signs in with a password, which takes its time.
test.slow();

const ada = { name: 'Ada Zephyr', email: 'ada@zephyr.example', password: 'windsock-2025' };
const ben = { name: 'Ben Ruiz', email: 'ben@ruiz.example', password: 'windsock-2026' };
const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
const log = (page: Page, { name }: typeof ada) =>
  page.getByRole('log', { name: `Conversation with ${name}` });

async function enter(page: Page, who: typeof ada) {
  await register(page, who);
  await expect(page).toHaveURL('/userOnboard');
}
async function say(page: Page, to: typeof ada, text: string) {
  await page.getByRole('textbox', { name: `Message to ${to.name}` }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page, to).getByText(text)).toBeVisible();
}
async function comeBack(page: Page, who: typeof ada) {
  await page.goto('/login');
  await signIn(page, who);
  await expect(page).toHaveURL('/explore');
  await page.goto('/messages');
}

test('one writes, the other finds it unread and answers; both see one thread, online and gone', async ({
  page,
  context,
  isMobile,
}) => {
  await enter(page, ada);
  const uid = await storage(page, 'updraft.uid');
  await signOut(page);
  await enter(page, ben);

  await test.step('from her page, Ben writes to Ada', async () => {
    await page.goto('/user/ada-zephyr');
    await page.locator('#main').getByRole('link', { name: 'Message' }).click();
    await expect(page).toHaveURL('/messages/ada-zephyr');
    await say(page, ada, 'How long did the kite fly?');
    await expectSound(page);
  });

  await test.step('while she has a page open, she is online', async () => {
    const hers = await context.newPage();
    await hers.goto('/about');
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
  // He holds it himself as soon as the page has settled.
  await page.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('updraft.online.')),
  );
  await signOut(page);

  await test.step('Ada finds it unread, and answers', async () => {
    await comeBack(page, ada);
    await expect(rows(page)).toHaveAccessibleName(/^Ben Ruiz .*How long did the kite fly\? Unread$/);
    await rows(page).click();
    await expect(log(page, ben).getByText('How long did the kite fly?')).toBeVisible();
    await say(page, ben, 'Nine hours.');
    await expectSound(page);
    if (isMobile) await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(rows(page)).not.toHaveAccessibleName(/Unread/);
    await page.reload();
    await expect(rows(page)).toHaveAccessibleName(/^Ben Ruiz .* You: Nine hours\.$/);
  });
  await signOut(page);

  await test.step('Ben reads the answer, once', async () => {
    await comeBack(page, ben);
    await expect(rows(page)).toHaveAccessibleName(/^Ada Zephyr .*Nine hours\. Unread$/);
    await rows(page).click();
    await expect(log(page, ada).getByText('How long did the kite fly?')).toBeVisible();
    await expect(log(page, ada).getByText('Nine hours.')).toBeVisible();
    await page.reload();
    await expect(log(page, ada).getByText('Nine hours.')).toBeVisible();
    await page.goto('/messages');
    await expect(rows(page)).not.toHaveAccessibleName(/Unread/);
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('nine');
    await expect(rows(page)).toHaveText(/Nine hours\./);
  });
});

test('a third account reads nothing, and who deletes theirs takes their half along', {
  tag: '@once',
}, async ({ page }) => {
  await enter(page, ada);
  await signOut(page);
  await enter(page, ben);
  await page.goto('/messages/ada-zephyr');
  await say(page, ada, 'How long did the kite fly?');
  await signOut(page);
  await enter(page, { name: 'Cara Ng', email: 'cara@ng.example', password: 'windsock-2027' });
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await page.goto('/messages/ben-ruiz');
  await expect(log(page, ben)).not.toContainText('kite');
  await signOut(page);

  await comeBack(page, ada);
  await rows(page).click();
  await say(page, ben, 'Nine hours.');
  await page.goto('/profile/manage?tab=settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: /^Account: / })).toHaveCount(0);

  await comeBack(page, ben);
  await rows(page).click();
  await expect(log(page, ada).getByText('How long did the kite fly?')).toBeVisible();
  await expect(log(page, ada)).not.toContainText('Nine hours.');
  await expect(page.getByText('They are no longer here, so nothing can be sent to them.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveCount(0);
  await expectSound(page);
});
