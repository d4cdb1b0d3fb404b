import { relative } from 'node:path';
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
};

const isRoot = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;
const isIcon = (id: string) => id.includes('/lucide/dist/esm/icons/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);
const isWords = (id: string) => id.includes('/messages/');
const isData = (id: string) => /\/src\/data\/(adapters|sample|schema)\//.test(id) || isWords(id);
/** The folder of the page that people are led to: what it doesn't need, it doesn't fetch. */
const home = 'Explore';
const folderOf = (id: string) => /\/src\/app\/pages\/(\w+)\//.exec(id)?.[1];

const appPages = new Set<string>(
  Object.values(routes).flatMap(({ page, access }) => (access === 'public' ? [] : [page])),
);
const isPublicPage = (id: string) => !appPages.has(/(\w+)Page\.tsx$/.exec(id)?.[1] ?? '');

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
    const inPages = roots.filter((root) => folderOf(root.id));
    const frame = roots.filter((root) => !folderOf(root.id) && isProvided(root));
    const isEntry = roots.some((root) => root.isEntry);
    return {
      isEntry,
      isFrame: frame.length > 0,
      folders: new Set(inPages.map((root) => folderOf(root.id) ?? '')),
      isPublic: inPages.some((root) => isProvided(root) && isPublicPage(root.id)),
      later: roots.length - inPages.length - frame.length - Number(isEntry),
      isShared: roots.length > 1,
    };
  }

  return (id: string, graph: Graph) => {
    const sharers = known.get(id) ?? sharersOf(id, graph);
    known.set(id, sharers);
    const readsRecords = () =>
      reach(id, (at) => graph.getModuleInfo(at)?.importedIds ?? []).some((at) =>
        at.includes('/node_modules/zod/'),
      );
    return chunkOf(id, sharers, readsRecords);
  };
}

/**
 * The chunk of a module, by who needs it; null for what the bundler keeps with its only page, or splits by itself. No
 * chunk asks back for one that needs it: what a module imports is needed by all who need the module, and maybe by more.
 */
function chunkOf(id: string, sharers: Sharers, readsRecords: () => boolean): string | null {
  const { isEntry, isFrame, folders, isPublic, later, isShared } = sharers;
  if (isEntry) return isPackage(id) ? 'react' : 'core';
  if (isFrame && !isPublic) return 'app';
  if (!isShared) return null;
  // An icon is too small to be asked for by itself.
  const isElsewhere = isFrame || folders.size > 1 || (isIcon(id) && later > 0);
  if (folders.has('Public') && isElsewhere) return 'core';
  const isBroad = isFrame || folders.size - Number(isPublic) > 2;
  if ((isData(id) || isPackage(id)) && later > 0 && readsRecords())
    return folders.size ? 'schemas' : 'records';
  // What the login shares with the app lies apart: no public page fetches the rest.
  if (isBroad || (isData(id) && later > 2)) {
    if (isPublic) return 'session';
    return isFrame || folders.has(home) || isWords(id) ? 'app' : 'shared';
  }
  // Never with a page: a store would fetch that page's code, and a page what only a part of it needs later.
  if (later > 0 && (isData(id) || isPackage(id) || folders.size === 1)) return null;
  return [...folders].sort().join('-').toLowerCase() || null;
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
