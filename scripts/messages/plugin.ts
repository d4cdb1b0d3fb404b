import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalog } from './compile.ts';
import { writeDeclarations } from './declare.ts';
import { languagesIn, messagesFolder, namespacesIn, readCatalog, withDatabase } from './files.ts';

/**
 * The namespaces that only some builds have, with the condition: an expression that the bundler evaluates. Stories
 * have all namespaces (`VITE_STORIES`, see .storybook/main.ts).
 */
const conditions: Readonly<Record<string, string>> = {
  sync: 'import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES',
};

/** Returns the code of an object with one function per namespace, which loads the messages. */
function loadersOf(folder: string, locale: string): string {
  const loaders = namespacesIn(folder, locale).map((name) => {
    const loader = `${name}: () => import(${JSON.stringify(`${folder}/${locale}/${name}.json`)})`;
    const condition = conditions[name];
    return condition ? `...((${condition}) && { ${loader} })` : loader;
  });
  return `{ ${loaders.join(', ')} }`;
}

/**
 * Compiles the JSON files of a folder of messages. Provides these modules:
 * - `{language}/{namespace}`, the messages of a file,
 * - `{language}`, the loaders of the files of a language,
 * - `loaders`, the loaders of each language. Every page loads this module, so it contains only the loaders of
 *   English and imports the others lazily.
 */
export function messages(folder = messagesFolder): Plugin {
  /** Returns the languages besides English. */
  const others = () => languagesIn(folder).slice(1);
  const isModule = (name: string) =>
    ['loaders', ...languagesIn(folder)].includes(name) ||
    (name.includes('/') && existsSync(`${folder}/${name}.json`));
  // The module ids end in .js, because Vite would parse a compiled module with the extension .json as JSON.
  const idOf = (name: string) => `${folder}/${name}.js`;
  const nameOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).replace(/\.js(on)?$/, '') : '';

  let hasDatabase = false;

  function codeOf(name: string): string {
    const [locale = '', namespace] = name.split('/');
    if (namespace) {
      const catalog = readCatalog(folder, locale, namespace);
      return compileCatalog(hasDatabase ? withDatabase(catalog) : catalog, locale, `messages/${name}.json`);
    }
    if (name !== 'loaders') return `export default ${loadersOf(folder, name)};`;
    const lazy = others().map(
      (other) =>
        `${JSON.stringify(other)}: async () => (await import(${JSON.stringify(idOf(other))})).default`,
    );
    return `const en = ${loadersOf(folder, 'en')};\nexport default { ${['en: async () => en', ...lazy].join(', ')} };`;
  }

  return {
    name: 'updraft:messages',
    enforce: 'pre',
    configResolved({ env }) {
      hasDatabase = Boolean(env.VITE_FIREBASE_DATABASE_URL);
    },
    resolveId(source, importer) {
      const path = source.startsWith('.') && importer ? posix.join(posix.dirname(importer), source) : source;
      const name = nameOf(path);
      return name && isModule(name) ? idOf(name) : undefined;
    },
    load(id) {
      const name = nameOf(id);
      if (!name || id !== idOf(name) || !isModule(name)) return;
      if (name.includes('/')) this.addWatchFile(`${folder}/${name}.json`);
      return codeOf(name);
    },
    /** Replaces `__LANGUAGES__` in index.html with the languages that its inline script accepts. */
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('__LANGUAGES__', JSON.stringify(others()).replaceAll('"', "'")),
    },
    /** After a change of a message file, rewrites the types and reloads the page. */
    hotUpdate({ file }) {
      const name = nameOf(file);
      if (!file.endsWith('.json') || !name.includes('/')) return;
      writeDeclarations(folder);
      const { moduleGraph, hot } = this.environment;
      for (const part of [name, posix.dirname(name), 'loaders']) {
        const module = moduleGraph.getModuleById(idOf(part));
        if (module) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
