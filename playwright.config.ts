import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const port = 4173;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests wait a fifth of their time: three keep two cores busy.
  workers: 3,
  // What passes only the second time is named by the run (scripts/test.mjs).
  retries: process.env.CI ? 1 : 0,
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // What does not depend on the width runs once; the main path signs up, out and in on both.
      grepInvert: /@once/,
      testIgnore: [
        'auth.spec.ts',
        'budget.spec.ts',
        'embedded.spec.ts',
        'headers.spec.ts',
        'languages.spec.ts',
        'myData.spec.ts',
        'loadFailure.spec.ts',
        'offline.spec.ts',
        'prerender.spec.ts',
        'speed.spec.ts',
        'storageFaults.spec.ts',
        'storybook.spec.ts',
      ],
    },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
