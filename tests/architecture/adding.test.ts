import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A route is added to a copy of the app, by the files that CONTRIBUTING counts: everything else has to follow.

/** The files of a route: its page, what the page shows, and its words in each language. */
const added = {
  'src/app/pages/Press/PressPage.tsx': `
    import { useMessages } from '@messages';
    import { PageHead } from '@/app/pages/PageHead';
    import { PressScreen } from '@/screens/Press/PressScreen';
    export default function PressPage() {
      const t = useMessages('press');
      return <><PageHead title={t.title} description={t.lead} /><PressScreen /></>;
    }`,
  'src/screens/Press/PressScreen.tsx': `
    import { useMessages } from '@messages';
    import { PublicPage } from '@/components/marketing/PublicPage';
    export function PressScreen() {
      const t = useMessages('press');
      return <PublicPage current={null}><h1>{t.title}</h1></PublicPage>;
    }`,
  'messages/en/press.ts': `export default { title: 'Press', lead: 'What journalists ask for' };`,
  'messages/hi/press.ts': `export default { title: 'प्रेस', lead: 'पत्रकार क्या पूछते हैं' };`,
  'messages/es/press.ts': `export default { title: 'Prensa', lead: 'Lo que preguntan los periodistas' };`,
};
const table = 'src/data/schema/routes.ts';
const row = `  press: { path: '/press', page: 'Press', words: ['press'], access: 'public' },\n`;

let copy: string;
let server: ViteDevServer;

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync('.cache/adding-');
  for (const part of ['src', 'messages', 'scripts', 'vite.config.ts', 'firebase.json'])
    cpSync(part, join(copy, part), { recursive: true });
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  const rows = readFileSync(table, 'utf8');
  writeFileSync(join(copy, table), rows.replace('  login: {', `${row}  login: {`));
  server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    cacheDir: join(copy, 'cache'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
}, 30_000);

afterAll(async () => {
  await server.close();
  rmSync(copy, { recursive: true });
});

it('a page stands at its address, with its words in each language', async () => {
  const load = (file: string) => server.ssrLoadModule(file);
  const { fileOf } = await load('/src/app/chunks.ts');
  expect(fileOf('Press')).toBe('src/app/pages/Press/PressPage.tsx');
  const { routeAt } = await load('/src/app/router/routeTable.ts');
  const route = routeAt('/press');
  expect(route).toMatchObject({ name: 'press', messages: ['press'], hasShell: false, isProtected: false });
  const { loadPage } = await load('/src/app/router/chunks.ts');
  expect(await loadPage(route)).toBe(await load('/src/app/pages/Press/PressPage.tsx'));
  const { loadMessages } = await load('/messages/index.tsx');
  const titles = ['en', 'hi', 'es'].map(async (locale) => (await loadMessages(locale, 'press')).title);
  expect(await Promise.all(titles)).toEqual(['Press', 'प्रेस', 'Prensa']);
}, 30_000);
