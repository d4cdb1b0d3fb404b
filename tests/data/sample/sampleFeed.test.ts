import { describe, expect, test } from 'vitest';
import { sampleFeed as datedFeed, type SamplePosts } from '@/data/sample/feed';
import json from '@/data/sample/feed.json';
import { asha, castIds, freshMe, people } from '@/data/sample/people';
import { startups } from '@/data/sample/startups';
import { meSchema } from '@/data/schema/shapes/currentUser';
import { postTypes } from '@/data/schema/shapes/lists';
import { authorSchema, postSchema, startupMentionSchema } from '@/data/schema/shapes/post';
import { slugOf } from '@/data/schema/text/slug';

const sampleFeed = (now: number, viewerId?: string) => datedFeed(json as SamplePosts, now, viewerId);

const now = Date.UTC(2025, 10, 20, 9, 41);
const hour = 3_600_000;
const { posts } = sampleFeed(now);

describe('the sample data', () => {
  test('matches its schemas', () => {
    for (const post of posts) postSchema.parse(post);
    for (const me of [asha, freshMe('nora', 'Nora')]) meSchema.parse(me);
    for (const person of Object.values(people)) authorSchema.parse(person);
    for (const startup of Object.values(startups)) startupMentionSchema.parse(startup);
  });

  test('has a slug as the id of each profile, and unique post ids', () => {
    for (const { id, name } of [...Object.values(people), ...Object.values(startups)]) {
      expect(id).toBe(slugOf(name));
    }
    const ids = posts.flatMap((post) => [post.id, ...post.comments.map((comment) => comment.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('Heliogrid has raised 65 % of its round', () => {
    expect(startups.heliogrid.raised / startups.heliogrid.goal).toBe(0.65);
    for (const { raised, goal } of Object.values(startups)) expect(raised).toBeLessThanOrEqual(goal);
  });
});

describe('the sample posts', () => {
  test('cover every post type and every author', () => {
    expect(new Set(posts.map((post) => post.type))).toEqual(new Set(postTypes));
    expect(new Set(posts.map((post) => post.author.id))).toEqual(castIds);
  });

  test('begin with Mina’s funding post from two hours ago', () => {
    expect(posts[0]).toMatchObject({
      author: people.mina,
      type: 'funding',
      startup: startups.heliogrid,
      hashtags: ['ClimateTech', 'SeedRound'],
      likes: 248,
      isLiked: true,
      shares: 9,
    });
    expect(Math.floor((now - (posts[0]?.postTime ?? 0)) / hour)).toBe(2);
    expect(posts[0]?.comments).toHaveLength(4);
  });

  test('are sorted newest first, each before its comments, all in the past', () => {
    const times = posts.map((post) => post.postTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const post of posts) {
      const line = [post.postTime, ...post.comments.map((comment) => comment.time), now];
      expect(line).toEqual(line.toSorted((a, b) => a - b));
    }
  });

  test('have the same age at any other time', () => {
    const later = sampleFeed(now + 1000 * hour).posts;
    expect(later.map((post) => post.postTime)).toEqual(posts.map((post) => post.postTime + 1000 * hour));
  });

  test('are liked by Asha only', () => {
    const seen = sampleFeed(now, 'nora-lund').posts;
    expect(seen.filter((post) => post.isLiked)).toEqual([]);
    expect(posts.map((post, at) => post.likes - (seen[at]?.likes ?? 0))).toEqual(
      posts.map((post) => Number(post.isLiked)),
    );
  });
});

describe('the sidebar of the sample feed', () => {
  test('lists upcoming events on a Thursday and a Saturday', () => {
    for (let ahead = 0; ahead < 30; ahead += 1) {
      const today = now + ahead * 24 * hour;
      const dates = sampleFeed(today).sidebar.events.map((event) => Date.parse(event.date));
      expect(dates.map((date) => new Date(date).getUTCDay())).toEqual([4, 6]);
      expect(dates.every((date) => date > today + 2 * 24 * hour && date < today + 24 * 24 * hour)).toBe(true);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    }
  });
});
