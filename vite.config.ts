import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import firebase from './firebase.json' with { type: 'json' };
import { pageChunks } from './scripts/chunks.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page's address without its escapes; a broken one stays as it is, and is the address of nothing. */
function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** `vite preview` as the host does: an address without an HTML file of its own gets what `firebase.json` says. */
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

/** A plain object, not a function: Storybook and Vitest take it as it is. */
const config: UserConfig = {
  plugins: [react(), vanillaExtractPlugin(), previewFallback, chunkLoader, pageChunks],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@kit\//, replacement: `${at('./kit')}/` },
      { find: /^@messages$/, replacement: at('./messages/index.tsx') },
      { find: /^@messages\//, replacement: `${at('./messages')}/` },
      // For React before 18: wouter's and XState's hooks ask for it.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Found late by the dependency scan, they would reload the first page of a cold start.
  optimizeDeps: { include: ['radix-ui', 'zod/mini', 'minisearch', 'idb', 'wouter/use-browser-location'] },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A page's own HTML preloads all it needs (scripts/prerender.mjs), and a link's page is fetched when it is pointed
    // at: lists of what each chunk imports would only weigh on every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
};

export default config;
