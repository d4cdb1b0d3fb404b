// Builds the service worker, which contains the list of all built files. `npm run build` runs this last. The
// argument is the folder of the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { build } from 'vite';
import { chunksIn } from './chunks.mjs';

const [dist = 'dist'] = process.argv.slice(2);
const read = (file) => readFileSync(join(dist, file));
const { chunkOf, closureOf } = chunksIn(dist);

/** Returns the address of an HTML file: `/`, `/about`. */
const addressOf = (file) => `/${file.replace(/((^|\/)index)?\.html$/, '')}`;
const htmlFiles = globSync('**/*.html', { cwd: dist }).sort();
const assets = globSync('assets/*', { cwd: dist }).sort();
const isCode = (file) => /\.(css|js)$/.test(file);

/** Returns the scripts and styles that an HTML file references. */
const namedIn = (file) => assets.filter((asset) => isCode(asset) && read(file).includes(`/${asset}`));

// The notices of a new version and of a page that fails to load. Both must work without the network.
const { scripts, styles } = closureOf(
  [
    'src/app/pages/Public/LoadFailedPage.tsx',
    'messages/en/errors.js',
    'src/app/shell/offerUpdate.ts',
    'src/app/shell/ToastHost.tsx',
  ].map(chunkOf),
);

const core = [...new Set([...namedIn('app.html'), ...scripts, ...styles])];
const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 16);
const list = {
  version: hashOf([...assets, ...htmlFiles.map((file) => hashOf(read(file)))].join()),
  core: [
    { url: '/app', revision: hashOf(read('app.html')) },
    ...core.map((file) => ({ url: `/${file}`, revision: null })),
  ],
  pages: htmlFiles.map(addressOf),
  assets: assets.map((file) => `/${file}`),
  rewrites: JSON.parse(readFileSync('firebase.json', 'utf8')).hosting.rewrites,
};

await build({
  configFile: false,
  logLevel: 'warn',
  define: { __BUILD__: JSON.stringify(list) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const sizeOf = (files) =>
  Math.round(files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / 1024);
const whole = ['app.html', ...assets.filter(isCode)];
console.log(
  `offline: ${sizeOf(['sw.js'])} KB service worker, ${sizeOf(['app.html', ...core])} KB at installation, ${sizeOf(whole)} KB in total`,
);
