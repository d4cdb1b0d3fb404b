import { expect, test } from '@playwright/test';
import { serveStorybook } from './storybookServer';

// Its stories are closed to the network by a service worker.
test.use({ serviceWorkers: 'allow' });

test('the static Storybook opens from a sub-path', async ({ page }) => {
  const storybook = await serveStorybook('/deep/down/');
  const id = 'screens-explore--ready';
  await page.goto(`${storybook.address}iframe.html?viewMode=story&id=${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first().locator('img').first()).toHaveJSProperty('complete', true);
  expect(storybook.missing.filter((path) => !path.includes('favicon'))).toEqual([]);
  storybook.close();
});
