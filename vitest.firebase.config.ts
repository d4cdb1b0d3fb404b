import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import type { PopupAnswer } from './tests/data/auth/authProvider.contract';
import { answerPopup, serveGapi } from './tests/firebase/popup.ts';
import viteConfig from './vite.config.ts';

const executablePath = findChromium()?.path;

const commands = {
  serveGapi: ({ context }) => serveGapi(context),
  answerNextPopup({ context }, answer) {
    context.once('page', (popup) => void answerPopup(popup, answer));
  },
} satisfies { serveGapi: BrowserCommand<[]>; answerNextPopup: BrowserCommand<[PopupAnswer]> };

declare module 'vitest/browser' {
  interface BrowserCommands {
    serveGapi: () => Promise<void>;
    answerNextPopup: (answer: PopupAnswer) => Promise<void>;
  }
}

/** Tests the auth provider with the Firebase SDK and the emulator of scripts/firebaseEmulator.mjs. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    optimizeDeps: { include: ['firebase/app', 'firebase/auth'] },
    test: {
      name: 'firebase',
      include: ['tests/firebase/*.test.ts'],
      // The SDK notices a closed pop-up after 8 s.
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands,
        provider: playwright({ launchOptions: { executablePath, args: chromiumArgs } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
