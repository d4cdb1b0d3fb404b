// Builds two baseline pages for the benchmark of page loads: plain HTML, and the same page with React and
// wouter, prerendered and hydrated. No page of the app can load faster.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve('scripts/bench/floor');
const cache = resolve('.cache/bench');

async function buildWith(outDir, options) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Forces a production build, because test runners set another NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, ...options },
  });
}

/**
 * Builds both pages: `/` is hydrated, `/static` has no script.
 * @returns {Promise<string>} the folder of the build
 */
export async function buildFloor() {
  const [dist, ssr] = [join(cache, 'floor'), join(cache, 'floor-ssr')];
  await Promise.all([buildWith(dist, {}), buildWith(ssr, { ssr: 'prerender.tsx' })]);
  const { render } = await import(pathToFileURL(join(ssr, 'prerender.js')).href);
  const file = join(dist, 'index.html');
  const html = readFileSync(file, 'utf8').replace('<!--page-->', render);
  writeFileSync(file, html);
  writeFileSync(join(dist, 'static.html'), html.replace(/<script[\s\S]*<\/script>/, ''));
  return dist;
}
