import type { DeviceStore } from '../../ports/DeviceStore';
import type { World, WorldContact, WorldFeed, WorldPeople } from '../../ports/World';
import type { Me } from '../../schema/shapes/currentUser';
import { concerns } from '../device/concerns';
import { isAddressedTo } from '../records/addressedKinds';
import { isPublisher } from '../records/owners';
import { isSeenByOthers } from '../records/publishedKinds';
import { sentTo } from '../records/sentKinds';

type Options = {
  device: DeviceStore;
  /** The viewer: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the viewer, whose name can change. */
  me: () => Me;
  /** Returns the time in ms since the epoch. */
  now: () => number;
};

const emptyFeed: WorldFeed = {
  posts: [],
  comments: [],
  likes: new Map(),
  followers: 0,
  since: Number.NEGATIVE_INFINITY,
};
const emptyPeople: WorldPeople = { startups: [], investors: [], users: [], followers: new Map() };
const noContacts: readonly WorldContact[] = [];

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

  /** Returns the others' answer, or `nothing` without other accounts, or if `uid` isn't one of them. */
  async function read<Answer>(
    nothing: Answer,
    ask: (world: Awaited<ReturnType<typeof open>>, others: readonly string[]) => Promise<Answer>,
    uid?: string,
  ): Promise<Answer> {
    const owners = await device.owners();
    const others = owners.filter((uid) => uid !== owner && isPublisher(uid)).sort();
    isAlone = others.length === 0;
    if (isAlone || (uid && !others.includes(uid))) return nothing;
    const opening = opened ?? open();
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = null;
    });
    return ask(await opening, others);
  }

  const observeOthers =
    (isMeant: (kind: string, id: string) => boolean) => (listener: (uid: string | null) => void) =>
      device.observeAll((changed, change) => {
        const isOthers = changed === null || (changed !== owner && isPublisher(changed));
        if (isOthers && concerns(change, isMeant)) listener(changed);
      });

  return {
    loadFeed: (asked) => read(emptyFeed, (world, others) => world.loadFeed(others, asked)),
    loadPeople: () => read(emptyPeople, (world, others) => world.loadPeople(others)),
    loadContacts: (asked) => read(noContacts, (world) => world.loadContacts(asked)),
    loadTargets: (ids) => read([], (world, others) => world.loadTargets(others, ids)),
    loadRequests: () => read([], (world, others) => world.loadRequests(others)),
    loadAnswer: (uid, startupId) => read(undefined, (world) => world.loadAnswer(uid, startupId), uid),

    observe: (listener) =>
      device.observeAll((changed, change) => {
        // Sending or withdrawing a request changes which data of a startup the user may see.
        if (changed === owner) {
          if (!isAlone && concerns(change, (kind) => kind === 'request')) listener();
        } else if (changed === null || isPublisher(changed)) {
          const isMeant = (kind: string, id: string) =>
            isSeenByOthers(kind) || (kind === 'answer' && isAddressedTo(owner, { kind, id }));
          if (concerns(change, isMeant)) listener();
        }
      }),

    observeRequests: (listener) =>
      observeOthers((kind, id) => kind === 'request' && isAddressedTo(owner, { kind, id }))(() => listener()),

    observeReceived: observeOthers((kind) => kind === sentTo(owner)),
  };
}
