// What no page can be faster than, built to be measured beside the app's: a page of HTML alone, and the same page made by
// React and wouter, written as HTML and hydrated.
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
    // For production, also where a test runner builds it.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, ...options },
  });
}

/**
 * Builds both: `/` is the hydrated page, `/static` the one without a script.
 * @returns {Promise<string>} their folder
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
