import { bySpecifier, readSources } from '@kit/sources';
import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '@/data/schema/routes';
import firebase from '../../firebase.json' with { type: 'json' };

const sources = readSources('src/**/*.{ts,tsx}', 'messages/*.{ts,tsx}');
const known = bySpecifier(sources);
const nameOf = (file: string) => /(\w+)Page\.tsx$/.exec(file)?.[1] ?? '';
const pages = sources.filter(({ file }) => /^src\/app\/pages\/\w+\/\w+Page\.tsx$/.test(file));

it('the route table has one page by each name', () => {
  const names = pages.map(({ file }) => nameOf(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('the host', () => {
  /** The file that an address is answered with where no file has its name. */
  const answerTo = (pathname: string) =>
    firebase.hosting.rewrites.find(({ regex }) => new RegExp(regex).test(pathname))?.destination;

  it.each(Object.entries(routes).filter(([, { path }]) => path.includes(':')))(
    'answers every address of %s with the HTML that is written for it',
    (name, { path }) => {
      expect(answerTo(path.replace(/:\w+/, 'mina-okafor'))).toBe(`/frames/${name}.html`);
    },
  );

  it('answers any other with a page that says so, and leaves files alone', () => {
    expect(['/nowhere', '/user/a/b', '/assets/gone.js'].map(answerTo)).toEqual([
      '/app.html',
      '/app.html',
      undefined,
    ]);
  });
});

/** Its words are fetched with it, by AccountChooserHost: a page that asks for an account once in a while has none of them. */
const comesWithItsWords = /\/AccountChooser\.tsx$/;

/** The namespaces of words that a file and all it imports ask for, lazily too. */
function wordsOf(start: string): Set<string> {
  const seen = new Set<string>();
  const words = new Set<string>();
  const visit = (name: string) => {
    const source = known.get(name);
    if (!source || seen.has(source.file)) return;
    seen.add(source.file);
    if (comesWithItsWords.test(source.file)) return;
    for (const [, namespace = ''] of source.text.matchAll(/\buseMessages\('(\w+)'\)/g)) words.add(namespace);
    for (const { from, isType } of source.imports) if (!isType) visit(from);
  };
  visit(start);
  return words;
}

describe('the words of a route', () => {
  /** Every page has them, or waits for them where it shows them. */
  const everywhere = ['common', 'app', 'errors', 'interest'];

  it.each(Object.keys(routes) as RouteName[])('%s are those that its page asks for', (name) => {
    const { page, words } = routes[name];
    const file = pages.find((source) => nameOf(source.file) === page)?.file ?? '';
    const asked = [...wordsOf(file)].filter((namespace) => !everywhere.includes(namespace));
    expect(asked.sort()).toEqual([...words].sort());
  });
});
