import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** What a link can lead to: every page, and every story by the name of its export. */
const ids = new Set(
  globSync(['stories/**/*.mdx', 'stories/**/*.stories.tsx']).flatMap((file) => {
    const text = read(file);
    // All but the written pages stand in a group.
    const [, , title = ''] = /(<Meta title="|\btitle: '(?=[A-Z]\w+\/))([^"']+)["']/.exec(text) ?? [];
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return title ? ['Docs', ...names].map((name) => toId(title, storyNameFromExport(name))) : [];
  }),
);

const linked = ['CHANGELOG.md', ...globSync('stories/**/*.mdx')]
  .map(
    (file) =>
      [file, [...read(file).matchAll(/\]\(([^)]*\?path=[^)]*)\)/g)].map(([, to = '']) => to)] as const,
  )
  .filter(([, links]) => links.length > 0);

describe('what a written page links to', () => {
  test('what changed says where it can be seen', () => {
    expect(linked.map(([file]) => file)).toContain('CHANGELOG.md');
  });

  // From `./`: the page itself is shown in a frame, of another address.
  test.each(linked)('in %s is there', (_, links) => {
    const dead = links.filter((to) => {
      const [, id = ''] = /^\.\/\?path=\/(?:docs|story)\/([\w-]+)$/.exec(to) ?? [];
      return !ids.has(id);
    });
    expect(dead).toEqual([]);
  });
});
