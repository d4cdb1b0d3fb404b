// Writes the HTML of every page after `vite build`: public pages whole, the app's own pages as they are before anything is
// read, and app.html for an address that is no page's. Each has its styles in it, names all the scripts it needs, and
// brings the policy of what may run in it. Run by `npm run build`; the arguments are the folders of the two builds.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';

const [dist = 'dist', ssr = 'dist-ssr'] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
const manifest = read('manifest.json');
const fileOf = read('modules.json');
// Vite links the styles of the entry alone; each page has all of its own in it.
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

/** The chunks that every page's script tags name. */
const entry = Object.keys(manifest).filter((key) => template.includes(manifest[key].file));

/** The chunk a source file is in. @throws where there is none: a page would wait for what its HTML doesn't name */
function chunkOf(module) {
  const key = Object.keys(manifest).find((key) => fileOf[module] && manifest[key].file === fileOf[module]);
  if (!key) throw new Error(`No chunk holds ${module}`);
  return key;
}

const styleOf = (file) =>
  `<style data-href="/${file}">${readFileSync(join(dist, file), 'utf8').trim()}</style>`;
const scriptOf = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** What a page needs, of scripts besides the entry's: nothing waits for a script that asks for a script. */
function needsOf(modules) {
  const { scripts, styles } = closureOf([...entry, ...modules.map(chunkOf)]);
  return { scripts: scripts.filter((file) => !template.includes(file)), styles };
}

/** React puts what belongs in the head in front of the page: a title and a description. */
function parted(html) {
  const hoisted = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}

/** Where the words of other languages are found, and their files for a page: its boot script fetches those it needs. */
function wordsOf(modules) {
  const files = (locale) => [
    ...new Set(
      [
        `messages/${{ hi: 'hindi', es: 'spanish' }[locale]}.ts`,
        ...modules.filter((module) => module.startsWith('messages/en/')),
      ].map((module) => `/${manifest[chunkOf(module.replace('/en/', `/${locale}/`))].file}`),
    ),
  ];
  return ['hi', 'es'].map((locale) => `data-${locale}="${files(locale).join(' ')}"`).join(' ');
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page's own scripts without their comments and spaces, as those of the build. */
const minified = (html) =>
  html.replace(/<script>([\s\S]*?)<\/script>/g, (_, script) => {
    const { code, errors } = minifySync('page.js', script);
    if (errors.length) throw new Error(`A script of the pages can't be read: ${errors[0].message}`);
    return `<script>${code}</script>`;
  });

const hashesOf = (html, tag) => [
  ...new Set(
    [...html.matchAll(new RegExp(`<${tag}(?: data-href[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) =>
      hashOf(text),
    ),
  ),
];

// Google's scripts, which Firebase's pop-ups and analytics bring, put addresses into the page as strings.
const isFirebase = fileOf['src/data/adapters/auth/firebaseAuth.ts'] !== undefined;
const googleHosts = isFirebase ? ' https://apis.google.com https://*.googletagmanager.com' : '';

/** Which scripts and styles may run: those of this page, by their hashes. The rest of the policy is the host's (firebase.json). */
function policyOf(html) {
  const scripts = hashesOf(html, 'script').join(' ');
  const styles = hashesOf(html, 'style').join(' ');
  return [
    `script-src 'self' ${scripts}${googleHosts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    ...(isFirebase ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

// No string becomes HTML or a script in a page, but nothing may (React empties the place of a still); as the address of a
// script (the service worker's, the search's) it may name our own files only.
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

// Whoever isn't signed in, as the boot script says, gets the login card in the page's place before anything is painted.
const swap = `<script>
      ((page, root, guest) => {
        if (page.dataset.pending !== 'guest') return;
        for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
        document.head.append(...guest.content.querySelectorAll('title, meta, style, link'));
        root.replaceChildren(guest.content);
        if (page.lang === 'en') delete page.dataset.pending;
        else page.dataset.pending = 'words';
      })(document.documentElement, document.getElementById('root'), document.getElementById('guest'));
    </script>`;

// What is known of a page whoever looks stands in the place of its skeletons, once the spec's delay is over: where somebody is
// signed in, it is that page and no view of it, and nothing is kept that would change it. What is pressed in it is pressed
// again in what takes its place, and the focus goes on.
const showStill = `<script>
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
        const still = templates.find((template) => template.dataset.viewer === viewer);
        if (!signedIn || !still || page.dataset.pending || !matchMedia(still.dataset.media).matches) return;
        if (viewer === 'sample' && name && name !== 'Asha Verma') return;
        if (location.pathname !== page.dataset.page || location.search || location.hash) return;
        const [unaffectedBy, byAccounts] = [still.dataset.unaffectedBy, still.dataset.byAccounts].map((list) => list.split(' '));
        // The sample person's are named so: what they change of themselves is on the sample's pages.
        if (!kept.every((kind) => unaffectedBy.includes(kind.replace('sample:', '')) || byAccounts.includes(kind))) return;
        const pieces = [...still.content.children];
        const places = [...root.querySelectorAll('[data-still]')];
        for (const [at, place] of places.entries()) {
          const parent = place.parentElement;
          const start = [...parent.children].indexOf(place);
          place.append(...pieces[at].childNodes);
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
          // Not as it goes: then the focus is to go on.
          place.addEventListener('focusout', () =>
            setTimeout(() => {
              if (place.isConnected && !place.contains(document.activeElement)) focused = undefined;
            }),
          );
          new MutationObserver((_, observer) => {
            if (place.isConnected) return;
            observer.disconnect();
            if (!places.some((other) => other.isConnected)) delete page.dataset.still;
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
        page.dataset.still = 'due';
        const show = () => {
          if ('still' in page.dataset) page.dataset.still = 'shown';
        };
        const delay = still.dataset.delay - performance.now();
        if (delay > 0) setTimeout(show, delay);
        else show();
      })(document.documentElement, document.getElementById('root'));
    </script>`;

// The app's pages tell a signed-out viewer that they see the sample's account (components/navigation/SampleBar).
const markGuest = `<script>
      ((page) => {
        let flag;
        try {
          flag = localStorage.getItem('auth');
        } catch {}
        if (flag !== 'true') page.dataset.account = 'none';
      })(document.documentElement);
    </script>`;

const stillTemplates = ({ pieces, delay }) =>
  pieces
    .map(
      ({ viewer, media, unaffectedBy, unaffectedByAccounts, html }) =>
        `<template data-viewer="${viewer}" data-media="${media}" data-delay="${delay}" data-unaffected-by="${unaffectedBy.join(' ')}" data-by-accounts="${unaffectedByAccounts.join(' ')}">${html
          .map((piece) => `<div>${piece}</div>`)
          .join('')}</template>`,
    )
    .join('\n    ');

// Nothing is painted of half a page: the other half would move it. (Chromium waits for an element's start alone.)
const waitForEnd = '<link rel="expect" href="#end" blocking="render">';
const end = '<template id="end"></template>';

const nothing = { html: '<title>Updraft</title>', guest: null };

function write(file, path, { modules, guestModules = [], isOpen = false }, rendered, still) {
  const page = parted(rendered.html);
  const needs = needsOf(modules);
  const head = [
    waitForEnd,
    isOpen && markGuest,
    page.hoisted,
    ...needs.styles.map(styleOf),
    ...needs.scripts.map(scriptOf),
  ]
    .filter(Boolean)
    .join('\n    ');
  let guest = '';
  if (rendered.guest !== null) {
    const { hoisted, body } = parted(rendered.guest);
    const { scripts, styles } = needsOf(guestModules);
    const own = [
      ...styles.filter((style) => !needs.styles.includes(style)).map(styleOf),
      ...scripts.filter((script) => !needs.scripts.includes(script)).map(scriptOf),
    ];
    guest = `<template id="guest">${hoisted}${own.join('')}${body}</template>\n    ${swap}`;
  }
  const after = [end, guest, ...(still ? [stillTemplates(still), showStill] : [])]
    .filter(Boolean)
    .join('\n    ');
  const whole = template
    .replace(
      '<html ',
      path ? `<html data-page="${path}" ${guest && 'data-protected '}${wordsOf(modules)} ` : '<html ',
    )
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page.body)
    .replace('<!--after-->', () => after)
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    <!--policy-->${trusted}`);
  const html = minified(whole);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(
    join(dist, file),
    html.replace('<!--policy-->', () => policy),
  );
}

const all = [];
for (const page of pages) {
  const { stills, ...rendered } = await render(page.path);
  const own = stills.find(({ path }) => path === page.path);
  all.push({ file: page.file, page, path: page.path, rendered, still: own });
  // Each address of the sample world has an HTML of its own.
  for (const still of stills)
    if (still !== own)
      all.push({ file: `${still.path.slice(1)}.html`, page, path: still.path, rendered, still });
}
/** Beside a folder of its name there is no file: hosts differ in which of the two they answer with. */
const placeOf = (file) => {
  const folder = file.replace(/\.html$/, '/');
  return all.some((other) => other.file.startsWith(folder)) ? `${folder}index.html` : file;
};
for (const { file, page, path, rendered, still } of all) write(placeOf(file), path, page, rendered, still);
write('app.html', '', { modules: [] }, nothing);
rmSync(ssr, { recursive: true });
console.log(`wrote ${all.length + 1} pages`);
