import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

/** Anew for each project: Vitest writes the project's name into it. */
const browserOf = (more: { viewport?: { width: number; height: number } } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findChromium()?.path,
      // Stories are closed to the network.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
    // Nothing is half faded in when it is judged. Storybook stops animations for its test runner; it waits 100 ms for them otherwise.
    // The stories' clock says noon in UTC (kit/app/clock.ts).
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

/** Tests that mock modules of ours. */
const mocking = ['tests/app/**/*.test.{ts,tsx}', 'tests/data/{auth,analytics}/firebase*.test.ts'];
/** Run by projects of their own; those with an emulator too by vitest.firebase.config.ts. */
const withBrowser = ['tests/shown/**', 'tests/firebase/**'];
const unit = {
  environment: 'node',
  setupFiles: ['tests/support/ownChannels.ts', 'tests/coverage/setup.ts'],
  pool: 'threads' as const,
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers: 2,
  // A guard against tests that hang, not a measure of the machine.
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
            exclude: [...mocking, ...withBrowser],
            // Most of a unit test's time is reading its modules: the files of a worker share them.
            isolate: false,
          },
        },
        // Tests that mock modules, which other files would meet mocked.
        { extends: true, test: { ...unit, name: 'unit-isolated', include: mocking } },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            setupFiles: ['.storybook/vitest.setup.ts'],
            isolate: false,
            // A page for each core: stories work all the time.
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
