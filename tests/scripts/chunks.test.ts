import { describe, expect, it } from 'vitest';
import { chunksOf } from '../../scripts/chunks';

type Module = { imports?: string[]; lazy?: string[]; code?: string };

/** Tells the chunk of each module of a small app; what it imports is there too, where nothing more is said of it. */
function chunksIn(app: Record<string, Module>) {
  const graph = new Map<string, Module>(Object.entries(app));
  for (const { imports = [], lazy = [] } of Object.values(app))
    for (const id of [...imports, ...lazy]) if (!graph.has(id)) graph.set(id, {});
  const namesOf = (list: 'imports' | 'lazy', id: string) =>
    [...graph].filter(([, module]) => module[list]?.includes(id)).map(([by]) => by);
  const getModuleInfo = (id: string) =>
    ({
      id,
      isEntry: id === '/index.html',
      code: graph.get(id)?.code ?? '',
      importedIds: graph.get(id)?.imports ?? [],
      importers: namesOf('imports', id),
      dynamicImporters: namesOf('lazy', id),
    }) as never;
  const chunkOf = chunksOf();
  return Object.fromEntries([...graph.keys()].map((id) => [id, chunkOf(id, { getModuleInfo })]));
}

const page = (path: string) => `/src/app/pages/${path}Page.tsx`;
const shell = '/src/app/shell/AppShell.tsx';
const pages = [
  'Public/Landing',
  'Public/About',
  'Auth/Auth',
  'Explore/Explore',
  'Messages/Messages',
  'Profile/User',
  'Profile/Startup',
  'Wizard/ListStartup',
].map(page);

/** An app in which `users` import each module. */
function chunksFor(users: Record<string, string[]>, more: Record<string, Module> = {}) {
  const app: Record<string, Module> = {
    '/index.html': { imports: ['/src/app/chunks.ts'] },
    '/src/app/chunks.ts': { lazy: [...pages, shell] },
    ...more,
  };
  for (const [id, by] of Object.entries(users))
    for (const user of by) app[user] = { ...app[user], imports: [...(app[user]?.imports ?? []), id] };
  const found = chunksIn(app);
  return Object.fromEntries(Object.keys(users).map((id) => [id, found[id]]));
}

describe('the chunk of a module follows from who needs it', () => {
  it('what every page starts with, packages apart', () => {
    expect(
      chunksFor({
        '/src/app/App.tsx': ['/index.html'],
        '/node_modules/react/index.js': ['/index.html', page('Explore/Explore')],
      }),
    ).toEqual({ '/src/app/App.tsx': 'core', '/node_modules/react/index.js': 'react' });
  });

  it('what pages share: the public ones, those of one folder, of two, and of many', () => {
    expect(
      chunksFor({
        '/own.ts': [page('Explore/Explore')],
        '/header.ts': [page('Public/Landing'), page('Public/About')],
        '/button.ts': [page('Public/Landing'), page('Explore/Explore')],
        '/posts.ts': [page('Profile/User'), page('Profile/Startup')],
        '/post.ts': [page('Profile/User'), page('Explore/Explore')],
        '/tabs.ts': [page('Profile/User'), page('Wizard/ListStartup'), page('Auth/Auth')],
        '/alert.ts': [
          page('Profile/User'),
          page('Wizard/ListStartup'),
          page('Auth/Auth'),
          page('Messages/Messages'),
        ],
        '/skeleton.ts': [page('Profile/User'), page('Explore/Explore'), page('Messages/Messages')],
      }),
    ).toEqual({
      '/own.ts': null,
      '/header.ts': 'public',
      '/button.ts': 'core',
      '/posts.ts': 'profile',
      '/post.ts': 'explore-profile',
      '/tabs.ts': 'auth-profile-wizard',
      '/alert.ts': 'session',
      '/skeleton.ts': 'app',
    });
  });

  it('what stands around the app’s pages, and what of it the login needs', () => {
    const found = chunksFor({
      '/top-bar.ts': [shell],
      '/node_modules/xstate/index.js': [shell, page('Explore/Explore')],
      '/accounts.ts': [shell, page('Auth/Auth')],
      '/logo.ts': [shell, page('Public/Landing'), page('Auth/Auth')],
    });
    expect(found).toEqual({
      '/top-bar.ts': 'app',
      '/node_modules/xstate/index.js': 'app',
      '/accounts.ts': 'session',
      '/logo.ts': 'core',
    });
    expect(chunksIn({ '/src/app/chunks.ts': { lazy: [shell] } })[shell]).toBe('app');
  });

  it('a page that the route table calls public is one, whatever its folder', () => {
    const inFrame = { '/fields.ts': [page('Auth/ForgotPassword'), shell] };
    expect(
      chunksFor(inFrame, { '/src/app/chunks.ts': { lazy: [page('Auth/ForgotPassword'), shell] } }),
    ).toEqual({ '/fields.ts': 'session' });
  });

  it('what stores share never lies with a page; what many need lies apart, unless the feed does too', () => {
    const stores = ['/src/data/adapters/a.ts', '/src/data/adapters/b.ts', '/src/data/adapters/c.ts'];
    const services = { '/src/app/services/createServices.ts': { lazy: stores } };
    expect(
      chunksFor(
        {
          '/src/data/schema/privacy.ts': [
            ...stores.slice(0, 1),
            page('Profile/User'),
            page('Profile/Startup'),
          ],
          '/src/data/adapters/records.ts': stores.slice(0, 2),
          '/src/data/adapters/choices.ts': stores,
          '/src/data/adapters/sampleDate.ts': [...stores, page('Explore/Explore')],
          '/messages/plural.ts': stores,
          '/node_modules/idb/index.js': [...stores.slice(0, 2), page('Profile/User')],
        },
        services,
      ),
    ).toEqual({
      '/src/data/schema/privacy.ts': null,
      '/src/data/adapters/records.ts': null,
      '/src/data/adapters/choices.ts': 'shared',
      '/src/data/adapters/sampleDate.ts': 'app',
      '/messages/plural.ts': 'app',
      '/node_modules/idb/index.js': null,
    });
  });

  it('schemas with what reads them: those of forms, and those of records alone', () => {
    const zod = '/node_modules/zod/index.js';
    const form = '/src/data/schema/listing.ts';
    const record = '/src/data/schema/profile.ts';
    const stores = ['/src/data/adapters/a.ts', '/src/data/adapters/b.ts'];
    expect(
      chunksFor(
        { [form]: [page('Wizard/ListStartup'), ...stores], [record]: stores, [zod]: [form, record] },
        { '/src/app/services/createServices.ts': { lazy: stores } },
      ),
    ).toEqual({ [form]: 'schemas', [record]: 'records', [zod]: 'schemas' });
  });

  it('an icon goes by who names it, not by who imports the index of all', () => {
    const icons = '/node_modules/lucide/dist/esm';
    const [heart, arrow] = [`${icons}/icons/heart.mjs`, `${icons}/icons/arrow-right.mjs`];
    const index = `${icons}/lucide.mjs`;
    const naming = (name: string) => ({ imports: [index], code: `import { ${name} } from "lucide";` });
    const found = chunksIn({
      '/index.html': { imports: ['/src/app/chunks.ts'] },
      '/src/app/chunks.ts': { lazy: pages },
      [index]: { imports: [heart, arrow] },
      [page('Profile/User')]: naming('Heart'),
      [page('Profile/Startup')]: naming('Heart'),
      [page('Public/Landing')]: naming('ArrowRight'),
      // A word of its own, no icon.
      [page('Explore/Explore')]: { imports: [index], code: 'import { X } from "lucide"; const Heart = 1;' },
      [page('Auth/Auth')]: naming('ArrowRight'),
    });
    expect([found[heart], found[arrow]]).toEqual(['profile', 'core']);
  });

  it('an icon of a public page isn’t asked for by itself, though a part needs it that is fetched later', () => {
    const icons = '/node_modules/lucide/dist/esm';
    const arrow = `${icons}/icons/arrow-right.mjs`;
    const naming = { imports: [`${icons}/lucide.mjs`], code: 'import { ArrowRight } from "lucide";' };
    const found = chunksIn({
      '/index.html': { imports: ['/src/app/chunks.ts'] },
      '/src/app/chunks.ts': { lazy: pages },
      [`${icons}/lucide.mjs`]: { imports: [arrow] },
      [page('Public/Landing')]: naming,
      [page('Wizard/ListStartup')]: { lazy: ['/src/screens/Done.tsx'] },
      '/src/screens/Done.tsx': naming,
    });
    expect(found[arrow]).toBe('core');
  });
});
