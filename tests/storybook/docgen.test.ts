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

test('every component in src/components, and every prop, has a description', () => {
  const silent = library.flatMap(({ displayName, description, props = {} }) => [
    ...(description ? [] : [displayName]),
    ...Object.entries(props)
      .filter(([, prop]) => !prop.description)
      .map(([prop]) => `${displayName}.${prop}`),
  ]);
  expect(silent).toEqual([]);
});
