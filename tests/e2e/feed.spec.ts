import { expect, expectSound, noteMoment, openFeed, test, writeSlowly } from './support';

const first = (page: import('@playwright/test').Page) => page.getByRole('article').first();

test('two skeletons for 800 ms, then the posts, and nothing jumps', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('auth', 'true');
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const skeletons = 'main [aria-busy="true"]';
  const wereShown = await noteMoment(page, skeletons);
  await page.goto('/explore');
  await expect(first(page)).toBeVisible();
  await expect(page.locator(skeletons)).toHaveCount(0);
  expect(await wereShown()).toBe(true);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  await expectSound(page);
});

test('the search forgives a typo, sits in the address, and says how to widen an empty result', async ({
  page,
}) => {
  await openFeed(page);
  const search = page.getByRole('searchbox', { name: 'Search updates' });
  await search.fill('heliogird');
  await expect(first(page)).toContainText('Heliogrid');
  await expect(page).toHaveURL('/explore?q=heliogird');
  await page.reload();
  await expect(search).toHaveValue('heliogird');
  await expect(first(page)).toContainText('Heliogrid');
  await search.fill('zzzqqq');
  await expect(page.getByRole('heading', { name: 'No posts to show' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show all updates' }).click();
  await expect(page).toHaveURL('/explore');
  await expect(first(page)).toBeVisible();
});

test('a topic of the sidebar searches for it', async ({ page }) => {
  await openFeed(page);
  await page
    .getByRole('region', { name: 'Trending Topics' })
    .getByRole('link', { name: /#ClimateTech/ })
    .click();
  await expect(page).toHaveURL('/explore?q=%23ClimateTech');
  await expect(first(page)).toContainText(/climate/i);
});

test('saving, following, and two comments until all are shown; all there after a reload', async ({
  page,
}) => {
  await openFeed(page);
  const post = first(page);
  await post.getByRole('button', { name: 'Save' }).click();
  await expect(post.getByRole('button', { name: 'Saved' })).toBeVisible();
  const follow = page.getByRole('button', { name: 'Follow Ravi Kulkarni' });
  await follow.click();
  const comments = post.getByRole('listitem');
  await expect(comments).toHaveCount(2);
  await post.getByRole('button', { name: /^Show all \d+ comments$/ }).click();
  expect(await comments.count()).toBeGreaterThan(2);
  await page.reload();
  await expect(post.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Following Ravi Kulkarni' })).toBeVisible();
});

test('one comment composer at a time; what was typed in each stays', async ({ page }) => {
  await openFeed(page);
  const [one, two] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await one.getByRole('button', { name: /^Comment, / }).click();
  await one.getByLabel('Your comment').fill('Half a thought');
  await two.getByRole('button', { name: /^Comment, / }).click();
  await expect(page.getByLabel('Your comment')).toHaveCount(1);
  await expect(two.getByLabel('Your comment')).toBeFocused();
  await expect(two.getByLabel('Your comment')).toHaveValue('');
  await one.getByRole('button', { name: /^Comment, / }).click();
  await expect(one.getByLabel('Your comment')).toHaveValue('Half a thought');
});

/** Whether the device holds this text as the sample person's draft. */
const isDraftKept = (text: string) =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('updraft');
    opening.onsuccess = () => {
      const read = opening.result
        .transaction('records')
        .objectStore('records')
        .get(['sample', 'draft', 'feed']);
      read.onsuccess = () => {
        opening.result.close();
        resolve(read.result?.value.text === text && read.result?.value.tag === 'Hiring');
      };
    };
  });

test('a draft is there after a reload', async ({ page }) => {
  await openFeed(page);
  await page.getByLabel('Your update').fill('Still thinking about');
  await page.getByLabel('Add a tag').selectOption('Hiring');
  await expect.poll(() => page.evaluate(isDraftKept, 'Still thinking about')).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Your update')).toHaveValue('Still thinking about');
  await expect(page.getByLabel('Add a tag')).toHaveValue('Hiring');
});

test('a page left while one types loses nothing, however often', { tag: '@once' }, async ({ page }) => {
  await writeSlowly(page, ['draft', 'post']);
  await openFeed(page);
  const comment = page.getByRole('article').first().getByLabel('Your comment');
  const openComment = () =>
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Comment, / })
      .click();
  for (const text of ['Still', 'Still thinking', 'Still thinking about']) {
    await openComment();
    await comment.fill(`${text} it`);
    await page.getByLabel('Your update').fill(text);
    await page.reload();
    await expect(page.getByLabel('Your update')).toHaveValue(text);
    await openComment();
    await expect(comment).toHaveValue(`${text} it`);
    await openComment();
  }
  // Sent, and gone before the device had it.
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByLabel('Your update')).toHaveValue('');
  await page.reload();
  // A draft again, or on a slow machine the post after all.
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect
    .poll(async () =>
      [await page.getByLabel('Your update').inputValue(), await first.textContent()].join(' '),
    )
    .toContain('Still thinking about');
});

test('a change of language or theme shows at once and keeps what is being typed', async ({ page }) => {
  await openFeed(page);
  await page.getByLabel('Your update').fill('Half a thought');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: /Asha Verma$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Half a thought');
});

test('sharing copies a link that leads to the post', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFeed(page);
  const post = page.getByRole('article').nth(3);
  await post.getByRole('button', { name: /^Share, / }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Link to the post copied' })).toBeVisible();
  await expectSound(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const text = await post.locator('p').nth(2).textContent();
  await page.goto(link);
  await expect(page.getByText(text ?? '')).toBeInViewport();
  await expect(page.locator('main [aria-current="true"]')).toContainText(text ?? '');
});

test('a refused clipboard shows the link to copy by hand', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openFeed(page);
  await first(page)
    .getByRole('button', { name: /^Share, / })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: '/explore#' })).toBeVisible();
});

test('a bad record is quarantined and reported; the feed stands', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await page.getByLabel('Your update').fill('A good record.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(first(page)).toContainText('A good record.');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('updraft');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('records', 'readwrite');
          write
            .objectStore('records')
            .put({ owner: 'sample', kind: 'post', id: 'bad', value: { nonsense: true } });
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: '1 saved item could not be read' })).toBeVisible();
  await expect(first(page)).toContainText('A good record.');
  await page.reload();
  await expect(first(page)).toContainText('A good record.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('awkward text stays text and inside the layout', async ({ page }) => {
  await openFeed(page);
  for (const text of [
    'Long. '.repeat(833).trim(),
    'x'.repeat(400),
    '👩🏽‍🚀🚀 हम उड़ते हैं 🪁',
    'مرحبا بكم في منصة الشركات الناشئة',
    '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">',
  ]) {
    await page.getByLabel('Your update').fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    // A long one folds.
    const more = first(page).getByRole('button', { name: 'Show more' });
    if (text.length > 2500) await more.click();
    await expect(first(page)).toContainText(text);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expectSound(page);
});

test('what another tab posts appears without a reload', { tag: '@once' }, async ({ page, context }) => {
  await openFeed(page);
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(first(other)).toBeVisible();
  await page.getByLabel('Your update').fill('From the other tab.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(first(other)).toContainText('From the other tab.');
});

test('by keyboard alone: like, comment, and back to where one was', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  const like = first(page).getByRole('button', { name: /^Like, / });
  await like.focus();
  await page.keyboard.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first(page).getByLabel('Your comment')).toBeFocused();
  await page.keyboard.type('From the keys.');
  await page.keyboard.press('Control+Enter');
  await expect(first(page)).toContainText('From the keys.');
  await expect(first(page).getByRole('button', { name: /^Comment, / })).toBeFocused();
});
