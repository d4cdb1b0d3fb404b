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
    launchOptions: { executablePath: findChromium()?.path, args: chromiumArgs },
    // Nothing is half faded in when it is judged.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  ...more,
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/**/*.test.{ts,tsx}'],
            // With a browser; and with an emulator too: vitest.firebase.config.ts.
            exclude: ['tests/shown/**', 'tests/firebase/**'],
            setupFiles: ['tests/coverage/setup.ts'],
            restoreMocks: true,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            isolate: false,
            // A story waits more than it works: one page more than Vitest would open on two cores.
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
