import { readFileSync, writeFileSync } from 'node:fs';
import { isList, type Message, messagesOf, type Tree, treeOf } from './compile.ts';
import { type Catalog, type Entry, namespacesIn, readCatalog } from './files.ts';

type Declared = { message: Message; entry: Entry };

const nameOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key));

function typeOfMessage({ message: { args }, entry }: Declared): string {
  if (args.size === 0) return 'string';
  const types = [...args].map(
    ([name, kind]) => `${name}: ${entry.arguments?.[name] ?? (kind === 'plural' ? 'number' : 'string')}`,
  );
  return `(p: { ${types.join('; ')} }) => string`;
}

/** Returns the source of the type of a tree. `indent` is the white space before its lines. */
function typeOf(node: Tree<Declared> | Declared, indent: string): string {
  if (!(node instanceof Map)) return typeOfMessage(node);
  if (isList(node)) return 'string[]';
  const lines = [...node].map(([key, child]) => {
    const about = child instanceof Map ? undefined : child.entry.description;
    const comment = about ? `${indent}  /** ${about.replaceAll('*/', '* /')} */\n` : '';
    return `${comment}${indent}  ${nameOf(key)}: ${typeOf(child, `${indent}  `)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Returns the text of `messages/catalogs.d.ts`: the types of the English messages, by namespace. */
export function declarationsOf(english: Record<string, Catalog>): string {
  const catalogs = Object.entries(english).map(([namespace, catalog]) => {
    const leaves = messagesOf(catalog, `en/${namespace}.json`).map(
      ([key, message]) => [key, { message, entry: catalog[key] as Entry }] as const,
    );
    return `    ${namespace}: ${typeOf(treeOf(leaves), '    ')};\n`;
  });
  const modules = Object.keys(english).map(
    (namespace) => `declare module '@messages/*/${namespace}' {
  const messages: import('@messages/catalogs').Catalogs['${namespace}'];
  export default messages;
}
`,
  );
  return `// Written by \`npm run messages\` from messages/en/*.json, the source of all types. Don't edit.

declare module '@messages/catalogs' {
  /** The messages of each language, by namespace. */
  export type Catalogs = {
${catalogs.join('')}  };
  export type Namespace = keyof Catalogs;
}

declare module '@messages/loaders' {
  import type { Catalogs } from '@messages/catalogs';
  import type { Locale } from '@messages/locales';

  type Loaders = { [Name in keyof Catalogs]: () => Promise<{ default: Catalogs[Name] }> };
  /** Returns the functions that load the files of a language. */
  const loaders: Record<Locale, () => Promise<Loaders>>;
  export default loaders;
}

${modules.join('\n')}`;
}

/** Writes the types of a folder of messages, if they changed. */
export function writeDeclarations(folder: string): void {
  const file = `${folder}/catalogs.d.ts`;
  const names = namespacesIn(folder, 'en');
  const text = declarationsOf(
    Object.fromEntries(names.map((name) => [name, readCatalog(folder, 'en', name)])),
  );
  if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(file, text);
}
