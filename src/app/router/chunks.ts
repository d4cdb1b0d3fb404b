import { lazyModule } from '@messages/lazyModule';
import type { ComponentType, ReactNode } from 'react';
import type { Route } from './routeTable';

/** The module of a page in `src/app/pages`. */
export type PageModule = {
  default: ComponentType<{ name: Route['name'] }>;
  /** Preloads the data of the page at a path. The caller ignores a failure: the page loads the data again. */
  preloadData?: (pathname: string) => Promise<unknown>;
};

/** Functions that load lazy chunks. The router renders their components but doesn't import them. */
type Chunks = {
  /** The pages, by the name in the route table's field `page`. */
  pages: Record<string, () => Promise<PageModule>>;
  /** The app shell, and the error message that replaces a failed page inside the shell. */
  shell: () => Promise<{
    AppShell: ComponentType<{ routeName: Route['name']; children: ReactNode }>;
    PageFailed: ComponentType<{ onRetry: () => void }>;
  }>;
  /** The route guard, which shows the login card instead of a protected page. */
  guard: () => Promise<{ guarded: (route: Route) => Route; useGuarded: (route: Route) => Route }>;
  /** The error page for a page that fails to load. */
  loadFailed: () => Promise<{ default: ComponentType<{ onRetry: () => void }> }>;
};

const missing = () => Promise.reject(new Error('No chunk was provided'));

/** The loaders that `provideChunks` has set. Each loader fetches its chunk once. */
export const chunks: Chunks = { pages: {}, shell: missing, guard: missing, loadFailed: missing };

/** Sets the loaders in `chunks`. Must run before the first render. */
export function provideChunks({ pages, shell, guard, loadFailed }: Chunks) {
  for (const [name, load] of Object.entries(pages)) chunks.pages[name] = lazyModule(load);
  chunks.shell = lazyModule(shell);
  chunks.guard = lazyModule(guard);
  chunks.loadFailed = lazyModule(loadFailed);
}

/** Loads the page of a route. @throws if the page's chunk can't be fetched */
export const loadPage = ({ page }: Route): Promise<PageModule> => (chunks.pages[page] ?? missing)();
