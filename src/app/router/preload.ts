import { type Locale, loadMessages } from '@messages';
import { appearance } from '../services/appearance';
import { chunks, loadPage } from './chunks';
import { routeAt } from './routeTable';

/** Loads all that an address needs to render without a second wait: code, shell and messages. */
export async function preload(pathname: string, locale: Locale = appearance.get().locale): Promise<void> {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await chunks.guard()).guarded(found) : found;
  await Promise.all([
    loadPage(route).then(({ preloadData }) => void preloadData?.().catch(() => {})),
    route.hasShell && chunks.shell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
}
