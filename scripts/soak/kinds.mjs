// The changes that a user can make: how the interface confirms each one, and how to verify it afterwards.
// `change(page, mark)` makes a change, waits for its confirmation, and resolves with the expected state.
// `look(page, expected, mark)` then returns whether the page shows this state.

/** A minimal export, with one draft. */
const exported = (text, time) => ({
  product: 'updraft',
  version: 1,
  name: 'Asha Verma',
  exportedAt: new Date(time).toISOString(),
  appearance: { theme: 'light', language: 'en' },
  records: [{ kind: 'draft', id: 'feed', value: { text, tag: null, comments: {} } }],
});

const main = (page) => page.getByRole('main');
const field = (page, name) => main(page).getByLabel(name, { exact: true });
const press = (page, name) => main(page).getByRole('button', { name, exact: true }).click();
const settings = '/profile/manage?tab=settings';
const update = (page) => field(page, 'Your update');
const post = (page) => main(page).getByRole('article').first();

/** Waits until the page marks no element as unsaved. */
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

/** Returns a check that the page at an address shows the text. */
const shows = (address, where) => async (page, _, mark) => {
  await page.goto(address.replace(':mark', mark));
  return isThere(where(page, mark).getByText(text(mark)));
};

/** Returns a check that a field contains the text, once stored input has been restored. */
const holds = (address, line) => async (page, _, mark) => {
  await page.goto(address);
  for (const end = Date.now() + 5000; Date.now() < end; await page.waitForTimeout(50))
    if ((await line(page).inputValue()) === text(mark)) return true;
  return false;
};

/** A field that stores its text while the user types, and confirms it within half a second. */
const typed = (address, line) => ({
  async change(page, mark) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await line(page).fill(text(mark));
    await page.waitForTimeout(1000);
    await isStored(page);
  },
  look: holds(address, line),
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
 * A toggle button of a post or a page. The button changes before its record is stored, and doesn't announce
 * when the record is stored. The stored record is therefore the confirmation.
 */
const toggle = (kind, address, button, isOn) => ({
  async change(page) {
    await page.goto(address);
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
    await page.goto(address);
    await button(page).waitFor();
    // The first render already includes stored data.
    return (await isOn(button(page))) === expected;
  },
});

const isPressed = async (button) => (await button.getAttribute('aria-pressed')) === 'true';

async function fillListing(page, name) {
  const next = () => press(page, 'Continue');
  await page.goto('/list-startup');
  await field(page, 'Startup name').waitFor();
  await page.waitForLoadState('networkidle');
  await field(page, 'Startup name').fill(name);
  await field(page, 'Tagline').fill('Kites that pull ships');
  await field(page, 'Category').selectOption('Climate Tech');
  await next();
  for (const about of ['About', 'Problem', 'Solution']) await field(page, about).fill(`${about} of it`);
  await field(page, 'Business email').fill('hello@zephyr.example');
  return next;
}

const interest = toggle(
  'interest',
  '/startups/ledgerline',
  (page) => main(page).getByRole('button', { name: /^(Express Interest|Interest Expressed)$/ }),
  isPressed,
);

/** Whether an open request to this startup is stored. The page shows the interest before it is stored. */
async function isAsked(page, startupId) {
  const found = (await recordsOf(page, 'request')).find(({ id }) => id.endsWith(`/${startupId}`));
  return found !== undefined && !found.value.isWithdrawn;
}

export const kinds = {
  post: {
    async change(page, mark) {
      await page.goto('/explore');
      await update(page).fill(text(mark));
      await press(page, 'Post');
      await post(page).getByText(text(mark)).waitFor();
      await isStored(page);
    },
    look: shows('/explore?q=Kept%20:mark', post),
  },

  comment: {
    async change(page, mark) {
      await page.goto('/explore?q=heliogrid');
      await post(page)
        .getByRole('button', { name: /^Comment, / })
        .click();
      await post(page).getByLabel('Your comment').fill(text(mark));
      await page.keyboard.press('Control+Enter');
      await post(page).getByText(text(mark)).waitFor();
      await isStored(page);
    },
    async look(page, _, mark) {
      await page.goto('/explore?q=heliogrid');
      const all = post(page).getByRole('button', { name: /^Show all \d+ comments$/ });
      await post(page).waitFor();
      if (await all.isVisible()) await all.click();
      return isThere(post(page).getByText(text(mark)));
    },
  },

  like: toggle(
    'like',
    '/explore?q=heliogrid',
    (page) => post(page).getByRole('button', { name: /^Like, / }),
    isPressed,
  ),

  save: toggle(
    'save',
    '/explore?q=heliogrid',
    (page) => post(page).getByRole('button', { name: /^Saved?$/ }),
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
    async change(page, mark) {
      await page.goto('/messages/mina-okafor');
      const line = page.getByRole('textbox', { name: 'Message to Mina Okafor' });
      await line.fill(text(mark));
      await line.press('Enter');
      await page.getByRole('log').getByText(text(mark)).waitFor();
      await isStored(page);
    },
    look: shows('/messages/mina-okafor', (page) => page.getByRole('log')),
  },

  draft: typed('/explore', update),

  wizardStep: typed('/userOnboard', (page) => main(page).getByRole('textbox').first()),

  profileEdit: {
    async change(page, mark) {
      await page.goto('/profile/manage');
      await press(page, 'Edit');
      await field(page, 'Name').fill(`Asha ${mark}`);
      await field(page, 'Role').fill(text(mark));
      await press(page, 'Save Changes');
      await page.getByRole('alert').filter({ hasText: 'Profile saved' }).waitFor();
    },
    async look(page, _, mark) {
      await page.goto('/profile/manage');
      const name = page.getByRole('button', { name: `Account: Asha ${mark}` });
      return (await isThere(main(page).getByText(text(mark)))) && isThere(name);
    },
  },

  setting: {
    async change(page) {
      await page.goto(settings);
      const choice = field(page, 'Email digest');
      await choice.waitFor();
      await page.waitForLoadState('networkidle');
      const next = (await choice.inputValue()) === 'daily' ? 'monthly' : 'daily';
      await choice.selectOption(next);
      await main(page).getByRole('status').getByText('Saved').waitFor({ state: 'attached' });
      await isStored(page);
      return next;
    },
    async look(page, expected) {
      await page.goto(settings);
      await field(page, 'Email digest').waitFor();
      await page.waitForLoadState('networkidle');
      return (await field(page, 'Email digest').inputValue()) === expected;
    },
  },

  look: {
    async change(page) {
      await page.goto(settings);
      await field(page, 'Language').waitFor();
      const next = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
      await main(page)
        .getByRole('radio', { name: next === 'dark' ? 'Dark' : 'Light' })
        .check({ force: true });
      await page.locator(`html[data-theme="${next}"]`).waitFor({ state: 'attached' });
      await isStored(page);
      return next;
    },
    async look(page, expected) {
      await page.goto('/explore');
      return isThere(page.locator(`html[data-theme="${expected}"] article`));
    },
  },

  signOut: {
    async change(page) {
      await page.goto('/explore');
      await page.getByRole('button', { name: /^Account: / }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    },
    async look(page) {
      await page.goto('/explore');
      // The first paint may precede the stored session, so this waits until the page has read it.
      await page.waitForLoadState('networkidle');
      return isThere(page.getByRole('button', { name: 'Sign In' }));
    },
  },

  signIn: {
    isGuest: true,
    async change(page) {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
      await page.waitForURL('**/explore');
      await post(page).waitFor();
    },
    async look(page) {
      await page.goto('/explore');
      return isThere(page.getByRole('article'));
    },
  },

  listing: {
    async change(page, mark) {
      const next = await fillListing(page, text(mark));
      for (const heading of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
        await next();
        await main(page).getByRole('heading', { level: 2, name: heading }).waitFor();
      }
      await press(page, 'Submit');
      await page.getByRole('alert').filter({ hasText: 'successfully listed' }).waitFor();
    },
    look: shows('/startups/kept-:mark', main),
  },

  import: {
    async change(page, mark) {
      await page.goto(settings);
      const card = page.getByRole('region', { name: 'Your data' });
      await card.waitFor();
      await card.locator('input[type="file"]').setInputFiles({
        name: 'updraft.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(exported(text(mark), Date.now()))),
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('alert').first().waitFor();
    },
    look: holds('/explore', update),
  },
};
