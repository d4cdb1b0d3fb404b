import { loadMessages } from '@messages';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Session } from '@/data/ports/SessionStore';
import { type RouteName, routes } from '@/data/schema/shapes/routes';
import { App } from './App';
import { fileOf } from './appChunks';
import { type PrerenderedPage, prerenderedPagesOf } from './prerenderedPages';
import { AddressContext } from './router/address';
import { chunks, loadPage } from './router/chunks';
import { loginRoute, type Route, routeTable } from './router/routeTable';
import { session } from './session/current';
import { nobody, somebody } from './session/storedSession';
import { SessionContext } from './session/useSession';

/** One page to prerender. */
type Page = {
  /** The address, or the pattern of a route with a parameter: `/startups/:startupId`. */
  path: string;
  /** The output file: `explore.html`, or `frames/startup.html` for all values of a parameter. */
  file: string;
  /** The source files that the English page loads, besides the entry. */
  modules: string[];
  /** The source files of the login card, if it replaces the page for signed-out viewers. */
  guestModules: string[];
  /** Whether the page is in the app shell but public: signed-out viewers see the demo account. */
  isOpen: boolean;
};

const modulesOf = ({ page, messages, hasShell }: Route) => [
  ...(hasShell ? ['src/app/session/guard.ts', 'src/app/shell/AppShell.tsx'] : []),
  fileOf(page),
  ...['common', ...messages].map((namespace) => `messages/en/${namespace}.js`),
];

const fileNameOf = (name: string, path: string) =>
  path === '/' ? 'index.html' : path.includes(':') ? `frames/${name}.html` : `${path.slice(1)}.html`;

/** All routes: public pages in full, the app's pages in the state before any data loads. */
export const pages: Page[] = routeTable.map((route) => ({
  path: routes[route.name as RouteName].path,
  file: fileNameOf(route.name, routes[route.name as RouteName].path),
  modules: modulesOf(route),
  guestModules: route.isProtected ? modulesOf(loginRoute) : [],
  isOpen: route.hasShell && !route.isProtected,
}));

async function load(route: Route) {
  await Promise.all([
    loadPage(route),
    chunks.guard(),
    chunks.shell(),
    ...(['common', ...route.messages] as const).map((namespace) => loadMessages('en', namespace)),
  ]);
}

/**
 * Renders the HTML of a page for a session.
 * @throws the error that the page throws
 */
async function htmlOf(path: string, who: Session): Promise<string> {
  // Any parameter value works: without data, the page doesn't read it.
  const address = path.replace(/:\w+/g, '-');
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <SessionContext value={{ ...session, get: () => who, atBuild: () => who }}>
        <AddressContext
          value={{ usePathname: () => address, useSearch: () => '', go: async () => {}, waited: () => 0 }}
        >
          <App ssrPath={address} />
        </AddressContext>
      </SessionContext>
    </StrictMode>,
    // Inlines all content, so that no script replaces skeletons later.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // After an error, React renders the rest of the page and leaves the failed part to the browser.
  if (errors.length > 0) throw errors[0];
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

/**
 * Returns the English HTML of a page, for hydration. `guest` is the HTML of the login card if the page is
 * protected. `contents` is the prerendered content of its addresses, with sample data.
 */
export async function render(
  path: string,
): Promise<{ html: string; guest: string | null; contents: PrerenderedPage[] }> {
  const route = routeTable.find(({ name }) => routes[name as RouteName].path === path) as Route;
  await Promise.all([load(route), load(loginRoute)]);
  return {
    html: await htmlOf(path, route.hasShell ? somebody : nobody),
    guest: route.isProtected ? await htmlOf(path, nobody) : null,
    contents: await prerenderedPagesOf(route.name as RouteName),
  };
}
