import { startup } from '@kit/fixtures/blankProfiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { people } from '@/data/sample/people';
import type { Post } from '@/data/schema/shapes/post';
import { markMatches } from '@/data/search/words';
import { marked, pageSearch } from './pageSearch';
import { postOf } from './post';
import { profiles } from './searchWorld';

const { everything: searchAll } = pageSearch();

const post = (id: string, content: string, more: Partial<Post> = {}) =>
  postOf(id, content, { author: people.mina, ...more });

const found = async (query: string, posts: Post[] = []) =>
  (await searchAll(profiles, posts, query)).map(({ kind, hits }) => [kind, hits.map(({ id }) => id)]);

describe('site search', () => {
  test.each(['', '   '])('finds nothing for the blank query %j', async (query) => {
    expect(await found(query, [post('a', 'Hello')])).toEqual([]);
  });

  test('groups hits in the order startups, investors, users, posts, and omits groups without hits', async () => {
    const posts = [post('seed', 'We led the round of Heliogrid')];
    expect(await found('heliogird', posts)).toEqual([
      ['startup', ['heliogrid', 'ledgerline']],
      ['investor', ['mina-okafor']],
      ['user', ['asha-verma']],
      ['post', ['seed']],
    ]);
    expect(await found('prototyping', posts)).toEqual([['user', ['jonas-felde']]]);
    expect(await found('zeppelin', posts)).toEqual([]);
  });

  test('returns the group of users first if the query is the exact name of a user', async () => {
    const posts = [post('seed', 'With Asha Verma at the table')];
    const kinds = async (query: string) => (await found(query, posts)).map(([kind]) => kind);
    expect(await kinds('asha')).toEqual(['startup', 'user', 'post']);
    expect(await kinds(' ASHA  verma ')).toEqual(['user', 'startup', 'post']);
    expect(await kinds('asha vermaa')).toEqual(['startup', 'user', 'post']);
  });

  test('returns the name, image and URL of a hit, and marks the part of the name that matches the query', async () => {
    const [startups, investors] = await searchAll(profiles, [], 'helio');
    expect(startups?.hits[0]).toEqual({
      id: 'heliogrid',
      name: 'Heliogrid',
      isVerified: false,
      image: '',
      title: [
        { text: 'Helio', isMatch: true },
        { text: 'grid', isMatch: false },
      ],
      detail: [{ text: 'Rooftop solar that trades with its neighbors', isMatch: false }],
      href: '/startups/heliogrid',
    });
    expect(investors?.hits[0]?.href).toBe('/investors/mina-okafor');
  });

  test('returns only the three best hits of each group', async () => {
    const startups = Array.from({ length: 9 }, (_, at) => startup(`s-${at}`, `Solar ${at}`));
    const [group] = await searchAll({ ...profiles, startups }, [], 'solar 7');
    expect(group?.hits[0]?.id).toBe('s-7');
    const [all] = await searchAll({ ...profiles, startups }, [], 'solar');
    expect(all?.hits).toHaveLength(3);
  });

  test('returns the URL of a found post, and the post’s text around the match', async () => {
    const far = `${'Nothing of note here. '.repeat(12)}At last a turbine\n\nturns. ${'And on. '.repeat(40)}`;
    const [group] = await searchAll(profiles, [post('a b', far)], 'turbine');
    expect(group?.hits[0]?.href).toBe('/explore#a%20b');
    expect(marked(group?.hits[0]?.detail ?? [])).toMatch(/^…note here\. At last a \[turbine\] turns\. And/);
  });

  test('returns the text of a post that was found by a hashtag, followed by this hashtag', async () => {
    const [group] = await searchAll(profiles, [post('a', 'Short', { hashtags: ['Turbines'] })], '#turbine');
    expect(marked(group?.hits[0]?.detail ?? [])).toBe('Short #[Turbine]s');
  });
});

describe('markMatches', () => {
  test.each([
    ['a prefix of a word', 'Rooftop solar', 'sol', 'Rooftop [sol]ar'],
    ['every matching word', 'Solar, solo', 'sol', '[Sol]ar, [sol]o'],
    ['the longer of two matches in a word', 'Solar', 'so sola', '[Sola]r'],
    ['each of two adjacent words', 'Mina Okafor', 'mina okafor', '[Mina] [Okafor]'],
    ['no match inside a word', 'Parasol', 'sol', 'Parasol'],
    ['a word whose accents are missing in the query', 'São Paulo', 'sao', '[São] Paulo'],
    ['a prefix of a word in Devanagari', 'सौर ऊर्जा', 'ऊर्', 'सौर [ऊर्]जा'],
    ['a character inside a Japanese text, which has no spaces', '太陽光発電', '光', '太陽[光]発電'],
    ['a hashtag without the number sign', 'On #Climate', '#climate', 'On #[Climate]'],
    ['the whole word if the match contains a ligature', 'ﬁnal say', 'fin', '[ﬁnal] say'],
    ['no emoji', 'A 🚀', '🚀', 'A 🚀'],
  ])('marks %s', (_what, text, query, expected) => {
    expect(marked(markMatches(text, query))).toBe(expected);
  });

  test('splits the text into non-empty parts that alternate between matches and other text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 10 }),
        (text, query) => {
          const parts = markMatches(text, query);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          expect(parts.every((part) => part.text !== '')).toBe(true);
          expect(parts.every(({ isMatch }, at) => parts[at + 1]?.isMatch !== isMatch)).toBe(true);
        },
      ),
    );
  });
});
