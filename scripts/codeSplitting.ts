import { relative } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/data/schema/shapes/routes.ts';

/** The part of the bundler's module graph that this file uses. */
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
  /** The number of other users of the module: lazy stores, schemas and lists, loaded when a page renders. */
  later: number;
  isShared: boolean;
  /** Whether a store of records needs the module, or the code that reads those records. */
  isOfData: boolean;
  /** Whether the stores that every page loads need the module to read their records. */
  isOfFrameData: boolean;
  /** Whether all users of the module are stores that only other stores load, on demand. */
  isOfPart: boolean;
};

const isRoot = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;
const isIcon = (id: string) => id.includes('/lucide/dist/esm/icons/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);
const isMessages = (id: string) => id.includes('/messages/');
const isData = (id: string) => /\/src\/data\/(adapters|sample|schema)\//.test(id) || isMessages(id);
/** Whether a module is a store of records, or the code that reads the records of a store. */
const isStore = (id: string) => /\/src\/data\/(adapters\/(stores|records)|schema)\//.test(id);
/** Whether a module is a store itself, not the code that reads its records. */
const isWholeStore = (id: string) => id.includes('/src/data/adapters/stores/');
/** The folder of the page that users start on. This page must fetch only code that it needs. */
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

/** The chunks of the messages of the app shell and of the public pages’ header and footer. */
const chunkOfShellMessages: Record<string, string> = { common: 'core', app: 'app', site: 'public' };

/** Folders whose pages share much code that no other page needs. */
const families: Record<string, readonly string[]> = {
  forms: ['Account', 'Wizard'],
  views: ['Account', 'Directory', 'Messages', 'Profile'],
};

/** Returns the chunk of modules that the pages of several folders need. */
const chunkOfFamily = (folders: readonly string[]) =>
  Object.keys(families).find((name) => folders.every((folder) => families[name]?.includes(folder))) ??
  'shared';

/** Returns the chunk of messages that pages of these folders need initially, null if all are public. */
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
/** Returns the language of a module that lists the catalogs of another language than English. */
const languageListedIn = (id: string) => /\/messages\/([\w-]+)\.js$/.exec(id.replace('/loaders.js', ''))?.[1];

/**
 * Returns the chunk of a catalog. English messages are in the chunk of the code that uses them. Other
 * languages have separate files, one per chunk. Returns null for messages that no page needs initially.
 */
function chunkOfCatalog(id: string): string | null {
  const [, locale = '', namespace = ''] = /\/messages\/([\w-]+)\/(\w+)\.js$/.exec(id) ?? [];
  const chunk = chunkOfShellMessages[namespace] ?? chunkOfFolders([...foldersUsing(namespace)]);
  return chunk && (locale === 'en' ? chunk : `${locale}-${chunk}`);
}

/** Returns everything that is reachable through `next`, including `start`. */
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
    // One index module re-exports all icons. Returns the modules that import this icon from the index.
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
    return {
      isEntry,
      isFrame: frame.length > 0,
      folders: new Set(pages.map((root) => folderOf(root.id) ?? '')),
      isPublic: pages.some((root) => isPublicPage(root.id)),
      later: roots.length - pages.length - frame.length - Number(isEntry),
      isShared: roots.length > 1,
      isOfData: roots.some((root) => isStore(root.id)),
      isOfFrameData: roots.some(
        (root) =>
          isStore(root.id) &&
          !isPart(root) &&
          root.dynamicImporters.some((by) => isData(by) && knownSharersOf(by, graph).isFrame),
      ),
      isOfPart: roots.length > 0 && roots.every(isPart),
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
 * Returns the chunk of a module by its users, or null to let the bundler decide. A public page loads `core` and its own
 * chunk. A page of the app loads `core`, `app`, usually `shared`, and the chunk of its folder: a round trip costs more
 * than a few KB of unused code. Code that part of a page needs later is separate. No chunk imports one that depends on it.
 */
function chunkOf(id: string, sharers: Sharers): string | null {
  const { isEntry, isFrame, folders, isPublic, later, isShared, isOfData, isOfFrameData, isOfPart } = sharers;
  if (isCatalog(id)) return chunkOfCatalog(id);
  const language = languageListedIn(id);
  if (language) return `${language}-core`;
  if (isEntry || id.includes('rolldown/runtime')) return 'core';
  // The home page shows the feed. The other pages show the other sample data.
  if (/\/data\/sample\/\w+\.json$/.test(id)) return id.endsWith('/feed.json') ? 'app' : 'shared';
  if (isOfPart) return null;
  if (isFrame || isOfFrameData || (isMessages(id) && later > 0)) return isPublic ? 'core' : 'app';
  // A module that stores or lazy parts use can't be in the chunk of a page: they would fetch the page's code.
  const isApart = later > 0 && (isData(id) || isPackage(id) || isIcon(id));
  if (folders.size > 1 || (folders.size === 1 && isIcon(id) && later > 0)) {
    if (isPublic) return 'core';
    if (folders.has(home)) return 'app';
    // A store or lazy part that uses this module must not fetch the pages of a family, so `shared` has the module.
    return isApart ? 'shared' : chunkOfFamily([...folders]);
  }
  const [folder] = folders;
  // Data modules that the home page and a store share are in `app`, which the home page loads anyway.
  if (folders.has(home) && isApart && isData(id)) return 'app';
  if (folder && !isApart) return isPublic && !isShared ? null : folder.toLowerCase();
  return isOfData ? 'shared' : null;
}

/** Groups modules by the pages that need them, so an added or moved file gets its chunk automatically. */
export const pageChunks: Plugin = {
  name: 'updraft:page-chunks',
  apply: 'build',
  // Applies to builds of the app only: the static Storybook has a relative base and other entries.
  applyToEnvironment: ({ name, config }) => name === 'client' && config.base === '/',
  outputOptions: (options) => ({
    ...options,
    // Chunks contain the names of other chunks: hexadecimal digits compress to half their size, base 64 hardly does.
    hashCharacters: 'hex',
    codeSplitting: { groups: [{ name: chunksOf(), includeDependenciesRecursively: false }] },
  }),
  /** Lists the chunk of each lazy module for prerender.mjs: the manifest omits modules that share a chunk. */
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
