import type { World } from '../../ports/World';
import type { RemoteDevice } from './remoteDevice';

/**
 * Wraps the world: the database counts likes and followers, so that no client reads all of them.
 * @param hasMark returns whether the viewer's own mark is among them
 */
export function remoteWorld(
  world: World,
  device: RemoteDevice,
  hasMark: (kind: 'like' | 'follow', id: string) => Promise<boolean>,
): World {
  /** Returns how many other accounts have the mark; undefined without a connection. */
  async function others(kind: 'like' | 'follow', id: string): Promise<number | undefined> {
    const count = await device.countMarks(kind, id);
    if (!count) return count;
    return Math.max(0, count - Number(await hasMark(kind, id)));
  }

  return {
    ...world,
    async countLikes(postIds) {
      const counts = await Promise.all(postIds.map(async (id) => [id, await others('like', id)] as const));
      if (counts.some(([, count]) => count === undefined)) return world.countLikes(postIds);
      return new Map(counts.flatMap(([id, count]) => (count ? [[id, count]] : [])));
    },
    countFollowers: async (ref) => (await others('follow', ref)) ?? world.countFollowers(ref),
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
