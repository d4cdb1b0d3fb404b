import { loadMessages } from '@messages';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Session } from '@/data/ports/session';
import { type RouteName, routes } from '@/data/schema/routes';
import { App } from './App';
import { fileOf } from './chunks';
import { AddressContext } from './router/address';
import { chunks, loadPage } from './router/chunks';
import { loginRoute, type Route, routeTable } from './router/routeTable';
import { session } from './session/current';
import { nobody, somebody } from './session/storedSession';
import { SessionContext } from './session/useSession';
import { type Still, stillsOf } from './stills';

/** One page that is written as HTML. */
type Page = {
  /** Its address; of a route with a parameter, the pattern: `/startups/:startupId`. */
  path: string;
  /** Where it is written: `explore.html`, or for every address of a route with a parameter `frames/startup.html`. */
  file: string;
  /** The source files that it fetches besides the entry, in English. */
  modules: string[];
  /** Those of the login card, where that stands in its place for whoever isn't signed in. */
  guestModules: string[];
  /** A page of the app that shows a signed-out viewer the sample person's account. */
  isOpen: boolean;
};

const modulesOf = ({ page, messages, hasShell }: Route) => [
  ...(hasShell ? ['src/app/session/guard.ts', 'src/app/shell/AppShell.tsx'] : []),
  fileOf(page),
  ...['common', ...messages].map((namespace) => `messages/en/${namespace}.ts`),
];

const fileNameOf = (name: string, path: string) =>
  path === '/' ? 'index.html' : path.includes(':') ? `frames/${name}.html` : `${path.slice(1)}.html`;

/** Every route: the public pages whole, the app's own as they are before anything is read. */
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

/** @throws what the page throws */
async function htmlOf(path: string, who: Session): Promise<string> {
  // Any value of a parameter: the page doesn't know it yet.
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
    // All in its place: nothing is held back behind a skeleton for a script to put there.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // React would write what it can, and leave the rest to the browser.
  if (errors.length > 0) throw errors[0];
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

/**
 * The HTML of a page in English, as the browser hydrates it; `guest`: that of the login card in its place, where the
 * page is for whoever is signed in; and what can be shown of what is loaded, at its addresses.
 */
export async function render(path: string): Promise<{ html: string; guest: string | null; stills: Still[] }> {
  const route = routeTable.find(({ name }) => routes[name as RouteName].path === path) as Route;
  await Promise.all([load(route), load(loginRoute)]);
  return {
    html: await htmlOf(path, route.hasShell ? somebody : nobody),
    guest: route.isProtected ? await htmlOf(path, nobody) : null,
    stills: await stillsOf(route.name as RouteName),
  };
}
