import { LocaleProvider, loadMessages, useLocale } from '@messages';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { Router, type RouterOptions, useLocation } from 'wouter';
import { AccountChooserHost } from './AccountChooserHost';
import * as styles from './App.css';
import { appearance } from './appearance';
import { useAppearance, useSession } from './hooks';
import { LoadBoundary } from './LoadBoundary';
import { lazyModule } from './lazyModule';
import { navigation } from './navigation';
import { PageHead } from './PageHead';
import { loginRoute, notFoundRoute, type Route, routes } from './routes';
import { session } from './services';
import { ToastHost } from './ToastHost';

const loadShell = lazyModule(() => import('./AppShell'));

/** The route at an address, whatever its letter case; the guard's login card where the flag is missing. */
function routeAt(pathname: string): Route {
  const found = routes.find((route) => route.pattern.test(pathname)) ?? notFoundRoute;
  return found.isProtected && !session.get().isSignedIn ? { ...loginRoute, name: found.name } : found;
}

/** Everything a route needs before it can be drawn in one go: its code, the shell's, and the words. */
export async function preload(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  const { locale } = appearance.get();
  await Promise.all([
    route.load(),
    route.hasShell && loadShell(),
    ...(['common', 'meta', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
  ]);
}

/**
 * Turns clicks on links to the app's own addresses into navigation, so that components can draw plain `<a href>`.
 * Downloads, new tabs, other hosts and places on the same page stay the browser's.
 */
function useLinks(navigate: (to: string) => void) {
  useEffect(() => {
    const linkOf = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target || link.hasAttribute('download')) return null;
      const url = new URL(link.href);
      const isSamePage =
        url.pathname === location.pathname && url.search === location.search && url.hash !== '';
      return url.origin === location.origin && !isSamePage ? url : null;
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = linkOf(event);
      if (!url) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    const onPointer = (event: Event) => {
      const url = linkOf(event);
      if (url) preload(url.pathname).catch(() => {});
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPointer);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPointer);
    };
  }, [navigate]);
}

function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const { AppShell } = use(loadShell());
  return <AppShell routeName={route.name}>{children}</AppShell>;
}

/** The screen of a route. On arrival from inside the app its heading takes the focus, for a keyboard and a reader. */
function Screen({ route, pathname }: { route: Route; pathname: string }) {
  const { default: Content } = use(route.load());
  const arrival = useRef(pathname);
  useEffect(() => {
    if (arrival.current === pathname) return;
    arrival.current = pathname;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <PageHead name={route.name} />
      <Content name={route.name} />
    </>
  );
}

function Pages() {
  const [pathname, navigate] = useLocation();
  useSession();
  useLinks(navigate);
  useEffect(() => navigation.connect(navigate), [navigate]);
  const locale = useLocale();
  const route = routeAt(pathname);
  const screen = <Screen route={route} pathname={pathname} />;
  return (
    <LoadBoundary key={locale} resetKey={pathname}>
      <Suspense fallback={<div className={styles.waiting} />}>
        {route.hasShell ? <Shell route={route}>{screen}</Shell> : screen}
      </Suspense>
    </LoadBoundary>
  );
}

/** The whole app: language, routes, and what floats over every page. */
export function App({ ssrPath }: { ssrPath?: string }) {
  const { locale } = useAppearance();
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(0);

  const aroundNav: RouterOptions['aroundNav'] = (navigate, to, options) => {
    const url = new URL(to, location.href);
    const turn = ++latest.current;
    if (url.pathname === location.pathname) return navigate(to, options);
    setWaiting(true);
    // A page that can't be fetched is still gone to: its boundary says so and offers again.
    preload(url.pathname)
      .catch(() => {})
      .finally(() => {
        if (turn !== latest.current) return;
        setWaiting(false);
        navigate(to, options);
        if (!options?.replace) window.scrollTo(0, 0);
      });
  };

  return (
    <LocaleProvider locale={locale}>
      <Router aroundNav={aroundNav} ssrPath={ssrPath}>
        {isWaiting && <div className={styles.progress} />}
        <Pages />
        <ToastHost />
        <AccountChooserHost />
      </Router>
    </LocaleProvider>
  );
}
