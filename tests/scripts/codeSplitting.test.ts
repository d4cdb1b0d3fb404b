import { fileURLToPath } from 'node:url';
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

it('chunksOf puts the modules of the entry into the chunk `core`', () => {
  expectChunks({
    '/src/app/App.tsx': ['core', '/index.html'],
    '/node_modules/react/index.js': ['core', '/index.html', explore],
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
    '/deals.ts': ['startup', startup],
    '/sections.ts': ['shared', user, account],
    '/grid.ts': ['app', user, wizard],
    '/upload.ts': ['forms', account, wizard],
    '/star.ts': ['app', user, account, messages],
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
    '/messages/hi/choices.js': ['hi-app', '/messages/hi.js'],
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
      '/src/data/schema/rules/fit.ts': ['shared', ...stores.slice(0, 1), user],
      '/src/data/adapters/records/profiles.ts': ['shared', ...stores],
      '/src/data/adapters/records/date.ts': ['app', ...stores, shell],
      '/messages/plural.ts': ['app', ...stores],
      '/node_modules/idb/index.js': ['shared', ...stores, user],
    },
    services,
  );
});

it('chunksOf puts zod into one chunk, and the schemas and what imports them into another', () => {
  const feedStore = '/src/data/adapters/stores/feed.ts';
  const [post, listing] = ['/src/data/schema/shapes/post.ts', '/src/data/schema/shapes/listing.ts'];
  const steps = '/src/data/schema/rules/listingRules.ts';
  const zod = '/node_modules/zod/index.js';
  expectChunks(
    {
      [feedStore]: ['app', shell],
      [post]: ['schema'],
      [listing]: ['schema'],
      [steps]: ['schema', wizard],
      [zod]: ['zod', post, listing],
    },
    {
      ...services,
      [feedStore]: { lazy: [post] },
      [stores[0] as string]: { lazy: [listing] },
      [steps]: { imports: [listing] },
    },
  );
});

const src = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

it('chunksOf puts modules of the app shell that a sign-in needs too into the chunk `session`', () => {
  const actor = src('app/session/authActor.ts');
  expectChunks(
    {
      '/node_modules/xstate/index.js': ['session', shell, actor],
      '/top-bar.ts': ['app', shell],
      '/accounts.ts': ['core', shell, auth, actor],
    },
    { [auth]: { lazy: [actor] } },
  );
});

it('chunksOf puts fields that other lazy modules use into the chunk of the wizard page that has them', () => {
  const form = '/src/components/account/FounderProfileForm.tsx';
  expectChunks(
    { '/number-field.ts': ['liststartup', wizard, form], '/steps.ts': ['liststartup', wizard] },
    { [account]: { lazy: [form] } },
  );
});

it('chunksOf puts the code that reads records of accounts, and what only it imports, into the chunk `accounts`', () => {
  const [world, pages, slug] = [
    'adapters/stores/publishedWorld',
    'adapters/stores/world/pages',
    'schema/text/slug',
  ].map((file) => src(`data/${file}.ts`)) as [string, string, string];
  const store = src('data/adapters/stores/deviceWorld.ts');
  expectChunks(
    { [pages]: ['accounts', world], [slug]: ['app', world, wizard], [world]: ['accounts'] },
    { [shell]: { lazy: [store] }, [store]: { lazy: [world] } },
  );
});

it('chunksOf puts what reads the records of accounts and lists the catalog into the chunk `records`', () => {
  const [world, catalog] = ['adapters/stores/publishedWorld', 'adapters/stores/deviceDirectory'].map((file) =>
    src(`data/${file}.ts`),
  ) as [string, string];
  const store = src('data/adapters/stores/deviceWorld.ts');
  const records = (name: string) => src(`data/adapters/records/${name}.ts`);
  expectChunks(
    {
      [records('owned')]: ['records', world, catalog],
      [records('published')]: ['accounts', world],
      [records('sampleChanges')]: ['catalog', catalog],
    },
    { [shell]: { lazy: [store] }, [store]: { lazy: [world, catalog] } },
  );
});

it('chunksOf puts the edit forms that the founder’s account loads on demand into a chunk apart from both accounts', () => {
  const investor = page('Account/InvestorAccount');
  const [profile, startups] = ['OwnProfile', 'OwnStartups'].map(
    (name) => `/src/app/pages/Account/${name}.tsx`,
  ) as [string, string];
  expectChunks(
    {
      '/src/machines/edit/machine.ts': ['edit', investor, profile, startups],
      '/src/screens/InvestorTab.tsx': ['investoraccount', investor],
      '/src/app/pages/Account/accountAddress.ts': ['account', account, startups],
    },
    {
      '/src/app/appChunks.ts': { lazy: [...pages, shell, investor] },
      [account]: { lazy: [profile, startups] },
    },
  );
});

it('chunksOf puts the record of the session into the chunk `session`, which every page of the app loads', () => {
  expectChunks({
    '/src/app/services/durable.ts': ['session', shell, auth],
    '/src/data/adapters/device/startRecord.ts': ['session', '/src/app/services/durable.ts'],
  });
});
