import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page's address without its escapes; a broken one stays as it is, and is the address of nothing. */
function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** `vite preview` as a host would: an address without an HTML file of its own gets app.html, not the landing page. */
const previewFallback: Plugin = {
  name: 'updraft:preview-fallback',
  configurePreviewServer({ middlewares, config }) {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isPage = pathname !== '/' && !/\.\w+$/.test(pathname);
      if (isPage && !existsSync(`${config.build.outDir}${decoded(pathname)}.html`)) request.url = '/app.html';
      next();
    });
  },
};

/** Every `import()` of the build goes through our own loader, in the place of Vite's: time limit, fresh retry, styles. */
const chunkLoader: Plugin = {
  name: 'updraft:chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    // The static Storybook has a relative base, and keeps Vite's own.
    if (id !== '\0vite/preload-helper.js' || this.environment.config.base !== '/') return;
    return `export { loadChunk as __vitePreload } from ${JSON.stringify(at('./src/app/router/loadChunk.ts'))};`;
  },
};

/**
 * What is shared goes together by who shares it: dozens of tiny files compress worse and cost a request each. Higher
 * priority first; what no group names is split by route.
 */
const chunks = [
  // What every page starts with, and the components that nearly every page uses.
  {
    name: 'core',
    test: /rolldown\/runtime|preload-helper|node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|\/messages\/(index|locales|lazyModule)\.tsx?$|src\/app\/(?:\w+\/)?(App|LoadBoundary|appearance|chunks|loadChunk|main|navigation|preload|routeTable|useAppearance)\.|src\/data\/schema\/(href|routes)\.|src\/components\/((theme|layout|typography)\/|brand\/(?!ProviderIcon|SocialIcon)|controls\/(Button|IconButton|Tag|Field|FieldError)\.|feedback\/(Avatar|Gauge|useImage)\.|navigation\/SkipLink\.)|src\/app\/pages\/PageHead\.|src\/data\/schema\/themes\.|lucide\/dist\/esm\/icons\/(arrow-right|badge-check|x)\.m?js/,
    priority: 5,
  },
  { name: 'machines', test: /node_modules\/(xstate|@xstate|use-sync-external-store)\//, priority: 4 },
  // Who is signed in, and the app's own bars.
  {
    name: 'session',
    test: /src\/app\/\w+\/(guard|session|services|storage|useSession)\.|\/messages\/english\.|src\/app\/actors\/authActors\./,
    priority: 2,
  },
  {
    name: 'shell',
    test: /src\/app\/\w+\/(AppShell|me|toasts|newId)\.|src\/data\/schema\/draft|messages\/plural\.|src\/data\/(sample\/people|schema\/slug)|lucide\/dist\/esm\/icons\/plus\.m?js|src\/components\/navigation\/(TopBar|TabBar|AccountMenu|AccountMenuButton|places)\./,
    priority: 1,
  },
  { name: 'auth', test: /src\/app\/\w+\/(useAuth|whenIdle|accounts|accountChoice)\./, priority: 3 },
  // What most pages of the app are made of.
  {
    name: 'parts',
    test: /src\/components\/(social\/(VerifiedTick|PostText|PostAction|TextButton|TimeAgo|usePages)|feedback\/(Skeleton|EmptyState)|directory\/StarButton|controls\/(SearchField|TextArea))\.|src\/app\/\w+\/(use(Now|Params|Snapshot|ViewInAddress|RefusedMarks)|followStore|listenOnceOpen)\.|src\/machines\/shared\/listStates\.|src\/data\/schema\/(ref|constants|noMarks)\.|lucide\/dist\/esm\/icons\/(heart|share-2|check|mail)\.m?js/,
    priority: 1,
  },
  { name: 'choices', test: /src\/data\/schema\/choices\.|messages\/choiceText\./, priority: 3 },
  // The frame of a profile.
  {
    name: 'profile',
    test: /src\/components\/profile\/(ProfileLayout|Section|ExternalLink|IconList|TagList|address|StatTiles)|lucide\/dist\/esm\/icons\/(globe|pencil|award)\.m?js/,
    priority: 0,
  },
  // What is kept on the device: a page's own drafts need no more than the first.
  {
    name: 'device',
    test: /node_modules\/idb\/|src\/(app\/services\/device|data\/adapters\/(device\/(?!liveRecords|ownerRecords|memoryDevice)\w+|records\/profiles))\./,
    priority: 2,
  },
  {
    name: 'store',
    test: /src\/(app\/services\/store|data\/adapters\/\w+\/(deviceFeedStore|sampleDate))\./,
    priority: 1,
  },
  // Fetched together by whoever reads what is kept.
  {
    name: 'settings',
    test: /src\/(app\/services\/settingsDefaults|data\/(schema\/defaultSettings|sample\/settings))\./,
    priority: 2,
  },
  { name: 'tidied', test: /src\/data\/schema\/(numberOf|tidied)\./, priority: 2 },
  // In the footer of the public pages and on pages of the app.
  { name: 'footer', test: /src\/components\/(brand\/SocialIcon|controls\/Select)\./, priority: 2 },
  // The frame of the public pages.
  {
    name: 'site',
    test: /src\/app\/pages\/Public\/AppPreferences|src\/components\/(marketing\/(PublicPage|Reasons|ClosingCall|PageIntro)|navigation\/(SiteHeader|SiteFooter|Preferences))/,
    priority: 1,
  },
];

/** A plain object, not a function: Storybook and Vitest take it as it is. */
const config: UserConfig = {
  plugins: [react(), vanillaExtractPlugin(), previewFallback, chunkLoader],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@messages$/, replacement: at('./messages/index.tsx') },
      { find: /^@messages\//, replacement: `${at('./messages')}/` },
      // What wouter and XState bring for React 17.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Found late by the dependency scan, they would reload the first page of a cold start.
  optimizeDeps: { include: ['radix-ui', 'zod/mini', 'minisearch', 'idb', 'wouter/use-browser-location'] },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    // A page's own HTML preloads all it needs (scripts/prerender.mjs), and a link's page is fetched when it is pointed
    // at: lists of what each chunk imports would only weigh on every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: {
      // React's makers of components have no side effects, but nothing says so in the packages that call them.
      treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'memo', 'lazy'] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
};

export default config;
