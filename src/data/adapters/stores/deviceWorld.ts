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
const noMessages = { messages: [], hasEarlier: false };

/**
 * Reads the other accounts in this browser. Each account publishes records from its own namespace. The code
 * that reads them loads only if another account exists.
 */
export function createWorld({ device, owner, me, now }: Options): World {
  let isAlone = true;
  let opened: ReturnType<typeof open> | null = null;

  async function open() {
    const { publishedWorld } = await import('./publishedWorld');
    return publishedWorld({ device, owner, me, now });
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

  /** Returns the answer of all others, or `nothing` without other accounts. */
  async function readAll<Answer>(
    nothing: Answer,
    ask: (world: Opened, others: readonly string[]) => Promise<Answer>,
  ): Promise<Answer> {
    const others = (await device.owners()).filter(isOther).sort();
    isAlone = others.length === 0;
    return isAlone ? nothing : ask(await openWorld(), others);
  }

  /** Returns the answer of some others, or `nothing` without other accounts. Doesn't list the accounts. */
  async function read<Answer>(nothing: Answer, ask: (world: Opened) => Promise<Answer>): Promise<Answer> {
    // Three owners at most are no other accounts: the viewer, the guest and the demo account.
    isAlone = !(await device.owners(4)).some(isOther);
    return isAlone ? nothing : ask(await openWorld());
  }

  const readOne = async <Answer>(uid: string, nothing: Answer, ask: (world: Opened) => Promise<Answer>) =>
    isOther(uid) ? read(nothing, ask) : nothing;

  const observeOthers = (isMeant: (kind: string, id: string) => boolean) => (listener: () => void) =>
    device.observeAll((changed, change) => {
      if ((changed === null || isOther(changed)) && concerns(change, isMeant)) listener();
    });

  return {
    loadFeed: (asked) => readAll(emptyFeed, (world, others) => world.loadFeed(others, asked)),
    loadPeople: () => readAll(emptyPeople, (world, others) => world.loadPeople(others)),
    loadPages: (asked) => read(emptyPeople, (world) => world.loadPages(asked)),
    countFollowers: (ref) => read(0, (world) => world.countFollowers(ref)),
    loadContacts: () => readAll(noContacts, (world, others) => world.loadContacts(others)),
    loadReceived: (uid, page) => readOne(uid, noMessages, (world) => world.loadReceived(uid, page)),
    loadTargets: (ids) => read([], (world) => world.loadTargets(ids)),
    loadRequests: () => read([], (world) => world.loadRequests()),
    loadAnswer: (uid, startupId) => readOne(uid, undefined, (world) => world.loadAnswer(uid, startupId)),

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

    observeRequests: observeOthers((kind, id) => kind === 'request' && isAddressedTo(owner, { kind, id })),

    observeReceived: observeOthers((kind) => kind === sentTo(owner)),
  };
}
