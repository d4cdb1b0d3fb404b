import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

/** `npm test` picks a free one: two checkouts can be tested at once. */
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is one to mend.
  retries: 0,
  timeout: 30_000,
  // Several tests share a machine with whatever else runs on it; what isn't promised within a time is waited for.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    // Nothing is half faded in when it is judged.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a third of the time: `CI= npx playwright test` records the failing ones.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium()?.path, args: [...chromiumArgs, '--disable-gpu'] },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // Only what depends on the width: tagged `@phone` beside the wide page, `@phone-only` instead of it.
      grep: /@phone/,
    },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
