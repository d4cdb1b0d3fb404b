// Measures devices with a database, in Node: restoring an account, first pages among other accounts, and how long a
// change takes to reach another device.
import { setTimeout as wait } from 'node:timers/promises';
import { messageTo, openDatabase, pageOf, postBy, recordsOn, unsent, until } from '../databaseDevices.mjs';
import { p95, quantile, show } from './statistics.mjs';

const accounts = [100, 100_000];
const times = { message: 200, other: 50 };
/** How long a device is idle, in ms: as long as the SDK's keepalive interval. */
const idle = 45_000;
/** How long no byte moves before a device counts as settled, in ms. */
const quiet = 300;

const everyone = { privacy: 'public', investorPrivacy: 'public' };
const kilobytes = (bytes) => show(bytes / 1024, 1);

/** Waits until a device has received everything. Returns the bytes of both directions. */
async function settled({ traffic }) {
  const bytes = () => traffic.received + traffic.sent;
  for (let last = -1; last !== bytes(); await wait(quiet)) last = bytes();
  return bytes();
}

/** Writes a value into a tree of plain objects. */
function put(tree, path, value) {
  const keys = path.split('/');
  const last = keys.pop();
  let branch = tree;
  for (const key of keys) {
    branch[key] ??= {};
    branch = branch[key];
  }
  branch[last] = value;
}

/** Measures how long a second device takes to restore an account with `count` records. */
async function restore({ server, load, open }, count) {
  const [{ storedOwn, unknown }, { paths }] = await Promise.all([
    load('./src/data/adapters/remote/ownRecord.ts'),
    load('./src/data/adapters/remote/paths.ts'),
  ]);
  const tree = { size: { ada: count } };
  for (let at = 0; at < count; at += 1) {
    const record = at % 2 ? postBy('ada', `post-${at}`, at) : messageTo('ben', at, at);
    const entry = `${String(at).padStart(15, '0')}-bench`;
    const stored = storedOwn({ ...record, entry }, { value: record.value, times: { '': at } }, unknown);
    put(tree, paths.own('ada', record.kind, record.id), { ...stored, at: at + 1 });
  }
  server.fill(tree);
  server.traffic.reset();
  const began = performance.now();
  const device = open('ada');
  const whole = until('restored', () => device.progress.at(-1) === null, 600_000);
  const shape = async () => (await load('./src/data/schema/shapes/post.ts')).postSchema;
  await device.store.readNewest('ada', 'post', shape, { newest: 10 });
  const first = performance.now() - began;
  await whole;
  const all = performance.now() - began;
  const found = (await recordsOn(device, 'ada')).size;
  if (found !== count) throw new Error(`${found} of ${count} records were restored`);
  const row = { records: count.toLocaleString('en'), 'first page': show(first), whole: show(all) };
  await device.close();
  return { ...row, 'KB received': kilobytes(server.traffic.sent) };
}

/** Opens a world of the device's account. */
async function worldOf({ load }, { store, uid }) {
  const { createWorld } = await load('./src/data/adapters/stores/deviceWorld.ts');
  return createWorld({
    device: store,
    owner: uid,
    me: () => ({ id: uid, slug: uid, name: uid }),
    now: Date.now,
  });
}

/** Opens a device of an account with a page. */
async function join(database, uid, records = []) {
  const device = database.open(uid);
  const all = [...pageOf(uid), ...records];
  await device.store.writeAll(uid, all);
  const names = all.map(({ kind, id }) => `${kind} ${id}`);
  await until(`${uid} is stored`, async () => (await unsent(device, names)).length === 0);
  return device;
}

/** Fills the database with accounts that have a profile, a post, a comment, marks and sometimes a startup. */
async function fill({ server, load }, count) {
  const [{ account, personAt }, { leavesOf }] = await Promise.all([
    load('./scripts/bench/manyAccounts.ts'),
    load('./src/data/adapters/remote/leaves.ts'),
  ]);
  const tree = {};
  const receiver = { uid: 'receiver', slug: 'receiver', name: 'Receiver' };
  for (let at = 0; at < count; at += 1) {
    const person = personAt(at);
    for (const record of account(person, at, count, receiver).records)
      for (const [path, value] of Object.entries(leavesOf(person.uid, record, everyone)))
        put(tree, path, value);
  }
  server.fill(tree);
}

/** The bytes of first pages, each on a new device. */
async function firstPages(database) {
  await (await join(database, 'viewer')).close();
  const bytes = {};
  for (const [page, open] of [
    [
      'feed',
      async (world) => {
        const { posts } = await world.loadPosts({ count: 10 });
        const ids = posts.map(({ id }) => id);
        await Promise.all([world.loadComments(ids), world.countLikes(ids)]);
      },
    ],
    ['Discover: startups', (world) => world.loadNextPages({ kind: 'startup', count: 10 })],
    ['Discover: users', (world) => world.loadNextPages({ kind: 'user', count: 10 })],
    ['Discover: investors', (world) => world.loadNextPages({ kind: 'investor', count: 10 })],
    ['search', (world) => world.loadPages({ search: { query: 'startup 42' } })],
  ]) {
    const device = database.open('viewer');
    const world = await worldOf(database, device);
    await settled(database.server);
    database.server.traffic.reset();
    await open(world);
    bytes[page] = await settled(database.server);
    await device.close();
  }
  return bytes;
}

const listed = (id) => [
  {
    kind: 'listing',
    id,
    value: {
      slug: id,
      savedAt: Date.now(),
      listing: { startupName: id, tagline: '', category: 'Climate Tech' },
    },
  },
  { kind: 'listingMetrics', id, value: { arr: 60_000 } },
];

/** How long changes take to reach another device: from the call that makes the change to the changed record. */
async function changes(database, say) {
  const { server } = database;
  const request = (uid, at) => ({ kind: 'request', id: `${uid}:lab`, value: { at, isWithdrawn: false } });
  const ada = await join(database, 'ada', [postBy('ada', 'post-1'), ...listed('lab')]);
  const ben = await join(database, 'ben', [request('ada', 1)]);
  const world = await worldOf(database, ben);
  await world.loadPosts({ count: 10 });
  await world.loadPages({ refs: ['startup:lab', 'user:ada'] });
  const adas = await worldOf(database, ada);
  await adas.countLikes(['post-1']);
  await settled(server);
  const likes = async () => (await ada.store.countMarks('like', 'post-1')) ?? 0;
  const bens = (name) => async () => (await recordsOn(ben, 'ada')).get(name);
  const setting = async () => (await bens('settings me')())?.privacy;
  const answer = (verdict, at) => ({
    kind: 'answer',
    id: 'ben:lab',
    value: { verdict, note: '', at, requestedAt: 1 },
  });
  const kinds = [
    {
      name: 'message',
      times: times.message,
      from: ada,
      change: (at) => messageTo('ben', at),
      seen: (_, { id }) => bens(`sent:ben ${id}`)(),
    },
    {
      name: 'like',
      times: times.other,
      from: ben,
      change: (at) => ({ kind: 'like', id: 'post-1', value: at % 2 ? undefined : true }),
      seen: async (at) => (await likes()) === (at + 1) % 2,
    },
    {
      name: 'approval',
      times: times.other,
      from: ada,
      change: (at) => answer(at % 2 ? 'declined' : 'approved', at + 2),
      seen: async (at) => ((await bens('listingMetrics lab')()) !== undefined) === (at % 2 === 0),
    },
    {
      name: 'page made private',
      times: times.other,
      from: ada,
      change: (at) => ({ kind: 'settings', id: 'me', value: { privacy: at % 2 ? 'public' : 'private' } }),
      seen: async (at) => (await setting()) === (at % 2 ? 'public' : 'private'),
    },
  ];
  const rows = [];
  for (const { name, times, from, change, seen } of kinds) {
    say(`database: ${name}`);
    const took = [];
    for (let at = 0; at < times; at += 1) {
      const record = change(at);
      const began = performance.now();
      await from.store.writeAll(from.uid, [record]);
      await until(name, async () => Boolean(await seen(at, record)));
      took.push(performance.now() - began);
    }
    rows.push({ change: name, times, p50: show(quantile(took, 0.5)), p95: show(p95(took)) });
  }
  await settled(server);
  server.traffic.reset();
  say('database: idle');
  await wait(idle);
  const hourly = ((server.traffic.received + server.traffic.sent) * 3_600_000) / idle;
  await Promise.all([ada.close(), ben.close()]);
  return { rows, hourly: hourly / 2 };
}

/** Yields the tables. Bytes are those of the messages, without the headers of WebSockets. */
export async function* measureDatabase(_browser, _certificate, { say }) {
  const database = await openDatabase();
  try {
    const restored = [];
    for (const count of [1000, 10_000]) {
      say(`database: ${count} records`);
      restored.push(await restore(database, count));
    }
    yield { title: 'Database: an account’s records on a second device, Node', rows: restored };
    const bytes = [];
    for (const count of accounts) {
      say(`database: ${count} accounts`);
      await fill(database, count);
      bytes.push(await firstPages(database));
    }
    const [few, many] = bytes;
    yield {
      title: 'Database: KB of a first page among other accounts, Node',
      rows: Object.keys(few).map((page) => ({
        page,
        ...Object.fromEntries(
          accounts.map((count, at) => [`${count.toLocaleString('en')} accounts`, kilobytes(bytes[at][page])]),
        ),
        ratio: show(many[page] / few[page], 2),
      })),
    };
    database.server.fill({});
    const { rows, hourly } = await changes(database, say);
    yield { title: 'Database: from a change to another device, Node', rows };
    yield {
      title: 'Database: an idle device with an open feed, Node',
      rows: [{ device: 'idle', 'bytes per hour': show(hourly) }],
    };
  } finally {
    await database.close();
  }
}
