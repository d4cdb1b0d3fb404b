import { expect, it, vi } from 'vitest';
import { sampleFiles } from '@/app/services/sampleFiles';
import conversations from '@/data/sample/conversations.json';
import posts from '@/data/sample/feed.json';
import investors from '@/data/sample/investors.json';
import startups from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';
import { serveSample } from '../../support/sampleFetch';

it('are those of the sample', async () => {
  serveSample();
  expect(await sampleFiles.world()).toEqual({ startups, investors, users });
  expect(await sampleFiles.posts()).toEqual(posts);
  expect(await sampleFiles.conversations()).toEqual(conversations);
});

it('reject where the host says no', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  await expect(sampleFiles.posts()).rejects.toThrow('The sample could not be fetched (404).');
  await expect(sampleFiles.world()).rejects.toThrow('The sample could not be fetched (404).');
});

it('reject where it says nothing', async () => {
  serveSample().isOffline = true;
  await expect(sampleFiles.conversations()).rejects.toThrow('Failed to fetch');
});
