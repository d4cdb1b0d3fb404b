import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { Engines } from './tests/browsers/drivers.ts';

/** Tests the build in the system's Firefox and WebKit. The tests start the browsers, not Playwright. */
export default defineConfig<object, Engines>({
  ...base,
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  reporter: [['line'], ['json', { outputFile: '.cache/reports/browsers.json' }]],
  // The tests of a project run one by one in one browser. The two projects run in parallel.
  fullyParallel: false,
  timeout: 60_000,
  use: {},
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: undefined,
});
