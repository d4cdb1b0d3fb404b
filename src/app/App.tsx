import { LocaleProvider, loadMessages, useLocale } from '@messages';
import { forgetFailures, lazyModule } from '@messages/lazyModule';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Router, type RouterOptions, useLocation } from 'wouter';
import * as styles from './App.css';
import { appearance } from './appearance';
import { LoadBoundary } from './LoadBoundary';
import { navigation } from './navigation';
import { notFoundRoute, type Route, routes } from './routes';
import { useAppearance } from './useAppearance';

const loadShell = lazyModule(() => import('./AppShell'));
const loadGuard = lazyModule(() => import('./guard'));

/** The route at an address, whatever its letter case. */
const routeAt = (pathname: string): Route =>
  routes.find((route) => route.pattern.test(pathname)) ?? notFoundRoute;

/** Everything an address needs before its page can be drawn in one go: its code, the shell's, and the words. */
export async function preload(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  const route = found.hasShell ? (await loadGuard()).guarded(found) : found;
  const { locale } = appearance.get();
  await Promise.all([
    route.load(),
    route.hasShell && loadShell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages(locale, namespace)),
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

type PageProps = { route: Route; pathname: string };

/** A page of the app, behind the guard where it is protected. All of them through here: the shell stays mounted. */
function AppPage({ route: found, pathname }: PageProps) {
  const route = use(loadGuard()).useGuarded(found);
  if (!route.hasShell) return <Screen route={route} pathname={pathname} />;
  const { AppShell } = use(loadShell());
  return (
    <AppShell routeName={route.name}>
      <Screen route={route} pathname={pathname} />
    </AppShell>
  );
}

/** The screen of a route. On arrival from inside the app its heading takes the focus, for a keyboard and a reader. */
function Screen({ route, pathname }: PageProps) {
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
  return <Content name={route.name} />;
}

function Pages() {
  const [pathname, navigate] = useLocation();
  useLinks(navigate);
  useEffect(() => navigation.connect(navigate), [navigate]);
  const route = routeAt(pathname);
  const Page = route.hasShell ? AppPage : Screen;
  return (
    <LoadBoundary key={useLocale()} resetKey={pathname}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Page route={route} pathname={pathname} />
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
    forgetFailures();
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
      </Router>
    </LocaleProvider>
  );
}
