import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `vite preview` as a host would: an address without an HTML file of its own gets app.html, not the landing page. */
const previewFallback: Plugin = {
  name: 'updraft:preview-fallback',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isPage = pathname !== '/' && !/\.\w+$/.test(pathname);
      if (isPage && !existsSync(at(`./dist${decodeURI(pathname)}.html`))) request.url = '/app.html';
      next();
    });
  },
};

/** A plain object, not a function: Storybook and Vitest take it as it is. */
const config: UserConfig = {
  plugins: [react(), vanillaExtractPlugin(), previewFallback],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@messages$/, replacement: at('./messages/index.tsx') },
      { find: /^@messages\//, replacement: `${at('./messages')}/` },
    ],
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // One file for what every page starts with, one for the look they share, one for the machines: dozens of tiny
        // files compress worse and cost a request each.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /preload-helper|node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|\/messages\/(index|locales|lazyModule)\.tsx?$|src\/app\/(App|LoadBoundary|PageHead|appearance|main|navigation|paths|routes|useAppearance)\.|src\/components\/theme\//,
              priority: 3,
            },
            {
              name: 'machines',
              test: /node_modules\/(xstate|@xstate|use-sync-external-store)\//,
              priority: 2,
            },
            {
              name: 'look',
              test: /src\/components\/((layout|typography|brand)\/|controls\/(Button|Select|Field|FieldError|Tag)\.|feedback\/(Avatar|Gauge|useImage)\.|navigation\/(Preferences|SkipLink)\.)|lucide-react\/dist\/esm\/(?!icons)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
};

export default config;
