import { relative } from 'node:path';
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
/** The folder of the home page. This page must fetch only code that it needs. */
const home = 'Explore';
const folderOf = (id: string) => /\/src\/app\/pages\/(\w+)\//.exec(id)?.[1];

const appPages = new Set<string>(
  Object.values(routes).flatMap(({ page, access }) => (access === 'public' ? [] : [page])),
);
const isPublicPage = (id: string) => !appPages.has(/(\w+)Page\.tsx$/.exec(id)?.[1] ?? '');

/** The folder of each page's file. */
const folderOfPage = Object.fromEntries(
  globSync('src/app/pages/*/*Page.tsx').map((file) => [
    /(\w+)Page\.tsx$/.exec(file)?.[1] ?? '',
    folderOf(`/${file}`) ?? '',
  ]),
);

/** The chunk of each message namespace of the app shell, and of the public pages' header and footer. */
const chunkOfFrameMessages: Record<string, string> = { common: 'core', app: 'app', site: 'public' };

/** Returns the chunk of the pages whose folder has the same name as the folder of these parts of stores. */
function pageOfParts(parts: readonly Rolldown.ModuleInfo[]): string | null {
  const folders = new Set(parts.map(({ id }) => /\/adapters\/stores\/(\w+)\//.exec(id)?.[1]));
  const [folder] = folders;
  const isPages = Object.values(folderOfPage).some((name) => name.toLowerCase() === folder);
  return folders.size === 1 && folder && isPages ? folder : null;
}

/** Families: folders whose pages share code, which is in a chunk of this name. */
const families: Record<string, readonly string[]> = {
  forms: ['Account', 'Wizard'],
  views: ['Account', 'Directory', 'Messages', 'Profile'],
};

/** Returns the chunk of a module that the pages of several folders need. */
const chunkOfFamily = (folders: readonly string[]) =>
  Object.keys(families).find((name) => folders.every((folder) => families[name]?.includes(folder))) ??
  'shared';

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

  return (id: string, graph: Graph) => chunkOf(id, knownSharersOf(id, graph));
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
  if (isEntry || id.includes('rolldown/runtime')) return 'core';
  // The home page needs only the feed of the sample data, so the other files are in `shared`.
  if (/\/data\/sample\/\w+\.json$/.test(id)) return id.endsWith('/feed.json') ? 'app' : 'shared';
  if (isOfBell(id)) return 'bell';
  if (isOfShared(id)) return 'shared';
  // This port contains a constant. In a separate chunk, it would cost each page a request.
  if (id.endsWith('/ports/DeviceStore.ts')) return 'app';
  if (isOfForms(id)) return null;
  if (id.endsWith('/app/services/wizards.ts')) return 'forms';
  if (isOfPart) return pageOfPart;
  if (isFrame || isOfFrameData || (isMessages(id) && later > 0)) return isPublic ? 'core' : 'app';
  // Lazy modules use this module too. In the chunk of a page, it would make them fetch the page's code.
  const isApart = later > 0 && (isData(id) || isPackage(id) || isIcon(id));
  if (folders.size > 1 || (folders.size === 1 && isIcon(id) && later > 0)) {
    if (isPublic) return 'core';
    if (folders.has(home)) return 'app';
    // In the chunk of a family, this module would make lazy modules fetch the code of the family's pages.
    return isApart ? 'shared' : chunkOfFamily([...folders]);
  }
  const [folder] = folders;
  // The home page loads `app` anyway, so `app` contains the data modules that it shares with a store.
  if (folders.has(home) && isApart && isData(id)) return 'app';
  if (folder && !isApart) return isPublic && !isShared ? null : folder.toLowerCase();
  return isOfData ? 'shared' : null;
}

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
  /** Lists the chunk of each lazy module for prerender.mjs, because Vite's manifest omits some modules. */
  generateBundle(_, bundle) {
    const { root } = this.environment.config;
    const files = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? chunk.moduleIds
            .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
            .map((id) => [relative(root, id), chunk.fileName] as const)
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(files), null, 2),
    });
  },
};
