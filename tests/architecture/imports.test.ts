import { readdirSync } from 'node:fs';
import { bySpecifier, circlesOf, type Import, reachedFrom, readSources, type Source } from '@kit/sources';
import { describe, expect, it } from 'vitest';

/**
 * The layers of `src` and their folders, lowest first. A file may only import from lower layers and folders.
 * A folder that isn't listed here fails the test. Files directly in `app` are above its folders.
 */
const floors = {
  'data/schema': ['text', 'shapes', 'rules'],
  'data/ports': [],
  'data/log': [],
  'data/sample': [],
  'data/search': [],
  'data/adapters': [],
  machines: [],
  components:
    `theme layout typography brand controls feedback overlays navigation marketing pipeline social directory profile
    messaging wizard account settings`.split(/\s+/),
  screens: [],
  app: ['hooks', 'services', 'router', 'session', 'shell', 'analytics', 'pages'],
} as const satisfies Record<string, readonly string[]>;

type Floor = keyof typeof floors;
const order = Object.keys(floors) as Floor[];

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const floorOf = (file: string): Floor | undefined => order.find((floor) => file.startsWith(`src/${floor}/`));

/** Returns the index of a file's layer, and of the file's folder in this layer. */
function placeOf(file: string): [floor: number, room: number] | null {
  const floor = floorOf(file);
  if (!floor) return null;
  const rooms: readonly string[] = floors[floor];
  const [, room = ''] = new RegExp(`^src/${floor}/(\\w+)/`).exec(file) ?? [];
  return [order.indexOf(floor), rooms.length === 0 ? 0 : room ? rooms.indexOf(room) : rooms.length];
}

/** The folders outside `src`, lowest first. Tests are the highest: they may import all others. */
const around = ['kit', 'scripts', '.storybook', 'stories', 'tests'];
const roomAbove = /^(kit|scripts|\.storybook|stories|tests)\//;

/** Whether a file imports from a higher layer or folder. */
function runsUp(from: string, to: string): boolean {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start || !end) return roomAbove.test(to);
  return end[0] > start[0] || (end[0] === start[0] && end[1] > start[1]);
}

/** Whether a file may import an item. `runsUp` checks the direction separately. */
type Rule = (item: Import, file: string) => boolean;

const on =
  (...allowed: Floor[]): Rule =>
  ({ from }) =>
    allowed.some((floor) => from.startsWith(`src/${floor}/`));
const packages =
  (...names: string[]): Rule =>
  ({ from }) =>
    names.some((name) => from === name || from.startsWith(`${name}/`));
const typesOnly =
  (rule: Rule): Rule =>
  (item, file) =>
    item.isType && rule(item, file);
const any =
  (...rules: Rule[]): Rule =>
  (item, file) =>
    rules.some((rule) => rule(item, file));
const words: Rule = ({ from }) => /^messages(\/|$)/.test(from);
/** Allows schema modules without zod: constants, option lists, and parsers of texts and URLs. */
const isConstants: Rule = ({ from }) =>
  /^src\/data\/schema\/(text\/|shapes\/(choices|constants|contactImport|files|href|lists|pipeline|ref|routes|themes)$)/.test(
    from,
  );
/** Allows imports from the same folder and from the shared folder. */
const neighbours =
  (shared: string): Rule =>
  ({ from }, file) =>
    from.startsWith(file.replace(/[^/]+$/, '')) || from.startsWith(shared);

const look = packages('react', 'lucide', '@vanilla-extract/css');

const rules: Record<Floor, Rule> = {
  'data/schema': any(on('data/schema'), packages('zod')),
  'data/ports': typesOnly(on('data/schema', 'data/ports')),
  'data/log': typesOnly(on('data/ports')),
  'data/sample': any(on('data/schema', 'data/sample'), typesOnly(on('data/ports'))),
  'data/search': any(
    on('data/schema', 'data/log', 'data/search'),
    typesOnly(on('data/ports')),
    packages('minisearch'),
  ),
  'data/adapters': any(
    on('data/schema', 'data/ports', 'data/log', 'data/sample', 'data/search', 'data/adapters'),
    packages('idb', 'papaparse', 'zod'),
    (item, file) => /\/firebase\w+\.ts$/.test(file) && packages('firebase')(item, file),
    (item, file) =>
      file === 'src/data/adapters/remote/database.ts' && packages('firebase/database')(item, file),
  ),
  machines: any(
    neighbours('src/machines/shared/'),
    on('data/schema', 'data/log'),
    typesOnly(on('data/ports')),
    packages('xstate'),
  ),
  components: any(
    on('components', 'data/log'),
    words,
    isConstants,
    typesOnly(on('data/schema', 'data/ports')),
    look,
    packages('@atlaskit/pragmatic-drag-and-drop', 'react-hook-form', 'radix-ui', '@tanstack/react-virtual'),
  ),
  screens: any(
    neighbours('src/components/'),
    on('data/log'),
    words,
    isConstants,
    typesOnly(on('data/schema', 'data/ports', 'machines')),
    look,
  ),
  app: ({ from }) => !roomAbove.test(from),
};

const sources = readSources('src/**/*.{ts,tsx}', 'messages/**/*.{ts,tsx}');
/** Returns the imports in these files that the rule refuses. */
const breachesIn = (files: Source[], isRefused: Rule) =>
  files.flatMap(({ file, imports }) =>
    imports.filter((item) => isRefused(item, file)).map(({ from }) => `${file} → ${from}`),
  );

it('the list of layers in this test contains exactly the folders in src', () => {
  const found = foldersIn('src').flatMap((name) =>
    name === 'data' ? foldersIn('src/data').map((room) => `data/${room}`) : [name],
  );
  expect(found.sort()).toEqual([...order].sort());
});

it.each(order.filter((floor) => floors[floor].length > 0))(
  'the list of layers in this test contains exactly the folders in src/%s',
  (floor) => {
    expect(foldersIn(`src/${floor}`).sort()).toEqual([...floors[floor]].sort());
  },
);

describe('imports in src and messages (static, lazy, globs and types)', () => {
  it('never point to a higher layer', () => {
    const known = bySpecifier(sources);
    expect(breachesIn(sources, ({ from }, file) => runsUp(file, known.get(from)?.file ?? from))).toEqual([]);
  });

  it('have no cycles', () => {
    expect(circlesOf(sources)).toEqual([]);
  });

  it.each(order)('obey the rule of the layer %s', (floor) => {
    const own = sources.filter(({ file }) => floorOf(file) === floor);
    expect(breachesIn(own, (item, file) => !rules[floor](item, file))).toEqual([]);
  });

  it('point from the folder messages only to React and other messages', () => {
    const own = sources.filter(({ file }) => file.startsWith('messages/'));
    expect(breachesIn(own, (item, file) => !any(words, packages('react'))(item, file))).toEqual([]);
  });
});

describe('imports in kit, scripts, .storybook, stories and tests', () => {
  // Ignores raw text (`?raw`) and file globs: Storybook displays these files and doesn't depend on them.
  const rooms = readSources('{kit,scripts,.storybook,stories,tests}/**/*.{ts,tsx,mjs,mdx}').map((source) => ({
    ...source,
    imports: source.imports.filter(({ from, isGlob }) => !isGlob && !from.includes('?')),
  }));
  const roomOf = (path: string) => around.indexOf(path.split('/', 1)[0] ?? '');

  it('never point to a later folder in this list', () => {
    expect(breachesIn(rooms, ({ from }, file) => roomOf(from) > roomOf(file))).toEqual([]);
  });

  it('have no cycles', () => {
    expect(circlesOf(rooms)).toEqual([]);
  });
});

it.each([
  [true, 'src/machines/feed/machine.ts', 'src/app/pages/Explore/ExplorePage.tsx'],
  [true, 'src/app/router/preload.ts', 'src/app/shell/AppShell.tsx'],
  [true, 'src/components/controls/Button.tsx', 'src/components/social/PostCard.tsx'],
  [false, 'src/app/main.tsx', 'src/app/pages/Explore/ExplorePage.tsx'],
])('runsUp (whether a file imports from a higher layer) returns %s if %s imports %s', (isUp, from, to) =>
  expect(runsUp(from, to)).toBe(isUp),
);

/** Whether a handler of a rejected promise does nothing. */
const isIgnoring = (code: string) =>
  /(\.catch\(|,)\s*\(\w*\) => (\{(\s|\/\/.*)*\}|undefined),?\s*\)/.test(code);

const heavy =
  /^(xstate|@xstate|zod|react-hook-form|minisearch|idb|radix-ui|firebase|src\/data\/(sample|adapters)|src\/machines)/;

it.each(['src/app/main', 'src/app/pages/Public/LandingPage'])(
  '%s has no static import of a machine, a zod schema or sample data',
  (start) => {
    const reached = reachedFrom(start, sources, ({ isType, isLazy }) => !isType && !isLazy);
    expect(reached.filter((name) => heavy.test(name))).toEqual([]);
  },
);

it.each([
  [true, 'load().catch(() => {});'],
  [true, 'load().catch(() => undefined)'],
  [true, 'load().then(show, () => {\n  // Later.\n})'],
  [true, 'load().then(\n  show,\n  (_error) => {},\n);'],
  [false, 'load().catch(reporting(about))'],
  [false, 'load().then(() => {}, handledElsewhere);'],
])('isIgnoring (whether code ignores an error) returns %s for %j', (isFound, code) =>
  expect(isIgnoring(code)).toBe(isFound),
);

it('no code in src ignores an error: it calls reporting, or handledElsewhere if other code shows the error', () => {
  expect(sources.filter(({ text }) => isIgnoring(text)).map(({ file }) => file)).toEqual([]);
});
