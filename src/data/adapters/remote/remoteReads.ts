import { handledElsewhere } from '../../log/report';
import type { Claim } from '../../ports/Addresses';
import type { AcrossOwners, DeviceStore, OwnedRecord, Threads } from '../../ports/DeviceStore';
import { type Ref, readRef } from '../../schema/shapes/ref';
import { freeSlug } from '../device/addresses';
import { rankedOwners } from '../device/recordWords';
import { isPublisher } from '../records/owners';
import type { Replica } from './replica';
import type { Unit } from './units';

// The reads of other accounts' records. Each first brings what it reads to this device, or makes sure that it is
// there. Without a connection, the device answers with what it has.

/** How many accounts a search brings to this device. It also finds those that the device has. */
const foundMost = 24;

/** Whether there are records before a page, and the time from which this device has all records. */
type Reach = { hasEarlier: boolean; since: number };

/** The kinds of records that a reader of whole pages reads together. */
const wholePage: ReadonlySet<string> = new Set(['profile', 'investorAccount']);

type Reads = Pick<
  DeviceStore,
  'owners' | 'readOthers' | 'readAcross' | 'findOwners' | 'openThreads' | 'claim' | 'claims'
>;

/**
 * Wraps the reads of a device store.
 * @param replica returns the replica of the signed-in account; null without one, or without a connection
 */
export function remoteReads(store: DeviceStore, replica: () => Promise<Replica | null>): Reads {
  /** Prepares a read. A failure means that the device has what it has. */
  const prepared = async (prepare: (found: Replica) => Promise<unknown>): Promise<void> => {
    const found = await replica();
    if (found) await prepare(found).catch(handledElsewhere);
  };

  /** The kinds of an account's records whose reads begin together. */
  const together = new Map<string, Set<string>>();
  function readTogether(owner: string, kind: string): ReadonlySet<string> {
    const kinds = together.get(owner) ?? new Set();
    together.set(owner, kinds.add(kind));
    queueMicrotask(() => together.delete(owner));
    return kinds;
  }

  const unitsOf = (
    found: Replica,
    owner: string,
    kind: string,
    kinds: ReadonlySet<string> = new Set([kind]),
  ): Unit[] => {
    switch (kind) {
      case 'profile':
      case 'settings':
        // Who reads a page also reads whether the person is an investor.
        return [kinds.has('investorAccount') ? found.person(owner) : found.face(owner)];
      case 'investorAccount':
        return [found.person(owner)];
      case 'listing':
      case 'ownedStartup':
        return [found.startups(owner)];
      case 'follow':
        return [found.follows(owner)];
      case 'request':
      case 'answer':
        return [found.mailbox.addressed(owner, kind)];
      case 'post':
        return [found.face(owner), found.startups(owner), found.posts(owner)];
      default:
        return [];
    }
  };

  /**
   * The unit of a record that this device has: the server may have removed the record and its pointer while the
   * device was offline.
   */
  const unitsOfRecord = (
    found: Pick<Replica, 'viewer' | 'post' | 'comment' | 'startup' | 'person'>,
    kind: string,
    { owner, id, value }: OwnedRecord<unknown>,
  ): Unit[] => {
    if (owner === found.viewer || !isPublisher(owner)) return [];
    const startup = (value as { as?: { id?: string } } | null)?.as?.id;
    const pointer = { id, u: owner, t: 0, ...(startup !== undefined && { s: startup }) };
    if (kind === 'post') return [found.post(pointer)];
    if (kind === 'comment') return [found.comment(pointer)];
    if (kind === 'listing') return [found.startup(owner, id)];
    return kind === 'profile' || kind === 'investorAccount' ? [found.person(owner)] : [];
  };

  const ownRefs = (found: Replica, refs: readonly string[]) =>
    refs.filter((ref) => {
      const named = readRef(ref as Ref);
      return named && (named.kind === 'startup' || named.id === found.viewer);
    });

  /** Prepares a read of records of all accounts. Returns where this device has all of them, if it knows. */
  async function across(found: Replica, kind: string, asked: AcrossOwners): Promise<Reach | undefined> {
    if ('newest' in asked) {
      if (kind !== 'post' && kind !== 'listing') return undefined;
      const page = await found.page(kind, asked.newest, asked.before);
      const hasEarlier = page.length === asked.newest;
      return { hasEarlier, since: (hasEarlier && page.at(-1)?.t) || Number.NEGATIVE_INFINITY };
    }
    if ('id' in asked) {
      if (kind !== 'profile' && kind !== 'investorAccount') return undefined;
      const uids = await found.directory(kind === 'profile' ? 'user' : 'investor', asked.count, asked.after);
      await found.units.need(...uids.filter((uid) => uid !== found.viewer).map(found.person));
      return { hasEarlier: uids.length === asked.count, since: Number.NEGATIVE_INFINITY };
    }
    if ('postIds' in asked) await found.units.need(...asked.postIds.map(found.comments));
    else if ('idPrefix' in asked) await found.units.need(found.mailbox.inboxes.request);
    else if (kind === 'post') await found.needPosts(asked.ids);
    else if (kind === 'listing') await found.needListings(asked.ids);
    else if (kind === 'follow')
      await found.units.need(...ownRefs(found, asked.ids).map(found.mailbox.followers));
    return undefined;
  }

  async function claims(slug: string): Promise<Claim[]> {
    const found = await replica();
    const [local, remote] = await Promise.all([store.claims(slug), found?.claims(slug) ?? []]);
    const isNew = (claim: Claim) => !remote.some(({ kind }) => kind === claim.kind);
    return [...remote, ...local.filter(isNew)];
  }

  return {
    async owners(count = Number.POSITIVE_INFINITY) {
      const local = await store.owners(count);
      if (local.length >= count) return local;
      const found = await replica();
      const uids = (await found?.directory('user', Math.min(count, 100)).catch(() => [])) ?? [];
      return [...new Set([...uids, ...local])].slice(0, count);
    },

    async readOthers(owner, kind, loadShape, asked) {
      const kinds = readTogether(owner, kind);
      await prepared(async (found) => {
        if (owner === found.viewer || !isPublisher(owner)) return;
        await found.units.need(...unitsOf(found, owner, kind, kinds));
        // The posts that the account wrote as one of its startups.
        const startups = kind === 'post' ? await found.startupsOf(owner) : [];
        await found.units.need(...startups.map((startup) => found.updates(owner, startup)));
      });
      return store.readOthers(owner, kind, loadShape, asked);
    },

    async readAcross(kind, loadShape, asked) {
      let reach: Reach | undefined;
      await prepared(async (found) => {
        reach = await across(found, kind, asked);
      });
      const page = await store.readAcross(kind, loadShape, asked);
      void prepared(({ units, ...found }) =>
        units.need(...page.records.flatMap((record) => unitsOfRecord(found, kind, record))),
      );
      if (!reach) return page;
      const { since } = reach;
      const hasEarlier = reach.hasEarlier || page.hasEarlier;
      if (page.since >= since) return { ...page, hasEarlier };
      // The device may have earlier records, but lack some that the server has.
      const records = page.records.filter(({ value }) => {
        const { postTime, savedAt } = value as { postTime?: number; savedAt?: number };
        return (postTime ?? savedAt ?? since) >= since;
      });
      return { records, hasEarlier, since };
    },

    async findOwners(kinds, words, count) {
      await prepared(async (found) => {
        const lists = await Promise.all(
          words.map((word) =>
            Promise.all(kinds.map(async (kind) => ({ kind, uids: await found.found(kind, word) }))),
          ),
        );
        const owners = rankedOwners(
          lists.map((each) => each.flatMap(({ uids }) => uids).filter((uid) => uid !== found.viewer)),
          Math.min(count, foundMost),
        );
        const kindsOf = (uid: string) =>
          new Set(lists.flat().flatMap(({ kind, uids }) => (uids.includes(uid) ? [kind] : [])));
        await found.units.need(
          ...owners.flatMap((uid) =>
            [...kindsOf(uid)].flatMap((kind) => unitsOf(found, uid, kind, wholePage)),
          ),
        );
      });
      return store.findOwners(kinds, words, count);
    },

    async openThreads(): Promise<Threads> {
      const threads = await store.openThreads();
      return {
        async readThread(reader, peer, loadShape, page) {
          await prepared(async (found) => {
            if (reader === found.viewer && isPublisher(peer) && !peer.startsWith('message:'))
              await found.mailbox.need(peer, page);
          });
          return threads.readThread(reader, peer, loadShape, page);
        },
        async readHeads(reader, loadShape, asked) {
          await prepared(async (found) => {
            if (reader !== found.viewer) return;
            await found.units.need(found.mailbox.inboxes.sent);
            if ('peers' in asked)
              await found.units.need(
                ...asked.peers.filter((peer) => !peer.startsWith('message:')).map(found.mailbox.thread),
              );
          });
          return threads.readHeads(reader, loadShape, asked);
        },
      };
    },

    claims,

    /** Claims the first address that is free on the server, too. Without a connection, sending the page settles it. */
    async claim(owner, asked, recordsOf) {
      const found = isPublisher(owner) ? await replica() : null;
      if (!found) return store.claim(owner, asked, recordsOf);
      const read: string[] = [];
      await freeSlug(owner, asked, (slug) => {
        read.push(slug);
        return claims(slug);
      });
      // All but the last are taken. Another tab can claim the last one before this tab does.
      const reserved = new Set([...asked.reserved, ...read.slice(0, -1)]);
      return store.claim(owner, { ...asked, reserved }, recordsOf);
    },
  };
}
