import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Tests the app with accounts on several devices: the Auth emulator, and the database for tests. */
export default defineConfig({
  ...base,
  testDir: 'tests/database',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/database',
  reporter: [['line'], ['json', { outputFile: '.cache/reports/database-e2e.json' }]],
  // The build has the port of the database, so one test runs at a time.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'devices', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: [],
});
