import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** The ids that a link can target: all pages, and all stories by the names of their exports. */
const ids = new Set(
  globSync(['stories/**/*.mdx', 'stories/**/*.stories.tsx']).flatMap((file) => {
    const text = read(file);
    // Component stories declare no title: their path is the title. Others declare a title with a group.
    const [, place] = /^stories\/(components\/\w+\/\w+)/.exec(file) ?? [];
    const [, , title = place] = /(<Meta title="|\btitle: '(?=[A-Z]\w+\/))([^"']+)["']/.exec(text) ?? [];
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

describe('the links in MDX pages and CHANGELOG.md', () => {
  test('CHANGELOG.md contains links to stories', () => {
    expect(linked.map(([file]) => file)).toContain('CHANGELOG.md');
  });

  // Links must start with `./`: the page is rendered in a frame with another URL.
  test.each(linked)('%s links only to existing pages and stories', (_, links) => {
    const dead = links.filter((to) => {
      const [, id = ''] = /^\.\/\?path=\/(?:docs|story)\/([\w-]+)$/.exec(to) ?? [];
      return !ids.has(id);
    });
    expect(dead).toEqual([]);
  });
});
