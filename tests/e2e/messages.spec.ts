import type { Page } from '@playwright/test';
import { message, openWith } from './storedRecords';
import { expect, expectSound, open, test, writeSlowly } from './support';

const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const field = (page: Page, name = 'Mina Okafor') => page.getByRole('textbox', { name: `Message to ${name}` });
const log = (page: Page, name = 'Mina Okafor') =>
  page.getByRole('log', { name: `Conversation with ${name}` });

/** Opens a conversation and waits until its field is enabled. */
async function openThread(page: Page, id = 'mina-okafor', name = 'Mina Okafor') {
  await open(page, `/messages/${id}`);
  await expect(log(page, name)).toBeVisible();
  await expect(field(page, name)).toBeEnabled();
}

test('opening a conversation changes the URL, a sent message updates the list, and Back closes the conversation', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const text = '123456789 123456789 123456789👩🏽‍🚀 and on';
  await open(page, '/messages');
  await expect(rows(page)).toHaveText([/Mina Okafor/, /Ravi Kulkarni/, /Lena Brandt/, /Jonas Felde/]);
  await expect(row(page, 'Mina Okafor')).toHaveAccessibleName(/^Mina Okafor .* Unread, Online$/);
  await row(page, 'Mina Okafor').click();
  await expect(log(page).getByText('Can we talk Thursday?')).toBeInViewport();
  // On a phone the heading has the focus: a focused field would open a keyboard that covers the messages.
  if (isMobile) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  else await expect(field(page)).toBeFocused();
  await expectSound(page);

  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).getByText(text)).toBeInViewport();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/messages');
  await expect(rows(page).first()).toHaveAccessibleName(
    'Mina Okafor Now You: 123456789 123456789 123456789👩🏽‍🚀... Online',
  );
  await page.goForward();
  await expect(log(page).getByText(text)).toBeInViewport();
});

test('a message or draft survives a reload while it is being stored, and each conversation has a separate draft', async ({
  page,
}) => {
  await writeSlowly(page, ['messageDraft', 'message:mina-okafor']);
  await openThread(page);
  for (const text of ['Thursday', 'Thursday at ten']) {
    await field(page).fill(text);
    await page.reload();
    await expect(field(page)).toHaveValue(text);
  }
  await row(page, 'Lena Brandt').click();
  await expect(field(page, 'Lena Brandt')).toHaveValue('');
  await field(page, 'Lena Brandt').fill('To Lena');
  await row(page, 'Mina Okafor').click();
  await expect(field(page)).toHaveValue('Thursday at ten');
  // Sends the message and reloads before it is stored. The text is a draft again, or was stored.
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(field(page)).toBeEnabled();
  await expect
    .poll(async () => [await field(page).inputValue(), await log(page).textContent()].join(' '))
    .toContain('Thursday at ten');
  await row(page, 'Lena Brandt').click();
  await expect(field(page, 'Lena Brandt')).toHaveValue('To Lena');
});

test('a long conversation loads earlier messages on scroll and keeps the position', async ({
  page,
  context,
}) => {
  // The messages are one minute apart. The time of the last message is now.
  const own = Array.from({ length: 500 }, (_, index) =>
    message('lena-brandt', `Number ${index + 1}`, Date.now() - (499 - index) * 60_000),
  );
  await openWith(page, '/messages/lena-brandt', own);
  const thread = log(page, 'Lena Brandt');
  await expect(thread.getByText('Number 500', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);

  const first = thread.getByText('Number 301', { exact: true });
  /** Returns the distance of the visible message from the upper edge of the log, in px. */
  const below = async () => {
    const [edge, message] = await Promise.all([thread.boundingBox(), first.boundingBox()]);
    return message && edge && message.y - edge.y;
  };
  await thread.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(first).toBeInViewport();
  // Earlier messages have loaded, and the visible message hasn't moved.
  await expect.poll(() => thread.evaluate((element) => element.scrollTop)).toBeGreaterThan(2000);
  await expect.poll(below).toBeLessThan(60);
  await expect.poll(below).toBeGreaterThan(0);

  // A new message doesn't scroll a user who reads earlier ones.
  const other = await context.newPage();
  await openThread(other, 'lena-brandt', 'Lena Brandt');
  await field(other, 'Lena Brandt').fill('From the other tab');
  await field(other, 'Lena Brandt').press('Enter');
  const jump = page.getByRole('button', { name: /Jump to latest/ });
  await expect(jump).toContainText('New messages');
  await page.bringToFront();
  await expect.poll(below).toBeLessThan(60);
  await expect(first).toBeInViewport();
  await jump.click();
  await expect(thread.getByText('From the other tab')).toBeInViewport();
  await expect(jump).toHaveCount(0);
});
