import { handledElsewhere, reporting } from '../../log/report';
import { requestId } from '../../schema/shapes/request';
import type { ReceivedRecord } from '../device/outboxEntry';
import { sentTo } from '../records/sentKinds';
import { type AgreedStore, lastMessageOf } from './agreed';
import type { Child, Query, RemoteDatabase } from './database';
import { ownRefs } from './leaves';
import { fieldsIn } from './otherPages';
import { followersOf, type otherPosts } from './otherPosts';
import { joinedKey, paths, splitKey } from './paths';
import type { LiveUnits, Unit } from './units';

// What other accounts addressed to the viewer: messages, requests, answers and follows.

/** How many of the latest senders of each kind of mail are followed, and how many followers. */
const most = { sent: 50, request: 200, answer: 200, followers: 500 } as const;

/** How many of the latest messages of a conversation are live. */
const latestMessages = 30;
/** How many messages a device takes over that it has missed. Scrolling back brings the others. */
const missedMessages = 300;

type Options = {
  viewer: string;
  database: RemoteDatabase;
  agreed: AgreedStore;
  units: LiveUnits;
  posts: ReturnType<typeof otherPosts>;
  person: (uid: string) => Unit;
  /** Called when an account has given the viewer more rights, or fewer. */
  onRights: (uid: string) => void;
  /** Called with each account whose conversation with the viewer is read. */
  onPeer: (uid: string) => void;
};

/** Returns the record of a message from another account. `at`: when it arrived at the server. */
function messageRecord(viewer: string, id: string, value: unknown): ReceivedRecord {
  const { v, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  return {
    kind: sentTo(viewer),
    id,
    value: fieldsIn(v) ?? undefined,
    ...(typeof at === 'number' && { at }),
  };
}

/** Returns when a message arrived at the server, in ms since the epoch, and its key. */
const placeOf = ({ key, value }: Child): [at: number, key: string] => [
  Number((value as { at?: unknown } | null)?.at),
  key,
];

/** Keeps the viewer's mail live. */
export function openMailbox({ viewer, database, agreed, units, posts, person, onRights, onPeer }: Options) {
  /** The requests, or the answers, that an account addressed to the viewer. */
  const addressed = (from: string, kind: 'request' | 'answer'): Unit =>
    posts.list(
      from,
      `${kind} ${from}`,
      paths.mail(viewer, from, kind),
      `${kind} ${from}`,
      (startup, value) => {
        if (kind === 'answer') onRights(from);
        return { kind, id: requestId(viewer, startup), value: value ?? undefined };
      },
    );

  const sentBy = (peer: string) => paths.mail(viewer, peer, 'sent');

  /** The accounts from which a message has arrived. */
  const writers = new Set<string>();

  async function takeMessage(peer: string, { key, value }: Child) {
    const [id = ''] = splitKey(key);
    await units.receive(peer, `message ${peer} ${id}`, [messageRecord(viewer, id, value)]);
    if (writers.has(peer)) return;
    writers.add(peer);
    // Who has written to the viewer shows name, role and photo.
    onRights(peer);
  }

  /** Takes over a page of messages in the order of their arrival at the server. */
  async function takeMessages(peer: string, page: Omit<Query, 'by'>): Promise<Child[]> {
    const found = await database.list(sentBy(peer), { by: 'at', ...page });
    await Promise.all(found.map((child) => takeMessage(peer, child)));
    return found;
  }

  /**
   * Takes over the messages since the last time, because only the newest are live.
   * @param latest the latest messages, if they are known
   */
  async function catchUp(peer: string, latest?: readonly Child[]): Promise<void> {
    const [at, key = ''] = (await agreed.seen(viewer, lastMessageOf(peer)))?.split(' ') ?? [];
    const after = at === undefined ? {} : { after: [Number(at), key] as const };
    if (latest) await Promise.all(latest.map((child) => takeMessage(peer, child)));
    let page = latest ?? (await takeMessages(peer, { last: latestMessages, ...after }));
    const newest = page.at(-1);
    for (let count = latestMessages; at !== undefined && page.length === latestMessages; ) {
      const [first] = page;
      if (!first || placeOf(first)[0] < Number(at) || count >= missedMessages) break;
      page = await takeMessages(peer, { last: latestMessages, ...after, before: placeOf(first) });
      count += latestMessages;
    }
    if (newest) await keepMark(peer, newest);
  }

  const keepMark = (peer: string, newest: Child) =>
    agreed.setSeen(viewer, lastMessageOf(peer), placeOf(newest).join(' '));

  const thread = (peer: string): Unit => {
    onPeer(peer);
    return {
      name: `thread ${peer}`,
      start(whole) {
        let isWhole = false;
        const end = () => {
          isWhole = true;
          whole();
        };
        const takeLive = async (child: Child) => {
          await takeMessage(peer, child);
          if (child.value !== null) await keepMark(peer, child);
        };
        const take = (child: Child) => void takeLive(child).catch(reporting('messages'));
        const query = { by: 'at', last: latestMessages } as const;
        const stop = database.listenTo(
          sentBy(peer),
          query,
          (child) => {
            if (child.value !== null) take(child);
            // A message that leaves the window of the last ones isn't removed.
            else
              void database
                .get(`${sentBy(peer)}/${child.key}`)
                .then((found) => found ?? take(child), handledElsewhere);
          },
          {
            onWhole: (latest) => void catchUp(peer, latest).catch(handledElsewhere).then(end),
            onRefused: end,
          },
        );
        // After a connection was lost, more messages may be missing than the latest ones.
        const stopObserving = database.observeConnection((isConnected) => {
          if (isConnected && isWhole) void catchUp(peer).catch(handledElsewhere);
        });
        return () => {
          stopObserving();
          stop();
        };
      },
    };
  };

  /** The senders of a kind of mail, latest first. */
  const inbox = (kind: 'sent' | 'request' | 'answer', needs: (from: string) => readonly Unit[]): Unit =>
    units.listOf(`inbox ${kind}`, paths.inbox(viewer, kind), { by: 't', last: most[kind] }, ({ key }) =>
      needs(key),
    );

  const followers = (ref: string): Unit => {
    const name = followersOf(ref);
    const take = (uid: string, isFollowing: boolean) => {
      onRights(uid);
      return units
        .receive(
          uid,
          `follow ${uid} ${ref}`,
          [{ kind: 'follow', id: ref, value: isFollowing || undefined }],
          { member: { list: name, id: uid } },
        )
        .catch(reporting('followers'));
    };
    const takeAll = async (found: readonly Child[]) => {
      const uids = found.map(({ key }) => key);
      // Followers that stopped while this device was offline.
      const gone = (await units.members(name)).filter((uid) => !uids.includes(uid));
      await Promise.all([
        ...uids.map((uid) => take(uid, true)),
        ...(uids.length < most.followers ? gone : []).map((uid) => take(uid, false)),
      ]);
    };
    return {
      name,
      start: (whole) =>
        database.listenTo(
          paths.followers(ref),
          { by: 'key', last: most.followers },
          ({ key, value }) => void take(key, value !== null),
          {
            onWhole: (found) => void takeAll(found).catch(reporting('followers')).then(whole),
            onRefused: whole,
          },
        ),
    };
  };

  /** Returns the place of a message of either account among those of the conversation. */
  async function placeIn(peer: string, id: string) {
    const key = joinedKey(id);
    const [theirs, own] = await Promise.all(
      [sentBy(peer), paths.mail(peer, viewer, 'sent')].map((path) => database.get(`${path}/${key}`)),
    );
    return theirs || own ? { before: placeOf({ key, value: theirs ?? own }) } : {};
  }

  /** Brings a page of a conversation to this device, and one message more, which shows that there are earlier ones. */
  async function need(peer: string, { count, before }: { count: number; before?: string | undefined }) {
    if (before !== undefined)
      return takeMessages(peer, { last: count + 1, ...(await placeIn(peer, before)) });
    await units.need(thread(peer));
    const mark = `messages ${peer}`;
    if (count <= latestMessages || count <= Number(await agreed.seen(viewer, mark))) return;
    await takeMessages(peer, { last: count + 1 });
    await agreed.setSeen(viewer, mark, String(count));
  }

  return {
    need,
    thread,
    addressed,
    followers,
    inboxes: {
      sent: inbox('sent', (from) => [thread(from), person(from)]),
      request: inbox('request', (from) => [addressed(from, 'request'), person(from)]),
      answer: inbox('answer', (from) => [addressed(from, 'answer')]),
    },
    /** The followers of the viewer's own pages. */
    own: () => ownRefs(viewer).map(followers),
  };
}
