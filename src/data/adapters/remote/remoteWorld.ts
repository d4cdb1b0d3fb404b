import type { World } from '../../ports/World';
import { type Ref, readRef } from '../../schema/shapes/ref';
import { readPublished } from '../records/published';
import type { RemoteDevice } from './remoteDevice';

type Viewer = {
  uid: string;
  /** Returns whether the viewer's own mark is among those that are counted. */
  hasMark: (kind: 'like' | 'follow', id: string) => Promise<boolean>;
};

/** Wraps the world of a viewer: the database counts likes and followers, so that no client reads all of them. */
export function remoteWorld(world: World, device: RemoteDevice, { uid, hasMark }: Viewer): World {
  /** Returns how many other accounts have the mark; undefined if the database doesn't answer. */
  async function others(kind: 'like' | 'follow', id: string): Promise<number | undefined> {
    const count = await device.countMarks(kind, id);
    if (!count) return count;
    return Math.max(0, count - Number(await hasMark(kind, id)));
  }

  /** Whether a page of another account is hidden from the viewer. Pages of startups never are. */
  async function isHidden(ref: Ref): Promise<boolean> {
    const { kind, id = '' } = readRef(ref) ?? {};
    if (kind === 'startup' || id === uid) return false;
    const isUser = kind === 'user';
    const [{ records }, { users, investors }] = await Promise.all([
      readPublished(device, id, isUser ? 'profile' : 'investorAccount'),
      world.loadPages({ refs: [ref] }),
    ]);
    const isShown = isUser
      ? users.some(({ user }) => user.id === id)
      : investors.some(({ investor }) => investor.id === id);
    return records.length > 0 && !isShown;
  }

  return {
    ...world,
    async countLikes(postIds) {
      const counts = await Promise.all(postIds.map(async (id) => [id, await others('like', id)] as const));
      if (counts.some(([, count]) => count === undefined)) return world.countLikes(postIds);
      return new Map(counts.flatMap(([id, count]) => (count ? [[id, count]] : [])));
    },
    async countFollowers(ref) {
      const count = await others('follow', ref);
      if (count === undefined) return world.countFollowers(ref);
      return count > 0 && (await isHidden(ref)) ? 0 : count;
    },
    observe(topic, listener) {
      const stops = [world.observe(topic, listener)];
      if (topic === 'feed' || topic === 'profiles')
        stops.push(
          device.observeCounts((kind, id) =>
            listener({ extent: 'some', origin: 'elsewhere', records: [{ kind, id }] }, null),
          ),
        );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
