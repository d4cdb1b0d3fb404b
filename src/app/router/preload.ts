import { type Locale, loadMessages } from '@messages';
import { appearance } from '../services/appearance';
import { chunks, loadPage } from './chunks';
import { routeAt } from './routeTable';

/** Everything an address needs before its page can be drawn in one go: its code, the shell's, and the words. */
export async function preload(pathname: string, locale: Locale = appearance.get().locale): Promise<void> {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await chunks.guard()).guarded(found) : found;
  await Promise.all([
    loadPage(route).then(({ warm }) => void warm?.().catch(() => {})),
    route.hasShell && chunks.shell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
}
