import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { globSync } from 'tinyglobby';
import { loadEnv, type Plugin, type UserConfig } from 'vite';
import firebase from './firebase.json' with { type: 'json' };
import packages from './package.json' with { type: 'json' };
import { styles } from './scripts/classNames.ts';
import { pageChunks } from './scripts/codeSplitting.ts';
import { messages } from './scripts/messages/plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Decodes a path. Returns a malformed path unchanged: no file matches it. */
function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Makes `vite preview` behave like the host: paths without a file use the rewrites of `firebase.json`. */
const previewFallback: Plugin = {
  name: 'updraft:preview-fallback',
  configurePreviewServer({ middlewares, config }) {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const rewrite = firebase.hosting.rewrites.find(({ regex }) => new RegExp(regex).test(pathname));
      const isThere = (end: string) => existsSync(`${config.build.outDir}${decoded(pathname)}${end}`);
      if (pathname !== '/' && isThere('/index.html')) request.url = `${pathname}/index.html`;
      else if (pathname !== '/' && rewrite && !isThere('.html')) request.url = rewrite.destination;
      next();
    });
  },
};

/** Replaces Vite's preload helper for `import()` with `loadChunk`, which has a time limit and retries. */
const chunkLoader: Plugin = {
  name: 'updraft:chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    // The static Storybook has a relative base and uses Vite's helper.
    if (id !== '\0vite/preload-helper.js' || this.environment.config.base !== '/') return;
    return `export { loadChunk as __vitePreload } from ${JSON.stringify(at('./src/app/router/loadChunk.ts'))};`;
  },
};

/** Without `VITE_SAMPLE_WORLD`, a build with a database has no sample people. */
const sampleWorld: Plugin = {
  name: 'updraft:sample-world',
  config({ envDir }, { mode }) {
    const variables = loadEnv(mode, envDir || at('.'), 'VITE_');
    if (!variables.VITE_FIREBASE_DATABASE_URL || variables.VITE_SAMPLE_WORLD) return;
    return { define: { 'import.meta.env.VITE_SAMPLE_WORLD': '"off"' } };
  },
};

/** Returns the version of the schemas, for `shapesVersion.ts`: a hash of their files and of zod's version. */
function shapesVersion() {
  const hash = createHash('sha256').update(packages.dependencies.zod);
  for (const file of globSync('src/data/schema/**/*.ts', { cwd: at('.') }).sort())
    hash.update(readFileSync(at(file)));
  return hash.digest('base64url').slice(0, 8);
}

/** A plain object, because Storybook and Vitest merge it directly. */
/** Lightning CSS's feature `LightDark`. */
const lightDark = 1_048_576;

const config: UserConfig = {
  define: { __SHAPES__: JSON.stringify(shapesVersion()) },
  plugins: [messages(), react(), styles(), previewFallback, chunkLoader, sampleWorld, pageChunks],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@kit\//, replacement: `${at('./kit')}/` },
      { find: /^@messages$/, replacement: at('./messages/index.tsx') },
      { find: /^@messages\//, replacement: `${at('./messages')}/` },
      // wouter and XState's hooks import this shim, which only React before 18 needs.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // The app sets `color-scheme` itself, and has no `light-dark()`, for which this feature adds variables.
  css: { lightningcss: { exclude: lightDark } },
  optimizeDeps: {
    // The dependency scan finds these packages late and would reload the first page of a cold start.
    include: [
      '@atlaskit/pragmatic-drag-and-drop/element/adapter',
      'radix-ui',
      'zod/mini',
      'minisearch',
      'idb',
      'papaparse',
      'wouter/use-browser-location',
    ],
    // The scan runs only these plugins. Without this one, it would look for compiled messages on disk.
    rolldownOptions: { plugins: [messages()] },
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A page's HTML preloads all it needs (scripts/prerender.mjs), and links preload their page on hover.
    // Lists of imports per chunk would only add weight to every page. A sign-in preloads the imports of its chunks.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports) =>
        /(authActor|embeddedAuth)-/.test(file) ? imports.filter((name) => /(session|zod)-/.test(name)) : [],
    },
  },
};

export default config;
