import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pluralOf } from '../../messages/plural';
import { compileCatalog, compileMessage } from '../../scripts/messages/compile';
import { declarationsOf } from '../../scripts/messages/declare';
import { withDatabase } from '../../scripts/messages/files';
import { messages } from '../../scripts/messages/plugin';
import { review } from '../../scripts/messages/state';

/** Returns the message that a text compiles to: a string or a function. */
const made = (text: string) =>
  new Function('plural', `return ${compileMessage(text).code}`)(pluralOf('en')) as
    | string
    | ((args: object) => string);

it.each([
  ['Save', 'Save'],
  ['I agree to the <a>Terms</a>', 'I agree to the <a>Terms</a>'],
  ["You'll be notified", "You'll be notified"],
])('compileMessage compiles the text “%s” to a string', (text, result) => {
  expect(made(text)).toBe(result);
});

const nested = 'All: {all, plural, one {{count} of # post} other {{count} of # posts}}.';

it.each([
  ['Step {step} of {total}', { step: 1, total: 3 }, 'Step 1 of 3'],
  [`A \`quote\`, a \\ and $\{name}`, { name: 'Asha' }, 'A `quote`, a \\ and $Asha'],
  ['{count, plural, one {# post} other {# posts}}', { count: 1 }, '1 post'],
  ['{count, plural, one {# post} other {# posts}}', { count: '6–10' }, '6–10 posts'],
  [nested, { all: 1204, count: 2 }, 'All: 2 of 1,204 posts.'],
  ['{count, plural, other {your profile}}', { count: 1 }, 'your profile'],
])('compileMessage compiles “%s” to a function that maps %j to “%s”', (text, args, result) => {
  const message = made(text);
  expect(typeof message === 'function' && message(args)).toBe(result);
});

it('compileMessage generates no plural call for a plural that has one text for every number', () => {
  expect(compileMessage('{count, plural, other {your profile}}').code).toBe('() => "your profile"');
});

it.each([
  ['Save {name', 'Check that each { has a }'],
  ["It’s '{name}'", 'Write ’ instead'],
  ['{kind, select, a {A} other {B}}', 'one message per case'],
  ['{count, number}', 'Write the name alone'],
  ['{when, date}', 'Write the name alone'],
  ['{count, selectordinal, one {#st} other {#th}}', 'support selectordinal'],
  ['{count, plural, offset:1 one {#} other {#}}', 'support offset'],
  ['{count, plural, =0 {none} other {#}}', '=0 isn’t a plural form'],
  ['{count, plural, one {#} many {# of #} other {#}}', 'many contains # twice'],
  ['{a, plural, other {{b, plural, other {#}}}}', 'contains a plural'],
  ['{0}', 'isn’t a valid argument name'],
  ['{count, plural, one {#}}', 'needs the form other'],
])('compileMessage refuses “%s” with the error “%s”', (text, problem) => {
  expect(() => compileMessage(text)).toThrow(problem);
});

const compiled = (texts: Record<string, string>) =>
  compileCatalog(
    Object.fromEntries(Object.entries(texts).map(([key, defaultMessage]) => [key, { defaultMessage }])),
    'en',
    'messages/en/feed.json',
  );

it('compileCatalog turns keys with dots into nested objects, and keys that end in numbers into lists', () => {
  expect(compiled({ title: 'Feed', 'tips.0': 'One', 'tips.1': 'Two', 'a.b.c-d': 'Deep' })).toBe(
    'export default {"title": "Feed",\n"tips": ["One",\n"Two"],\n"a": {"b": {"c-d": "Deep"}}};\n',
  );
});

it('compileCatalog imports the plural function of the catalog’s language if a message has a plural', () => {
  expect(compiled({ count: '{count, plural, one {#} other {#}}' })).toMatch(
    /^import { pluralOf } from ".*\/messages\/plural\.ts";\nconst plural = pluralOf\("en"\);\nexport default/,
  );
});

it('compileCatalog throws for an invalid message (the error names file and key), and for a key that is a prefix of another key', () => {
  expect(() => compiled({ title: 'Feed', text: '{' })).toThrow(/^messages\/en\/feed\.json, text: /);
  expect(() => compiled({ 'a.b': 'B', a: 'A' })).toThrow('a: This key is a prefix of another key.');
  expect(() => compiled({ a: 'A', 'a.b': 'B' })).toThrow('a.b: Another key is a prefix of this key.');
});

it('declarationsOf returns TypeScript types with the keys, arguments and descriptions of messages', () => {
  const count = '{count, plural, one {# post} other {{count} of # posts}}';
  const text = declarationsOf({
    feed: {
      title: { defaultMessage: 'Feed', description: 'Title of the feed.' },
      'counts.posts': { defaultMessage: count },
      'counts.range': { defaultMessage: count, arguments: { count: 'number | string' } },
      'step-of': { defaultMessage: 'Step {step} of {name}', arguments: { step: 'number' } },
      'tips.0': { defaultMessage: 'One' },
    },
  });
  expect(text).toContain(`    feed: {
      /** Title of the feed. */
      title: string;
      counts: {
        posts: (p: { count: number }) => string;
        range: (p: { count: number | string }) => string;
      };
      "step-of": (p: { step: number; name: string }) => string;
      tips: string[];
    };
`);
  expect(text).toContain(`declare module '@messages/*/feed' {
  const messages: import('@messages/catalogs').Catalogs['feed'];`);
});

describe('the Vite plugin for messages', () => {
  const titles = { en: 'Explore', es: 'Explorar', fr: 'Explorer', hi: 'एक्सप्लोर करें' };
  let folder: string;
  let server: ViteDevServer;
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), JSON.stringify({ title: { defaultMessage: text } }));
  };
  /** Returns the text of the message `feed.title`, loaded as in the app. */
  async function titleIn(locale: string): Promise<string> {
    const { default: loaders } = await server.ssrLoadModule(`${folder}/loaders`);
    const { default: feed } = await (await loaders[locale]()).feed();
    return feed.title;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
    for (const [locale, text] of Object.entries(titles)) {
      mkdirSync(join(folder, locale));
      write(`${locale}/feed.json`, text);
    }
    server = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [messages(folder)],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('loads the messages of each language, including a fourth language', async () => {
    expect(await Promise.all(Object.keys(titles).map(titleIn))).toEqual(Object.values(titles));
  });

  it('loads the list of a language’s files only when the app needs the language, except for English', async () => {
    const { code = '' } = (await server.transformRequest(`${folder}/loaders`)) ?? {};
    expect(code).toContain('/en/feed.js');
    expect(code).toContain('/fr.js');
    expect(code).not.toContain('/fr/feed');
  });

  it('inserts the codes of the languages into the HTML page', async () => {
    const html = await server.transformIndexHtml('/', '<p>__LANGUAGES__</p>');
    expect(html).toContain("<p>['es','fr','hi']</p>");
  });

  it('compiles a message file again after a change of the file, and updates the types', async () => {
    write('fr/feed.json', 'Fil');
    write('en/feed.json', 'Feed');
    for (const name of ['fr', 'en']) server.watcher.emit('change', `${folder}/${name}/feed.json`);
    await expect.poll(() => titleIn('fr')).toBe('Fil');
    expect(readFileSync(`${folder}/catalogs.d.ts`, 'utf8')).toContain(
      '    feed: {\n      title: string;\n    };',
    );
  });
});

it('withDatabase returns the other texts of a build with a database', () => {
  const catalog = {
    title: { defaultMessage: 'Your data' },
    text: { defaultMessage: 'On this device', withDatabase: 'In your account', description: 'A text' },
  };
  expect(withDatabase(catalog)).toEqual({
    title: { defaultMessage: 'Your data' },
    text: { defaultMessage: 'In your account', description: 'A text' },
  });
});

describe('review of translations', () => {
  const texts = {
    en: { 'feed.title': 'Explore', 'feed.text': 'Text' },
    hi: { 'feed.title': 'एक्सप्लोर', 'feed.text': 'पाठ' },
  };
  const { state } = review(texts, {});
  const changed = { ...texts, en: { ...texts.en, 'feed.title': 'Feed' } };
  const stale = [{ locale: 'hi', key: 'feed.title', english: 'Feed', translation: 'एक्सप्लोर' }];

  it('accepts new translations', () => {
    expect(review(texts, {}).stale).toEqual([]);
    expect(review(texts, state)).toEqual({ state, stale: [] });
  });

  it('returns the translations whose English text has changed, until the translations are reviewed', () => {
    const first = review(changed, state);
    expect(first).toEqual({ state, stale });
    expect(review(changed, first.state).stale).toEqual(stale);
    const reviewed = review(changed, first.state, (locale, key) => locale === 'hi' && key === 'feed.title');
    expect(reviewed.stale).toEqual([]);
    expect(review(changed, reviewed.state).stale).toEqual([]);
  });

  it('accepts a translation that has changed together with the English text', () => {
    const translated = { ...changed, hi: { ...changed.hi, 'feed.title': 'फ़ीड' } };
    const { state: next, stale: none } = review(translated, state);
    expect(none).toEqual([]);
    expect(review(translated, next).stale).toEqual([]);
  });

  it('removes deleted messages from the stored state', () => {
    const { 'feed.text': _, ...hi } = texts.hi;
    expect(Object.keys(review({ ...texts, hi }, state).state.hi ?? {})).toEqual(['feed.title']);
  });
});
