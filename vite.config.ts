import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A plain object, not a function: Storybook and Vitest take it as it is. */
const config: UserConfig = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@messages$/, replacement: at('./messages/index.tsx') },
      { find: /^@messages\//, replacement: `${at('./messages')}/` },
    ],
  },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 2048 },
  // Found late by the dependency scan, they would reload the first page of a cold start.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
};

export default config;
