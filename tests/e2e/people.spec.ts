import type { Page } from '@playwright/test';
import { expect, expectSound, register, signIn, signOut, test } from './support';
import { listStartup, shownFigures } from './wizardForms';

// Two people on one device.

const ada = { name: 'Ada Zephyr', email: 'ada@zephyr.example', password: 'windsock-2025' };
const ben = { name: 'Ben Ruiz', email: 'ben@ruiz.example', password: 'windsock-2026' };
const words = 'Our kite flew for nine hours.';

async function enter(page: Page, who: typeof ada) {
  await register(page, who);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
}
const postOf = (page: Page, { name }: typeof ada) => page.getByRole('article', { name });

async function write(page: Page, text: string) {
  await page.getByLabel('Your update').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
}

test('what one publishes, the other meets: posts, startups, pages, likes and comments', async ({ page }) => {
  await enter(page, ada);
  await write(page, words);
  await listStartup(page);
  await signOut(page);

  await enter(page, ben);
  const post = postOf(page, ada);
  await test.step('her post is in the feed, and her name leads to her page', async () => {
    await expect(post).toContainText(words);
    await expectSound(page);
    await post.getByRole('button', { name: 'Like, 0' }).click();
    await post.getByRole('button', { name: 'Comment, 0' }).click();
    await post.getByRole('textbox').fill('How high?');
    await post.getByRole('textbox').press('Control+Enter');
    await expect(post.getByText('How high?')).toBeVisible();
    await post.getByRole('link', { name: ada.name }).click();
    await expect(page).toHaveURL('/user/ada-zephyr');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ada.name);
    await expect(page.getByRole('region', { name: 'Startups', exact: true }).getByRole('link')).toBeVisible();
    await expectSound(page);
  });

  await test.step('her startup is in Discover and in the search, without a number', async () => {
    await page.goto('/discover');
    await page.getByRole('article').filter({ hasText: 'Zephyr Works' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/startups/zephyr-works');
    await expect(page.getByText('We build kites.')).toBeVisible();
    await expect(
      page.getByText('Traction and funding info is shown only to verified investors.').first(),
    ).toBeVisible();
    const html = await page.content();
    for (const closed of [...Object.values(shownFigures), '41000', '773000', 'hello@zephyr.example'])
      expect(html).not.toContain(closed);
    await page.getByRole('button', { name: 'Express Interest' }).click();
    await expect(page.getByText('hello@zephyr.example').first()).toBeVisible();
    await expectSound(page);
  });
  await signOut(page);

  await page.goto('/explore');
  await signIn(page, ada);
  await expect(postOf(page, ada)).toContainText('How high?');
  await expect(postOf(page, ada).getByRole('button', { name: 'Like, 1' })).toBeVisible();
});

test('somebody who becomes private is found nowhere by anybody else', async ({ page }) => {
  await enter(page, ada);
  await write(page, words);
  await page.goto('/profile/manage?tab=settings');
  await page.getByLabel('Profile privacy').selectOption({ label: 'Private' });
  await expect(page.getByRole('main').getByRole('status').getByText('Saved')).toBeAttached();
  await signOut(page);

  await enter(page, ben);
  await expect(postOf(page, ada)).toHaveCount(0);
  await page.goto('/discover?tab=users');
  await expect(page.getByRole('article')).toHaveCount(3);
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await search.fill('zephyr');
  await expect(page.getByText('Nothing matches “zephyr”').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Zephyr/ })).toHaveCount(0);
  await page.goto('/user/ada-zephyr');
  await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
});

test('two people of one name have a page each, and a change of one is seen in the other’s window', {
  tag: '@once',
}, async ({ page, context }) => {
  await enter(page, ada);
  await write(page, words);
  await signOut(page);
  await enter(page, { ...ben, name: ada.name });
  await page.getByRole('article', { name: ada.name }).getByRole('link', { name: ada.name }).click();
  await expect(page).toHaveURL('/user/ada-zephyr');
  await page.goto('/user/ada-zephyr-2');
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();

  // Whoever is signed in is so in every window: what somebody else does is written as from one of an earlier time.
  await page.goto('/explore');
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(async () => {
    const opening = indexedDB.open('updraft');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const { store, done } = (() => {
      const writing = db.transaction('records', 'readwrite');
      return {
        store: writing.objectStore('records'),
        done: new Promise((resolve) => {
          writing.oncomplete = resolve;
        }),
      };
    })();
    const all = await new Promise<{ owner: string; kind: string; id: string; value: object }[]>((resolve) => {
      const reading = store.getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    const post = all.find(({ kind }) => kind === 'post');
    if (!post) throw new Error('No post');
    store.put({ ...post, value: { ...post.value, content: 'Now it is ten.' } });
    await done;
    const channel = new BroadcastChannel('updraft');
    channel.postMessage({ owner: post.owner, extent: 'some', records: [{ kind: 'post', id: post.id }] });
    channel.close();
    db.close();
  });
  await expect(page.getByText('Now it is ten.')).toBeVisible();
});
