// Builds the service worker with the list of built files, after the pages are written. `npm run build` runs
// this. The argument is the folder of the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { build } from 'vite';

const [dist = 'dist'] = process.argv.slice(2);
const read = (file) => readFileSync(join(dist, file));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson(join(dist, '.vite/manifest.json'));
const fileOf = readJson(join(dist, '.vite/modules.json'));

/** Returns the address of an HTML file: `/`, `/about`. */
const addressOf = (file) => `/${file.replace(/((^|\/)index)?\.html$/, '')}`;
const htmlFiles = globSync('**/*.html', { cwd: dist }).sort();
const assets = globSync('assets/*', { cwd: dist }).sort();
const isCode = (file) => /\.(css|js)$/.test(file);

/** Returns the scripts and styles that an HTML file references. */
const namedIn = (file) => assets.filter((asset) => isCode(asset) && read(file).includes(`/${asset}`));

/** Returns the files of a lazy module and of all its imports. */
function filesOf(module) {
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key].file === fileOf[module]));
  if (keys.size === 0) throw new Error(`No chunk holds ${module}`);
  for (const key of keys) for (const other of manifest[key].imports ?? []) keys.add(other);
  return [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
}
// The notices of a new version, and of a page that fails to load, must be cached before they are needed.
const notices = [
  'src/app/pages/Public/LoadFailedPage.tsx',
  'messages/en/errors.js',
  'src/app/shell/offerUpdate.ts',
  'src/app/shell/ToastHost.tsx',
].flatMap(filesOf);

const core = [...new Set([...namedIn('app.html'), ...notices])];
const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 16);
const list = {
  version: hashOf([...assets, ...htmlFiles.map((file) => hashOf(read(file)))].join()),
  core: [
    { url: '/app', revision: hashOf(read('app.html')) },
    ...core.map((file) => ({ url: `/${file}`, revision: null })),
  ],
  pages: htmlFiles.map(addressOf),
  assets: assets.map((file) => `/${file}`),
  rewrites: readJson('firebase.json').hosting.rewrites,
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
  `offline: ${sizeOf(['sw.js'])} KB worker, ${sizeOf(['app.html', ...core])} KB first, ${sizeOf(whole)} KB in all`,
);
