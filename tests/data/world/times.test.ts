import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import { freshMe } from '@/data/sample/people';
import { ada, ben, comment, listing, minute, now, post, profile } from '../../support/accountRecords';
import { allPages } from '../../support/allPages';
import { worldFeed } from '../../support/worldFeed';

const hour = 60 * minute;

/** Returns what Ben sees of the records that Ada wrote while her clock was an hour ahead. */
function benSeesAda() {
  const device = memoryDevice({
    [ada.uid]: [
      profile({ name: ada.name, slug: ada.slug }),
      post('ahead', { postTime: now + hour }),
      post('near', { postTime: now + minute }),
      comment('comment', 'ahead', { time: now + hour }),
      ...listing('windrow', { startupName: 'Windrow' }, now + hour),
    ],
    [ben.uid]: [profile({ name: ben.name, slug: ben.slug })],
  });
  let time = now;
  const world = createWorld({
    device,
    owner: ben.uid,
    me: () => freshMe(ben.uid, ben.name),
    now: () => time,
  });
  const read = async () => {
    const [feed, people] = await Promise.all([worldFeed(world), allPages(world)]);
    return {
      posts: Object.fromEntries(feed.posts.map(({ id, postTime }) => [id, postTime])),
      comment: feed.comments[0]?.comment.time,
      listedAt: people.startups[0]?.listedAt,
    };
  };
  const passes = (ms: number) => {
    time += ms;
  };
  return { device, read, passes };
}

test('a record whose time is more than a minute ahead has the time of its first read', async () => {
  const { device, read, passes } = benSeesAda();
  const first = { posts: { ahead: now, near: now + minute }, comment: now, listedAt: now };
  expect(await read()).toEqual(first);
  passes(10 * minute);
  // Another account's change causes a new read.
  await device.write(ada.uid, 'like', 'ahead', true);
  expect(await read()).toEqual(first);
});
