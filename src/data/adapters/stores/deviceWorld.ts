import type { DeviceStore } from '../../ports/DeviceStore';
import type { World, WorldPages } from '../../ports/World';
import type { Me } from '../../schema/shapes/currentUser';
import { concerns } from '../device/concerns';
import { isPublisher } from '../records/owners';
import { isOfTopic } from './world/topics';

type Options = {
  device: DeviceStore;
  /** The viewer: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the viewer, whose name can change. */
  me: () => Me;
  /** Returns the time in ms since the epoch. */
  now: () => number;
};

const noPages: WorldPages = { startups: [], investors: [], users: [] };

/**
 * Reads the other accounts in this browser. Each account publishes records from its own namespace. The code
 * that reads them loads only if another account exists.
 */
export function createWorld({ device, owner, me, now }: Options): World {
  let isAlone = true;
  let opened: ReturnType<typeof open> | null = null;

  async function open() {
    const module = await import('./publishedWorld');
    return module.publishedWorld({ device, owner, me, now });
  }

  const isOther = (uid: string) => uid !== owner && isPublisher(uid);

  function openWorld() {
    const opening = opened ?? open();
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = null;
    });
    return opening;
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  /** Returns a method of the opened world. Without other accounts it returns `nothing`. */
  const method = <Name extends keyof Opened>(name: Name, nothing: Awaited<ReturnType<Opened[Name]>>) =>
    (async (...asked: never[]) => {
      // Three owners at most are no other accounts: the viewer, the guest and the demo account.
      isAlone = !(await device.owners(4)).some(isOther);
      const ask = isAlone ? null : ((await openWorld())[name] as (...asked: never[]) => unknown);
      return ask ? ask(...asked) : nothing;
    }) as unknown as Opened[Name];

  return {
    loadPosts: method('loadPosts', { posts: [], since: Number.NEGATIVE_INFINITY }),
    loadComments: method('loadComments', []),
    countLikes: method('countLikes', new Map()),
    loadPages: method('loadPages', noPages),
    loadNextPages: method('loadNextPages', { pages: noPages, next: null, isAlone: true }),
    countFollowers: method('countFollowers', 0),
    loadContacts: method('loadContacts', []),
    loadTargets: method('loadTargets', []),
    loadRequests: method('loadRequests', []),
    loadAnswer: method('loadAnswer', undefined),

    observe: (topic, listener) =>
      device.observeAll((uid, change) => {
        const isConcerned = uid === owner ? !isAlone : uid === null || isPublisher(uid);
        if (isConcerned && concerns(change, (kind, id) => isOfTopic(topic, owner, kind, id, uid)))
          listener(change, uid);
      }),
  };
}
