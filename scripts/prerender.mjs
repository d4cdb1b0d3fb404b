// Writes the HTML of every page after `vite build`: public pages in full, the app's own pages as an empty root with the
// right preloads, and app.html for every address with a parameter. Run by `npm run build`; the arguments are the folders of
// the two builds.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [dist = 'dist', ssr = 'dist-ssr'] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
const manifest = read('manifest.json');
const fileOf = read('modules.json');
// Vite links the styles of the entry alone; each page gets all of its own, in order.
const template = readFileSync(join(dist, 'index.html'), 'utf8').replace(
  /\s*<link rel="stylesheet"[^>]*>/g,
  '',
);
const { pages, render } = await import(pathToFileURL(resolve(ssr, 'prerender.js')).href);

/** Chunks with all they import statically, what is imported first: their scripts and styles. */
function closureOf(keys) {
  const seen = new Set();
  const ordered = [];
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    for (const other of chunk.imports ?? []) visit(other);
    ordered.push(chunk);
  };
  for (const key of keys) visit(key);
  return {
    scripts: [...new Set(ordered.map((chunk) => chunk.file))],
    styles: [...new Set(ordered.flatMap((chunk) => chunk.css ?? []))],
  };
}

const fontFile = (name) =>
  Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .find((file) => file.includes(name));
const fonts = ['bricolage-grotesque-latin-wght', 'instrument-sans-latin-wght'].map(fontFile).filter(Boolean);

/** The chunks that every page's script tags name. */
const entry = Object.keys(manifest).filter((key) => template.includes(manifest[key].file));

/** The chunk a source file is in. @throws where there is none: a page would wait for what its HTML doesn't name */
function chunkOf(module) {
  const key = Object.keys(manifest).find((key) => fileOf[module] && manifest[key].file === fileOf[module]);
  if (!key) throw new Error(`No chunk holds ${module}`);
  return key;
}

/** Preloads of what a route needs beyond the entry: nothing waits for a script that asks for a script. */
function headOf(modules) {
  const { scripts, styles } = closureOf([...entry, ...modules.map(chunkOf)]);
  return [
    ...[...new Set(fonts)].map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
}

const write = (file, { page, head, body }) => {
  const html = template
    .replace('<html ', page ? `<html data-page="${page}" ` : '<html ')
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body);
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), html);
};

for (const { path, modules, isPrerendered } of pages) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  let [head, body] = [headOf(modules), ''];
  if (isPrerendered) {
    body = await render(path);
    // React puts what belongs in the head in front of the page: a title and a description.
    const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(body)?.[0] ?? '';
    body = body.slice(hoisted.length);
    head = `${hoisted}\n    ${head}`;
  } else {
    head = `<title>Updraft</title>\n    ${head}`;
  }
  write(file, { page: isPrerendered ? path : '', head, body });
}
write('app.html', { page: '', head: `<title>Updraft</title>\n    ${headOf([])}`, body: '' });
rmSync(ssr, { recursive: true });
console.log(`prerendered ${pages.filter((page) => page.isPrerendered).length} of ${pages.length} pages`);
