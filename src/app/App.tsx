import { LocaleProvider } from '@messages';
import { use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import * as styles from './App.css';
import './appChunks';
import { focusHeading } from './hooks/focusHeading';
import { useIsHydrated } from './hooks/useIsHydrated';
import { chunks, loadPage } from './router/chunks';
import { LoadBoundary } from './router/LoadBoundary';
import { speculate } from './router/loadChunk';
import { navigation } from './router/navigation';
import { preload } from './router/preload';
import { type Route, routeAt } from './router/routeTable';
import { useChosenLocale } from './services/useAppearance';

/** Returns the address of the link that an event targets. Null if the browser must handle the link. */
function addressOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isPlaceOnPage = url.pathname === pathname && url.search === search && url.hash !== '';
  return url.origin === origin && !isPlaceOnPage ? url : null;
}

/**
 * Makes clicks on links within the app navigate without a page load, so that components can render plain
 * `<a href>`. Preloads the page of a link on hover and focus.
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

/** Shown while a page loads. */
const waiting = <div className={styles.waiting} />;

type PageProps = { route: Route; pathname: string; onHydrated?: () => void };

/**
 * A page in the app shell. Shows the login card if the route is protected and no user is signed in. All
 * routes share this component, so that navigation doesn't remount the shell.
 */
function AppPage({ route: found, pathname, onHydrated }: PageProps) {
  const route = use(chunks.guard()).useGuarded(found);
  if (!route.hasShell) return <Screen route={route} pathname={pathname} onHydrated={onHydrated} />;
  const { AppShell, PageFailed } = use(chunks.shell());
  return (
    <AppShell routeName={route.name}>
      <LoadBoundary
        resetKey={pathname}
        waiting={waiting}
        fallback={(retry) => <PageFailed onRetry={retry} />}
      >
        <Screen route={route} pathname={pathname} onHydrated={onHydrated} />
      </LoadBoundary>
    </AppShell>
  );
}

/** The page name and path of the current screen; `null` before the first screen. */
let shown: string | null = null;

/** The screen of a route. After a navigation within the app, focuses the heading of the new screen. */
function Screen({ route, pathname, onHydrated }: PageProps) {
  const { default: Content } = use(loadPage(route));
  const isHydrated = useIsHydrated();
  const first = useRef(onHydrated);
  useEffect(() => {
    // The first render has the address of the prerendered page, without its query. Input that is restored
    // before the page reads the query would be replaced by it.
    if (!isHydrated) return;
    first.current?.();
    first.current = undefined;
  }, [isHydrated]);
  useEffect(() => {
    const before = shown;
    shown = `${route.page} ${pathname}`;
    // Leaves the focus of the first page to the browser.
    if (before === null || before === shown) return;
    // Doesn't move the focus if the screen has already focused a form field.
    if (document.activeElement?.closest('main form')) return;
    focusHeading();
  }, [route.page, pathname]);
  // The same element renders again only if its own state changes.
  return useMemo(() => <Content name={route.name} />, [Content, route.name]);
}

/** Returns the language to render: the previous language until the messages of the chosen one have loaded. */
function useReadyLocale(pathname: string) {
  const chosen = useChosenLocale();
  const [ready, setReady] = useState(chosen);
  useEffect(() => {
    if (chosen === ready) return;
    const show = () => setReady(chosen);
    preload(pathname, chosen).then(show, show);
  }, [chosen, ready, pathname]);
  return ready;
}

type AppProps = {
  /** The address of the page to prerender. */
  ssrPath?: string;
  /** Called when the first page is interactive. */
  onHydrated?: () => void;
};

/** The whole app. */
export function App({ ssrPath, onHydrated }: AppProps) {
  const pathname = usePathname({ ssrPath });
  const locale = useReadyLocale(pathname);
  const isWaiting = useSyncExternalStore(navigation.subscribe, navigation.isWaiting, () => false);
  useLinks();
  const route = routeAt(pathname);
  const Page = route.hasShell ? AppPage : Screen;
  return (
    <LocaleProvider locale={locale}>
      {isWaiting && <div className={styles.progress} />}
      <LoadBoundary resetKey={pathname} waiting={waiting}>
        <Page route={route} pathname={pathname} onHydrated={onHydrated} />
      </LoadBoundary>
    </LocaleProvider>
  );
}
