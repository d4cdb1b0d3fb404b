import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const ports = {
  whole: Number(process.env.E2E_PORT ?? 4174),
  half: Number(process.env.E2E_PORT_HALF ?? 4175),
};

/** Tests the app with the Firebase SDK and its Auth emulator. `half`: only some variables are set. */
export default defineConfig({
  ...base,
  testDir: 'tests/firebase',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/firebase',
  reporter: [['line'], ['json', { outputFile: '.cache/reports/firebase-e2e.json' }]],
  use: { ...base.use, baseURL: `http://localhost:${ports.whole}` },
  projects: [
    { name: 'whole', testIgnore: 'halfSetUp.spec.ts' },
    { name: 'half', testMatch: 'halfSetUp.spec.ts', use: { baseURL: `http://localhost:${ports.half}` } },
  ],
  webServer: [
    {
      command: `npx vite preview --outDir .cache/firebase/dist --port ${ports.whole} --strictPort`,
      port: ports.whole,
    },
    {
      command: `npx vite --port ${ports.half} --strictPort`,
      port: ports.half,
      env: {
        VITE_FIREBASE_AUTH_EMULATOR_URL: '',
        VITE_FIREBASE_API_KEY: 'key',
        VITE_FIREBASE_APP_ID: '1:2:web:3',
      },
    },
  ],
});
