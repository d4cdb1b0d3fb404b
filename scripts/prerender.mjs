// Writes the HTML of every page after `vite build`. Public pages are complete, pages of the app show
// skeletons, and app.html serves all other addresses. Each file contains its styles, preloads
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
const ofEntry = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const template = index
  .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  .replace(ofEntry, '')
  .replace(/>\s+</g, '><');
/** The elements that load the entry. */
const entryTags = (index.match(ofEntry) ?? []).map((tag) => tag.trim());
const { pages, render } = await import(pathToFileURL(resolve(ssr, 'prerender.js')).href);

/** The chunks that index.html and therefore every page loads. */
const entry = Object.keys(manifest).filter((key) => index.includes(manifest[key].file));

/** Returns one element with these styles, because the policy has a hash per element. `loadChunk` reads its attribute. */
function styleOf(files) {
  if (files.length === 0) return '';
  const names = files.map((file) => `/${file}`).join(' ');
  return `<style data-href="${names}">${files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('')}</style>`;
}
const scriptOf = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Returns the styles of a page, and the scripts to preload: all except those that every page loads. */
function needsOf(modules) {
  const { scripts, styles } = closureOf([...entry, ...modules.map(chunkOf)]);
  return { scripts: scripts.filter((file) => !entryTags.join().includes(file)), styles };
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

/** Returns an attribute with the files of modules that not every visit to a page needs. */
function filesOf(name, modules, needs) {
  const files = needsOf(modules).scripts.filter((file) => !needs.scripts.includes(file));
  return files.length ? `data-${name}-files="${files.map((file) => `/${file}`).join(' ')}" ` : '';
}

/** Minifies the inline scripts of a page, like the scripts of the build. One script has one hash in the policy. */
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

// Trusted Types. Only the app's own files may become script addresses: the service worker and the search use
// these. No string may become HTML.
const trusted = isFirebase
  ? ''
  : `
      self.trustedTypes?.createPolicy('default', {
        createScriptURL(address) {
          const { origin, pathname } = new URL(address, location.origin);
          const isOwn = origin === location.origin && /^\\/(sw|assets\\/[\\w.-]+)\\.js$/.test(pathname);
          return isOwn ? address : null;
        },
      });`;

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

// Fetches code once the user has entered something. index.html defines `fetchScripts`.
const fetchOnInput = `<script>
      addEventListener('input', () => fetchScripts(document.documentElement.dataset.inputFiles), {
        capture: true,
        once: true,
      });
    </script>`;

// The first use of a part of Intl takes 5 to 10 ms, so the pages of the app use it while their scripts load.
const warmIntl = `<script>
      (({ lang }, onIdle) => {
        onIdle(() => new Intl.NumberFormat(lang).format(1));
        onIdle(() => new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format());
        onIdle(() => new Intl.PluralRules(lang).select(1));
        onIdle(() => new Intl.NumberFormat(lang, { style: 'currency', currency: 'USD' }).format(1));
      })(document.documentElement, window.requestIdleCallback || setTimeout);
    </script>`;

// Blocks painting until the parser reaches the start tag of `#end`, after the content. Otherwise, a partial
// page would appear and shift.
const waitForEnd = '<link rel="expect" href="#end" blocking="render">';
const end = '<template id="end"></template>';

const lines = (...parts) => parts.flat(2).filter(Boolean).join('');

/** Returns a template with the page for guests, and with the styles and scripts that only this page needs. */
function guestOf({ guest }, { guestModules = [] }, needs) {
  if (!guest) return '';
  const { hoisted, body } = parted(guest);
  const { scripts, styles } = needsOf(guestModules);
  const own = [
    styleOf(styles.filter((style) => !needs.styles.includes(style))),
    ...scripts.filter((script) => !needs.scripts.includes(script)).map(scriptOf),
  ];
  return `<template id="guest">${hoisted}${own.join('')}${body}</template>${swap}`;
}

function write(file, path, page, rendered) {
  const { hoisted, body } = parted(rendered.html);
  const needs = needsOf([...page.modules, ...page.dataModules]);
  const guest = guestOf(rendered, page, needs);
  const scripts = [entryTags, needs.scripts.map(scriptOf)];
  // A page of the app waits for its scripts, so they load while its HTML does. A public page is complete without them.
  const isOfApp = page.dataModules.length > 0;
  const head = lines(
    ...[waitForEnd, page.isOpen && markGuest, isOfApp && warmIntl],
    ...[page.inputModules.length > 0 && fetchOnInput, hoisted],
    ...[styleOf(needs.styles), isOfApp ? [] : scripts],
  );
  const attributes =
    path &&
    `data-page="${path}" ${guest && 'data-protected '}${wordsOf(page.modules)} ${filesOf('account', page.accountModules, needs)}${filesOf('input', page.inputModules, needs)}`;
  const pressFile = `data-press-file="/${fileOf['src/app/router/heldPresses.ts']}" `;
  const html = minified(
    template
      .replace('<html ', `<html ${attributes}${pressFile}`)
      .replace('<script>', (tag) => tag + trusted)
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => body)
      .replace('<!--after-->', () => lines(end, guest))
      .replace('<meta charset="utf-8" />', (charset) =>
        lines(charset, '<!--policy-->', isOfApp ? scripts : []),
      ),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(
    join(dist, file),
    html.replace('<!--policy-->', () => policy),
  );
}

/** Returns the path of a file: `a/index.html` instead of `a.html` if `a/` exists, because hosts prefer folders. */
function placeOf(file) {
  const folder = file.replace(/\.html$/, '/');
  return pages.some((other) => other.file.startsWith(folder)) ? `${folder}index.html` : file;
}
for (const page of pages) write(placeOf(page.file), page.path, page, await render(page.path));
write('app.html', '', { modules: [], dataModules: [], inputModules: [] }, { html: '<title>Updraft</title>' });
rmSync(ssr, { recursive: true });
console.log(`wrote ${pages.length + 1} pages`);
