// Writes the HTML of every page after `vite build`. Public pages are complete, pages of the app show
// skeletons or sample data, and app.html serves all other addresses. Each file contains its styles, preloads
// its scripts and has a Content Security Policy. `npm run build` runs this. The arguments are the folders of
// both builds.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { chunksIn } from './chunks.mjs';

const [dist = 'dist', ssr = 'dist-ssr'] = process.argv.slice(2);
const { manifest, fileOf, chunkOf, closureOf } = chunksIn(dist);
// Vite links only the styles of the entry. Each page inlines all of its styles instead.
const index = readFileSync(join(dist, 'index.html'), 'utf8');
const template = index.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
const { pages, render } = await import(pathToFileURL(resolve(ssr, 'prerender.js')).href);

/** The chunks that index.html and therefore every page loads. */
const entry = Object.keys(manifest).filter((key) => template.includes(manifest[key].file));

const styleOf = (file) =>
  `<style data-href="/${file}">${readFileSync(join(dist, file), 'utf8').trim()}</style>`;
const scriptOf = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Returns the styles of a page, and the scripts to preload: all except those that every page loads. */
function needsOf(modules) {
  const { scripts, styles } = closureOf([...entry, ...modules.map(chunkOf)]);
  return { scripts: scripts.filter((file) => !template.includes(file)), styles };
}

/** Separates the head elements that React renders first (title, description) from the body. */
function parted(html) {
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}

/** The languages besides English. A module per language lists its message files. */
const languages = Object.keys(fileOf)
  .flatMap((module) => /^messages\/([\w-]+)\.js$/.exec(module)?.[1] ?? [])
  .sort();

/** Returns attributes with a page's message files per language. The script in index.html preloads them. */
function wordsOf(modules) {
  const english = modules.filter((module) => module.startsWith('messages/en/'));
  const attributes = languages.map((locale) => {
    const own = [`messages/${locale}.js`, ...english.map((module) => module.replace('/en/', `/${locale}/`))];
    const files = new Set(own.map((module) => `/${manifest[chunkOf(module)].file}`));
    return `data-${locale}="${[...files].join(' ')}"`;
  });
  return attributes.join(' ');
}

/** Minifies the inline scripts of a page, like the scripts of the build. */
const minified = (html) =>
  html.replace(/<script>([\s\S]*?)<\/script>/g, (_, script) => {
    const { code, errors } = minifySync('page.js', script);
    if (errors.length) throw new Error(`An inline script can't be parsed: ${errors[0].message}`);
    return `<script>${code}</script>`;
  });

/** Returns the hashes of the inline scripts or styles of a page. */
function hashesOf(html, tag) {
  const texts = html.matchAll(new RegExp(`<${tag}(?: data-href[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set([...texts].map(([, text]) => hashOf(text)))].join(' ');
}

// Google's scripts (Firebase's pop-ups, analytics) pass addresses as strings, which Trusted Types forbid. A
// build with Firebase therefore has no Trusted Types.
const isFirebase = fileOf['src/data/adapters/auth/firebaseAuth.ts'] !== undefined;
const googleHosts = isFirebase ? ' https://apis.google.com https://*.googletagmanager.com' : '';

/** Returns the Content Security Policy for scripts and styles. firebase.json has the other directives. */
function policyOf(html) {
  return [
    `script-src 'self' ${hashesOf(html, 'script')}${googleHosts}`,
    `style-src 'self' ${hashesOf(html, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    ...(isFirebase ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

// Trusted Types. Only an empty string may become HTML: React empties the container of prerendered content.
// Only the app's own files may become script addresses: the service worker and the search use these.
const trusted = isFirebase
  ? ''
  : `
    <script>
      self.trustedTypes?.createPolicy('default', {
        createHTML: (html) => (html === '' ? html : null),
        createScriptURL(address) {
          const { origin, pathname } = new URL(address, location.origin);
          const isOwn = origin === location.origin && /^\\/(sw|assets\\/[\\w.-]+)\\.js$/.test(pathname);
          return isOwn ? address : null;
        },
      });
    </script>`;

// Replaces the page with the login card before the first paint, if index.html has found no signed-in user.
const swap = `<script>
      ((page, root, guest) => {
        if (page.dataset.pending !== 'guest') return;
        for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
        document.head.append(...guest.content.querySelectorAll('title, meta, style, link'));
        root.replaceChildren(guest.content);
        if (page.lang === 'en') delete page.dataset.pending;
        else page.dataset.pending = 'messages';
      })(document.documentElement, document.getElementById('root'), document.getElementById('guest'));
    </script>`;

// Replaces skeletons with prerendered content after the loading delay that the spec requires. Does nothing
// for guests, at an address with a query or hash, and if stored records change the content. When React
// replaces the prerendered content, this script repeats the user's clicks and restores the focus.
const showContent = `<script>
      ((page, root) => {
        const templates = [...document.querySelectorAll('template[data-viewer]')];
        for (const template of templates) template.remove();
        let signedIn, uid, name, kept;
        try {
          signedIn = localStorage.getItem('auth') === 'true';
          uid = localStorage.getItem('updraft.uid');
          name = localStorage.getItem('userName');
          kept = (localStorage.getItem('updraft.kept') || '').split(' ').filter(Boolean);
        } catch {}
        const viewer = uid && uid !== 'sample' ? 'account' : 'sample';
        const template = templates.find(({ dataset }) => dataset.viewer === viewer);
        if (!signedIn || !template || page.dataset.pending || !matchMedia(template.dataset.media).matches) return;
        if (viewer === 'sample' && name && name !== 'Asha Verma') return;
        if (location.pathname !== page.dataset.page || location.search || location.hash) return;
        const [unaffectedBy, byAccounts] = [template.dataset.unaffectedBy, template.dataset.byAccounts].map((list) => list.split(' '));
        // 'sample:' marks records of the demo account, whose changes to its own data do appear on these pages.
        if (!kept.every((kind) => unaffectedBy.includes(kind.replace('sample:', '')) || byAccounts.includes(kind))) return;
        const contents = [...template.content.children];
        const places = [...root.querySelectorAll('[data-prerendered]')];
        for (const [at, place] of places.entries()) {
          const parent = place.parentElement;
          const start = [...parent.children].indexOf(place);
          place.append(...contents[at].childNodes);
          const pathTo = (element) =>
            element === place ? [] : [...pathTo(element.parentElement), [...element.parentElement.children].indexOf(element)];
          const find = ([first, ...rest]) => rest.reduce((found, index) => found?.children[index], parent.children[start + first]);
          const pressed = [];
          let focused;
          place.addEventListener('click', ({ target }) => {
            const button = target.closest('button');
            if (!button) return;
            button.setAttribute('aria-busy', 'true');
            pressed.push({ path: pathTo(button), text: button.textContent });
          });
          place.addEventListener('focusin', ({ target }) => {
            focused = pathTo(target);
          });
          // Deferred: while the place is being removed, "focused" must not change.
          place.addEventListener('focusout', () =>
            setTimeout(() => {
              if (place.isConnected && !place.contains(document.activeElement)) focused = undefined;
            }),
          );
          new MutationObserver((_, observer) => {
            if (place.isConnected) return;
            observer.disconnect();
            if (!places.some((other) => other.isConnected)) delete page.dataset.prerendered;
            if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
            for (const { path, text } of pressed) {
              const button = find(path);
              if (button?.tagName !== 'BUTTON' || button.textContent !== text) continue;
              const options = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
              button.dispatchEvent(new PointerEvent('pointerdown', options));
              button.dispatchEvent(new MouseEvent('mousedown', options));
              button.click();
            }
          }).observe(root, { childList: true, subtree: true });
        }
        page.dataset.prerendered = 'due';
        const show = () => {
          if ('prerendered' in page.dataset) page.dataset.prerendered = 'shown';
        };
        const delay = template.dataset.delay - performance.now();
        if (delay > 0) setTimeout(show, delay);
        else show();
      })(document.documentElement, document.getElementById('root'));
    </script>`;

// Sets `data-account` for guests. SampleBar (components/navigation) then says that the data is sample data.
const markGuest = `<script>
      ((page) => {
        let flag;
        try {
          flag = localStorage.getItem('auth');
        } catch {}
        if (flag !== 'true') page.dataset.account = 'none';
      })(document.documentElement);
    </script>`;

const contentTemplates = ({ contents, delay }) =>
  contents
    .map(
      ({ viewer, media, unaffectedBy, unaffectedByAccounts, html }) =>
        `<template data-viewer="${viewer}" data-media="${media}" data-delay="${delay}" data-unaffected-by="${unaffectedBy.join(' ')}" data-by-accounts="${unaffectedByAccounts.join(' ')}">${html
          .map((piece) => `<div>${piece}</div>`)
          .join('')}</template>`,
    )
    .join('\n    ');

// Blocks painting until the parser reaches the start tag of `#end`, after the content. Otherwise, a partial
// page would appear and shift.
const waitForEnd = '<link rel="expect" href="#end" blocking="render">';
const end = '<template id="end"></template>';

const lines = (...parts) => parts.flat().filter(Boolean).join('\n    ');

/** Returns a template with the page for guests, and with the styles and scripts that only this page needs. */
function guestOf({ guest }, { guestModules = [] }, needs) {
  if (!guest) return '';
  const { hoisted, body } = parted(guest);
  const { scripts, styles } = needsOf(guestModules);
  const own = [
    ...styles.filter((style) => !needs.styles.includes(style)).map(styleOf),
    ...scripts.filter((script) => !needs.scripts.includes(script)).map(scriptOf),
  ];
  return `<template id="guest">${hoisted}${own.join('')}${body}</template>\n    ${swap}`;
}

function write(file, path, page, rendered, content) {
  const { hoisted, body } = parted(rendered.html);
  const needs = needsOf(page.modules);
  const guest = guestOf(rendered, page, needs);
  const head = lines(
    ...[waitForEnd, page.isOpen && markGuest, hoisted],
    ...[needs.styles.map(styleOf), needs.scripts.map(scriptOf)],
  );
  const attributes = path && `data-page="${path}" ${guest && 'data-protected '}${wordsOf(page.modules)} `;
  const html = minified(
    template
      .replace('<html ', `<html ${attributes}`)
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => body)
      .replace('<!--after-->', () => lines(end, guest, content && [contentTemplates(content), showContent]))
      .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    <!--policy-->${trusted}`),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(
    join(dist, file),
    html.replace('<!--policy-->', () => policy),
  );
}

const all = [];
for (const page of pages) {
  const { contents, ...rendered } = await render(page.path);
  const contentAt = new Map([[page.path], ...contents.map((content) => [content.path, content])]);
  // A page of sample data, such as /startups/heliogrid, has a separate HTML file.
  for (const [path, content] of contentAt)
    all.push({
      file: path === page.path ? page.file : `${path.slice(1)}.html`,
      page,
      path,
      rendered,
      content,
    });
}
/** Returns the path of a file: `a/index.html` instead of `a.html` if `a/` exists, because hosts prefer folders. */
const placeOf = (file) => {
  const folder = file.replace(/\.html$/, '/');
  return all.some((other) => other.file.startsWith(folder)) ? `${folder}index.html` : file;
};
for (const { file, page, path, rendered, content } of all)
  write(placeOf(file), path, page, rendered, content);
write('app.html', '', { modules: [] }, { html: '<title>Updraft</title>' });
rmSync(ssr, { recursive: true });
console.log(`wrote ${all.length + 1} pages`);
