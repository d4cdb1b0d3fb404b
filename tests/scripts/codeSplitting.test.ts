import { expect, it } from 'vitest';
import { chunksOf } from '../../scripts/codeSplitting';

type Module = { imports?: string[]; lazy?: string[]; code?: string };

/** Returns the chunk of each module of a small app. Imported modules that `app` doesn't list are added. */
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
const [landing, about, auth, explore, messages, user, startup, wizard, account] = [
  ...['Public/Landing', 'Public/About', 'Auth/Auth', 'Explore/Explore', 'Messages/Messages'],
  ...['Profile/User', 'Profile/Startup', 'Wizard/ListStartup', 'Account/Account'],
].map(page) as [string, string, string, string, string, string, string, string, string];
const pages = [landing, about, auth, explore, messages, user, startup, wizard, account];

/** The expected chunk of each module (`null`: Rolldown decides), and the modules that import the module. */
type Rows = Record<string, [chunk: string | null, ...users: string[]]>;

/** Expects each module of `rows` in its chunk. `more` adds modules to the app. */
function expectChunks(rows: Rows, more: Record<string, Module> = {}) {
  const app: Record<string, Module> = {
    '/index.html': { imports: ['/src/app/appChunks.ts'] },
    '/src/app/appChunks.ts': { lazy: [...pages, shell] },
    ...more,
  };
  for (const [id, [, ...users]] of Object.entries(rows))
    for (const user of users) app[user] = { ...app[user], imports: [...(app[user]?.imports ?? []), id] };
  const found = chunksIn(app);
  for (const [id, [chunk]] of Object.entries(rows)) expect([id, found[id]]).toEqual([id, chunk]);
}

it('chunksOf puts the modules of the entry and the bundler’s runtime into the chunk `core`', () => {
  expectChunks({
    '/src/app/App.tsx': ['core', '/index.html'],
    '/node_modules/react/index.js': ['core', '/index.html', explore],
    '\0rolldown/runtime.js': ['core', explore],
  });
});

it('chunksOf puts a module that several pages import into a chunk that these pages share', () => {
  expectChunks({
    '/own.ts': [null, landing],
    '/feed.ts': ['explore', explore],
    '/header.ts': ['public', landing, about],
    '/button.ts': ['core', landing, explore],
    '/posts.ts': ['profile', user, startup],
    '/post.ts': ['app', user, explore],
    '/tabs.ts': ['shared', user, wizard],
    '/upload.ts': ['forms', account, wizard],
    '/star.ts': ['views', user, account, messages],
    '/fields.ts': ['core', user, wizard, auth],
  });
});

it('chunksOf puts a part of a store that loads on demand into the chunk of the pages with the name of its folder', () => {
  const store = '/src/data/adapters/stores/deviceStore.ts';
  const [lists, world] = ['directory/lists', 'world/lists'].map(
    (path) => `/src/data/adapters/stores/${path}.ts`,
  ) as [string, string];
  expectChunks(
    {
      '/src/data/adapters/stores/directory/sorts.ts': ['directory', lists],
      '/src/data/adapters/stores/world/sorts.ts': [null, world],
      '/src/data/adapters/stores/directory/shared.ts': [null, lists, world],
    },
    { [shell]: { lazy: [store] }, [store]: { lazy: [lists, world] } },
  );
});

it('chunksOf puts English messages into the chunk of their page, and messages in other languages into separate chunks', () => {
  expectChunks({
    '/messages/loaders.js': ['core', '/index.html'],
    '/messages/hi.js': ['hi-core', '/index.html'],
    '/messages/en/common.js': ['core', '/messages/loaders.js'],
    '/messages/fr/common.js': ['fr-core', '/messages/fr.js'],
    '/messages/hi/feed.js': ['hi-explore', '/messages/hi.js'],
    '/messages/hi/errors.js': [null, '/messages/hi.js'],
  });
});

it('chunksOf puts modules of the app shell into the chunk `app`, or into the chunk `core` if a public page needs them', () => {
  expectChunks({
    [shell]: ['app'],
    '/top-bar.ts': ['app', shell],
    '/node_modules/xstate/index.js': ['app', shell, explore],
    '/accounts.ts': ['core', shell, auth],
  });
});

const stores = ['a', 'b', 'c'].map((name) => `/src/data/adapters/stores/${name}.ts`);
const services = { '/src/app/services/createServices.ts': { lazy: stores } };

it('chunksOf puts modules that data stores import into the chunk `shared` or `app`, not into the chunk of a page', () => {
  expectChunks(
    {
      '/src/data/schema/rules/privacy.ts': ['shared', ...stores.slice(0, 1), user],
      '/src/data/adapters/records/profiles.ts': ['shared', ...stores],
      '/src/data/adapters/records/date.ts': ['app', ...stores, shell],
      '/messages/plural.ts': ['app', ...stores],
      '/node_modules/idb/index.js': ['shared', ...stores, user],
    },
    services,
  );
});

it('chunksOf puts zod and the schemas of the app shell’s stores into the chunk `app`', () => {
  const feedStore = '/src/data/adapters/stores/feed.ts';
  const [post, listing] = ['/src/data/schema/shapes/post.ts', '/src/data/schema/shapes/listing.ts'];
  const zod = '/node_modules/zod/index.js';
  expectChunks(
    { [feedStore]: ['app', shell], [post]: ['app'], [listing]: ['shared'], [zod]: ['app', post, listing] },
    { ...services, [feedStore]: { lazy: [post] }, [stores[0] as string]: { lazy: [listing] } },
  );
});
