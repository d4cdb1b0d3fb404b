import { expect, test } from 'vitest';
import { trendingOf } from '@/data/schema/rules/trending';

const tagged = (...hashtags: string[]) => ({ hashtags, content: 'Into the wind' });

test('trendingOf counts each post once per hashtag, and ignores letter case', () => {
  const posts = [
    tagged('ClimateTech', 'design'),
    tagged('climatetech', 'ClimateTech'),
    tagged('SaaS', 'AI'),
    tagged('AI', 'CLIMATETECH'),
    tagged('जलवायु'),
    tagged(),
    { hashtags: ['AI'], content: 'On #design, and #Design again' },
  ];
  expect(trendingOf(posts)).toEqual([
    { topic: 'ClimateTech', posts: 3 },
    { topic: 'AI', posts: 3 },
    { topic: 'design', posts: 2 },
  ]);
  expect(trendingOf([])).toEqual([]);
});
