import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ada, ben, enter, ilse } from './account';
import { recordsText } from './databases';
import { serveBuild } from './host';
import { goTo, press } from './keys';
import { enterAsAsha, expect, expectSettled, expectSound, open, signIn, signOut, test } from './support';

let host: Awaited<ReturnType<typeof serveBuild>>;
test.beforeAll(async () => {
  host = await serveBuild();
});
test.afterAll(() => host.close());

const main = (page: Page) => page.getByRole('main');
/** A row of Today, by the text of what waits. */
const row = (page: Page, what: string) => main(page).locator('[data-row]').filter({ hasText: what });
/** A card on the board. */
const card = (page: Page, name: string) => main(page).getByRole('article', { name, exact: true });
const column = (page: Page, name: string) => main(page).getByRole('list', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

/** Opens a page of the pipeline in the demo account and waits for its content. */
async function openPipeline(page: Page, address: string) {
  await open(page, address);
  await expectSettled(page);
}

/** On a phone, shows another column of the board. */
async function showColumn(page: Page, name: string, isMobile: boolean) {
  if (isMobile)
    await main(page)
      .getByRole('group', { name: 'Stage' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
}

/** Expects what a founder left on the board: Claire's note, step and tags, and Ravi's new stage. */
async function expectFoundersBoard(page: Page, isMobile: boolean) {
  await page.goto('/pipeline/board?board=raise&card=investor:claire-dubois');
  const claire = panel(page, 'Claire Dubois');
  await expect(claire.getByText('Wants the pilot data in writing.')).toBeVisible();
  await expect(claire.getByLabel('Next step')).toHaveValue('Call about the pilot');
  await expect(claire.getByLabel('Due')).toHaveValue('2035-03-05');
  await expect(claire.getByRole('list', { name: 'Tags' })).toContainText('Warm');
  await button(claire, 'Close').click();
  await showColumn(page, 'Deciding', isMobile);
  await expect(card(page, 'Claire Dubois')).toContainText('Warm');
  await expect(column(page, 'Deciding').getByRole('article', { name: 'Ravi Kulkarni' })).toBeVisible();
}

/** Exports the data in the settings. @returns the text of the file */
async function exported(page: Page) {
  await page.goto('/profile/manage?tab=settings');
  const data = page.getByRole('region', { name: 'Your data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button(data, 'Export').click()]);
  return readFile(await download.path(), 'utf8');
}

test('a founder acts on Today, writes down what an investor said and moves another, and finds it all after a reload', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow();
  await openPipeline(page, '/pipeline');
  const step = row(page, 'Send pilot data');

  await test.step('a due step leaves when it is done, and Undo restores it', async () => {
    await expect(step).toContainText('Overdue by 1 day');
    await expectSound(page);
    await button(step, 'Done').click();
    await expect(step).toHaveCount(0);
    await button(toast(page, 'Done: Send pilot data'), 'Undo').click();
    await expect(step).toBeVisible();
    await expect(toast(page, 'Back in Today: Claire Dubois')).toBeVisible();
  });

  await test.step('Later postpones a row', async () => {
    const asked = row(page, 'Happy to intro you');
    await button(asked, 'Later').click();
    await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
    await expect(asked).toHaveCount(0);
    await expect(toast(page, 'Jonas Felde: postponed to')).toBeVisible();
  });

  await test.step('the row opens the card, which takes a note, a tag and the next step', async () => {
    await step.getByRole('link', { name: 'Claire Dubois' }).click();
    const claire = panel(page, 'Claire Dubois');
    await expectSound(page);
    await claire.getByLabel('New note').fill('Wants the pilot data in writing.');
    await button(claire, 'Add note').click();
    await claire.getByLabel('New tag').fill('Warm');
    await claire.getByLabel('New tag').press('Enter');
    await expect(claire.getByRole('list', { name: 'Tags' })).toContainText('Warm');
    await claire.getByLabel('Next step').fill('Call about the pilot');
    await claire.getByLabel('Due').fill('2035-03-05');
    await button(claire, 'Close').click();
    await expect(page).toHaveURL('/pipeline/board?board=raise');
    await showColumn(page, 'Deciding', isMobile);
    await expect(card(page, 'Claire Dubois')).toContainText('Call about the pilot');
  });

  await test.step('Move to… in the menu of a card moves it', async () => {
    await showColumn(page, 'Talking', isMobile);
    await button(card(page, 'Ravi Kulkarni'), 'Actions for Ravi Kulkarni').click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await expectSound(page);
    await button(page.getByRole('dialog', { name: 'Move Ravi Kulkarni to' }), 'Deciding').click();
    await expect(toast(page, 'Ravi Kulkarni moved to Deciding')).toBeVisible();
    await showColumn(page, 'Deciding', isMobile);
    await expect(column(page, 'Deciding').getByRole('article', { name: 'Ravi Kulkarni' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('a reload keeps all changes', async () => {
    await expectFoundersBoard(page, isMobile);
    await page.goto('/pipeline');
    await expect(row(page, 'The pilot data looks great')).toBeVisible();
    await expect(step).toHaveCount(0);
    await expect(row(page, 'Happy to intro you')).toHaveCount(0);
  });

  await test.step('the export contains all changes, and a reset removes them', async () => {
    const { records } = JSON.parse(await exported(page)) as { records: { kind: string }[] };
    const kinds = new Set(records.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['card', 'cardNote', 'cardStep', 'cardTags', 'later']));
    await button(page.getByRole('region', { name: 'Your data' }), 'Reset to sample data').click();
    await button(page.getByRole('dialog', { name: 'Reset to sample data?' }), 'Reset').click();
    await expect(toast(page, 'Data reset')).toBeVisible();
    expect(await recordsText(page)).not.toContain('Wants the pilot data in writing.');
    await page.goto('/pipeline');
    await expect(step).toBeVisible();
    await expect(row(page, 'Happy to intro you')).toBeVisible();
  });
});

test('a founder does the same by the keyboard alone', async ({ page }) => {
  test.slow();
  await openPipeline(page, '/pipeline');
  const step = row(page, 'Send pilot data');

  await test.step('Enter marks a step as done, and the focus moves to the next row', async () => {
    await press(page, 'button', 'Done');
    await expect(step).toHaveCount(0);
    await expect(row(page, 'Happy to intro you').getByRole('link', { name: 'Write' })).toBeFocused();
    // Until then, the code of Undo is loading.
    await expect(toast(page, 'Done: Send pilot data')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(step).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(button(step, 'Done')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step).toHaveCount(0);
  });

  await test.step('L postpones a row', async () => {
    await expect(row(page, 'Happy to intro you').getByRole('link', { name: 'Write' })).toBeFocused();
    await page.keyboard.press('l');
    await expect(page.getByRole('menuitem', { name: /^Tomorrow/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Happy to intro you')).toHaveCount(0);
    await expect(row(page, 'The pilot data looks great').getByRole('link', { name: 'Write' })).toBeFocused();
  });

  await test.step('Space lifts a card, the arrow keys carry it, and Space drops it', async () => {
    await page.goto('/pipeline/board?board=raise');
    await expectSettled(page);
    await goTo(page, 'article', 'Priya Raman');
    await page.keyboard.press('ArrowRight');
    await expect(card(page, 'Ravi Kulkarni')).toBeFocused();
    const said = (text: string) => expect(main(page).getByText(text)).toBeAttached();
    await page.keyboard.press('Space');
    await said('Ravi Kulkarni lifted, Talking, 1 of 1');
    await page.keyboard.press('ArrowRight');
    await said('Ravi Kulkarni, Deciding, 2 of 2');
    await page.keyboard.press('Escape');
    await said('Ravi Kulkarni put back, Talking, 1 of 1');
    await expect(column(page, 'Talking').getByRole('article')).toHaveAccessibleName('Ravi Kulkarni');
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await said('Ravi Kulkarni dropped, Deciding, 2 of 2');
    await expect(card(page, 'Ravi Kulkarni')).toBeFocused();
    await expectSound(page);
  });

  await test.step('Ctrl+Z undoes the move', async () => {
    await expect(toast(page, 'Ravi Kulkarni moved to Deciding')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(toast(page, 'Moved back: Ravi Kulkarni, Talking')).toBeVisible();
    await expect(column(page, 'Talking').getByRole('article')).toHaveAccessibleName('Ravi Kulkarni');
    await expect(card(page, 'Ravi Kulkarni')).toBeFocused();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  });

  await test.step('N, T and D open the card at a note, the tags and the day', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(card(page, 'Claire Dubois')).toBeFocused();
    const claire = panel(page, 'Claire Dubois');
    await page.keyboard.press('n');
    await expect(claire.getByLabel('New note')).toBeFocused();
    await page.keyboard.insertText('Wants the pilot data in writing.');
    await page.keyboard.press('Control+Enter');
    await expect(claire.getByRole('listitem').getByText('Wants the pilot data in writing.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'Claire Dubois')).toBeFocused();
    await page.keyboard.press('t');
    await expect(claire.getByLabel('New tag')).toBeFocused();
    await page.keyboard.insertText('Warm');
    await page.keyboard.press('Enter');
    await expect(claire.getByRole('list', { name: 'Tags' })).toContainText('Warm');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await expect(claire.getByLabel('Due')).toBeFocused();
    await page.keyboard.type('03052035');
    await goTo(page, 'textbox', 'Next step', 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('Call about the pilot');
    await page.keyboard.press('Escape');
    await expect(card(page, 'Claire Dubois')).toBeFocused();
    await expect(card(page, 'Claire Dubois')).toContainText('Call about the pilot');
  });

  await test.step('a reload keeps all changes', () => expectFoundersBoard(page, false));
});

/** Expects the cards that the investor left, and that the founder reads only what was sent. */
async function expectInvestorsBoard(page: Page, isMobile: boolean) {
  await page.goto('/pipeline/board');
  await showColumn(page, 'Diligence', isMobile);
  await expect(column(page, 'Diligence').getByRole('article')).toHaveAccessibleName('Ledgerline');
  await page.goto('/pipeline/board?card=startup:heliogrid');
  await expect(panel(page, 'Heliogrid').getByText('The chairman worries me.')).toBeVisible();
  await expect(panel(page, 'Heliogrid').getByText('Passed: Conviction')).toBeVisible();
  await page.goto('/messages/heliogrid');
  await expect(page.getByRole('log').getByText('isn’t the right fit for me')).toBeVisible();
  expect(await page.content()).not.toContain('The chairman worries me.');
}

test('an investor adds a startup, follows its answer to the next stage and passes politely on another', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow();
  await enter(page, ilse);
  const add = button(main(page), 'Add Ledgerline to your pipeline');

  await test.step('one press adds a startup, and another moves it', async () => {
    await page.goto('/discover');
    await add.click();
    await button(main(page), 'In pipeline: To look at').click();
    await page.getByRole('menuitemradio', { name: 'Talking' }).click();
    await expect(button(main(page), 'In pipeline: Talking')).toBeVisible();
    await button(main(page), 'Add Heliogrid to your pipeline').click();
    await expect(button(main(page), 'In pipeline: To look at')).toBeVisible();
    await expectSound(page);
  });

  await test.step('an approved request makes it the investor’s move and suggests the next stage', async () => {
    await page.goto('/startups/ledgerline');
    await expect(button(main(page), 'In pipeline: Talking').first()).toBeVisible();
    await button(main(page), 'Express Interest').first().click();
    await expect(button(main(page), 'Interest Expressed').first()).toBeVisible();
    await page.clock.install();
    await page.goto('/pipeline/board');
    await showColumn(page, 'Talking', isMobile);
    await expect(card(page, 'Ledgerline')).toContainText('Their move');
    await page.clock.fastForward(21_000);
    await expect(card(page, 'Ledgerline')).toContainText('Your move: approved your request');
    await expect(card(page, 'Ledgerline')).toContainText('Move to Diligence?');
    await expectSound(page);
    await button(card(page, 'Ledgerline'), 'Move').click();
    await expect(toast(page, 'Ledgerline moved to Diligence')).toBeVisible();
  });

  await test.step('passing politely takes three presses, and the message is sent when it can’t be undone', async () => {
    await page.goto('/pipeline/board?card=startup:heliogrid');
    const heliogrid = panel(page, 'Heliogrid');
    await button(heliogrid, 'Pass').click();
    const form = panel(page, 'Pass on Heliogrid');
    await form.getByRole('radio', { name: 'Conviction' }).check();
    await form.getByLabel('Your own words').fill('The chairman worries me.');
    await expectSound(page);
    await button(form, /^Thank you for your time/).click();
    await button(form, 'Pass and send').click();
    await expect(toast(page, 'You passed on Heliogrid')).toBeVisible();
    expect(await recordsText(page)).not.toContain('isn’t the right fit for me');
    await page.clock.fastForward(11_000);
    await expect.poll(() => recordsText(page)).toContain('"kind":"message:heliogrid"');
  });

  await test.step('a reload keeps all changes', () => expectInvestorsBoard(page, isMobile));
});

test('an investor does the same by the keyboard alone', async ({ page }) => {
  test.slow();
  await enter(page, ilse);

  await test.step('Enter adds a startup, and the button keeps the focus', async () => {
    await page.goto('/discover');
    await press(page, 'button', 'Add Ledgerline to your pipeline');
    await expect(button(main(page), 'In pipeline: To look at')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'To look at' })).toBeFocused();
    for (const name of ['Watching', 'Talking']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitemradio', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(button(main(page), 'In pipeline: Talking')).toBeFocused();
    await press(page, 'button', 'Add Heliogrid to your pipeline');
    await expect(button(main(page), 'In pipeline: To look at')).toBeFocused();
  });

  await test.step('the card opens the suggestion, which the keyboard can take', async () => {
    await page.goto('/startups/ledgerline');
    await press(page, 'button', 'Express Interest');
    await expect(button(main(page), 'Interest Expressed').first()).toBeVisible();
    await page.clock.install();
    await page.goto('/pipeline/board');
    await goTo(page, 'article', 'Heliogrid');
    await page.clock.fastForward(21_000);
    await expect(card(page, 'Ledgerline')).toContainText('Your move: approved your request');
    await page.keyboard.press('ArrowRight');
    await expect(card(page, 'Ledgerline')).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Move');
    await expect(panel(page, 'Ledgerline').getByLabel('Stage')).toHaveValue('diligence');
    await page.keyboard.press('Escape');
    await expect(card(page, 'Ledgerline')).toBeFocused();
  });

  await test.step('P passes', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(card(page, 'Heliogrid')).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('radio', { name: 'Too early' })).toBeFocused();
    await goTo(page, 'radio', 'Conviction', 'ArrowRight');
    await goTo(page, 'textbox', 'Your own words');
    await page.keyboard.insertText('The chairman worries me.');
    await press(page, 'button', /^Thank you for your time/);
    await press(page, 'button', 'Pass and send');
    await expect(toast(page, 'You passed on Heliogrid')).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect.poll(() => recordsText(page)).toContain('"kind":"message:heliogrid"');
  });

  await test.step('a reload keeps all changes', () => expectInvestorsBoard(page, false));
});

test('undoing a polite pass cancels its message', async ({ page }) => {
  await page.clock.install();
  await openPipeline(page, '/pipeline/board');
  await card(page, 'Ledgerline').focus();
  await page.keyboard.press('p');
  const form = panel(page, 'Pass on Ledgerline');
  await button(form, /^Thank you for your time/).click();
  await button(form, 'Pass and send').click();
  await button(toast(page, 'You passed on Ledgerline'), 'Undo').click();
  await expect(column(page, 'Diligence').getByRole('article')).toHaveAccessibleName('Ledgerline');
  await page.clock.fastForward(30_000);
  await page.goto('/messages/ledgerline');
  await expectSettled(page);
  expect(await recordsText(page)).not.toContain('isn’t the right fit for me');
});

/** A word that everything contains that Ada writes down about Ilse. */
const mark = 'qualm';

test('what a founder writes down about an investor is nowhere in the investor’s account', async ({
  page,
}) => {
  test.slow();
  await enter(page, ilse);
  await enter(page, ada);

  await test.step('the founder adds the investor, with a note, a step, a tag and private words', async () => {
    await page.goto('/investors/ilse-groot');
    await button(main(page), `Add ${ilse.name} to your pipeline`).click();
    await expect(button(main(page), 'In pipeline: To contact')).toBeVisible();
    await page.goto('/pipeline/board?board=raise');
    await card(page, ilse.name).focus();
    await page.keyboard.press('n');
    const open = panel(page, ilse.name);
    await open.getByLabel('New note').fill('A qualm about her fund.');
    await button(open, 'Add note').click();
    await open.getByLabel('New tag').fill('Qualms');
    await open.getByLabel('New tag').press('Enter');
    await open.getByLabel('Next step').fill('Ask about the qualm');
    await button(open, 'Pass').click();
    const form = panel(page, `Pass on ${ilse.name}`);
    await form.getByLabel('Your own words').fill('One qualm too many.');
    await button(form, 'Pass').click();
    await expect(toast(page, `You passed on ${ilse.name}`)).toBeVisible();
    await expect.poll(() => recordsText(page)).toContain('One qualm too many.');
  });

  await enter(page, ilse);
  const expectNothing = async (where: string) => {
    await expectSettled(page);
    expect(await page.content(), where).not.toMatch(new RegExp(mark, 'i'));
  };

  await test.step('no page shows it', async () => {
    for (const path of [
      '/pipeline',
      '/pipeline/board',
      '/pipeline/board?board=raise&card=investor:ilse-groot',
      '/explore',
      '/discover',
      '/discover?tab=users',
      '/startups/zephyr-works',
      '/user/ada-zephyr',
      '/investors/ilse-groot',
      '/profile/investor/manage',
      '/messages/ada-zephyr',
    ]) {
      await page.goto(path);
      await expectNothing(path);
    }
    await page.goto('/pipeline/board');
    await expect(main(page).getByText('Your pipeline is empty.')).toBeVisible();
  });

  await test.step('search doesn’t find it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(mark);
    await expect(page.getByRole('option', { name: /^Search Discover/ })).toBeVisible();
    const found = await page.getByRole('option').allTextContents();
    expect(found.filter((text) => /ada|ilse|fund/i.test(text))).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the export doesn’t contain it', async () => {
    const file = await exported(page);
    expect(file).not.toMatch(new RegExp(mark, 'i'));
    expect(file).not.toMatch(/"kind":\s*"card/);
  });
});

for (const path of ['/pipeline', '/pipeline/board?board=people'])
  test(`${path} shows the login card when signed out, and the pipeline after the sign-in`, async ({
    page,
  }) => {
    await enter(page, ben);
    await page.goto('/explore');
    await signOut(page);
    await page.goto(path);
    await expect(button(page, 'Sign In')).toBeVisible();
    await signIn(page, ben);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pipeline');
    await expect(main(page).getByText(/^Your pipeline is empty/)).toBeVisible();
    await expect(page).toHaveURL(path);
  });

/** Drags what is under the mouse to a column, in the steps that a browser needs to notice a target. */
async function drag(page: Page, to: string) {
  await page.mouse.down();
  for (const x of [10, 20]) await page.locator(`[data-column="${to}"]`).hover({ position: { x, y: 80 } });
  await page.mouse.up();
}

// The test fails on console errors of its page, and each violation of the CSP logs one.
test('dragging a card with the mouse moves it to another column under the production CSP', async ({
  page,
}) => {
  await enterAsAsha(page);
  await page.goto(`${host.address}/pipeline/board?board=raise`);
  const ravi = card(page, 'Ravi Kulkarni');
  await expect(column(page, 'Talking')).toContainText('Ravi Kulkarni');
  await expectSettled(page);
  // The code for dragging loads when the pointer is first over the board.
  await ravi.hover();
  await expect(ravi).toHaveAttribute('draggable', 'true');
  await drag(page, 'asked');
  await expect(column(page, 'Asked').getByRole('article')).toHaveAccessibleName('Ravi Kulkarni');
  await expect(toast(page, 'Ravi Kulkarni moved to Asked')).toBeVisible();

  await test.step('to a folded column', async () => {
    await ravi.hover();
    await expect(ravi).toHaveAttribute('draggable', 'true');
    await drag(page, 'passed');
    await expect(button(main(page), 'Show Passed, 1 card')).toBeVisible();
  });
  await page.reload();
  await button(main(page), 'Show Passed, 1 card').click();
  await expect(column(page, 'Passed').getByRole('article')).toHaveAccessibleName('Ravi Kulkarni');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`an open card and the form for passing are accessible and fit 320 px in ${colorScheme} colors`, async ({
    page,
  }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem('updraft.appearance', JSON.stringify({ theme, locale: 'en' })),
      colorScheme,
    );
    for (const path of [
      '/pipeline',
      '/pipeline/board?board=raise',
      '/pipeline/board?board=raise&view=table',
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openPipeline(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectSound(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectSound(page);
    }
    await page.goto('/pipeline/board?board=raise&card=investor:claire-dubois');
    await expect(panel(page, 'Claire Dubois')).toBeVisible();
    await expectSound(page);
    await button(panel(page, 'Claire Dubois'), 'Pass').click();
    await expect(panel(page, 'Pass on Claire Dubois')).toBeVisible();
    await expectSound(page);
  });
