import { relative } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/data/schema/routes.ts';

/** What the bundler knows of the modules. */
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Who needs a module: everything that is fetched by itself and leads to it by static imports. */
type Sharers = {
  isEntry: boolean;
  /** What stands around the app's own pages: shell and guard. */
  isFrame: boolean;
  /** Folders of `src/app/pages`. */
  folders: Set<string>;
  /** Among them one of public pages. */
  isPublic: boolean;
  /** How many parts need it that are fetched when a page is drawn: stores, schemas, lists. */
  later: number;
  isShared: boolean;
  /** Part of a store of records, or what one is made of. */
  isOfData: boolean;
  /** What the stores that every page has read records by. */
  isOfFrameData: boolean;
  /** Only of a store that another one fetches when there is something for it. */
  isOfPart: boolean;
};

const isRoot = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;
const isIcon = (id: string) => id.includes('/lucide/dist/esm/icons/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);
const isWords = (id: string) => id.includes('/messages/');
const isData = (id: string) => /\/src\/data\/(adapters|sample|schema)\//.test(id) || isWords(id);
/** A store of records on the device, and what the records are read by. */
const isStore = (id: string) => /\/src\/data\/(adapters\/(stores|records)|schema)\//.test(id);
/** A store whole, and not what its records are read by. */
const isWholeStore = (id: string) => id.includes('/src/data/adapters/stores/');
/** The folder of the page that people are led to: what it doesn't need, it doesn't fetch. */
const home = 'Explore';
const folderOf = (id: string) => /\/src\/app\/pages\/(\w+)\//.exec(id)?.[1];

const appPages = new Set<string>(
  Object.values(routes).flatMap(({ page, access }) => (access === 'public' ? [] : [page])),
);
const isPublicPage = (id: string) => !appPages.has(/(\w+)Page\.tsx$/.exec(id)?.[1] ?? '');

/** The folder of a page's file. */
const folderOfPage = Object.fromEntries(
  globSync('src/app/pages/*/*Page.tsx').map((file) => [
    /(\w+)Page\.tsx$/.exec(file)?.[1] ?? '',
    folderOf(`/${file}`) ?? '',
  ]),
);

/** The words of what stands around a page. */
const frameOfWords: Record<string, string> = { common: 'core', app: 'app' };

/** Folders whose pages share much that no other page needs. */
const families: Record<string, readonly string[]> = {
  forms: ['Account', 'Wizard'],
  views: ['Account', 'Directory', 'Messages', 'Profile'],
};

/** The chunk of what the pages of several folders need. */
const chunkOfFamily = (folders: readonly string[]) =>
  Object.keys(families).find((name) => folders.every((folder) => families[name]?.includes(folder))) ??
  'shared';

/** The chunk of what the pages of these folders say from the start. Each public page has its own. */
function chunkOfFolders(folders: readonly string[]) {
  const [folder] = folders;
  if (folders.length > 1) return chunkOfFamily(folders);
  return folder && folder !== 'Public' ? folder.toLowerCase() : null;
}

/** The folders whose pages say the words of a namespace. */
const foldersSaying = (namespace: string) =>
  new Set(
    Object.values(routes).flatMap(({ page, words }) =>
      (words as readonly string[]).includes(namespace) ? [folderOfPage[page] ?? ''] : [],
    ),
  );

const isCatalog = (id: string) => /\/messages\/\w\w\//.test(id);
/** What says where the catalogs of another language are. */
const tableOf: Record<string, string> = {
  '/messages/hindi.ts': 'hi-core',
  '/messages/spanish.ts': 'es-core',
};

/**
 * The chunk of a catalog: words are fetched with the code that says them, in English; another language has files of its
 * own, as many. Null for what no page says from the start.
 */
function chunkOfCatalog(id: string): string | null {
  const [, locale = '', namespace = ''] = /\/messages\/(\w\w)\/(\w+)\.ts$/.exec(id) ?? [];
  const chunk = frameOfWords[namespace] ?? chunkOfFolders([...foldersSaying(namespace)]);
  return chunk && (locale === 'en' ? chunk : `${locale}-${chunk}`);
}

/** All that `next` leads to, the start too. */
function reach(start: string, next: (id: string) => readonly string[]): string[] {
  const seen = new Set([start]);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return [...seen];
}

/** Tells the chunk of each module of one build, as {@link chunkOf} does. */
export function chunksOf() {
  const known = new Map<string, Sharers>();

  function importersOf(id: string, graph: Graph): readonly string[] {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    if (!isIcon(id)) return importers;
    // All icons come through one index: who takes it from there?
    const name = (/([\w-]+)\.mjs$/.exec(id)?.[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter) =>
      letter.toUpperCase(),
    );
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
      root.dynamicImporters.some((by) => by.endsWith('/src/app/chunks.ts'));
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
 * The chunk of a module, by who needs it; null for what the bundler keeps with what asks for it. A public page is `core` and
 * its own, one of the app's `core`, `app`, mostly `shared`, and its folder's: a round trip costs more than a few KB that
 * another page needs. What only a part of a page needs later lies apart. No chunk asks back for one that needs it.
 */
function chunkOf(id: string, sharers: Sharers): string | null {
  const { isEntry, isFrame, folders, isPublic, later, isShared, isOfData, isOfFrameData, isOfPart } = sharers;
  if (isCatalog(id)) return chunkOfCatalog(id);
  const table = Object.keys(tableOf).find((name) => id.endsWith(name));
  if (table) return tableOf[table] as string;
  if (isEntry || id.includes('rolldown/runtime')) return 'core';
  // The home page shows the feed, and the others everybody else.
  if (/\/data\/sample\/\w+\.json$/.test(id)) return id.endsWith('/feed.json') ? 'app' : 'shared';
  if (isOfPart) return null;
  if (isFrame || isOfFrameData || (isWords(id) && later > 0)) return isPublic ? 'core' : 'app';
  // Never with a page: a store, or a part that is fetched by itself, would fetch that page's code.
  const isApart = later > 0 && (isData(id) || isPackage(id) || isIcon(id));
  if (folders.size > 1 || (folders.size === 1 && isIcon(id) && later > 0)) {
    if (isPublic) return 'core';
    if (folders.has(home)) return 'app';
    // Never with pages: a store, or a part that is fetched by itself, would fetch their code.
    return isApart ? 'shared' : chunkOfFamily([...folders]);
  }
  const [folder] = folders;
  // What the home page shares with a store lies where all pages have it: never in a file that the home page doesn't need.
  if (folders.has(home) && isApart && isData(id)) return 'app';
  if (folder && !isApart) return isPublic && !isShared ? null : folder.toLowerCase();
  return isOfData ? 'shared' : null;
}

/** Puts modules together by the pages that need them: a file that is added or moved finds its chunk by itself. */
export const pageChunks: Plugin = {
  name: 'updraft:page-chunks',
  apply: 'build',
  // The static Storybook has a relative base, and other entries.
  applyToEnvironment: ({ name, config }) => name === 'client' && config.base === '/',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups: [{ name: chunksOf(), includeDependenciesRecursively: false }] },
  }),
  /** Which chunk holds what is fetched by itself, for `scripts/prerender.mjs`: the manifest leaves out what a chunk shares. */
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
