import { expect, test } from 'vitest';
import { trendingOf } from '@/data/schema/trending';

const tagged = (...hashtags: string[]) => ({ hashtags });

test('what is trending is counted, each post once, whatever the letter case', () => {
  const posts = [
    tagged('ClimateTech', 'design'),
    tagged('climatetech', 'ClimateTech'),
    tagged('SaaS', 'AI'),
    tagged('AI', 'CLIMATETECH'),
    tagged('जलवायु'),
    tagged(),
  ];
  expect(trendingOf(posts)).toEqual([
    { topic: 'ClimateTech', posts: 3 },
    { topic: 'AI', posts: 2 },
    { topic: 'design', posts: 1 },
  ]);
  expect(trendingOf([])).toEqual([]);
});
