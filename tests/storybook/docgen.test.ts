import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeFsImporter } from 'react-docgen';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { docgenOf } from '../../.storybook/docgen';

const importer = makeFsImporter();
const library = globSync('src/components/**/*.tsx').flatMap((file) =>
  docgenOf(readFileSync(file, 'utf8'), resolve(file), importer),
);
const propsOf = (name: string) => library.find(({ displayName }) => displayName === name)?.props ?? {};

test('every component and every prop of it says what it is for', () => {
  const silent = library.flatMap(({ displayName, description, props = {} }) => [
    ...(description ? [] : [displayName]),
    ...Object.entries(props)
      .filter(([, prop]) => !prop.description)
      .map(([prop]) => `${displayName}.${prop}`),
  ]);
  expect(silent).toEqual([]);
});

test('what is one thing or another has the props of both, none of them asked for', () => {
  expect(propsOf('Button')).toMatchObject({
    children: { required: true },
    href: { required: false, tsType: { name: 'string' } },
    onClick: { required: false, description: expect.stringContaining('Pressed') },
    type: { required: false },
  });
});

test('stories are told of the component itself, not of what holds its state for them', () => {
  const known = library.map(({ displayName }) => displayName);
  const strange = globSync('stories/components/**/*.stories.tsx').filter((file) => {
    const [, component = ''] = /\bcomponent: (\w+)/.exec(readFileSync(file, 'utf8')) ?? [];
    return !known.includes(component);
  });
  expect(strange).toEqual([]);
});
