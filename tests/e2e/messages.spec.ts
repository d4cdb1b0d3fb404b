import type { Page } from '@playwright/test';
import { expect, expectSound, person, register, test, writeSlowly } from './support';

const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const field = (page: Page, name = 'Mina Okafor') => page.getByRole('textbox', { name: `Message to ${name}` });
const log = (page: Page, name = 'Mina Okafor') =>
  page.getByRole('log', { name: `Conversation with ${name}` });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search messages' });

/** Opens an address of Messages as the sample person: the flag alone. */
async function open(page: Page, address = '/messages') {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached();
}

/** Opens a conversation and waits until it can be written in. */
async function openThread(page: Page, id = 'mina-okafor', name = 'Mina Okafor') {
  await open(page, `/messages/${id}`);
  await expect(log(page, name)).toBeVisible();
  await expect(field(page, name)).toBeEnabled();
}

/** The list, which a phone shows instead of the thread. */
async function backToList(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('link', { name: 'Back to conversations' }).click();
}

test('the list, then a conversation: it is selected in the address, read, and Back closes it', async ({
  page,
  isMobile,
}) => {
  await open(page);
  await expect(rows(page)).toHaveText([/Mina Okafor/, /Ravi Kulkarni/, /Lena Brandt/, /Jonas Felde/]);
  await expect(row(page, 'Mina Okafor')).toHaveAccessibleName(/^Mina Okafor .* Unread, Online$/);
  if (!isMobile) {
    await expect(page.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await expect(page.getByText('Choose from your existing conversations or start a new one')).toBeVisible();
  }
  await expectSound(page);

  await row(page, 'Mina Okafor').click();
  await expect(page).toHaveURL('/messages/mina-okafor');
  await expect(page.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
  await expect(log(page).getByText('Can we talk Thursday?')).toBeInViewport();
  // Where one touches, the keyboard would come over what one came to read.
  if (isMobile) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  else await expect(field(page)).toBeFocused();
  await expectSound(page);

  await page.goBack();
  await expect(page).toHaveURL('/messages');
  await expect(row(page, 'Mina Okafor')).toHaveAccessibleName(/^Mina Okafor .*[^,] Online$/);
  await page.goForward();
  await expect(log(page)).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('Can we talk Thursday?')).toBeInViewport();
  await backToList(page, isMobile);
  await expect(row(page, 'Mina Okafor')).toHaveAccessibleName(/^Mina Okafor .*[^,] Online$/);
});

test('a message is appended, the preview is its first 30 characters, the date is now', async ({
  page,
  isMobile,
}) => {
  await openThread(page, 'ravi-kulkarni', 'Ravi Kulkarni');
  const input = field(page, 'Ravi Kulkarni');
  const text = '123456789 123456789 123456789👩🏽‍🚀 and on';
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await input.fill('   ');
  await input.press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();

  await input.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page, 'Ravi Kulkarni').getByText(text)).toBeInViewport();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(page).toHaveURL('/messages/ravi-kulkarni');
  await expectSound(page);

  await backToList(page, isMobile);
  await expect(rows(page).first()).toHaveAccessibleName(
    'Ravi Kulkarni Now You: 123456789 123456789 123456789👩🏽‍🚀... Online',
  );
  await page.reload();
  await expect(rows(page).first()).toHaveAccessibleName(/^Ravi Kulkarni Now .* Online$/);
});

test('awkward text stays text; an address in it is a link', async ({ page }) => {
  await openThread(page);
  for (const text of [
    'x'.repeat(400),
    'مرحبا بكم في منصة الشركات الناشئة',
    '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">',
    'See https://heliogrid.example/deck. Not javascript:alert(1)',
  ]) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(log(page).getByText(text)).toBeInViewport();
  }
  await expect(log(page).getByRole('link')).toHaveAttribute('href', 'https://heliogrid.example/deck');
  await expect(log(page).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expectSound(page);
});

/** What the device holds of the sample person, by kind and id. */
const kept = (key: [string, string]) =>
  new Promise<unknown>((resolve) => {
    const opening = indexedDB.open('updraft');
    opening.onsuccess = () => {
      const read = opening.result
        .transaction('records')
        .objectStore('records')
        .get(['sample', ...key]);
      read.onsuccess = () => {
        opening.result.close();
        resolve(read.result?.value);
      };
    };
  });

test('each conversation keeps its draft, also after a reload', async ({ page, isMobile }) => {
  await openThread(page);
  await field(page).fill('Thursday at ten');
  await expect
    .poll(() => page.evaluate(kept, ['messageDraft', 'mina-okafor'] as [string, string]))
    .toBe('Thursday at ten');
  await field(page).fill('Thursday at eleven');
  await backToList(page, isMobile);
  await row(page, 'Lena Brandt').click();
  await expect(field(page, 'Lena Brandt')).toHaveValue('');
  await field(page, 'Lena Brandt').fill('To Lena');
  await page.reload();
  await expect(field(page, 'Lena Brandt')).toHaveValue('To Lena');
  await backToList(page, isMobile);
  await row(page, 'Mina Okafor').click();
  await expect(field(page)).toHaveValue('Thursday at eleven');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(log(page).getByText('Thursday at eleven')).toBeInViewport();
  await page.reload();
  await expect(log(page).getByText('Thursday at eleven')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('a page left while one writes loses nothing, however often', { tag: '@once' }, async ({ page }) => {
  await writeSlowly(page, ['messageDraft', 'message/mina-okafor']);
  await openThread(page);
  for (const text of ['Thursday', 'Thursday at', 'Thursday at ten']) {
    await field(page).fill(text);
    await page.reload();
    await expect(field(page)).toHaveValue(text);
  }
  // Sent, and gone before the device had it.
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(field(page)).toHaveValue('Thursday at ten');
});

test('what is sent in one go arrives in order, and nothing of it is lost', { tag: '@once' }, async ({
  page,
}) => {
  await openThread(page);
  const lines = ['One', 'Two', 'Three', 'Four', 'Five'];
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await expect(field(page)).toHaveValue('');
  await expect(log(page).getByText(/^(One|Two|Three|Four|Five)$/)).toHaveText(lines);
  await page.reload();
  await expect(log(page).getByText(/^(One|Two|Three|Four|Five)$/)).toHaveText(lines);
});

test('two tabs show the same thread, and neither loses a message', async ({ page, context, isMobile }) => {
  await openThread(page);
  const other = await context.newPage();
  await openThread(other);
  await field(page).fill('From the first tab');
  await field(page).press('Enter');
  await expect(log(other).getByText('From the first tab')).toBeInViewport();
  await field(other).fill('From the second tab');
  await field(other).press('Enter');
  await expect(log(page).getByText('From the second tab')).toBeInViewport();

  const writeAll = async (tab: Page, name: string) => {
    for (let at = 0; at < 5; at += 1) {
      await field(tab).fill(`${name} ${at}`);
      await field(tab).press('Enter');
      await expect(field(tab)).toHaveValue('');
    }
  };
  await Promise.all([writeAll(page, 'First'), writeAll(other, 'Second')]);
  for (const tab of [page, other]) {
    await expect(log(tab).getByText(/^(First|Second) \d$/)).toHaveCount(10);
  }
  const written = (tab: Page) =>
    log(tab)
      .getByText(/^(First|Second) \d$/)
      .allTextContents();
  expect(await written(page)).toEqual(await written(other));
  await backToList(other, isMobile);
  await expect(rows(other).first()).toHaveAccessibleName(/Now You: (First|Second) 4 Online$/);
});

test('mark as unread goes back to the list; mute is kept', async ({ page, isMobile }) => {
  await openThread(page, 'lena-brandt', 'Lena Brandt');
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.getByRole('menuitem', { name: 'Mute conversation' }).click();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Unmute conversation' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await expect(page).toHaveURL('/messages');
  await expect(row(page, 'Lena Brandt')).toHaveAccessibleName(/^Lena Brandt .* Unread, Muted$/);
  await expect
    .poll(() => page.evaluate(kept, ['conversation', 'lena-brandt'] as [string, string]))
    .toEqual({ unread: true, muted: true });
  await page.reload();
  await expect(row(page, 'Lena Brandt')).toHaveAccessibleName(/^Lena Brandt .* Unread, Muted$/);
  await row(page, 'Lena Brandt').click();
  await expect(field(page, 'Lena Brandt')).toBeVisible();
  await backToList(page, isMobile);
  await expect(row(page, 'Lena Brandt')).toHaveAccessibleName(/^Lena Brandt .*[^,] Muted$/);
});

test('the search finds names and texts, marks them, and sits in the address', async ({ page, isMobile }) => {
  await open(page);
  await search(page).fill('apartment fed');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Mina Okafor').locator('mark')).toHaveText(['apartment', 'fed']);
  await expect(page).toHaveURL('/messages?q=apartment+fed');
  await expectSound(page);

  await row(page, 'Mina Okafor').click();
  await expect(page).toHaveURL(/\/messages\/mina-okafor\?q=apartment(\+|%20)fed&at=.+$/);
  const found = log(page).locator('[aria-current="true"]');
  await expect(found).toContainText('apartment federation');
  await expect(found).toBeInViewport();
  await expectSound(page);
  await page.reload();
  await expect(found).toBeInViewport();
  await backToList(page, isMobile);
  await expect(search(page)).toHaveValue('apartment fed');
  await expect(rows(page)).toHaveCount(1);

  await search(page).fill('kulkrani');
  await expect(rows(page)).toHaveText([/Ravi Kulkarni/]);
  await search(page).fill('zzzqqq');
  await expect(page.getByRole('heading', { name: 'No conversations found' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show all conversations' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('somebody one hasn’t written to: the conversation begins with the first message', async ({
  page,
  isMobile,
}) => {
  await openThread(page, 'claire-dubois', 'Claire Dubois');
  await backToList(page, isMobile);
  await expect(row(page, 'Claire Dubois')).toHaveCount(0);
  await openThread(page, 'claire-dubois', 'Claire Dubois');
  await field(page, 'Claire Dubois').fill('Hello Claire');
  await field(page, 'Claire Dubois').press('Enter');
  await expect(log(page, 'Claire Dubois').getByText('Hello Claire')).toBeInViewport();
  await backToList(page, isMobile);
  await expect(rows(page).first()).toHaveAccessibleName('Claire Dubois Now You: Hello Claire');
});

test('Message on a profile leads to the conversation', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto('/user/jonas-felde');
  await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).first().click();
  await expect(page).toHaveURL('/messages/jonas-felde');
  await expect(log(page, 'Jonas Felde').getByText('Happy to intro you to the team')).toBeVisible();
  await expect(field(page, 'Jonas Felde')).toBeFocused();
});

test('an address that nobody has says so, with a way back', { tag: '@once' }, async ({ page }) => {
  await open(page, '/messages/nobody');
  await expect(page.getByRole('heading', { name: 'This conversation isn’t here' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('a fresh account has written with nobody', { tag: '@once' }, async ({ page }) => {
  await register(page, person);
  await expect(page).toHaveURL(/userOnboard/);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await expectSound(page);
  await page.goto('/messages/mina-okafor');
  await field(page).fill('Hello Mina');
  await field(page).press('Enter');
  await expect(log(page).getByText('Hello Mina')).toBeInViewport();
  await page.reload();
  await expect(log(page).getByRole('paragraph')).not.toHaveCount(0);
  await expect(log(page).getByText('Hello Mina')).toBeInViewport();
  await expect(log(page).getByText('Can we talk Thursday?')).toHaveCount(0);
});

test('a device that can’t store a message keeps its text and offers again', { tag: '@once' }, async ({
  page,
}) => {
  await openThread(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    Object.assign(window, {
      restore: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
  });
  await field(page).fill('Not lost');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('could not be stored on this device');
  await expect(field(page)).toHaveValue('Not lost');
  await expectSound(page);
  await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page).getByText('Not lost')).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Writes messages of one's own straight to the device, a minute apart, the last one just now. */
const fill = (count: number) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('updraft');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const write = opening.result.transaction('records', 'readwrite');
      const records = write.objectStore('records');
      for (let at = 1; at <= count; at += 1) {
        const time = Date.now() - (count - at) * 60_000;
        const id = `${String(time).padStart(15, '0')}-${at}`;
        const value = { id, sender: 'Asha Verma', isSelf: true, message: `Number ${at}`, avatar: '', time };
        records.put({ owner: 'sample', kind: 'message/lena-brandt', id, value });
      }
      write.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

test('a long conversation goes back as far as one scrolls, and stays where one reads', async ({
  page,
  context,
}) => {
  await open(page);
  await expect(rows(page)).toHaveCount(4);
  await page.evaluate(fill, 500);
  await openThread(page, 'lena-brandt', 'Lena Brandt');
  const thread = log(page, 'Lena Brandt');
  await expect(thread.getByText('Number 500', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);

  const first = thread.getByText('Number 301', { exact: true });
  /** How far below the upper edge what one reads stands, px. */
  const below = async () => {
    const [edge, message] = await Promise.all([thread.boundingBox(), first.boundingBox()]);
    return message && edge && message.y - edge.y;
  };
  await thread.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(first).toBeInViewport();
  // The way back was read meanwhile; what one reads stays where it was.
  await expect.poll(() => thread.evaluate((element) => element.scrollTop)).toBeGreaterThan(2000);
  await expect.poll(below).toBeLessThan(60);
  await expect.poll(below).toBeGreaterThan(0);

  // Who reads further up isn't pulled down by what comes in.
  const other = await context.newPage();
  await openThread(other, 'lena-brandt', 'Lena Brandt');
  await field(other, 'Lena Brandt').fill('From the other tab');
  await field(other, 'Lena Brandt').press('Enter');
  const jump = page.getByRole('button', { name: /Jump to latest/ });
  await expect(jump).toContainText('New messages');
  await page.bringToFront();
  expect(await below()).toBeLessThan(60);
  await expect(first).toBeInViewport();
  await expectSound(page);
  await jump.click();
  await expect(thread.getByText('From the other tab')).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test('by keyboard alone: choose, write, send, and back', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await expect(rows(page)).toHaveCount(4);
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(row(page, 'Mina Okafor')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Ravi Kulkarni')).toBeFocused();
  await page.keyboard.type('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await page.keyboard.press('Enter');
  await expect(log(page, 'Ravi Kulkarni').getByText(/One line\s+and another/)).toBeInViewport();
  await expect(field(page, 'Ravi Kulkarni')).toBeFocused();
  await expect(rows(page).first()).toHaveAccessibleName(/^Ravi Kulkarni/);
  for (const name of ['More actions', /About/]) {
    await page.keyboard.press('Shift+Tab');
    if (name === 'More actions') await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
    if (name !== 'More actions') continue;
    // Also the first time, when the menu is fetched only now.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Mark as unread' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await row(page, 'Ravi Kulkarni').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Ravi Kulkarni')).toBeFocused();
});
