import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/data/schema/shapes/routes.ts';

/** The method of the bundler's module graph that this file uses. */
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The users of a module: every entry and every lazy module that reaches it through static imports. */
type Sharers = {
  isEntry: boolean;
  /** Whether the app shell or the route guard of the app's own pages needs the module. */
  isFrame: boolean;
  /** The folders in `src/app/pages` whose pages use the module. */
  folders: Set<string>;
  /** The page that alone uses the module; null if several pages do. */
  page: string | null;
  /** Whether a public page uses the module. */
  isPublic: boolean;
  /** The number of other lazy modules that use the module, such as stores. They load when a page renders. */
  later: number;
  isShared: boolean;
  /** Whether a store (`src/data/adapters/stores`) or the code that reads its records needs the module. */
  isOfData: boolean;
  /** Whether a store that every page of the app loads needs the module. */
  isOfFrameData: boolean;
  /** Whether the only users of the module are stores that only other stores load, on demand. */
  isOfPart: boolean;
  /** For such a module: the chunk of the pages for which the part was made; null if it was made for no page. */
  pageOfPart: string | null;
};

const isRoot = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;
const isIcon = (id: string) => id.includes('/lucide/dist/esm/icons/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);
const isMessages = (id: string) => id.includes('/messages/');
const isData = (id: string) => /\/src\/data\/(adapters|sample|schema)\//.test(id) || isMessages(id);
/** Whether a module is a store, or the code that reads the records of a store. */
const isStore = (id: string) => /\/src\/data\/(adapters\/(stores|records)|schema)\//.test(id);
const isZod = (id: string) => id.includes('/node_modules/zod/');
/** Whether a module defines schemas of records. They load only for records of other versions, and for forms. */
const isSchema = (id: string, graph: Graph): boolean =>
  isZod(id) ||
  (/\/src\/data\/schema\/(shapes|rules)\//.test(id) &&
    (graph.getModuleInfo(id)?.importedIds ?? []).some((other) => isSchema(other, graph)));
/** Small modules that many chunks use: each would have to load the others otherwise. */
const ofAll = [
  ...['items', 'secureAddress', 'slug'].map((name) => `schema/text/${name}`),
  'schema/rules/isAhead',
  ...['files', 'startupParts'].map((name) => `schema/shapes/${name}`),
  ...['listings', 'reservedSlugs', 'sampleDate', 'sentMessages'].map((name) => `adapters/records/${name}`),
  ...['adapters/device/journaledRecords', 'sample/startups'],
];
const isOfAll = (id: string) => ofAll.some((name) => id.endsWith(`/src/data/${name}.ts`));
/** Whether a module decides who sees what. Only code that reads accounts or lists profiles needs it. */
const isOfAccess = (id: string) => /\/src\/data\/schema\/rules\/(access|privacy)\.ts$/.test(id);
/** Whether a module belongs to the pipeline's store, which loads after a page is usable. */
const isOfPipelineStore = (id: string) =>
  /\/(stores\/(pipeline\/|devicePipeline)|sample\/pipeline|shapes\/pipeline|rules\/(whoseMove|sortCards|pipelineCards|todayRows))/.test(
    id,
  );
/** Whether a module is only needed by the pages of the pipeline, and by what they load later. */
const isOfPipelinePages = (id: string) => /\/rules\/(contact\w+|csv|boardFilters)\.ts$/.test(id);
/** Whether a module states what Discover shows. Saved searches, which load later, need it too. */
const isOfDirectory = (id: string) => id.endsWith('/shapes/directoryView.ts');
/** Whether a module has the schemas of all records, which no page needs initially. */
const isOfRecords = (id: string) => /\/schema\/shapes\/(records|pipelineRecords)\.ts$/.test(id);
/** Whether a module is a store. */
const isWholeStore = (id: string) => id.includes('/src/data/adapters/stores/');
/** Whether a module is only needed by the notifications, which load after a page is usable. */
const isOfBell = (id: string) => /\/stores\/(notifications\/|deviceNotifications\.ts)/.test(id);
/** Whether a module is only used by stores in `shared`, which call it through the database or the feed. */
const isOfShared = (id: string) =>
  /\/(device\/(\w+Threads|threadReader|messageEntries|rareOperations)|stores\/feed\/authorPosts)\.ts$/.test(
    id,
  );
/** Whether a module is a store that only writes what a form contains, so that most visits don't need it. */
const isOfForms = (id: string) => /\/stores\/(deviceAccount|guestWork|submissions)\.ts$/.test(id);
/** Whether a module stores the session. In a separate chunk, it would cost each page of the app a request. */
const isOfStart = (id: string) => /\/(services\/durable|device\/startRecord)\.ts$/.test(id);
/** The folder of the home page. This page must fetch only code that it needs. */
const home = 'Explore';
const folderOf = (id: string) => /\/src\/app\/pages\/(\w+)\//.exec(id)?.[1];

const appPages = new Set<string>(
  Object.values(routes).flatMap(({ page, access }) => (access === 'public' ? [] : [page])),
);
const pageIn = (id: string) => /(\w+)Page\.tsx$/.exec(id)?.[1] ?? '';
const isPublicPage = (id: string) => !appPages.has(pageIn(id));

/** The folder of each page's file. */
const folderOfPage = Object.fromEntries(
  globSync('src/app/pages/*/*Page.tsx').map((file) => [pageIn(file), folderOf(`/${file}`) ?? '']),
);

/**
 * The chunk of each message namespace of the app shell, and of the public pages' header and footer. Pages with cards
 * load `work` when they are idle, without the pages of the pipeline.
 */
const chunkOfFrameMessages: Record<string, string> = {
  common: 'core',
  app: 'app',
  site: 'public',
  work: 'work',
};

/** Returns the chunk of the pages whose folder has the same name as the folder of these parts of stores. */
function pageOfParts(parts: readonly Rolldown.ModuleInfo[]): string | null {
  const folders = new Set(parts.map(({ id }) => /\/adapters\/stores\/(\w+)\//.exec(id)?.[1]));
  const [folder] = folders;
  const isPages = Object.values(folderOfPage).some((name) => name.toLowerCase() === folder);
  return folders.size === 1 && folder && isPages ? folder : null;
}

/**
 * Parts of the data layer that only some visits need, with their modules in `src/data`. Each part has the modules
 * that it imports, unless they are in a chunk that every page loads.
 */
const parts: Record<string, readonly string[]> = {
  // Lists startups, investors and users.
  catalog: [
    'adapters/stores/deviceDirectory.ts',
    ...['startups', 'investors', 'users'].map((name) => `sample/${name}.json`),
  ],
  // Reads the feed.
  feed: ['adapters/stores/deviceFeedStore.ts', 'sample/feed.json'],
  // Reads the records of accounts.
  accounts: [
    'stores/publishedWorld.ts',
    'stores/ownAuthors.ts',
    'stores/feed/stored.ts',
    'device/recordReads.ts',
    'device/rareOperations.ts',
  ].map((name) => `adapters/${name}`),
  // Reads and writes conversations.
  threads: [
    ...['stores/deviceMessages.ts', 'device/indexedThreads.ts', 'device/threadReader.ts'].map(
      (name) => `adapters/${name}`,
    ),
    'sample/conversations.json',
  ],
  // Changes records of several kinds.
  changes: [
    'adapters/records/startupRecords.ts',
    'adapters/stores/claimedSlug.ts',
    'adapters/device/ownerRecords.ts',
  ],
  requests: ['adapters/stores/deviceRequests.ts'],
};

/** What a sign-in runs. Modules that it shares with the app's pages are in the chunk `session`. */
const signIn = [
  'app/session/authActor.ts',
  'app/session/sessionActor.ts',
  'data/adapters/auth/embeddedAuth.ts',
];

/** Families: folders whose pages share code, which is in a chunk of this name. */
const families: Record<string, readonly string[]> = {
  forms: ['Account', 'Wizard'],
  shared: ['Account', 'Directory', 'Pipeline', 'Profile'],
};

/** Returns the chunk of a module that the pages of several folders need. */
const chunkOfFamily = (folders: readonly string[]) =>
  Object.keys(families).find((name) => folders.every((folder) => families[name]?.includes(folder))) ?? 'app';

/** Returns the chunk of messages that pages of these folders need initially. Null if all pages are public. */
function chunkOfFolders(folders: readonly string[]) {
  const [folder] = folders;
  if (folders.length > 1) return chunkOfFamily(folders);
  return folder && folder !== 'Public' ? folder.toLowerCase() : null;
}

/** Returns the folders whose pages use the messages of a namespace. */
const foldersUsing = (namespace: string) =>
  new Set(
    Object.values(routes).flatMap(({ page, namespaces }) =>
      (namespaces as readonly string[]).includes(namespace) ? [folderOfPage[page] ?? ''] : [],
    ),
  );

const isCatalog = (id: string) => /\/messages\/[\w-]+\//.test(id);
/** Returns the language if a module lists the message files of a language other than English. */
const languageListedIn = (id: string) => /\/messages\/([\w-]+)\.js$/.exec(id.replace('/loaders.js', ''))?.[1];

/**
 * Returns the chunk of a message file. English messages are in the chunk of the code that uses them. Other
 * languages have a separate file per chunk. Returns null for messages that no page needs initially.
 */
function chunkOfCatalog(id: string): string | null {
  const [, locale = '', namespace = ''] = /\/messages\/([\w-]+)\/(\w+)\.js$/.exec(id) ?? [];
  const chunk = chunkOfFrameMessages[namespace] ?? chunkOfFolders([...foldersUsing(namespace)]);
  return chunk && (locale === 'en' ? chunk : `${locale}-${chunk}`);
}

/** Returns all modules that are reachable through `next`, including `start`. */
function reach(start: string, next: (id: string) => readonly string[]): string[] {
  const seen = new Set([start]);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return [...seen];
}

/** Returns a function that maps each module of one build to its chunk, as {@link chunkOf} does. */
export function chunksOf() {
  const known = new Map<string, Sharers>();

  function importersOf(id: string, graph: Graph): readonly string[] {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    if (!isIcon(id)) return importers;
    // All icons are imported from one index module. Returns the modules that import this icon from it.
    const file = /([\w-]+)\.mjs$/.exec(id)?.[1] ?? '';
    const name = file.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
    const takes = new RegExp(`import\\s*{[^}]*\\b${name}\\b[^}]*}\\s*from\\s*["']lucide["']`);
    return importers
      .flatMap((index) => graph.getModuleInfo(index)?.importers ?? [])
      .filter((by) => takes.test(graph.getModuleInfo(by)?.code ?? ''));
  }

  function sharersOf(id: string, graph: Graph): Sharers {
    const roots = reach(id, (at) => importersOf(at, graph))
      .map((at) => graph.getModuleInfo(at))
      .filter((module) => module !== null)
      .filter(isRoot);
    const isProvided = (root: Rolldown.ModuleInfo) =>
      root.dynamicImporters.some((by) => by.endsWith('/src/app/appChunks.ts'));
    const isPart = (root: Rolldown.ModuleInfo) =>
      isWholeStore(root.id) && root.dynamicImporters.every(isWholeStore);
    const pages = roots.filter((root) => folderOf(root.id) && isProvided(root));
    const frame = roots.filter((root) => !folderOf(root.id) && isProvided(root));
    const isEntry = roots.some((root) => root.isEntry);
    const folders = new Set(pages.map((root) => folderOf(root.id) ?? ''));
    // These parts are in the chunk of the pages.
    const own = roots.filter(
      (root) =>
        isPart(root) &&
        folders.size === 1 &&
        [...folders].some((folder) => folder.toLowerCase() === pageOfParts([root])),
    );
    return {
      isEntry,
      isFrame: frame.length > 0,
      folders,
      page: pages.length === 1 ? pageIn(pages[0]?.id ?? '') : null,
      isPublic: pages.some((root) => isPublicPage(root.id)),
      later: roots.length - pages.length - frame.length - own.length - Number(isEntry),
      isShared: roots.length > 1,
      isOfData: roots.some((root) => isStore(root.id)),
      isOfFrameData: roots.some(
        (root) =>
          isStore(root.id) &&
          !isPart(root) &&
          root.dynamicImporters.some((by) => isData(by) && knownSharersOf(by, graph).isFrame),
      ),
      isOfPart: roots.length > 0 && roots.every(isPart),
      pageOfPart: pageOfParts(roots),
    };
  }

  function knownSharersOf(id: string, graph: Graph): Sharers {
    const sharers = known.get(id) ?? sharersOf(id, graph);
    known.set(id, sharers);
    return sharers;
  }

  /** Returns the file of `src` and all modules that it needs through static imports. */
  const filesOf = (file: string, graph: Graph) =>
    reach(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), (at) => [
      ...(graph.getModuleInfo(at)?.importedIds ?? []),
    ]);
  let signInFiles: Set<string> | undefined;
  const partFiles = new Map<string, Set<string>>();
  /**
   * Returns the first part that needs the module through static imports. Accounts and the catalog share the chunk
   * `records`, so that neither makes a page fetch the other.
   */
  function partOf(id: string, graph: Graph): string | undefined {
    const users = Object.keys(parts).filter((part) => {
      const files = partFiles.get(part) ?? new Set(filesOfPart(part, graph));
      partFiles.set(part, files);
      return files.has(id);
    });
    return users.includes('accounts') && users.includes('catalog') ? 'records' : users[0];
  }
  const filesOfPart = (part: string, graph: Graph) =>
    (parts[part] ?? []).flatMap((file) => filesOf(`data/${file}`, graph));

  return (id: string, graph: Graph) => {
    if (isZod(id)) return 'zod';
    if (isOfAccess(id)) return 'records';
    if (isOfRecords(id)) return 'recordSchemas';
    if (isOfPipelineStore(id)) return 'pipelineStore';
    if (isOfPipelinePages(id)) return 'pipeline';
    if (isOfDirectory(id)) return 'shared';
    if (isSchema(id, graph)) return 'schema';
    const chunk = isOfAll(id) ? 'app' : chunkOf(id, knownSharersOf(id, graph));
    signInFiles ??= new Set(signIn.flatMap((file) => filesOf(file, graph)));
    if (chunk === 'app' && signInFiles.has(id)) return 'session';
    return chunk === 'shared' || chunk === null ? (partOf(id, graph) ?? chunk) : chunk;
  };
}

/**
 * Returns the chunk of a module by its users, or null to let the bundler decide. A public page loads `core`
 * and a separate chunk. A page of the app loads `core`, `app`, usually `shared`, and the chunk of its folder.
 * The chunks are few because a round trip costs more than a few KB of unused code. Code that a page loads
 * later is in separate chunks. No two chunks import each other.
 */
function chunkOf(id: string, sharers: Sharers): string | null {
  const {
    isEntry,
    isFrame,
    folders,
    page,
    isPublic,
    later,
    isShared,
    isOfData,
    isOfFrameData,
    isOfPart,
    pageOfPart,
  } = sharers;
  if (isCatalog(id)) return chunkOfCatalog(id);
  const language = languageListedIn(id);
  if (language) return `${language}-core`;
  if (isEntry) return 'core';
  if (/\/data\/sample\/\w+\.json$/.test(id)) return 'shared';
  if (isOfBell(id)) return 'bell';
  if (isOfShared(id)) return 'shared';
  // This port contains a constant. In a separate chunk, it would cost each page a request.
  if (id.endsWith('/ports/DeviceStore.ts')) return 'app';
  // A separate chunk would cost conversations a request. Other lists fetch this chunk once they are long.
  if (id.includes('/@tanstack/')) return 'messages';
  if (isOfForms(id)) return null;
  if (isOfStart(id)) return 'session';
  if (/\/(app\/services\/wizards|stores\/deviceDrafts|controls\/warnBeforeUnload)\.ts$/.test(id))
    return 'forms';
  if (isOfPart) return pageOfPart;
  if (isFrame || isOfFrameData || (isMessages(id) && later > 0)) return isPublic ? 'core' : 'app';
  // Lazy modules use this module too. In the chunk of a page, it would make them fetch the page's code.
  const isApart = later > 0 && (isData(id) || isPackage(id) || isIcon(id));
  if (folders.size > 1 || (folders.size === 1 && isIcon(id) && later > 0)) {
    if (isPublic) return 'core';
    if (folders.has(home)) return 'app';
    if (isIcon(id)) return chunkOfFamily([...folders]);
    // In the chunk of a family, this module would make lazy modules fetch the code of the family's pages.
    return isApart ? 'shared' : chunkOfFamily([...folders]);
  }
  const [folder] = folders;
  // The home page loads `app` anyway, so `app` contains the data modules that it shares with a store.
  if (folders.has(home) && isApart && isData(id)) return 'app';
  // A founder's profile and startups load on demand, and share code with the investor's account.
  if (page === 'InvestorAccount' && later > 0 && !isData(id) && !isPackage(id)) return 'edit';
  // The account's forms, which load on demand, have the fields of the wizards, and fetch their chunks.
  if (folder === 'Wizard' && later > 0 && !isPackage(id)) return (page ?? folder).toLowerCase();
  if (folder && !isApart) return isPublic && !isShared ? null : (page ?? folder).toLowerCase();
  return isOfData ? 'shared' : null;
}

/**
 * Makes Chrome (from 136) compile all functions of a chunk as it loads: a page calls most of them, and to compile each one
 * on its first call takes longer. Small chunks need no hint.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Groups modules into chunks by the pages that need them. No list needs an update when a file moves. */
export const pageChunks: Plugin = {
  name: 'updraft:page-chunks',
  apply: 'build',
  // Skips builds of Storybook, which have a relative base and other entries.
  applyToEnvironment: ({ name, config }) => name === 'client' && config.base === '/',
  outputOptions: (options) => ({
    ...options,
    // Chunks and pages contain the hashes of chunks, which don't compress well. Hexadecimal hashes compress
    // better than base 64, and seven digits are enough to tell two versions of a file apart.
    hashCharacters: 'hex',
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    codeSplitting: { groups: [{ name: chunksOf(), includeDependenciesRecursively: false }] },
  }),
  generateBundle: {
    // Vite adds a first line to chunks. The compile hint must precede it.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      // Lists the chunk of each lazy module for prerender.mjs, because Vite's manifest omits some modules.
      const files = chunks.flatMap((chunk) =>
        chunk.moduleIds
          .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
          .map((id) => [relative(this.environment.config.root, id), chunk.fileName] as const),
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files), null, 2),
      });
      for (const chunk of chunks) if (chunk.code.length > 5000) chunk.code = `${compileHint}\n${chunk.code}`;
    },
  },
};
