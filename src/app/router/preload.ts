import { type Locale, loadMessages } from '@messages';
import { handledElsewhere } from '@/data/log/report';
import { appearance } from '../services/appearance';
import { chunks, loadPage } from './chunks';
import { routeAt } from './routeTable';

/**
 * Loads the code and messages of the page at a path, so that the page renders without suspending.
 * @returns `data`: the promise that the page's data is loaded, or that loading it failed
 */
export async function preload(pathname: string, locale: Locale = appearance.get().locale) {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await chunks.guard()).guarded(found) : found;
  const [data] = await Promise.all([
    loadPage(route).then(({ preloadData }) => ({ loading: preloadData?.(pathname).catch(handledElsewhere) })),
    route.hasShell && chunks.shell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
  return { data: data.loading };
}
