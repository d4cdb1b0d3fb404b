import { bySpecifier, type Import, reachedFrom, readSources } from '@kit/sources';
import { expect, it } from 'vitest';
import { type RouteName, routes } from '@/data/schema/shapes/routes';
import firebase from '../../firebase.json' with { type: 'json' };

const sources = readSources('src/**/*.{ts,tsx}', 'messages/*.{ts,tsx}');
const known = bySpecifier(sources);
const nameOf = (file: string) => /(\w+)Page\.tsx$/.exec(file)?.[1] ?? '';
const pages = sources.filter(({ file }) => /^src\/app\/pages\/\w+\/\w+Page\.tsx$/.test(file));

it('page files have unique names', () => {
  const names = pages.map(({ file }) => nameOf(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Returns the file that the host serves for a path at which no file exists. */
const answerTo = (pathname: string) =>
  firebase.hosting.rewrites.find(({ regex }) => new RegExp(regex).test(pathname))?.destination;

it.each(Object.entries(routes).filter(([, { path }]) => path.includes(':')))(
  'firebase.json serves one prerendered HTML file for all URLs of the route “%s”',
  (name, { path }) => {
    expect(answerTo(path.replace(/:\w+/, 'mina-okafor'))).toBe(`/frames/${name}.html`);
  },
);

it('firebase.json serves app.html for unknown paths, but not for missing assets', () => {
  expect(['/nowhere', '/user/a/b', '/assets/gone.js'].map(answerTo)).toEqual([
    '/app.html',
    '/app.html',
    undefined,
  ]);
});

/**
 * AccountChooserHost loads its component and messages, so its pages don't list these messages. The others load their
 * messages only in a build with a database.
 */
const comesWithItsWords = /\/(AccountChooser|SendingNote|InviteButtons)$/;
const isFollowed = ({ from, isType }: Import) => !isType && !comesWithItsWords.test(from);

/** Returns the message namespaces that a file and its imports use, including lazy imports. */
const wordsOf = (start: string) =>
  reachedFrom(start, sources, isFollowed).flatMap((name) =>
    [...(known.get(name)?.text ?? '').matchAll(/\buseMessages\('(\w+)'\)/g)].map(([, words = '']) => words),
  );

/** Namespaces that every page has, or that a component loads when it needs them. */
const everywhere = ['common', 'app', 'errors', 'interest', 'searches'];

it.each(Object.keys(routes) as RouteName[])(
  'the route “%s” lists exactly the translation namespaces that the page of this route uses',
  (name) => {
    const { page, namespaces } = routes[name];
    const file = pages.find((source) => nameOf(source.file) === page)?.file ?? '';
    const asked = [...new Set(wordsOf(file))].filter((namespace) => !everywhere.includes(namespace));
    expect(asked.sort()).toEqual([...namespaces].sort());
  },
);
