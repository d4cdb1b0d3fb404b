import { type Locale, loadMessages } from '@messages';
import { handledElsewhere } from '@/data/log/report';
import { appearance } from '../services/appearance';
import { chunks, loadPage } from './chunks';
import { routeAt } from './routeTable';

/** Loads the code and messages of the page at a path, so that the page renders without suspending. */
export async function preload(pathname: string, locale: Locale = appearance.get().locale): Promise<void> {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await chunks.guard()).guarded(found) : found;
  await Promise.all([
    loadPage(route).then(({ preloadData }) => void preloadData?.().catch(handledElsewhere)),
    route.hasShell && chunks.shell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
}
