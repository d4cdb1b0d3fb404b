import { type Locale, loadMessages } from '@messages';
import { handledElsewhere } from '@/data/log/report';
import { appearance } from '../services/appearance';
import { chunks, loadPage, type PageModule } from './chunks';
import { routeAt } from './routeTable';

/**
 * Loads the code and messages of the page at a path, so that the page renders without suspending.
 * @returns `data`: the promise that the page's data is loaded, or that loading it failed
 */
export async function preload(pathname: string, locale: Locale = appearance.get().locale) {
  const [data] = await load(pathname, locale, ({ preloadData }) => ({
    loading: preloadData?.(pathname).catch(handledElsewhere),
  }));
  return { data: data.loading };
}

/** Loads the code and messages of the page at a path, but not its data. */
export const preloadCode = (pathname: string) => load(pathname, appearance.get().locale, (page) => page);

/** @param onPage called when the page's module has loaded */
async function load<Result>(pathname: string, locale: Locale, onPage: (page: PageModule) => Result) {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await chunks.guard()).guarded(found) : found;
  return Promise.all([
    loadPage(route).then(onPage),
    route.hasShell && chunks.shell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
}
