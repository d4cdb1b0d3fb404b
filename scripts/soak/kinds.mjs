// The kinds of changes that the crash test makes. `change(page, mark)` makes a change on the page `at`, waits
// for the interface to confirm it, and resolves with the expected state. `look(page, expected, mark)` returns
// whether the page `lookAt`, by default `at`, shows this state. `mark` is a unique text for the change.

const main = (page) => page.getByRole('main');
const field = (page, name) => main(page).getByLabel(name, { exact: true });
const press = (page, name) => main(page).getByRole('button', { name, exact: true }).click();
const settings = '/profile/manage?tab=settings';
const update = (page) => field(page, 'Your update');
const post = (page) => main(page).getByRole('article').first();
const postButton = (page, name) => post(page).getByRole('button', { name });
/** The address of a page whose first post is by a startup. */
const startupPost = '/explore?q=heliogrid';

/** Waits until the page marks no change as unsaved. */
const isStored = (page) => page.locator('[data-unsaved]').first().waitFor({ state: 'detached' });

const text = (mark) => `Kept ${mark}`;
const isThere = (locator) =>
  locator
    .first()
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );

/** Returns a `look` function that checks whether a part of the page shows the text. */
const shows = (where) => (page, _, mark) => isThere(where(page).getByText(text(mark)));

/** Returns a `look` function that waits until the page has restored the text in a field. */
const holds = (line) => async (page, _, mark) => {
  for (const end = Date.now() + 5000; Date.now() < end; await page.waitForTimeout(50))
    if ((await line(page).inputValue()) === text(mark)) return true;
  return false;
};

/** Returns the kind of change for a field that stores its text while the user types. */
const typed = (at, line) => ({
  at,
  async change(page, mark) {
    await page.waitForLoadState('networkidle');
    await line(page).fill(text(mark));
    await page.waitForTimeout(1000);
    await isStored(page);
  },
  look: holds(line),
});

/** Returns the stored records of a kind. The page must have opened its database. */
const recordsOf = (page, kind) =>
  page.evaluate(async (wanted) => {
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('updraft'));
    const records = await answer(database.transaction('records').objectStore('records').getAll());
    database.close();
    return records.filter((record) => record.kind === wanted);
  }, kind);

/**
 * Returns the kind of change for a toggle button of a post or a page. The button changes before its record is
 * stored and doesn't confirm that. The stored record therefore serves as the confirmation.
 */
const toggle = (kind, at, button, isOn) => ({
  at,
  async change(page) {
    await button(page).waitFor();
    const wasOn = await isOn(button(page));
    const before = JSON.stringify(await recordsOf(page, kind));
    await button(page).click();
    while ((await isOn(button(page))) === wasOn);
    while (JSON.stringify(await recordsOf(page, kind)) === before);
    await isStored(page);
    return !wasOn;
  },
  async look(page, expected) {
    await button(page).waitFor();
    // The first render already includes stored data.
    return (await isOn(button(page))) === expected;
  },
});

/** Returns the value of the email digest setting, after the page has loaded the stored value. */
async function digestOf(page) {
  await field(page, 'Email digest').waitFor();
  await page.waitForLoadState('networkidle');
  return field(page, 'Email digest').inputValue();
}

const isPressed = async (button) => (await button.getAttribute('aria-pressed')) === 'true';

const interest = toggle(
  'interest',
  '/startups/ledgerline',
  (page) => main(page).getByRole('button', { name: /^(Express Interest|Interest Expressed)$/ }),
  isPressed,
);

/** Whether a request for access to this startup is stored, and not withdrawn. */
async function isAsked(page, startupId) {
  const found = (await recordsOf(page, 'request')).find(({ id }) => id.endsWith(`:${startupId}`));
  return found !== undefined && !found.value.isWithdrawn;
}

export const kinds = {
  post: {
    at: '/explore',
    async change(page, mark) {
      await update(page).fill(text(mark));
      await press(page, 'Post');
      await post(page).getByText(text(mark)).waitFor();
      await isStored(page);
    },
    lookAt: '/explore?q=Kept%20:mark',
    look: shows(post),
  },

  comment: {
    at: startupPost,
    async change(page, mark) {
      await postButton(page, /^Comment, /).click();
      await post(page).getByLabel('Your comment').fill(text(mark));
      await page.keyboard.press('Control+Enter');
      await post(page).getByText(text(mark)).waitFor();
      await isStored(page);
    },
    async look(page, _, mark) {
      await post(page).waitFor();
      const all = postButton(page, /^Show all \d+ comments$/);
      if (await all.isVisible()) await all.click();
      return isThere(post(page).getByText(text(mark)));
    },
  },

  like: toggle('like', startupPost, (page) => postButton(page, /^Like, /), isPressed),

  save: toggle(
    'save',
    startupPost,
    (page) => postButton(page, /^Saved?$/),
    async (button) => (await button.textContent()) === 'Saved',
  ),

  follow: toggle(
    'follow',
    '/user/jonas-felde',
    (page) =>
      main(page)
        .getByRole('button', { name: /^Follow(ing)?\b/ })
        .first(),
    async (button) => /^Following/.test((await button.textContent()) ?? ''),
  ),

  // Expressing interest stores two records: the interest, and a request for access.
  interest: {
    ...interest,
    look: async (page, expected) =>
      (await interest.look(page, expected)) && (await isAsked(page, 'ledgerline')) === expected,
  },

  message: {
    at: '/messages/mina-okafor',
    async change(page, mark) {
      const line = page.getByRole('textbox', { name: 'Message to Mina Okafor' });
      await line.fill(text(mark));
      await line.press('Enter');
      await page.getByRole('log').getByText(text(mark)).waitFor();
      await isStored(page);
    },
    look: shows((page) => page.getByRole('log')),
  },

  draft: typed('/explore', update),

  wizardStep: typed('/userOnboard', (page) => main(page).getByRole('textbox').first()),

  profileEdit: {
    at: '/profile/manage',
    async change(page, mark) {
      await press(page, 'Edit');
      await field(page, 'Name').fill(`Asha ${mark}`);
      await field(page, 'Role').fill(text(mark));
      await press(page, 'Save Changes');
      await page.getByRole('alert').filter({ hasText: 'Profile saved' }).waitFor();
    },
    async look(page, _, mark) {
      const name = page.getByRole('button', { name: `Account: Asha ${mark}` });
      return (await isThere(main(page).getByText(text(mark)))) && isThere(name);
    },
  },

  setting: {
    at: settings,
    async change(page) {
      const next = (await digestOf(page)) === 'daily' ? 'monthly' : 'daily';
      await field(page, 'Email digest').selectOption(next);
      await main(page).getByRole('status').getByText('Saved').waitFor({ state: 'attached' });
      await isStored(page);
      return next;
    },
    look: async (page, expected) => (await digestOf(page)) === expected,
  },

  look: {
    at: settings,
    async change(page) {
      await field(page, 'Language').waitFor();
      const next = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
      await main(page)
        .getByRole('radio', { name: next === 'dark' ? 'Dark' : 'Light' })
        .check({ force: true });
      await page.locator(`html[data-theme="${next}"]`).waitFor({ state: 'attached' });
      await isStored(page);
      return next;
    },
    lookAt: '/explore',
    look: (page, expected) => isThere(page.locator(`html[data-theme="${expected}"] article`)),
  },

  signOut: {
    at: '/explore',
    async change(page) {
      await page.getByRole('button', { name: /^Account: / }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    },
    async look(page) {
      // Waits until the page has read the stored session, because the first paint may precede that.
      await page.waitForLoadState('networkidle');
      return isThere(page.getByRole('button', { name: 'Sign In' }));
    },
  },

  signIn: {
    isGuest: true,
    at: '/login',
    async change(page) {
      await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
      await page.waitForURL('**/explore');
      await post(page).waitFor();
    },
    lookAt: '/explore',
    look: (page) => isThere(page.getByRole('article')),
  },

  listing: {
    at: '/list-startup',
    async change(page, mark) {
      await field(page, 'Startup name').waitFor();
      await page.waitForLoadState('networkidle');
      await field(page, 'Startup name').fill(text(mark));
      await field(page, 'Tagline').fill('Kites that pull ships');
      await field(page, 'Category').selectOption('Climate Tech');
      await press(page, 'Continue');
      for (const about of ['About', 'Problem', 'Solution']) await field(page, about).fill(`${about} of it`);
      await field(page, 'Business email').fill('hello@zephyr.example');
      for (const heading of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
        await press(page, 'Continue');
        await main(page).getByRole('heading', { level: 2, name: heading }).waitFor();
      }
      await press(page, 'Submit');
      await page.getByRole('alert').filter({ hasText: 'successfully listed' }).waitFor();
    },
    lookAt: '/startups/kept-:mark',
    look: shows(main),
  },

  import: {
    at: settings,
    async change(page, mark) {
      const draft = { kind: 'draft', id: 'feed', value: { text: text(mark), tag: null, comments: {} } };
      const exported = {
        ...{ product: 'updraft', version: 1, name: 'Asha Verma', exportedAt: new Date().toISOString() },
        appearance: { theme: 'light', language: 'en' },
        records: [draft],
      };
      const card = page.getByRole('region', { name: 'Your data' });
      await card.waitFor();
      await card.locator('input[type="file"]').setInputFiles({
        name: 'updraft.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(exported)),
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('alert').first().waitFor();
    },
    lookAt: '/explore',
    look: holds(update),
  },
};
