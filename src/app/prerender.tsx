import { loadMessages } from '@messages';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Session } from '@/data/ports/SessionStore';
import { type RouteName, routes } from '@/data/schema/shapes/routes';
import { App } from './App';
import { fileOf } from './appChunks';
import { AddressContext } from './router/address';
import { chunks, loadPage } from './router/chunks';
import { loginRoute, type Route, routeTable } from './router/routeTable';
import { accountsAt } from './services/accounts';
import { session } from './session/current';
import { nobody, somebody } from './session/storedSession';
import { SessionContext } from './session/useSession';

/** A page to prerender. */
type Page = {
  /** The address, or the pattern of a route with a parameter: `/startups/:startupId`. */
  path: string;
  /** The output file: `explore.html`. For a route with a parameter: `frames/startup.html`. */
  file: string;
  /** The source files that the page loads in English, besides main.tsx. */
  modules: string[];
  /** The source files with which the page reads its data, in every account. They load after the others. */
  dataModules: string[];
  /** The source files with which the page reads the records of accounts, if the user has one. */
  accountModules: string[];
  /** The source files that the page needs once the user has entered something. */
  inputModules: string[];
  /** The source files of the login card if guests see the login card instead of the page; else empty. */
  guestModules: string[];
  /** Whether guests can open the page although it is in the app shell. They see the demo account's data. */
  isOpen: boolean;
};

const modulesOf = ({ page, messages, hasShell }: Route) => [
  ...(hasShell ? ['src/app/session/guard.ts', 'src/app/shell/AppShell.tsx'] : []),
  fileOf(page),
  ...['common', ...messages].map((namespace) => `messages/en/${namespace}.js`),
];

const stores = 'src/data/adapters/stores';

/** The modules with which the pages of a folder read their data, besides those that every page needs. */
const directory = [
  `${stores}/deviceDirectory.ts`,
  ...['startups', 'investors', 'users'].map((name) => `src/data/sample/${name}.json`),
];
const presence = 'src/data/adapters/device/tabPresence.ts';
const feed = [`${stores}/deviceFeedStore.ts`, 'src/data/sample/feed.json'];
const dataModulesOf: Record<string, string[]> = {
  Explore: feed,
  Directory: directory,
  Profile: [...directory, ...feed],
  Messages: [`${stores}/deviceMessages.ts`, 'src/data/sample/conversations.json'],
  Pipeline: [
    ...['devicePipeline', 'deviceMessages', 'deviceRequests'].map((name) => `${stores}/${name}.ts`),
    'src/data/sample/conversations.json',
  ],
};

/** Whether the build has a module. Without sample people, it has no files of theirs (`sampleFiles`). */
const isThere = (module: string) =>
  import.meta.env.VITE_SAMPLE_WORLD !== 'off' || !/\/data\/sample\/.+\.json$/.test(module);

/** The modules of a sign-in with the accounts on this device; see `fetchSignIn`. */
const signIn =
  accountsAt === 'device'
    ? [
        ...['authActor', 'sessionActor'].map((name) => `src/app/session/${name}.ts`),
        ...['durable', 'storedNames'].map((name) => `src/app/services/${name}.ts`),
        'src/data/adapters/auth/embeddedAuth.ts',
      ]
    : [];

const folderOf = ({ page }: Route) => fileOf(page).split('/').at(-2) ?? '';

const fileNameOf = (name: string, path: string) =>
  path === '/' ? 'index.html' : path.includes(':') ? `frames/${name}.html` : `${path.slice(1)}.html`;

/** The pages of all routes. Pages of the app are prerendered as they look before any data has loaded. */
export const pages: Page[] = routeTable.map((route) => ({
  path: routes[route.name as RouteName].path,
  file: fileNameOf(route.name, routes[route.name as RouteName].path),
  modules: modulesOf(route),
  dataModules: route.hasShell
    ? ['src/app/services/durable.ts', ...(dataModulesOf[folderOf(route)] ?? []).filter(isThere)]
    : [],
  accountModules:
    route.hasShell && folderOf(route) !== 'Wizard'
      ? [`${stores}/publishedWorld.ts`, ...(folderOf(route) === 'Messages' ? [presence] : [])]
      : [],
  inputModules: route.name === 'login' ? signIn : [],
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
  // Any parameter value works, because the page doesn't read the parameter before data has loaded.
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
    // Writes all content in place. Otherwise, React would append a part of it and move it with a script.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // React only reports errors to `onError` and leaves the failed part for the browser to render.
  if (errors.length > 0) throw errors[0];
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

/**
 * Returns the English HTML of a page, for hydration. `guest` is the HTML of the login card for a protected
 * page, else `null`.
 */
export async function render(path: string): Promise<{ html: string; guest: string | null }> {
  const route = routeTable.find(({ name }) => routes[name as RouteName].path === path) as Route;
  await Promise.all([load(route), load(loginRoute)]);
  return {
    html: await htmlOf(path, route.hasShell ? somebody : nobody),
    guest: route.isProtected ? await htmlOf(path, nobody) : null,
  };
}
