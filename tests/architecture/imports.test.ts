import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './sources';

/** Component groups, lowest first: a group may use itself and what is below it. */
const groups = [
  'theme',
  'layout',
  'typography',
  'brand',
  'controls',
  'feedback',
  'overlays',
  'navigation',
  'marketing',
  'social',
  'directory',
  'profile',
  'messaging',
  'wizard',
  'account',
  'settings',
];

const isOurs = (from: string) => /^(src|messages|stories|tests)\//.test(from);
const roomOf = (file: string): string => {
  const [, room = ''] = /^src\/(data\/\w+|\w+)/.exec(file) ?? [];
  return room || (/^\w+/.exec(file)?.[0] ?? '');
};
const groupOf = (file: string) => groups.indexOf(/^src\/components\/(\w+)/.exec(file)?.[1] ?? '');

type Import = Source['imports'][number];
/** Whether a file of the room may import this. */
type Rule = (item: Import, file: string) => boolean;

const toRoom =
  (...rooms: string[]) =>
  (item: Import) =>
    rooms.includes(roomOf(item.from));
const packages =
  (...names: string[]) =>
  (item: Import) =>
    names.some((name) => item.from === name || item.from.startsWith(`${name}/`));
const typesOnly =
  (rule: Rule): Rule =>
  (item, file) =>
    item.isType && rule(item, file);
const any =
  (...rules: Rule[]): Rule =>
  (item, file) =>
    rules.some((rule) => rule(item, file));

const isConstants: Rule = (item) =>
  /^src\/data\/schema\/(constants|lists|choices|ref|themes)$/.test(item.from);
const words = toRoom('messages');

const componentRule: Rule = any(
  (item, file) => item.from.startsWith('src/components/') && groupOf(item.from) <= groupOf(file),
  words,
  isConstants,
  typesOnly(toRoom('data/schema', 'data/ports')),
  packages(
    'react',
    'react-hook-form',
    'lucide',
    'radix-ui',
    '@tanstack/react-virtual',
    '@vanilla-extract/css',
  ),
);

const screenRule: Rule = any(
  toRoom('components'),
  words,
  isConstants,
  typesOnly(toRoom('data/schema', 'data/ports')),
  (item, file) => item.from.startsWith(file.replace(/\w+\.(css\.)?tsx?$/, '')),
  packages('react', 'lucide', '@vanilla-extract/css'),
);

const routeRule: Rule = any(
  (item, file) => item.from.startsWith(file.replace(/\w+\.tsx?$/, '')),
  toRoom('machines', 'app', 'messages', 'data/schema'),
  packages('react', '@xstate/react', 'wouter'),
);

const rules: Record<string, Rule> = {
  messages: any(words, packages('react')),
  'data/schema': any(toRoom('data/schema'), packages('zod')),
  'data/ports': typesOnly(toRoom('data/schema', 'data/ports')),
  'data/sample': any(toRoom('data/schema', 'data/sample'), typesOnly(toRoom('data/ports'))),
  'data/adapters': any(
    toRoom('data/schema', 'data/ports', 'data/sample', 'data/search', 'data/adapters'),
    packages('idb', 'zod'),
    (item, file) => /\/firebase\w+\.ts$/.test(file) && packages('firebase')(item),
  ),
  'data/search': any(
    toRoom('data/schema', 'data/search'),
    typesOnly(toRoom('data/ports')),
    packages('minisearch'),
  ),
  machines: any(toRoom('machines', 'data/schema'), typesOnly(toRoom('data/ports')), packages('xstate')),
  components: componentRule,
  screens: (item, file) => (/Route\.tsx$/.test(file) ? routeRule : screenRule)(item, file),
  app: (item) => !/^(stories|tests)\//.test(item.from),
};

const sources = readSources('src/**/*.{ts,tsx}', 'messages/**/*.{ts,tsx}');

describe('who may import whom', () => {
  it('reads the whole of src', () => {
    expect(new Set(sources.map(({ file }) => roomOf(file)))).toEqual(new Set(Object.keys(rules)));
  });

  it.each(Object.entries(rules))('%s imports only what it may', (room, allows) => {
    const breaches = sources
      .filter(({ file }) => roomOf(file) === room)
      .flatMap(({ file, imports }) =>
        imports.filter((item) => !allows(item, file)).map((item) => `${file} → ${item.from}`),
      );
    expect(breaches).toEqual([]);
  });

  it('knows every component group', () => {
    const unknown = sources.filter(({ file }) => file.startsWith('src/components/') && groupOf(file) < 0);
    expect(unknown.map(({ file }) => file)).toEqual([]);
  });

  it('a rule refuses what it should', () => {
    const item = (from: string, isType = false) => ({ from, isType, isLazy: false });
    expect(componentRule(item('wouter'), 'src/components/social/X.tsx')).toBe(false);
    expect(componentRule(item('src/components/social/PostCard'), 'src/components/controls/X.tsx')).toBe(
      false,
    );
    expect(componentRule(item('src/data/schema/post'), 'src/components/social/X.tsx')).toBe(false);
    expect(componentRule(item('src/data/schema/post', true), 'src/components/social/X.tsx')).toBe(true);
    expect(routeRule(item('src/data/adapters/deviceStore'), 'src/screens/Explore/ExploreRoute.tsx')).toBe(
      false,
    );
  });

  it('a file of ours is imported by the path it has', () => {
    const files = new Set(sources.map(({ file }) => file.replace(/\.tsx?$/, '').replace(/\/index$/, '')));
    const missing = sources.flatMap(({ file, imports }) =>
      imports
        .map(({ from }) => from.replace(/\.tsx?$/, '').replace(/\/index$/, ''))
        .filter(
          (from) =>
            isOurs(from) && from !== 'messages' && !files.has(from) && !existsSync(from.split('?')[0] ?? ''),
        )
        .map((from) => `${file} → ${from}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the landing page waits for nothing it does not show', () => {
  /** Everything a file pulls in statically. */
  const closure = (start: string): Set<string> => {
    const bySource = new Map(sources.map((source) => [source.file.replace(/\.tsx?$/, ''), source]));
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const source = bySource.get(name) ?? bySource.get(`${name}/index`);
      for (const item of source?.imports ?? []) if (!item.isType && !item.isLazy) visit(item.from);
    };
    visit(start);
    return seen;
  };

  it.each(['src/app/main', 'src/screens/Landing/LandingRoute'])(
    '%s loads no machine, schema or sample',
    (start) => {
      const reached = [...closure(start)].filter((name) =>
        /^(xstate|@xstate|zod|react-hook-form|minisearch|idb|radix-ui|firebase|src\/data\/(sample|adapters)|src\/machines)/.test(
          name,
        ),
      );
      expect(reached).toEqual([]);
    },
  );
});
