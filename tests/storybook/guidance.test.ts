import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

const components = globSync('stories/components/**/*.stories.tsx').map((file) =>
  basename(file, '.stories.tsx'),
);

describe.each(globSync('stories/guidance/*.tsx'))('%s', (file) => {
  test('belongs to an existing component', () => {
    expect(components.filter((name) => name === basename(file, '.tsx'))).toHaveLength(1);
  });

  test('has a “Don’t” example after every “Do” example', () => {
    const examples = readFileSync(file, 'utf8').match(/<(Do|Dont)\b/g) ?? [];
    expect(examples.join(' ')).toMatch(/^<Do <Dont( <Do <Dont)*$/);
  });
});
