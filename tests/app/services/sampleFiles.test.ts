import { expect, it } from 'vitest';
import { sampleFiles } from '@/app/services/sampleFiles';
import conversations from '@/data/sample/conversations.json';
import posts from '@/data/sample/feed.json';
import investors from '@/data/sample/investors.json';
import startups from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';

it('are those of the sample', async () => {
  expect(await sampleFiles.world()).toEqual({ startups, investors, users });
  expect(await sampleFiles.posts()).toEqual(posts);
  expect(await sampleFiles.conversations()).toEqual(conversations);
});
