import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { Engines } from './tests/browsers/drivers.ts';

/** Tests the build in Firefox and WebKit. Playwright only runs the tests: the browsers are the system's. */
export default defineConfig<object, Engines>({
  ...base,
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  reporter: [['line'], ['json', { outputFile: '.cache/reports/browsers.json' }]],
  // One browser each, so that both run in parallel.
  fullyParallel: false,
  timeout: 60_000,
  use: {},
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: undefined,
});
