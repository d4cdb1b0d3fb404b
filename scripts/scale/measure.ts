import type { OutboxEntries } from '@/data/adapters/device/outboxEntry';
import type { Agreed, AgreedStore, Restored } from '@/data/adapters/remote/agreed';
import { ownCopy } from '@/data/adapters/remote/ownCopy';
import { packing } from '@/data/adapters/remote/packed';
import { paths } from '@/data/adapters/remote/paths';
import { openReplica } from '@/data/adapters/remote/replica';
import { createUplink } from '@/data/adapters/remote/uplink';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { refOf } from '@/data/schema/shapes/ref';
import { countedServer } from './countedServer';
import { habits } from './habits';
import { entryOf, idOf, samples, uidOf } from './samples';

// Measures what the adapters write and read, against a database that counts.

/** Responses and bytes that the database sends. */
export type Read = { responses: number; bytes: number };
/**
 * What the records of one act cost. `records`: their number. `sent`: bytes of their updates, without images. `own`,
 * `shown`, `pointers`: stored bytes of the account's copy, of the leaves that others read, and of pointers and counts.
 * `echo`: what the database sends to the account.
 */
export type Written = {
  records: number;
  sent: number;
  own: number;
  shown: number;
  pointers: number;
  echo: Read;
};

type Input = StoredRecordInput<string>;
type Act = readonly [uid: string, records: readonly Input[]];

const shownRooms = ['people', 'startups', 'posts', 'updates', 'comments', 'likes', 'mail'];

/** Resolves after all promises that wait for no timer. */
async function settled() {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function memoryAgreed(): AgreedStore {
  const agreed = new Map<string, Agreed>();
  const seen = new Map<string, string>();
  const states = new Map<string, Restored>();
  const get: AgreedStore['get'] = async (...key) => agreed.get(key.join(' '));
  return {
    get,
    getAll: (owner, names) => Promise.all(names.map(({ kind, id }) => get(owner, kind, id))),
    async put(owner, kind, id, value) {
      agreed.set(`${owner} ${kind} ${id}`, value);
    },
    async putAll(owner, all) {
      for (const { kind, id, agreed: value } of all) agreed.set(`${owner} ${kind} ${id}`, value);
    },
    restored: async (owner) => states.get(owner),
    async setRestored(owner, restored) {
      states.set(owner, restored);
    },
    // No read waits for a unit.
    seen: async (_, unit) => (unit.startsWith('whole ') ? '1' : seen.get(unit)),
    setReceived: async () => {},
    receivedOwners: async () => [],
    forgetOwners: async () => [],
    allSeen: async (_, prefix) => [...seen.keys()].filter((unit) => unit.startsWith(prefix)),
    async setSeen(_, unit, digest) {
      seen.set(unit, digest);
    },
    removeAll: async () => {},
    close: async () => {},
  };
}

const entries: OutboxEntries = {
  get: async () => undefined,
  waiting: async () => [],
  refused: async () => [],
  load: async () => null,
  settle: async () => true,
  receive: async (_, records) => [...records],
};

/** Gives all images the assumed sizes. */
const shrink = async () => {
  const [image, small] = [habits.imageBytes, habits.avatarBytes].map(
    (size) => new Blob([new Uint8Array(size)], { type: 'image/webp' }),
  ) as [Blob, Blob];
  return { image, small };
};

const times = ({ responses, bytes }: Read, count: number): Read => ({
  responses: responses * count,
  bytes: bytes * count,
});
const minus = (a: Read, b: Read): Read => ({
  responses: a.responses - b.responses,
  bytes: a.bytes - b.bytes,
});
const oneOf = (read: Read, count: number) => times(read, 1 / count);

/** Connects devices to a counting database. */
function measuring() {
  const server = countedServer();
  let changes = 0;

  function device(uid: string, agreed = memoryAgreed()) {
    const client = server.connect();
    const { database } = client;
    const packed = packing(shrink);
    const openEntries = async () => entries;
    const copy = ownCopy({
      ...{ database, agreed, packing: packed, openEntries },
      readSome: async () => [],
      onReceived() {},
    });
    // The database in memory has no pace.
    const uplink = createUplink({
      ...{ database, agreed, packing: packed, copy },
      pause: async () => {},
    });
    async function write(record: Input) {
      changes += 1;
      return uplink.send({ ...record, owner: uid, entry: entryOf(changes) }, new AbortController().signal);
    }
    return {
      ...client,
      write,
      replica: () =>
        openReplica({ viewer: uid, database, agreed, write: async () => {}, onCount() {}, onPeer() {} }),
    };
  }

  const writers = new Map<string, ReturnType<typeof device>>();
  /** Returns the device with which an account writes, which also receives its account’s changes. */
  function writerOf(uid: string) {
    const known = writers.get(uid) ?? device(uid);
    if (!writers.has(uid)) known.database.listenTo(paths.account(uid), { by: 'at' }, () => {});
    writers.set(uid, known);
    return known;
  }

  function roomSizes() {
    const sizes: Record<string, number> = server.sizes();
    const sum = (rooms: readonly string[]) => rooms.reduce((total, room) => total + (sizes[room] ?? 0), 0);
    const [own, shown, images] = [sum(['own', 'size']), sum(shownRooms), sum(['images'])];
    return { own, shown, images, pointers: sum(Object.keys(sizes)) - own - shown - images };
  }

  /** Writes the records of acts. Returns what one act costs, and the bytes of its images. */
  async function written(acts: readonly Act[]): Promise<Written & { images: number }> {
    const before = roomSizes();
    const total = { sent: 0, responses: 0, bytes: 0, records: 0 };
    for (const [uid, records] of acts) {
      const writer = writerOf(uid);
      const first = { ...writer.sent, sent: writer.written.bytes };
      for (const record of records) await writer.write(record);
      total.records += records.length;
      total.sent += writer.written.bytes - first.sent;
      total.responses += writer.sent.responses - first.responses;
      total.bytes += writer.sent.bytes - first.bytes;
    }
    const after = roomSizes();
    const each = (all: number) => all / acts.length;
    const images = each(after.images - before.images);
    return {
      images,
      records: each(total.records),
      sent: each(total.sent) - images,
      own: each(after.own - before.own),
      shown: each(after.shown - before.shown),
      pointers: each(after.pointers - before.pointers),
      echo: oneOf(total, acts.length),
    };
  }

  /** Returns what the database sends to a client because of an action. */
  async function read({ sent }: { sent: Read }, act: () => unknown): Promise<Read> {
    await settled();
    const before = { ...sent };
    await act();
    await settled();
    return minus(sent, before);
  }

  return { device, writerOf, written, read };
}

const count = 12;
const viewer = uidOf(0);
const stranger = uidOf(900);
const uids = Array.from({ length: count }, (_, at) => uidOf(at + 1));
const [someone = ''] = uids;
const posts = uids.map((_, at) => samples.post(at));
const [post] = posts as [Input];

/** Measures the writes of twelve accounts. */
async function measureWrites({ written, writerOf }: ReturnType<typeof measuring>) {
  const acts = (recordsOf: (at: number) => Input[]): Act[] =>
    uids.map((uid, at) => [uid, recordsOf(at)] as const);
  const { images: image, ...profile } = await written(acts((at) => [samples.profile(at)]));
  // The logo is the same image as the photo: it is stored once, and sent again.
  const startup = await written(acts(samples.startup));
  const writes = {
    settings: await written(acts(() => [samples.settings()])),
    profile,
    investor: await written(acts((at) => [samples.investor(at)])),
    startup: { ...startup, sent: startup.sent - image },
    post: await written(acts((at) => [posts[at] as Input])),
    comment: await written(acts((at) => [samples.comment(at + 100, post.id)])),
    like: await written(acts(() => [samples.like(post.id)])),
    follow: await written(acts(() => [samples.follow(refOf('user', viewer))])),
    message: await written(acts((at) => [samples.message(at, viewer)])),
    reading: await written(acts((at) => [samples.reading(at, viewer)])),
    request: await written(acts(() => [samples.request(viewer, idOf(500))])),
    card: await written(acts((at) => samples.card(at))),
  };
  // An account whose image isn't counted below.
  await writerOf(stranger).write(samples.profile(1, null));
  return { image, writes };
}

/** Measures what a visitor of other accounts' pages reads. */
async function measureVisits({ device, writerOf, read }: ReturnType<typeof measuring>) {
  const agreed = memoryAgreed();
  const early = device(viewer, agreed);
  const first = early.replica();
  // Afterwards this device has the images.
  const withImages = await read(early, () => first.units.need(...uids.map(first.person)));
  await read(early, () => first.units.need(...uids.map((uid, at) => first.startup(uid, idOf(at)))));

  const visitor = device(viewer, agreed);
  const replica = visitor.replica();
  const { need } = replica.units;
  const of = (act: () => unknown) => read(visitor, act);
  const person = oneOf(await of(() => need(...uids.map(replica.person))), count);
  const startup = oneOf(
    await of(() => need(...uids.map((uid, at) => replica.startup(uid, idOf(at))))),
    count,
  );
  const other = device(stranger);
  const agreedOnFaces = memoryAgreed();
  async function readFaces() {
    const reader = device(stranger, agreedOnFaces);
    const { units, face } = reader.replica();
    return oneOf(await read(reader, () => units.need(...uids.map(face))), count);
  }
  const withPhotos = await readFaces();
  const face = await readFaces();
  await of(() => need(...uids.map(replica.face)));
  const page = await of(() => replica.page('post', count, undefined));
  const live = await read(other, () =>
    other.database.listenTo(paths.allPosts, { by: 't', last: 5 }, () => {}, { onWhole() {} }),
  );
  const pointers = await read(other, () => other.database.list(paths.allPosts, { by: 't', last: count }));
  const likes = await of(() => Promise.all(posts.map(({ id }) => replica.countLikes(id))));
  const noComments = oneOf(
    await of(() => need(...posts.slice(1).map(({ id }) => replica.comments(id)))),
    count - 1,
  );
  const comments = await of(() => need(replica.comments(post.id)));
  const profile = await of(async () => {
    await need(replica.startups(someone), replica.posts(someone), replica.follows(someone));
    await replica.countFollows(refOf('user', someone));
  });
  const directory = await of(() => replica.directory('user', count));
  const search = await of(() =>
    Promise.all(['founder', 'pune'].map((word) => replica.found('profile', word))),
  );
  await of(() => need(replica.face(stranger)));
  const poll = await read(other, () => other.database.list(paths.allPosts, { by: 't', last: 1 }));

  return {
    reads: {
      person,
      face,
      avatar: minus(withPhotos, face),
      image: minus(oneOf(withImages, count), person),
      startup,
      pointer: oneOf(pointers, count),
      post: oneOf(minus(minus(page, pointers), live), count),
      live,
      likes: oneOf(likes, count),
      comments: noComments,
      comment: oneOf(minus(comments, noComments), count),
      profile,
      directoryEntry: oneOf(directory, count),
      search,
      poll,
    },
    pushes: {
      like: await of(() => writerOf(viewer).write(samples.like(post.id))),
      comment: await of(() => writerOf(stranger).write(samples.comment(700, post.id))),
      post: await of(() => writerOf(stranger).write(samples.post(800))),
    },
  };
}

/** Measures what an account reads of its mail. */
async function measureMail({ device, writerOf, read }: ReturnType<typeof measuring>) {
  const lonely = device(uidOf(901));
  const { inboxes: none, own: noOwn } = lonely.replica().mailbox;
  const emptyMail = await read(lonely, () => lonely.replica().units.need(...Object.values(none), ...noOwn()));

  const mail = device(viewer);
  const replica = mail.replica();
  const { need } = replica.units;
  const { inboxes, own } = replica.mailbox;
  const of = (act: () => unknown) => read(mail, act);
  await of(() => need(...uids.map(replica.person)));
  const thread = oneOf(await of(() => need(inboxes.sent)), count);
  const request = oneOf(await of(() => need(inboxes.request, inboxes.answer)), count);
  const follower = oneOf(await of(() => need(...own())), count);
  const pushes = {
    message: await of(() => writerOf(someone).write(samples.message(900, viewer))),
    follow: await of(() => writerOf(stranger).write(samples.follow(refOf('user', viewer)))),
  };

  const more = 8;
  for (let at = 0; at < more; at += 1) await writerOf(someone).write(samples.message(901 + at, viewer));
  const later = device(viewer);
  const longer = await read(later, () =>
    later
      .replica()
      .mailbox.thread(someone)
      .start(() => {}),
  );
  const again = device(viewer);
  const shorter = await read(again, () =>
    again
      .replica()
      .mailbox.thread(uids[1] as string)
      .start(() => {}),
  );

  const online = await read(mail, () => uids.map((uid) => mail.database.listen(paths.online(uid), () => {})));
  return {
    reads: {
      emptyMail,
      online: oneOf(online, count),
      thread,
      message: oneOf(minus(longer, shorter), more),
      request,
      follower,
    },
    pushes,
  };
}

/** Measures the sizes of all writes and reads. */
export async function measure() {
  const run = measuring();
  const { image, writes } = await measureWrites(run);
  const visits = await measureVisits(run);
  const mail = await measureMail(run);
  return {
    image,
    writes,
    reads: { ...visits.reads, ...mail.reads },
    pushes: { ...visits.pushes, ...mail.pushes },
  };
}

export type Measured = Awaited<ReturnType<typeof measure>>;
