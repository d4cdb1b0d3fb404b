import { handledElsewhere, reporting } from '../../log/report';
import { requestId } from '../../schema/shapes/request';
import type { ReceivedRecord } from '../device/outboxEntry';
import { sentTo } from '../records/sentKinds';
import type { RemoteDatabase } from './database';
import { ownRefs } from './leaves';
import { fieldsIn } from './otherPages';
import type { otherPosts } from './otherPosts';
import { joinedKey, paths, splitKey } from './paths';
import type { LiveUnits, Unit } from './units';

// What other accounts addressed to the viewer: messages, requests, answers and follows.

/** How many of the latest senders of each kind of mail are followed, and how many followers. */
const most = { sent: 50, request: 200, answer: 200, followers: 500 } as const;

/** How many of the latest messages of a conversation are live. */
const latestMessages = 30;

type Options = {
  viewer: string;
  database: RemoteDatabase;
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

/** Keeps the viewer's mail live. */
export function openMailbox({ viewer, database, units, posts, person, onRights, onPeer }: Options) {
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

  const thread = (peer: string): Unit => {
    onPeer(peer);
    const path = paths.mail(viewer, peer, 'sent');
    return {
      name: `thread ${peer}`,
      start(whole) {
        const take = (key: string, value: unknown) => {
          const [id = ''] = splitKey(key);
          return units
            .receive(peer, `message ${peer} ${id}`, [messageRecord(viewer, id, value)])
            .catch(reporting('messages'));
        };
        void database
          .list(path, { by: 'key', last: latestMessages })
          .catch(() => [])
          .then((found) => Promise.all(found.map(({ key, value }) => take(key, value))))
          .then(() => whole());
        // A message that leaves the window of the last ones isn't removed.
        return database.listenTo(path, { by: 'key', last: latestMessages }, ({ key, value }) => {
          if (value !== null) void take(key, value);
          else
            void database.get(`${path}/${key}`).then((found) => found ?? take(key, null), handledElsewhere);
        });
      },
    };
  };

  /** The senders of a kind of mail, latest first. */
  const inbox = (kind: 'sent' | 'request' | 'answer', needs: (from: string) => readonly Unit[]): Unit => ({
    name: `inbox ${kind}`,
    start(whole) {
      const path = paths.inbox(viewer, kind);
      const query = { by: 't', last: most[kind] } as const;
      void database
        .list(path, query)
        .catch(() => [])
        .then((found) => units.need(...found.flatMap(({ key }) => needs(key))))
        .then(whole);
      return database.listenTo(path, query, ({ key, value }) => {
        if (value !== null) void units.need(...needs(key));
      });
    },
  });

  const followers = (ref: string): Unit => ({
    name: `followers ${ref}`,
    start(whole) {
      const path = paths.followers(ref);
      const take = (uid: string, isFollowing: boolean) => {
        onRights(uid);
        return units
          .receive(uid, `follow ${uid} ${ref}`, [
            { kind: 'follow', id: ref, value: isFollowing || undefined },
          ])
          .catch(reporting('followers'));
      };
      const query = { by: 'key', last: most.followers } as const;
      void database
        .list(path, query)
        .catch(() => [])
        .then((found) => Promise.all(found.map(({ key }) => take(key, true))))
        .then(() => whole());
      return database.listenTo(path, query, ({ key, value }) => void take(key, value !== null));
    },
  });

  /** Brings a page of a conversation to this device. */
  async function need(peer: string, { count, before }: { count: number; before?: string | undefined }) {
    if (before === undefined) return units.need(thread(peer));
    const path = paths.mail(viewer, peer, 'sent');
    const page = await database.list(path, { by: 'key', last: count, before: [joinedKey(before)] });
    await Promise.all(
      page.map(({ key, value }) => {
        const [id = ''] = splitKey(key);
        return units.receive(peer, `message ${peer} ${id}`, [messageRecord(viewer, id, value)]);
      }),
    );
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
