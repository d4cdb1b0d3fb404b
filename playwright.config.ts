import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

/** `npm test` chooses a free port, so that two checkouts can run tests in parallel. */
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A flaky test must be fixed, not retried.
  retries: 0,
  timeout: 30_000,
  // A busy machine may need more than the default of 5 s.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    // With animations, assertions could run in the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces slow a run down. Without `CI`, as in `CI= npx playwright test`, Playwright traces failing tests.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium()?.path, args: [...chromiumArgs, '--disable-gpu'] },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
      testIgnore: 'speed.spec.ts',
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // Tests tagged `@phone` run on both devices, tests tagged `@phone-only` run here only.
      grep: /@phone/,
    },
    {
      name: 'speed',
      testMatch: 'speed.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
      // Runs alone, after the others: the work of another test changes its ratios. `--no-deps` runs it without them.
      dependencies: ['desktop', 'phone'],
    },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
