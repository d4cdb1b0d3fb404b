// `npm run messages` compiles all files of `messages` and writes the types of the messages (`catalogs.d.ts`).
// It lists translations that are older than their English text (`state.json`). `npm run messages -- reviewed`
// marks all translations as up to date, `-- reviewed hi/feed` only those of a language, a file or a key.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from './load.mjs';

const [
  { languagesIn, messagesFolder, namespacesIn, readCatalog, withDatabase },
  { compileCatalog },
  { writeDeclarations },
  { review },
] = await Promise.all(
  ['files', 'compile', 'declare', 'state'].map((name) => load(`./scripts/messages/${name}.ts`)),
);

const stateFile = `${messagesFolder}/state.json`;
const [command, ...parts] = process.argv.slice(2);
const isReviewed = (locale, key) => {
  const path = `${locale}/${key}`;
  const isIn = (part) => path === part || path.startsWith(`${part}/`) || path.startsWith(`${part}.`);
  return command === 'reviewed' && (parts.length === 0 || parts.some(isIn));
};

const texts = {};
for (const locale of languagesIn(messagesFolder)) {
  texts[locale] = {};
  for (const namespace of namespacesIn(messagesFolder, locale)) {
    const catalog = readCatalog(messagesFolder, locale, namespace);
    compileCatalog(catalog, locale, `messages/${locale}/${namespace}.json`);
    compileCatalog(withDatabase(catalog), locale, `messages/${locale}/${namespace}.json`);
    for (const [key, entry] of Object.entries(catalog)) {
      texts[locale][`${namespace}.${key}`] = entry.defaultMessage;
      if (entry.withDatabase) texts[locale][`${namespace}.${key} (with a database)`] = entry.withDatabase;
    }
  }
}
writeDeclarations(messagesFolder);

const stored = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
const { state, stale } = review(texts, stored, isReviewed);
writeFileSync(stateFile, `${JSON.stringify(state, null, 2)}\n`);
for (const { locale, key, english, translation } of stale)
  console.log(`${locale}/${key}\n  English: ${english}\n  ${locale}: ${translation}`);
console.log(stale.length ? `${stale.length} translations need review.` : 'All translations are up to date.');
