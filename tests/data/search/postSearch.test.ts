import { describe, expect, test } from 'vitest';
import { sampleFeed } from '@/data/sample/feed';
import { people } from '@/data/sample/people';
import { startups } from '@/data/sample/startups';
import type { Post } from '@/data/schema/shapes/post';
import { samplePosts } from '../../support/stores';
import { pageSearch } from './pageSearch';
import { postOf } from './post';

const { posts: searchPosts } = pageSearch();

const now = Date.UTC(2025, 10, 20);
const { posts: sample } = sampleFeed(samplePosts, now);
const search = (query: string) => searchPosts(sample, query);

const post = (id: string, content: string, more: Partial<Post> = {}) =>
  postOf(id, content, { postTime: now, ...more });
const comment = (text: string) => ({ id: 'c', author: people.ravi, text, time: now, likes: 0 });

describe('post search by field', () => {
  const posts = [
    post('author', 'Nothing of note', { author: people.mina }),
    post('content', 'A turbine on every bridge'),
    post('hashtag', 'Nothing of note', { hashtags: ['Aquaculture'] }),
    post('startup', 'Nothing of note', { startup: startups.mirahealth }),
    post('comment', 'Nothing of note', { comments: [comment('Try the harbour instead')] }),
  ];
  test.each([
    ['Okafor', 'author'],
    ['turbine', 'content'],
    ['aquaculture', 'hashtag'],
    ['MIRAHEALTH', 'startup'],
    ['harbour', 'comment'],
  ])('finds the query %j in the %s of a post', async (query, id) => {
    expect(await searchPosts(posts, query)).toEqual([id]);
  });
});

describe('post search with typos', () => {
  test.each([
    ['a missing letter', 'heliogid', 'heliogrid-seed'],
    ['a wrong letter', 'radiologost', 'twice-at-the-scan'],
    ['an extra letter', 'accounntants', 'month-end-list'],
    ['swapped letters', 'okafro', 'runway-in-decks'],
    ['swapped letters in a short word', 'mnia', 'heliogrid-seed'],
    ['a missing letter in each of two words', 'firmwre enginers', 'firmware-hiring'],
    ['uppercase letters', 'LEDGERLINE', 'ledgerline-series-a'],
  ])('tolerates %s', async (_slip, query, id) => {
    expect(await search(query)).toContain(id);
  });

  test('finds nothing for a word that no post contains', async () => {
    expect(await search('zeppelin')).toEqual([]);
    expect(await search('heliogrid zeppelin')).toEqual([]);
  });

  test('tolerates no typo in a word of three letters', async () => {
    expect(await searchPosts([post('a', 'the cat sat')], 'cot')).toEqual([]);
  });
});

test('post search finds a post about “Heliogrid” by every prefix of this name, such as “h” and “he”', async () => {
  for (let length = 1; length <= 'heliogrid'.length; length += 1) {
    expect(await search('heliogrid'.slice(0, length))).toContain('heliogrid-seed');
  }
});

describe('post search for an exact name', () => {
  const posts = [
    post('about', 'Mina Okafor, Mina Okafor, Mina Okafor', { hashtags: ['Mina', 'Okafor'] }),
    post('namesake', 'Hello', { author: { ...people.mina, id: 'x', name: 'Mina Okafor Mina Okafor' } }),
    post('by', `A long note that says little. ${'More of it. '.repeat(40)}`, { author: people.mina }),
    post('startup-mention', 'Heliogrid Heliogrid', { hashtags: ['Heliogrid'] }),
    post('startup', `Of something else entirely. ${'More of it. '.repeat(40)}`, {
      startup: startups.heliogrid,
    }),
  ];
  test.each([
    ['by Mina Okafor', 'Mina Okafor', 'by'],
    ['by Mina Okafor', '  mina   OKAFOR ', 'by'],
    ['about the startup Heliogrid', 'heliogrid', 'startup'],
  ])('returns the post %s first for the query %j', async (_post, query, id) => {
    expect((await searchPosts(posts, query))[0]).toBe(id);
  });

  test('returns the posts of the author with this name first, in the order of the feed', async () => {
    const mine = sample.filter(({ author }) => author.id === people.mina.id).map(({ id }) => id);
    expect((await search('Mina Okafor')).slice(0, mine.length)).toEqual(mine);
  });
});

describe('post search for a hashtag', () => {
  const posts = [
    post('text', 'On hardware and its troubles'),
    post('tag', 'On troubles', { hashtags: ['hardware'] }),
    post('tag-begun', 'On more troubles', { hashtags: ['hardwareclub'] }),
  ];
  test('searches only hashtags, and returns an exact hashtag before a longer one', async () => {
    expect(await searchPosts(posts, '#hardware')).toEqual(['tag', 'tag-begun']);
    expect(await searchPosts(posts, '#Hardw')).toEqual(['tag', 'tag-begun']);
  });

  test('finds a hashtag in the text of a post, but not the same word without #', async () => {
    const typed = [post('word', 'Watts of hardware'), post('typed', 'Watts of #Hardware')];
    expect(await searchPosts(typed, '#hardware')).toEqual(['typed']);
  });

  test('finds only posts that also contain the other words of the query', async () => {
    expect(await searchPosts(posts, 'more #hardware')).toEqual(['tag-begun']);
  });
});

describe('post search in any language', () => {
  const posts = [
    post('Hindi', 'सौर ऊर्जा से चलने वाला मोहल्ला', { hashtags: ['जलवायु'] }),
    post('Spanish', 'Financiación para el próximo año'),
    post('Japanese', '屋根の太陽光発電を近所に売る'),
    post('Arabic', 'الطاقة الشمسية للجميع'),
    post('emoji', 'We shipped it 🚀'),
  ];
  test.each([
    ['ऊर्जा', 'Hindi'],
    ['ऊर्ज', 'Hindi'],
    ['मोहल्', 'Hindi'],
    ['#जलवायु', 'Hindi'],
    ['financiacion', 'Spanish'],
    ['FINANCIACIÓN', 'Spanish'],
    ['太陽光', 'Japanese'],
    ['الشمسية', 'Arabic'],
    ['🚀', 'emoji'],
  ])('for the query %j, finds only the %s post', async (query, id) => {
    expect(await searchPosts(posts, query)).toEqual([id]);
  });

  test('finds nothing for the queries "???" and "#"', async () => {
    expect(await searchPosts(posts, '???')).toEqual([]);
    expect(await searchPosts(posts, '#')).toEqual([]);
  });
});
