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
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 2048 },
};

export default config;
