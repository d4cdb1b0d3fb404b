import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readSources, type Source } from '@kit/sources';
import { describe, expect, it } from 'vitest';

const withoutEnding = (file: string) => file.replace(/\.tsx$/, '');

/** Files that export a component: a function or constant with a capitalized name. */
const components = readSources('src/components/**/*.tsx').filter(({ text }) =>
  /^export (?:function|const) [A-Z]/m.test(text),
);
const stories = new Map(
  readSources('stories/components/**/*.stories.tsx').map((source) => [source.file, source]),
);
const storyOf = (file: string) => file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
const namesIn = ({ text }: Source) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

const variants = /^export const \w+ = \[[^\]]*\] as const/m;
/** Stress stories: long text, no image, another language, little space. */
const stress = /Stress|Long|Hindi|Narrow|Many/;
/** Components without text and with a fixed size. They need no stress story. */
const wordless =
  `account/AccountSkeleton brand/Icon brand/Isobars brand/Mark brand/ProviderIcon brand/SocialIcon
  directory/CardSkeleton directory/FitMark directory/StarButton feedback/Spinner messaging/ConversationSkeleton
  messaging/OnlineAvatar messaging/ThreadSkeleton profile/ProfileSkeleton social/VerifiedTick`
    .split(/\s+/)
    .map((name) => `src/components/${name}.tsx`);

const stressOn = (file: string) =>
  wordless.includes(file)
    ? 'no story with long text, because the component shows no text'
    : 'a story with long text, many items or little space';

describe('component stories', () => {
  it.each(components.map(({ file, text }) => [file, stressOn(file), text] as const))(
    '%s has a Default story and %s',
    (file, _, text) => {
      const story = stories.get(storyOf(file));
      if (!story) return expect.unreachable(`no ${storyOf(file)}`);
      const names = namesIn(story);
      expect(story.text, 'Storybook takes the title from the path').not.toMatch(/title: 'Components\//);
      expect(story.imports.map(({ from }) => from)).toContain(withoutEnding(file));
      expect(names[0], 'the first story is the component as it comes').toBe('Default');
      // Exported variants need a story that shows them all, except for components that fill the window.
      const isWindowful = story.text.includes("layout: 'fullscreen'");
      if (variants.test(text) && !isWindowful) expect(names).toContain('Matrix');
      expect(
        names.some((name = '') => stress.test(name)),
        'has a story of what is too much, called LongText, Narrow, ManyRows, Hindi…, unless it is among the wordless',
      ).toBe(!wordless.includes(file));
    },
  );

  it('every story file belongs to a component file', () => {
    const known = components.map(({ file }) => storyOf(file));
    expect([...stories.keys()].filter((file) => !known.includes(file))).toEqual([]);
  });

  it('each file in the list of components without text exists', () => {
    expect(wordless.filter((file) => !existsSync(file))).toEqual([]);
  });
});

const ofScreens = readSources('src/screens/**/*.tsx').map(({ file }) => file);
const isScreen = (file: string) => file.endsWith('Screen.tsx');

it.each(ofScreens.filter(isScreen))('the screen %s has a story file', (file) => {
  const name = basename(file, 'Screen.tsx');
  expect(existsSync(`stories/screens/${name}.stories.tsx`)).toBe(true);
});

it.each(readSources('stories/screens/*.stories.tsx').map(({ file, text }) => [file, text] as const))(
  'every story in %s has a description',
  (_, text) => {
    const silent = [...text.matchAll(/^(.*)\nexport const (\w+) = \w+\.(?:story|extend)\(/gm)]
      .filter(([, before]) => !before?.endsWith('*/'))
      .map(([, , name]) => name);
    expect(silent).toEqual([]);
  },
);

describe('components in the folder of a screen', () => {
  const sources = readSources('src/**/*.{ts,tsx}');

  it.each(ofScreens.filter((file) => !isScreen(file)))('%s is used by the screen of this folder', (file) => {
    const folder = dirname(file);
    const screens = ofScreens.filter((other) => isScreen(other) && dirname(other) === folder);
    expect(screens, 'the screen that it is a part of').toHaveLength(1);
    const importersOf = (name: string) =>
      sources.filter(({ imports }) => imports.some(({ from }) => from === withoutEnding(name)));
    const pages = new Set(screens.flatMap(importersOf).map((source) => dirname(source.file)));
    // The importer is another file in the folder, the page that renders the screen, or a part of that page.
    const users = importersOf(file).filter(
      (source) => dirname(source.file) === folder || pages.has(dirname(source.file)),
    );
    expect(users.length, 'used by its screen').toBeGreaterThan(0);
  });
});
