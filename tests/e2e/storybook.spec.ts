import { expect as expectSoon, type Page, test } from '@playwright/test';
import { show } from '../../scripts/storybookPages.mjs';
import { serveStorybook } from './host';
import type { Preview } from './storyText';

// A service worker blocks the network for the stories.
test.use({ serviceWorkers: 'allow' });
// Allows more time: Storybook, its preview and a story load one after the other. Runs the tests one by one: beside
// the frames of the matrix, another Storybook loads for longer than 20 s on a slow machine.
test.slow();
test.describe.configure({ mode: 'default' });
const expect = expectSoon.configure({ timeout: 20_000 });

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeEach(async () => {
  storybook = await serveStorybook('/deep/down/');
});
test.afterEach(() => storybook.close());

const panel = 'addonPanel=updraft/statechart/panel';

/** The current state in the statechart panel. `lit`: a highlighted state in the chart. */
const state = (page: Page) => page.getByTestId('statechart-state');
const lit = (page: Page, path: string) => page.locator(`svg [data-state="${path}"][data-lit]`);

test('the static Storybook opens from a sub-path', async ({ page }) => {
  const id = 'screens-feed--ready';
  await page.goto(`${storybook.address}iframe.html?viewMode=story&id=${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first().locator('img').first()).toHaveJSProperty('complete', true);
  expect(storybook.missing.filter((path) => !path.includes('favicon'))).toEqual([]);
  // Waits for the end of the play function: Storybook reloads the preview when a story is left earlier.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender: { isPending: () => boolean } };
    };
    return !preview.currentRender.isPending();
  });
  // These play functions depend on names of files and on effects that set the focus, which can differ in the
  // built Storybook. `npm run soak -- axe` runs all stories.
  for (const story of [
    'components-profile-profileheader--broken-pictures',
    'components-profile-startupcontact--revealed',
    'components-profile-videodemo--default',
    'components-messaging-composer--default',
  ])
    await show(page, story);
});

test('every MDX page renders its tables and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.request.get(`${storybook.address}index.json`);
  const { entries } = (await answer.json()) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const written = Object.values(entries).filter(
    ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
  );
  expect(written.length).toBeGreaterThan(20);
  // Starts on an MDX page: Storybook reloads the preview when a story is left before it ends.
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=${written.at(-1)?.id}`);
  await expect(page.locator('#storybook-docs h1')).toBeVisible();
  for (const { id } of written) {
    const text = await page.evaluate(
      (storyId) =>
        new Promise<string>((resolve) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
          channel.once('docsRendered', () =>
            resolve(document.querySelector('#storybook-docs')?.textContent ?? ''),
          );
          channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
        }),
      id,
    );
    expect(text, id).not.toBe('');
    expect(text, id).not.toContain('| ---');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(390);
  }
});

test('the statechart panel follows a story, sends it events, replays them and copies them as a test', async ({
  page,
}) => {
  await page.goto(`${storybook.address}?path=/story/screens-starred--failed&${panel}`);
  await expect(state(page)).toHaveText('failed');
  await expect(lit(page, 'failed')).toBeVisible();
  const log = page.getByRole('region', { name: 'Event log' }).getByRole('listitem');

  // Sends an event from the panel.
  await page.getByRole('button', { name: 'directory.retry' }).click();
  await expect(state(page)).toContainText('loaded.view.ready');
  await expect(lit(page, 'loaded.view.ready')).toHaveCount(1);
  await expect(lit(page, 'failed')).toHaveCount(0);
  await expect(log.filter({ hasText: 'directory.retry' })).toContainText('user');

  // The panel names the guard that rejects an event.
  await page.getByText('kind: ""', { exact: true }).click();
  await page.getByRole('textbox', { name: 'kind' }).fill('user');
  await expect(page.getByText('rejected by canBeStarred')).toBeVisible();

  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(page.getByText('The test passes.')).toBeVisible();
  await page.getByText('Copied text').click();
  const copied = page.locator('.sc-copied pre');
  await expect(copied).toContainText('startOnFakes(starredMachine');
  await expect(copied).toContainText("actor.send({ type: 'directory.retry' });");
  await expect(copied).toContainText("expect(value()).toEqual({ loaded: { view: 'ready'");

  // Presses Reset and Replay in one task: Replay must wait for the story that Reset starts.
  const before = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > [data-before]');
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .evaluate((element) => element.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Reset' }).evaluate((reset) => {
    const replay = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Replay');
    (reset as HTMLElement).click();
    replay?.click();
  });
  await expect(before).toHaveCount(0);
  // The panel shows the end of the replay later than the page.
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(copied).toContainText('starred: loaded.view.ready', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(log.filter({ hasText: 'directory.retry' })).toHaveCount(1);
  const address = (await copied.textContent())?.split('\n').at(-1) ?? '';
  await page.goto('about:blank');
  await page.goto(address);
  await expect(state(page)).toContainText('loaded.view.ready');
});

test('a link to a state opens the page of its machine, which links to a story that ends in the state', async ({
  page,
}) => {
  await page.goto(`${storybook.address}?path=/docs/machines-starred--docs&globals=theme:dark&state=failed`);
  const machine = page.frameLocator('#storybook-preview-iframe');
  await expect(machine.getByRole('heading', { name: 'Starred' })).toBeVisible();
  await expect(machine.getByRole('region', { name: 'failed' })).toBeVisible();
  const story = machine.frameLocator('iframe[title="Screens/Starred / Failed"]');
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(story.getByRole('button', { name: 'Try again' })).toBeVisible();
  await machine
    .getByRole('region', { name: 'failed' })
    .getByRole('link', { name: 'Starred / Failed' })
    .click();
  await expect(page).toHaveURL(/path=\/story\/screens-starred--failed/);
  expect(storybook.missing.filter((path) => !path.includes('favicon'))).toEqual([]);
});

test('the toolbar’s choices are in the URL and are restored from it', async ({ page }) => {
  await page.goto(
    `${storybook.address}?path=/story/screens-starred--failed&globals=theme:dark;viewport.value:phone`,
  );
  const story = page.frameLocator('#storybook-preview-iframe');
  const looks = async () => {
    await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(story.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => story.locator('html').evaluate(() => innerWidth)).toBe(390);
  };
  await expect(story.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await looks();
  await expect(page).toHaveURL(/locale:es/);
  const address = page.url();
  await page.reload();
  await looks();
  expect(page.url()).toBe(address);
});

test('the matrix shows a screen’s story in all themes, languages and widths, and its URL restores the selection', async ({
  page,
}) => {
  await page.goto(`${storybook.address}?path=/story/screens-starred--failed`);
  await page.getByRole('button', { name: 'Matrix' }).click();
  const matrix = page.frameLocator('#storybook-preview-iframe');
  await expect(matrix.getByRole('heading', { name: 'Starred: Failed' })).toBeVisible();
  await expect(matrix.getByRole('listitem')).toHaveCount(18);
  for (const name of ['Light', 'English', 'Español', 'Tablet 834', 'Desktop 1440'])
    await matrix.getByRole('checkbox', { name }).uncheck();
  await expect(matrix.getByRole('listitem')).toHaveCount(1);
  await matrix.getByRole('searchbox').fill('feed empty');
  await matrix.getByRole('listbox', { name: 'Story' }).selectOption('Empty');
  await expect(page).toHaveURL(/story=screens-feed--empty/);

  await page.reload();
  await expect(matrix.getByRole('heading', { name: 'Feed: Empty' })).toBeVisible();
  await expect(matrix.getByRole('listitem')).toHaveCount(1);
  const frame = matrix.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'hi');
  await matrix.getByRole('link', { name: 'Phone 390, Dark, हिन्दी' }).click();
  await expect(page).toHaveURL(
    /path=\/story\/screens-feed--empty&globals=theme:dark;locale:hi;viewport.value:phone/,
  );
});
