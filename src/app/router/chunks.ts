import { lazyModule } from '@messages/lazyModule';
import type { ComponentType, ReactNode } from 'react';
import type { Route } from './routeTable';

/** The module of a page, which renders its routes. */
export type PageModule = {
  default: ComponentType<{ name: Route['name'] }>;
  /** Preloads the page's data. A failure is ignored: the page reports it when it renders. */
  preloadData?: () => Promise<unknown>;
};

/** Functions that load the chunks that the router renders but doesn't import. */
type Chunks = {
  /** Pages by `page` in the route table. */
  pages: Record<string, () => Promise<PageModule>>;
  /** The app shell, and the error message that replaces a page inside it. */
  shell: () => Promise<{
    AppShell: ComponentType<{ routeName: Route['name']; children: ReactNode }>;
    PageFailed: ComponentType<{ onRetry: () => void }>;
  }>;
  /** The route guard. */
  guard: () => Promise<{ guarded: (route: Route) => Route; useGuarded: (route: Route) => Route }>;
  /** The error page for a page that fails to load. */
  loadFailed: () => Promise<{ default: ComponentType<{ onRetry: () => void }> }>;
};

const missing = () => Promise.reject(new Error('No chunk was provided'));

/** The provided loaders. Each fetches its chunk once. */
export const chunks: Chunks = { pages: {}, shell: missing, guard: missing, loadFailed: missing };

/** Sets the loaders. Call it before the first render. */
export function provideChunks({ pages, shell, guard, loadFailed }: Chunks) {
  for (const [name, load] of Object.entries(pages)) chunks.pages[name] = lazyModule(load);
  chunks.shell = lazyModule(shell);
  chunks.guard = lazyModule(guard);
  chunks.loadFailed = lazyModule(loadFailed);
}

/** Loads the page of a route. Its code is in no other route's chunk. @throws if it can't be fetched */
export const loadPage = ({ page }: Route): Promise<PageModule> => (chunks.pages[page] ?? missing)();
