import { lazyModule } from '@messages/lazyModule';
import type { ComponentType, ReactNode } from 'react';
import type { Route } from './routeTable';

/** The module of a page: what stands at the addresses of its routes. */
export type PageModule = {
  default: ComponentType<{ name: Route['name'] }>;
  /** Begins to read what the page will show, before it is drawn. Who can't read it now says so when it is drawn. */
  warm?: () => Promise<unknown>;
};

/** Where the parts are fetched from that the router shows and doesn't know. */
type Chunks = {
  /** By the names in the route table. */
  pages: Record<string, () => Promise<PageModule>>;
  /** What stands around the app's own pages, and between it where one can't be shown. */
  shell: () => Promise<{
    AppShell: ComponentType<{ routeName: Route['name']; children: ReactNode }>;
    PageFailed: ComponentType<{ onRetry: () => void }>;
  }>;
  /** What decides whether a page of the app is shown. */
  guard: () => Promise<{ guarded: (route: Route) => Route; useGuarded: (route: Route) => Route }>;
  /** What is shown where a page can't be. */
  loadFailed: () => Promise<{ default: ComponentType<{ onRetry: () => void }> }>;
};

const missing = () => Promise.reject(new Error('No chunk was provided'));

/** Each of them fetched once. */
export const chunks: Chunks = { pages: {}, shell: missing, guard: missing, loadFailed: missing };

/** Tells the router, before anything is drawn, where the app's parts are fetched from. */
export function provideChunks({ pages, shell, guard, loadFailed }: Chunks) {
  for (const [name, load] of Object.entries(pages)) chunks.pages[name] = lazyModule(load);
  chunks.shell = lazyModule(shell);
  chunks.guard = lazyModule(guard);
  chunks.loadFailed = lazyModule(loadFailed);
}

/** The page of a route; nothing of it is in any other route's download. @throws where it can't be fetched */
export const loadPage = ({ page }: Route): Promise<PageModule> => (chunks.pages[page] ?? missing)();
