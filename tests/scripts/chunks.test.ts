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
  it('what every page starts with, and what holds the chunks together', () => {
    expect(
      chunksFor({
        '/src/app/App.tsx': ['/index.html'],
        '/node_modules/react/index.js': ['/index.html', page('Explore/Explore')],
        '\0rolldown/runtime.js': [page('Explore/Explore')],
      }),
    ).toEqual({
      '/src/app/App.tsx': 'core',
      '/node_modules/react/index.js': 'core',
      '\0rolldown/runtime.js': 'core',
    });
  });

  it('what pages share: the public ones, those of one folder, and of several', () => {
    expect(
      chunksFor({
        '/own.ts': [page('Public/Landing')],
        '/feed.ts': [page('Explore/Explore')],
        '/header.ts': [page('Public/Landing'), page('Public/About')],
        '/button.ts': [page('Public/Landing'), page('Explore/Explore')],
        '/posts.ts': [page('Profile/User'), page('Profile/Startup')],
        '/post.ts': [page('Profile/User'), page('Explore/Explore')],
        '/tabs.ts': [page('Profile/User'), page('Wizard/ListStartup')],
        '/fields.ts': [page('Profile/User'), page('Wizard/ListStartup'), page('Auth/Auth')],
      }),
    ).toEqual({
      '/own.ts': null,
      '/feed.ts': 'explore',
      '/header.ts': 'public',
      '/button.ts': 'core',
      '/posts.ts': 'profile',
      '/post.ts': 'app',
      '/tabs.ts': 'shared',
      '/fields.ts': 'core',
    });
  });

  it('what stands around the app’s pages, and what of it a public page needs too', () => {
    const found = chunksFor({
      '/top-bar.ts': [shell],
      '/node_modules/xstate/index.js': [shell, page('Explore/Explore')],
      '/accounts.ts': [shell, page('Auth/Auth')],
    });
    expect(found).toEqual({
      '/top-bar.ts': 'app',
      '/node_modules/xstate/index.js': 'app',
      '/accounts.ts': 'core',
    });
    expect(chunksIn({ '/src/app/chunks.ts': { lazy: [shell] } })[shell]).toBe('app');
  });

  const stores = ['a', 'b', 'c'].map((name) => `/src/data/adapters/stores/${name}.ts`);
  const services = { '/src/app/services/createServices.ts': { lazy: stores } };

  it('what stores need never lies with a page, unless every page has it', () => {
    expect(
      chunksFor(
        {
          '/src/data/schema/privacy.ts': [...stores.slice(0, 1), page('Profile/User')],
          '/src/data/adapters/records/profiles.ts': stores,
          '/src/data/adapters/records/date.ts': [...stores, shell],
          '/messages/plural.ts': stores,
          '/node_modules/idb/index.js': [...stores, page('Profile/User')],
        },
        services,
      ),
    ).toEqual({
      '/src/data/schema/privacy.ts': 'shared',
      '/src/data/adapters/records/profiles.ts': 'shared',
      '/src/data/adapters/records/date.ts': 'app',
      '/messages/plural.ts': 'app',
      '/node_modules/idb/index.js': 'shared',
    });
  });

  it('the schemas that the stores of every page read records by come with them, and what validates', () => {
    const feedStore = '/src/data/adapters/stores/feed.ts';
    const [post, listing] = ['/src/data/schema/post.ts', '/src/data/schema/listing.ts'];
    const zod = '/node_modules/zod/index.js';
    const found = chunksFor(
      { [feedStore]: [shell], [zod]: [post, listing] },
      { ...services, [feedStore]: { lazy: [post] }, [stores[0] as string]: { lazy: [listing] } },
    );
    expect(found).toEqual({ [feedStore]: 'app', [zod]: 'app' });
    const chunks = chunksIn({
      '/src/app/chunks.ts': { lazy: [shell] },
      [shell]: { imports: [feedStore] },
      [feedStore]: { lazy: [post] },
      ...services,
      [stores[0] as string]: { lazy: [listing] },
    });
    expect([chunks[post], chunks[listing]]).toEqual(['app', 'shared']);
  });

  it('words with the pages that say them, those of other languages in files of their own', () => {
    const words = ['common', 'app', 'feed', 'choices', 'landing', 'search'];
    const files = ['en', 'hi'].flatMap((locale) => words.map((name) => `/messages/${locale}/${name}.ts`));
    const found = chunksIn({ '/messages/index.tsx': { lazy: files } });
    expect(files.map((file) => found[file])).toEqual([
      ...['core', 'app', 'explore', 'shared', null, null],
      ...['hi-core', 'hi-app', 'hi-explore', 'hi-shared', null, null],
    ]);
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
});
