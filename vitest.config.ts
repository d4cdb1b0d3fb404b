import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

/** Creates a new object per project, because Vitest writes the project's name into it. */
const browserOf = (more: { viewport?: { width: number; height: number } } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findChromium()?.path,
      // Stories have no network access.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
    // Avoids assertions in the middle of an animation. Storybook disables animations for this user agent, and
    // otherwise waits 100 ms for them. The stories' clock is at noon UTC (kit/app/clock.ts).
    contextOptions: {
      reducedMotion: 'reduce',
      userAgent: 'StorybookTestRunner',
      timezoneId: 'UTC',
      locale: 'en-US',
    },
  }),
  instances: [{ browser: 'chromium' as const }],
  ...more,
});

/** Tests that mock modules of the app. */
const isolated = ['tests/app/**/*.test.{ts,tsx}', 'tests/data/{auth,analytics}/firebase*.test.ts'];
/** Tests of accounts on several devices. The timers of the database's SDK outlive a test. */
const database = ['tests/data/remote/*.test.ts'];
/** Tests that run in a browser, in the project `shown` or with vitest.firebase.config.ts. */
const withBrowser = ['tests/shown/**', 'tests/firebase/**'];
const unit = {
  environment: 'node',
  setupFiles: ['tests/support/ownChannels.ts', 'tests/support/reports.ts', 'tests/coverage/setup.ts'],
  pool: 'threads' as const,
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers: 2,
  // Stops tests that hang. The limit isn't a measure of speed.
  testTimeout: 20_000,
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            ...unit,
            name: 'unit',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...isolated, ...database, ...withBrowser],
            // Loading modules takes most of a unit test's time, so test files share the loaded modules.
            isolate: false,
          },
        },
        // Isolates these tests, so that other files don't get their mocks and timers.
        { extends: true, test: { ...unit, name: 'unit-isolated', include: isolated } },
        { extends: true, test: { ...unit, name: 'database', include: database } },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            setupFiles: ['.storybook/vitest.setup.ts'],
            isolate: false,
            // Runs one page per core, on two cores, because stories use the CPU all the time.
            maxWorkers: 2,
            browser: browserOf(),
          },
        },
        {
          extends: true,
          test: {
            name: 'shown',
            include: ['tests/shown/*.test.ts'],
            isolate: false,
            browser: browserOf({ viewport: { width: 1280, height: 800 } }),
          },
        },
      ],
    },
  }),
);
