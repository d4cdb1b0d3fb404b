import { type Locale, loadMessages } from '@messages';
import { lazyModule } from '@messages/lazyModule';
import { appearance } from './appearance';
import { notFoundRoute, type Route, routes } from './routes';

/** What stands around the app's own pages. */
export const loadShell = lazyModule(() => import('./AppShell'));
/** What decides whether a page of the app is shown. */
export const loadGuard = lazyModule(() => import('./guard'));

/** What is shown where a page can't be. */
export const loadLoadFailed = lazyModule(() => import('@/screens/LoadFailed/LoadFailedRoute'));

/** The route at an address, whatever its letter case. */
export const routeAt = (pathname: string): Route =>
  routes.find((route) => route.pattern.test(pathname)) ?? notFoundRoute;

/** Everything an address needs before its page can be drawn in one go: its code, the shell's, and the words. */
export async function preload(pathname: string, locale: Locale = appearance.get().locale): Promise<void> {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await loadGuard()).guarded(found) : found;
  await Promise.all([
    route.load(),
    route.hasShell && loadShell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
}
