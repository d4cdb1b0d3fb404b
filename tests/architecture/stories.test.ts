import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

const components = readSources('src/components/**/*.tsx');
const storyOf = (file: string) => file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

/** A part: used by its neighbours alone, whose stories show it. */
const isPart = (file: string) => {
  const name = file.replace(/\.tsx$/, '');
  const users = readSources('src/**/*.{ts,tsx}').filter(({ imports }) =>
    imports.some(({ from }) => from === name),
  );
  const folder = file.slice(0, file.lastIndexOf('/'));
  return users.length > 0 && users.every((user) => user.file.startsWith(`${folder}/`));
};

describe('every component has a story', () => {
  it.each(components.map(({ file }) => file))('%s', (file) => {
    expect(existsSync(storyOf(file)) || isPart(file), `no ${storyOf(file)}`).toBe(true);
  });
});

describe('every screen has a story', () => {
  it.each(readSources('src/screens/*/*Screen.tsx').map(({ file }) => file))('%s', (file) => {
    const name = basename(file, 'Screen.tsx');
    expect(existsSync(`stories/screens/${name}.stories.tsx`)).toBe(true);
  });
});
