import { LocaleProvider } from '@messages';
import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import * as styles from './App.css';
import './chunks';
import { focusHeading } from './hooks/focusHeading';
import { chunks, loadPage } from './router/chunks';
import { LoadBoundary } from './router/LoadBoundary';
import { speculate } from './router/loadChunk';
import { navigation } from './router/navigation';
import { preload } from './router/preload';
import { type Route, routeAt } from './router/routeTable';
import { useChosenLocale } from './services/useAppearance';

/** The address that a click or a pointer on a link of the app means; null for what is the browser's to follow. */
function addressOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isPlaceOnPage = url.pathname === pathname && url.search === search && url.hash !== '';
  return url.origin === origin && !isPlaceOnPage ? url : null;
}

/**
 * Turns clicks on links to the app's own addresses into navigation, so that components can draw plain `<a href>`, and
 * fetches the page of a link that is pointed at, or has the focus.
 */
function useLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = addressOf(event);
      if (!url) return;
      event.preventDefault();
      void navigation.go(url.pathname + url.search + url.hash);
    };
    // Pointed at, or reached with the keyboard.
    const onIntent = (event: Event) => {
      const url = addressOf(event);
      if (url) void speculate(() => preload(url.pathname));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}

type PageProps = { route: Route; pathname: string; onAlive?: () => void };

/** A page of the app, behind the guard where it is protected. All of them through here: the shell stays mounted. */
function AppPage({ route: found, pathname, onAlive }: PageProps) {
  const route = use(chunks.guard()).useGuarded(found);
  if (!route.hasShell) return <Screen route={route} pathname={pathname} onAlive={onAlive} />;
  const { AppShell, PageFailed } = use(chunks.shell());
  return (
    <AppShell routeName={route.name}>
      <LoadBoundary resetKey={pathname} fallback={(retry) => <PageFailed onRetry={retry} />}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Screen route={route} pathname={pathname} onAlive={onAlive} />
        </Suspense>
      </LoadBoundary>
    </AppShell>
  );
}

/** What is on the screen now: a page by its address, or in its place the login card. */
let shown: string | null = null;

/** The screen of a route. On arrival from inside the app its heading takes the focus, for a keyboard and a reader. */
function Screen({ route, pathname, onAlive }: PageProps) {
  const { default: Content } = use(loadPage(route));
  const first = useRef(onAlive);
  useEffect(() => {
    first.current?.();
    first.current = undefined;
  }, []);
  useEffect(() => {
    const before = shown;
    shown = `${route.page} ${pathname}`;
    // The first page is the browser's to begin with.
    if (before === null || before === shown) return;
    // A screen may have put it where one goes on writing.
    if (document.activeElement?.closest('main form')) return;
    focusHeading();
  }, [route.page, pathname]);
  return <Content name={route.name} />;
}

/** The language to draw in: the chosen one as soon as the page's words are there. What is typed stays. */
function useReadyLocale(pathname: string) {
  const chosen = useChosenLocale();
  const [ready, setReady] = useState(chosen);
  useEffect(() => {
    const show = () => setReady(chosen);
    preload(pathname, chosen).then(show, show);
  }, [chosen, pathname]);
  return ready;
}

type AppProps = {
  /** The address of a page written at build time. */
  ssrPath?: string;
  /** The first page answers to what one does. */
  onAlive?: () => void;
};

/** The whole app. */
export function App({ ssrPath, onAlive }: AppProps) {
  const pathname = usePathname({ ssrPath });
  const locale = useReadyLocale(pathname);
  const isWaiting = useSyncExternalStore(navigation.subscribe, navigation.isWaiting, () => false);
  useLinks();
  const route = routeAt(pathname);
  const Page = route.hasShell ? AppPage : Screen;
  return (
    <LocaleProvider locale={locale}>
      {isWaiting && <div className={styles.progress} />}
      <LoadBoundary resetKey={pathname}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Page route={route} pathname={pathname} onAlive={onAlive} />
        </Suspense>
      </LoadBoundary>
    </LocaleProvider>
  );
}
