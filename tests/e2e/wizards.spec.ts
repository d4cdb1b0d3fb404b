import type { Locator, Page } from '@playwright/test';
import { expect, expectSound, person, register, signIn, signOut, test, writeSlowly } from './support';
import {
  choose,
  field,
  fill,
  fillAccount,
  fillDetails,
  fillExperience,
  nextUntil,
  press,
  step,
  title,
} from './wizardForms';

const listing = {
  startupName: 'Windrose',
  tagline: 'Weather for every rooftop',
  about: 'Windrose forecasts wind and sun for single buildings.',
  problem: 'A rooftop turbine stands still two days out of five.',
  solution: 'A sensor, and a model that learns the street around it.',
  email: 'hello@windrose.example',
};

const investor = { name: 'Ilse Groot', email: 'ilse@northlight.example', password: 'barometer-1912' };

/** 8 by 8 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR4nGNowAEYhpYEAILzYAGc7g8kAAAAAElFTkSuQmCC',
  'base64',
);

const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const restored = (page: Page) => page.getByText('We kept what you typed last time.');
const logo = (page: Page) => page.getByRole('img', { name: 'The chosen image' });

/** Each of them is said, and there is no other. */
async function expectErrors(page: Page, messages: string[]) {
  const wrong = page.getByRole('main').locator('form p:has(> svg)');
  await expect(wrong.filter({ hasText: /required|valid|least|match|select|indicate/ })).toHaveText(messages);
}

/** All that is on the device: every record of every database, and the local storage. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(found);
  });

/** What is kept under a kind, as it is kept. */
const records = (page: Page, kind: string) =>
  page.evaluate(async (wanted) => {
    const open = indexedDB.open('updraft');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const all = open.result.transaction('records').objectStore('records').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    open.result.close();
    return (all.result as { kind: string; value: unknown }[])
      .filter(({ kind: found }) => found === wanted)
      .map(({ value }) => value);
  }, kind);

/** A step of a wizard as somebody fills it in, and what has to be there again. */
type Filling = { step: string; fill: () => Promise<void>; check: () => Promise<void> };

/** Leaves every step as it was just filled in, by a reload, before going on. */
async function interruptAtEach(page: Page, fillings: Filling[], next: string) {
  for (const { step: name, fill: fillIn, check } of fillings) {
    await test.step(name, async () => {
      await expect(step(page)).toHaveText(name);
      await fillIn();
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(step(page)).toHaveText(name);
      await check();
      if (name !== fillings.at(-1)?.step) await press(page, next);
    });
  }
}

/** A step of text fields. */
const texts = (page: Page, name: string, fields: Record<string, string>): Filling => ({
  step: name,
  fill: () => fill(page, fields),
  check: async () => {
    for (const [label, text] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(text);
  },
});

/** As the sample person: the flag alone. */
async function openAsAsha(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
}

test.describe('listing a startup', () => {
  test('from start to finish, interrupted in the middle: it is on Discover and has its page', async ({
    page,
  }) => {
    await openAsAsha(page, '/list-startup');
    await expect(title(page)).toHaveText('Startup Listing');

    await test.step('basic information', async () => {
      await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await press(page, 'Continue');
      await expectErrors(page, ['Startup name is required', 'Tagline is required', 'Category is required']);
      await expect(field(page, 'Startup name')).toBeFocused();
      await expectSound(page);
      await fill(page, {
        'Startup name': listing.startupName,
        Tagline: listing.tagline,
        'Registration year': '2023',
        Location: 'Pune, India',
      });
      await expectErrors(page, ['Category is required']);
      await field(page, 'Category').selectOption('Climate Tech');
      await field(page, 'Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
      await expect(logo(page)).toBeVisible();
      await expectErrors(page, []);
      await press(page, 'Continue');
    });

    await test.step('about the startup', async () => {
      await expect(step(page)).toHaveText('About Your Startup');
      await expect(step(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await press(page, 'Continue');
      await expectErrors(page, [
        'About section is required',
        'Problem statement is required',
        'Solution description is required',
        'Business email is required',
      ]);
      await fill(page, {
        About: listing.about,
        Problem: listing.problem,
        Solution: listing.solution,
        Website: 'https://windrose.example',
        'Business email': 'hello@windrose',
      });
      await press(page, 'Continue');
      await expectErrors(page, ['Please enter a valid email address']);
      await field(page, 'Business email').fill(listing.email);
      await expectErrors(page, []);
    });

    await test.step('a crash: it is all there again, the logo included', async () => {
      // Without leaving the page in good order: what was typed is on the device half a second later.
      await expect.poll(() => onDevice(page), { timeout: 1000 }).toContain(listing.email);
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(step(page)).toHaveText('About Your Startup');
      await expect(field(page, 'Problem')).toHaveValue(listing.problem);
      await expect(field(page, 'Business email')).toHaveValue(listing.email);
      await press(page, 'Previous');
      await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
      await expect(field(page, 'Category')).toHaveValue('Climate Tech');
      await expect(logo(page)).toBeVisible();
      expect(await logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      await goTo(page, 'About Your Startup');
      await press(page, 'Continue');
    });

    await test.step('traction, metrics, team: nothing is asked for', async () => {
      await expect(step(page)).toHaveText('Traction & Funding');
      await expect(
        page.getByText('Traction and funding info is shown only to verified investors.'),
      ).toBeVisible();
      await fill(page, { 'Monthly revenue': '84k', 'Raised so far': '450000', 'Funding goal': '900000' });
      await expect(field(page, 'Monthly revenue')).toHaveValue('84,000');
      await expect(field(page, 'Funding goal')).toHaveValue('900,000');
      await field(page, 'Funding round').selectOption('Seed');
      await expectSound(page);
      await press(page, 'Continue');
      await expect(step(page)).toHaveText('Key Metrics');
      await expect(
        page.getByText(
          'These metrics are shown only to investors who express interest and after the owner approves their request.',
        ),
      ).toBeVisible();
      await fill(page, { ARR: '1008000', 'Monthly growth': '12.5', LTV: '1200' });
      await field(page, 'Team size').selectOption('6-10');
      // What can't be read is said, and holds nobody up: the press lands where it was aimed at.
      await field(page, 'CAC').fill('about 90');
      await press(page, 'Continue');
      await expect(step(page)).toHaveText('Team & Investors');
      await press(page, 'Previous');
      await expect(field(page, 'CAC')).toHaveValue('about 90');
      await expect(field(page, 'CAC')).toHaveAccessibleDescription(/Enter a whole number, such as 12,000\./);
      await field(page, 'CAC').fill('90');
      await press(page, 'Continue');
      await expect(step(page)).toHaveText('Team & Investors');
      const [addMember] = await page.getByRole('button', { name: 'Add', exact: true }).all();
      await expect(addMember as Locator).toBeDisabled();
      await field(page, 'Team members').fill('Priya Nair, CTO');
      await field(page, 'Team members').press('Enter');
      await expect(step(page)).toHaveText('Team & Investors');
      await expect(page.getByRole('button', { name: 'Remove Priya Nair, CTO' })).toBeVisible();
      await field(page, 'Existing investors').fill('Northlight Ventures');
      await press(page, 'Submit');
    });

    await test.step('it is listed, and still is after a reload', async () => {
      await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
      await expect(page).toHaveURL('/explore');
      expect(await records(page, 'listing')).toEqual([
        {
          listing: expect.objectContaining({
            startupName: listing.startupName,
            registrationYear: 2023,
            revenue: 84_000,
            raised: 450_000,
            goal: 900_000,
            arr: 1_008_000,
            growth: 0.125,
            cac: 90,
            ltv: 1200,
            team: ['Priya Nair, CTO'],
            investors: ['Northlight Ventures'],
          }),
          savedAt: expect.any(Number),
        },
      ]);
      await page.goto('/discover');
      const card = page.getByRole('article').filter({ hasText: listing.startupName });
      await expect(card).toContainText(listing.tagline);
      await card.getByRole('link').first().click();
      await expect(page).toHaveURL('/startups/windrose');
      await expect(title(page)).toContainText(listing.startupName);
      await page.reload();
      await expect(title(page)).toContainText(listing.startupName);
      await expect(page.getByText('50% of $900K')).toBeVisible();
      await expect(page.getByText('12.5% monthly').first()).toBeVisible();
      await expect(
        page
          .getByText('Not everyone sees this: traction and funding info is shown only to verified investors.')
          .first(),
      ).toBeVisible();
      await expect(
        page.getByText(
          'Only you see this: these metrics are shown only to investors who express interest and after the owner approves their request.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Follow|Express Interest/ })).toHaveCount(0);
      await expect(page.getByText(listing.email)).toBeVisible();
      const picture = page.getByRole('main').locator('img[src^="blob:"]').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      await expectSound(page);
    });

    await test.step('the next listing begins empty', async () => {
      await page.goto('/list-startup');
      await expect(field(page, 'Startup name')).toHaveValue('');
      await expect(restored(page)).toHaveCount(0);
    });
  });

  test('interrupted at any step, it loses nothing', async ({ page }) => {
    await openAsAsha(page, '/list-startup');
    const basic = {
      'Startup name': listing.startupName,
      Tagline: listing.tagline,
      'Registration year': '2023',
      Location: 'Pune, India',
    };
    const about = {
      About: listing.about,
      Problem: listing.problem,
      Solution: listing.solution,
      Website: 'https://windrose.example',
      'Business email': listing.email,
    };
    const traction = {
      'Monthly revenue': '84,000',
      'Active users': '1,260',
      'Raised so far': 'some',
      'Funding goal': '1,200,000',
    };
    const metrics = { ARR: '1,008,000', 'Monthly growth': '-2.5', CAC: '310', LTV: '2,480' };
    const member = page.getByRole('button', { name: 'Remove Priya Nair, CTO' });
    await interruptAtEach(
      page,
      [
        {
          step: 'Basic Information',
          async fill() {
            await fill(page, basic);
            await field(page, 'Category').selectOption('Climate Tech');
            await field(page, 'Logo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
            await expect(logo(page)).toBeVisible();
          },
          async check() {
            await texts(page, '', basic).check();
            await expect(field(page, 'Category')).toHaveValue('Climate Tech');
            await expect(logo(page)).toBeVisible();
          },
        },
        texts(page, 'About Your Startup', about),
        texts(page, 'Traction & Funding', traction),
        texts(page, 'Key Metrics', metrics),
        {
          step: 'Team & Investors',
          async fill() {
            await field(page, 'Team members').fill('Priya Nair, CTO');
            await field(page, 'Team members').press('Enter');
            // Not added yet.
            await field(page, 'Existing investors').fill('Northlight Ventures');
          },
          async check() {
            await expect(member).toBeVisible();
            await expect(page.getByRole('button', { name: 'Remove Northlight Ventures' })).toBeVisible();
          },
        },
      ],
      'Continue',
    );
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
  });

  test('Back and Forward go from step to step, and out at the first', { tag: '@once' }, async ({ page }) => {
    await openAsAsha(page, '/discover');
    await page.getByRole('link', { name: 'List Startup' }).first().click();
    await fill(page, { 'Startup name': listing.startupName, Tagline: listing.tagline });
    await field(page, 'Category').selectOption('Climate Tech');
    await press(page, 'Continue');
    await fill(page, { About: 'a', Problem: 'p', Solution: 's', 'Business email': 'a@b.example' });
    await press(page, 'Continue');
    await expect(page).toHaveURL('/list-startup?step=tractionFunding');
    await fill(page, { 'Monthly revenue': '12' });

    await page.goBack();
    await expect(step(page)).toHaveText('About Your Startup');
    await expect(step(page)).toBeFocused();
    await expect(field(page, 'About')).toHaveValue('a');
    await page.goBack();
    await expect(step(page)).toHaveText('Basic Information');
    await page.goForward();
    await page.goForward();
    await expect(step(page)).toHaveText('Traction & Funding');
    await expect(field(page, 'Monthly revenue')).toHaveValue('12');
    await page.reload();
    await expect(step(page)).toHaveText('Traction & Funding');
    await expect(field(page, 'Monthly revenue')).toHaveValue('12');

    await page.goBack();
    await expect(step(page)).toHaveText('About Your Startup');
    // No further than its mistakes.
    await fill(page, { 'Business email': 'a@b' });
    await page.goForward();
    await expectErrors(page, ['Please enter a valid email address']);
    await expect(page).toHaveURL('/list-startup?step=aboutStartup');
    await page.goBack();
    await expect(page).toHaveURL('/list-startup?step=aboutStartup');
    await page.goBack();
    await expect(step(page)).toHaveText('Basic Information');
    await page.goBack();
    await expect(page).toHaveURL('/discover');
    await page.goForward();
    await expect(restored(page)).toBeVisible();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
  });

  test('what a guest submitted waits for their account, and not for Asha', { tag: '@once' }, async ({
    page,
  }) => {
    // Two accounts and a wizard.
    test.slow();
    await page.goto('/list-startup');
    await fill(page, { 'Startup name': listing.startupName, Tagline: listing.tagline });
    await field(page, 'Category').selectOption('Climate Tech');
    await field(page, 'Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await expect(logo(page)).toBeVisible();
    await press(page, 'Continue');
    await fill(page, { About: 'a', Problem: 'p', Solution: 's', 'Business email': 'a@b.example' });
    for (let forward = 0; forward < 3; forward += 1) await press(page, 'Continue');
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
    await expect(page).toHaveURL('/explore');
    const waiting = page.getByText(`Waiting here for your account: ${listing.startupName}.`);
    await expect(waiting).toBeVisible();
    await expectSound(page);

    await press(page, 'Look around as Asha Verma');
    await expect(page.getByRole('button', { name: 'Account: Asha Verma' })).toBeVisible();
    await page.goto('/discover');
    await expect(page.locator('main a[href^="/startups/"]').first()).toBeVisible();
    await expect(page.locator('main a[href="/startups/windrose"]')).toHaveCount(0);
    await signOut(page);
    await page.goto('/login');
    await expect(waiting).toBeVisible();

    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await expect(page.getByRole('alert')).toHaveText(`Now in your account: ${listing.startupName}.`);
    await page.goto('/startups/windrose');
    await expect(title(page)).toContainText(listing.startupName);
    await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible();
    await signOut(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('Waiting here for your account')).toHaveCount(0);
  });

  test('what a guest typed goes with them into their account', { tag: '@once' }, async ({ page }) => {
    await page.goto('/list-startup');
    await fill(page, { 'Startup name': listing.startupName, Tagline: listing.tagline });
    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await page.goto('/list-startup');
    await expect(restored(page)).toBeVisible();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
    await expect(field(page, 'Tagline')).toHaveValue(listing.tagline);
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/list-startup');
    await expect(field(page, 'Startup name')).toHaveValue('');
  });

  test('a device that can’t store it says so, and nothing is lost', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, record: { kind?: string }, ...key) {
        if (record.kind === 'listing' && !('hasRoom' in window))
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return put.call(this, record, ...key);
      };
    });
    await openAsAsha(page, '/list-startup');
    await fill(page, { 'Startup name': listing.startupName, Tagline: listing.tagline });
    await field(page, 'Category').selectOption('Climate Tech');
    await press(page, 'Continue');
    await fill(page, {
      About: listing.about,
      Problem: listing.problem,
      Solution: listing.solution,
      'Business email': listing.email,
    });
    for (const name of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
      await press(page, 'Continue');
      await expect(step(page)).toHaveText(name);
    }
    await press(page, 'Submit');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This device could not store it. What you typed is still here: please try again.',
    );
    await expect(step(page)).toBeFocused();
    await page.evaluate(() => Object.assign(window, { hasRoom: true }));
    await press(page, 'Submit');
    await expect(page).toHaveURL('/explore');
  });

  test('on a phone no field that is typed in is under the bar', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'The bar is a phone’s');
    await openAsAsha(page, '/list-startup');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const top = (await bar.boundingBox())?.y ?? 0;
    const controls = page.getByRole('main').locator('form :is(input, select, button):enabled');
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) {
      await control.focus();
      const box = await control.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });

  test('a logo that is no image, or too large, is refused and changes nothing', { tag: '@once' }, async ({
    page,
  }) => {
    await openAsAsha(page, '/list-startup');
    await field(page, 'Startup name').fill(listing.startupName);
    await field(page, 'Logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    });
    await expect(page.getByText('This is not an image.', { exact: false })).toBeVisible();
    await field(page, 'Logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]),
    });
    await expect(page.getByText('This image is larger than 2 MB. Choose a smaller one.')).toBeVisible();
    await expect(logo(page)).toHaveCount(0);
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
  });

  test('a logo that isn’t on the device yet is not left without a question', { tag: '@once' }, async ({
    page,
  }) => {
    await writeSlowly(page, ['listingDraft']);
    await openAsAsha(page, '/list-startup');
    const choosing = page.waitForEvent('filechooser');
    await field(page, 'Logo').click();
    await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await expect(logo(page)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => window.location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect.poll(() => records(page, 'listingDraft')).toHaveLength(1);
    // From now on nobody is asked.
    await field(page, 'Startup name').fill(listing.startupName);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(logo(page)).toBeVisible();
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
    expect(questions).toEqual([]);
  });

  test('discarding a draft asks first, and takes it off the device', { tag: '@once' }, async ({ page }) => {
    await openAsAsha(page, '/list-startup');
    await field(page, 'Startup name').fill(listing.startupName);
    await page.reload();
    await press(page, 'Discard it');
    await press(page, 'Keep it');
    await expect(field(page, 'Startup name')).toHaveValue(listing.startupName);
    await press(page, 'Discard it');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(field(page, 'Startup name')).toHaveValue('');
    await expect(step(page)).toBeFocused();
    await expect.poll(() => onDevice(page)).not.toContain(listing.startupName);
    await page.reload();
    await expect(field(page, 'Startup name')).toBeVisible();
    await expect(restored(page)).toHaveCount(0);
  });

  test('by keyboard alone', { tag: '@once' }, async ({ page }) => {
    await openAsAsha(page, '/list-startup');
    await expect(field(page, 'Startup name')).toBeVisible();
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
    };
    const type = async (name: string, text: string) => {
      await tabTo(field(page, name));
      await page.keyboard.type(text);
    };
    const go = () => page.keyboard.press('Enter');

    await type('Startup name', listing.startupName);
    await go();
    await expect(field(page, 'Tagline')).toBeFocused();
    await page.keyboard.type(listing.tagline);
    await tabTo(field(page, 'Category'));
    await page.keyboard.type('Clim');
    await tabTo(page.getByRole('button', { name: 'Continue' }));
    await go();
    await expect(step(page)).toBeFocused();
    await type('About', listing.about);
    await type('Problem', listing.problem);
    await type('Solution', listing.solution);
    await type('Business email', listing.email);
    await go();
    await expect(step(page)).toHaveText('Traction & Funding');
    await type('Active users', '1260');
    await go();
    await expect(step(page)).toHaveText('Key Metrics');
    await type('CAC', '310');
    await go();
    await expect(step(page)).toHaveText('Team & Investors');
    await type('Team members', 'Priya Nair, CTO');
    await go();
    await tabTo(page.getByRole('button', { name: 'Remove Priya Nair, CTO' }));
    await tabTo(page.getByRole('button', { name: 'Submit' }));
    await go();
    await expect(page.getByRole('alert')).toHaveText('Your startup has been successfully listed!');
    await expect(page).toHaveURL('/explore');
  });
});

test.describe('registering as an investor', () => {
  test('from start to finish, interrupted in the middle: the account exists, the password was never kept', async ({
    page,
  }) => {
    await page.goto('/register');
    await page.getByRole('link', { name: 'Are you an investor? Register here' }).click();
    await expect(page).toHaveURL('/Investor-register');
    await expect(title(page)).toHaveText('Investor Registration');

    await test.step('account information', async () => {
      await press(page, 'Next');
      await expectErrors(page, [
        'Full name is required',
        'Phone number is required',
        'Email is required',
        'Password is required',
      ]);
      await expectSound(page);
      await fill(page, { Email: 'ilse@northlight', Password: 'short' });
      await press(page, 'Next');
      await expectErrors(page, [
        'Full name is required',
        'Phone number is required',
        'Please enter a valid email address',
        'Password must be at least 8 characters',
        'Passwords do not match',
      ]);
      await fillAccount(page, investor);
      await expectErrors(page, []);
      await press(page, 'Next');
    });

    await test.step('investment experience', async () => {
      await expect(step(page)).toHaveText('Investment Experience');
      await press(page, 'Next');
      await expectErrors(page, [
        'Please select the number of investments',
        'Please select at least one investment preference',
        'Please select your investor type',
        'Years of experience is required',
      ]);
      await expectSound(page);
      await fillExperience(page);
      await press(page, 'Next');
    });

    await test.step('investment details', async () => {
      await expect(step(page)).toHaveText('Investment Details');
      await press(page, 'Next');
      await expectErrors(page, [
        'Please select at least one investment type',
        'Investment amount is required',
        'Please select an investment timeline',
        'Please indicate if you are an accredited investor',
      ]);
      await fillDetails(page);
      await expect(page.getByText('₹')).toBeVisible();
      await expect(field(page, 'Investment amount')).toHaveValue('2,500,000');
      await press(page, 'Next');
    });

    await test.step('a reload: all is there but the passwords', async () => {
      await expect(step(page)).toHaveText('Portfolio Information');
      await field(page, 'Portfolio value').fill('42000000');
      await expect.poll(() => onDevice(page)).toContain('42000000');
      expect(await onDevice(page)).not.toContain(investor.password);
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(field(page, 'Portfolio value')).toHaveValue('42,000,000');
      await press(page, 'Previous');
      await expect(page.getByRole('radio', { name: '3-6 months' })).toBeChecked();
      await goTo(page, 'Account Information');
      await expect(field(page, 'Email')).toHaveValue(investor.email);
      await expect(field(page, 'Password')).toHaveValue('');
      await expect(page.getByText('Passwords are never kept on this device', { exact: false })).toBeVisible();
      await fill(page, { Password: investor.password, 'Confirm password': investor.password });
    });

    await test.step('the rest asks for nothing, though two fields are marked as required', async () => {
      await goTo(page, 'Portfolio Information');
      await press(page, 'Next');
      await expect(step(page)).toHaveText('About You');
      await expect(field(page, 'About')).toHaveAttribute('aria-required', 'true');
      await press(page, 'Next');
      await expect(step(page)).toHaveText('Contact Information');
      await expect(field(page, 'Location')).toHaveAttribute('aria-required', 'true');
      await field(page, 'Location').fill('Mumbai');
      await press(page, 'Next');
      await field(page, 'What you look for in a startup').fill('Paying customers, however few.');
      await press(page, 'Submit');
    });

    await test.step('thanks, an account and a profile', async () => {
      await expect(title(page)).toHaveText('Thank you for signing up!');
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('button', { name: `Account: ${investor.name}` })).toBeVisible();
      await expectSound(page);
      expect(await onDevice(page)).not.toContain(investor.password);
      await expect(page).toHaveURL('/Investor-register');
      await page.getByRole('link', { name: 'Explore Opportunities' }).click();
      await expect(page).toHaveURL('/explore');
      await signOut(page);
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await signIn(page, investor);
      await expect(page.getByRole('button', { name: `Account: ${investor.name}` })).toBeVisible();
      await page.goto('/discover?tab=investors');
      await page.getByRole('article').getByRole('link', { name: investor.name, exact: true }).click();
      await expect(page).toHaveURL('/investors/ilse-groot');
      await expect(title(page)).toContainText(investor.name);
      await expect(page.getByText('Mumbai').first()).toBeVisible();
    });
  });

  test('has pages of one’s own, as an investor and as a person, and numbers kept as numbers', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/Investor-register');
    await fillAccount(page, investor);
    await press(page, 'Next');
    await fillExperience(page);
    await press(page, 'Next');
    await fillDetails(page);
    await nextUntil(page, 'Portfolio Information');
    await field(page, 'Portfolio value').fill('4.2 crore');
    await nextUntil(page, 'Contact Information');
    await field(page, 'Location').fill('Mumbai');
    await nextUntil(page, 'Investment Criteria');
    await press(page, 'Submit');
    await expect(title(page)).toHaveText('Thank you for signing up!');
    expect(await records(page, 'investorAccount')).toEqual([
      expect.objectContaining({
        fullName: investor.name,
        assets: '6-10',
        experience: 12,
        investmentAmount: 2_500_000,
        portfolioValue: 42_000_000,
        dob: '',
        investments: '',
      }),
    ]);

    const main = page.getByRole('main');
    await page.goto('/investors/ilse-groot');
    await expect(title(page)).toContainText(investor.name);
    await expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
    await expect(main.getByRole('button', { name: 'Follow' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Message' })).toHaveCount(0);
    await expectSound(page);
    await page.goto('/user/ilse-groot');
    await expect(title(page)).toContainText(investor.name);
    await expect(main.getByText('Investor', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Mumbai').first()).toBeVisible();
  });

  test('interrupted at any step, it loses nothing but the passwords', async ({ page }) => {
    await page.goto('/Investor-register');
    const account = { 'Full name': investor.name, 'Phone number': '+91 98200 12345', Email: investor.email };
    const portfolio = {
      'Average investment': '1,800,000',
      'Portfolio value': '42,000,000',
      'Investments a year': '4',
      'Active investments': '9',
    };
    await interruptAtEach(
      page,
      [
        {
          step: 'Account Information',
          fill: () => fillAccount(page, investor),
          async check() {
            await texts(page, '', { ...account, Password: '', 'Confirm password': '' }).check();
            await fillAccount(page, investor);
          },
        },
        {
          step: 'Investment Experience',
          fill: () => fillExperience(page),
          async check() {
            await expect(page.getByRole('radio', { name: '6-10', exact: true })).toBeChecked();
            await expect(page.getByRole('checkbox', { name: 'Climate Tech' })).toBeChecked();
            await expect(page.getByRole('radio', { name: 'Angel' })).toBeChecked();
            await expect(field(page, 'Years of experience')).toHaveValue('12');
          },
        },
        {
          step: 'Investment Details',
          fill: () => fillDetails(page),
          async check() {
            await expect(page.getByRole('checkbox', { name: 'Seed', exact: true })).toBeChecked();
            await expect(field(page, 'Investment amount')).toHaveValue('2,500,000');
            await expect(page.getByRole('radio', { name: '3-6 months' })).toBeChecked();
            await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
          },
        },
        texts(page, 'Portfolio Information', portfolio),
        texts(page, 'About You', { About: 'I like wind.', 'What you add besides money': 'Patience' }),
        texts(page, 'Contact Information', { Location: 'Mumbai', Website: 'https://groot.example' }),
        texts(page, 'Investment Criteria', { 'What you look for in a startup': 'Paying customers.' }),
      ],
      'Next',
    );
    await press(page, 'Submit');
    await expect(step(page)).toHaveText('Account Information');
    await expectErrors(page, ['Password is required']);
    await fillAccount(page, investor);
    await goTo(page, 'Investment Criteria');
    await press(page, 'Submit');
    await expect(title(page)).toHaveText('Thank you for signing up!');
  });

  test('goes on with the account it has made, though its profile could not be kept and the page was reloaded', {
    tag: '@once',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, record: { kind?: string }, ...key) {
        if (record.kind === 'investorAccount' && !localStorage.getItem('hasRoom'))
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return put.call(this, record, ...key);
      };
    });
    await page.goto('/Investor-register');
    await fillAccount(page, investor);
    await press(page, 'Next');
    await fillExperience(page);
    await press(page, 'Next');
    await fillDetails(page);
    await nextUntil(page, 'Investment Criteria');
    await press(page, 'Submit');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This device could not store it. What you typed is still here: please try again.',
    );
    await expect(page.getByRole('button', { name: `Account: ${investor.name}` })).toBeVisible();

    await page.evaluate(() => localStorage.setItem('hasRoom', 'true'));
    await page.reload();
    await expect(restored(page)).toBeVisible();
    await goTo(page, 'Account Information');
    await expect(page.getByText('your account’s password stays as it is')).toBeVisible();
    await goTo(page, 'Investment Criteria');
    await press(page, 'Submit');
    await expect(title(page)).toHaveText('Thank you for signing up!');
    await page.goto('/investors/ilse-groot');
    await expect(title(page)).toContainText(investor.name);
  });

  test('an email in use comes back to the first step with the provider’s sentence, and nothing is lost', {
    tag: '@once',
  }, async ({ page }) => {
    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

    await page.goto('/Investor-register');
    await fillAccount(page, { ...investor, email: person.email });
    await press(page, 'Next');
    await fillExperience(page);
    await press(page, 'Next');
    await fillDetails(page);
    await nextUntil(page, 'Investment Criteria');
    await press(page, 'Submit');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(
      'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
    );
    await expect(step(page)).toHaveText('Account Information');
    await expectSound(page);
    await expect(field(page, 'Full name')).toHaveValue(investor.name);
    await expect(field(page, 'Password')).toHaveValue(investor.password);

    await field(page, 'Email').fill(investor.email);
    await expect(alert).toHaveCount(0);
    await goTo(page, 'Investment Details');
    await expect(field(page, 'Investment amount')).toHaveValue('2,500,000');
    await expect(page.getByRole('checkbox', { name: 'Seed', exact: true })).toBeChecked();
    await goTo(page, 'Investment Criteria');
    await press(page, 'Submit');
    await expect(title(page)).toHaveText('Thank you for signing up!');
  });
});

test.describe('completing a profile', () => {
  test('from registering to one’s own page, interrupted in the middle', async ({ page }) => {
    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await expect(title(page)).toHaveText('Complete Your Profile');

    await test.step('basic info: five interests at most', async () => {
      await field(page, 'Role').selectOption('Product Manager');
      await fill(page, { Location: 'Bengaluru', Bio: 'Ten years of payments.' });
      for (const name of ['Fintech', 'SaaS', 'AI', 'Healthtech', 'Climate Tech'])
        await choose(page, 'checkbox', name);
      await expect(page.getByRole('checkbox', { name: 'Web3' })).toBeDisabled();
      await expect(page.getByText('You have chosen 5', { exact: false })).toBeVisible();
      await expectSound(page);
      await press(page, 'Continue');
    });

    await test.step('experience: one entry of each remains', async () => {
      await expect(step(page)).toHaveText('Experience');
      await expect(page.getByRole('button', { name: 'Remove Position 1' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Remove Education 1' })).toBeDisabled();
      await fill(page, { Title: 'Product Manager', Company: 'Ledgerline', Duration: '2020–2025' });
      await fill(page, { Degree: 'B.Tech', Institution: 'IIT Bombay', Year: '2014' });
      await press(page, 'Add a position');
      await page.getByRole('textbox', { name: 'Company' }).nth(1).fill('Mirahealth');
      await expect(page.getByRole('button', { name: 'Remove Position 1' })).toBeEnabled();
    });

    await test.step('a reload', async () => {
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Company' }).nth(1)).toHaveValue('Mirahealth');
      await press(page, 'Back');
      await expect(field(page, 'Bio')).toHaveValue('Ten years of payments.');
      await expect(page.getByRole('checkbox', { name: 'Healthtech' })).toBeChecked();
      await goTo(page, 'Experience');
      await expectSound(page);
      await press(page, 'Continue');
    });

    await test.step('skills and connections: no skill twice', async () => {
      await expect(step(page)).toHaveText('Skills & Connections');
      await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
      const skills = page.getByRole('textbox', { name: 'Skills' });
      for (const skill of ['Roadmaps', 'roadmaps']) {
        await skills.fill(skill);
        await skills.press('Enter');
      }
      await expect(skills).toHaveAccessibleDescription('roadmaps is already in the list');
      await skills.fill('SQL');
      await choose(page, 'checkbox', 'Co-founder');
      await field(page, 'Website').fill('https://noor.example');
      await press(page, 'Complete Profile');
    });

    await test.step('it fills one’s own page', async () => {
      await expect(page).toHaveURL('/explore');
      await page.goto('/user/noor-haddad');
      await expect(title(page)).toContainText(person.name);
      const main = page.getByRole('main');
      for (const text of [
        'Product Manager',
        'Bengaluru',
        'Ten years of payments.',
        'Ledgerline',
        'Mirahealth',
        'B.Tech',
        'Roadmaps',
        'SQL',
        'Co-founder',
        'Fintech',
      ]) {
        await expect(main.getByText(text, { exact: false }).first()).toBeVisible();
      }
      await expect(main.getByRole('link', { name: /noor\.example/ })).toBeVisible();
    });
  });
});

test('interrupted at any step, a profile loses nothing', async ({ page }) => {
  await openAsAsha(page, '/userOnboard');
  await interruptAtEach(
    page,
    [
      {
        step: 'Basic Info',
        async fill() {
          await field(page, 'Role').selectOption('Designer');
          await fill(page, { Location: 'Bengaluru', Bio: 'Ten years of payments.' });
          await choose(page, 'checkbox', 'Web3');
        },
        async check() {
          await texts(page, '', {
            Role: 'Designer',
            Location: 'Bengaluru',
            Bio: 'Ten years of payments.',
          }).check();
          await expect(page.getByRole('checkbox', { name: 'Web3' })).toBeChecked();
        },
      },
      texts(page, 'Experience', {
        Title: 'Product Manager',
        Company: 'Ledgerline',
        Duration: '2020–2025',
        Description: 'Payments.',
        Degree: 'B.Tech',
        Institution: 'IIT Bombay',
        Year: '2014',
      }),
      {
        step: 'Skills & Connections',
        async fill() {
          await page.getByRole('textbox', { name: 'Skills' }).fill('Roadmaps');
          await page.getByRole('textbox', { name: 'Skills' }).press('Enter');
          await choose(page, 'checkbox', 'Co-founder');
          await fill(page, { Website: 'https://noor.example', LinkedIn: 'https://linkedin.example/noor' });
        },
        async check() {
          await expect(page.getByRole('button', { name: 'Remove Roadmaps' })).toBeVisible();
          await expect(page.getByRole('checkbox', { name: 'Co-founder' })).toBeChecked();
          await texts(page, '', {
            Website: 'https://noor.example',
            LinkedIn: 'https://linkedin.example/noor',
          }).check();
        },
      },
    ],
    'Continue',
  );
  await press(page, 'Complete Profile');
  await expect(page).toHaveURL('/explore');
});

test('the wizards are sound in the dark, and in the other languages', async ({ page }, { project }) => {
  const locale = project.name === 'phone' ? 'hi' : 'es';
  await page.addInitScript((chosen) => localStorage.setItem('updraft.appearance', JSON.stringify(chosen)), {
    theme: 'dark',
    locale,
  });
  await openAsAsha(page, '/userOnboard');
  for (const address of ['/userOnboard', '/list-startup', '/Investor-register']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(step(page)).toBeVisible();
    // The first steps of two of them complain; the third goes on.
    await page.locator('main form button[type="submit"]').click();
    await expectSound(page);
  }
});
