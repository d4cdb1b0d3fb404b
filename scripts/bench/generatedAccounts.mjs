// Fills a browser with generated accounts, and registers the account that is measured among them.
import { resolve } from 'node:path';
import { build, loadConfigFromFile } from 'vite';

const viewer = { name: 'Nora Lund', email: 'nora@example.com', password: 'windsock-2025' };

/** Returns the source of a script that defines `window.bench`, the functions of `manyAccounts.ts`. */
export async function buildFiller() {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: config.resolve,
    define: config.define,
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: {
        entry: resolve('scripts/bench/manyAccounts.ts'),
        formats: ['iife'],
        name: 'bench',
        fileName: 'fill',
      },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built));
  return output[0].code.replace(/^var bench\b/, 'window.bench');
}

/** Registers the viewer. @returns the viewer's uid, slug and name */
export async function register(page, origin) {
  await page.goto(`${origin}/register`);
  await page.getByLabel('Full Name').fill(viewer.name);
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
  await page.goto(`${origin}/messages`);
  const [uid, slug] = await page.evaluate(() =>
    ['uid', 'id'].map((key) => localStorage.getItem(`updraft.${key}`)),
  );
  return { uid, slug, name: viewer.name };
}
