import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

const executablePath = findChromium()?.path;

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
            // With a browser and an emulator: vitest.firebase.config.ts.
            exclude: ['tests/firebase/**'],
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
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({
                launchOptions: { executablePath, args: chromiumArgs },
                // Nothing is half faded in when it is judged.
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
);
