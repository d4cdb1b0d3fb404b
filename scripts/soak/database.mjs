import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { table } from '../bench/statistics.mjs';
import { messageTo, openDatabase, pageOf, postBy, recordsOn, unsent, until } from '../databaseDevices.mjs';

/** The longest time between a change and a kill that waits for no request, in ms. */
const longest = 40;

const text = (records) => JSON.stringify([...records].sort(([one], [other]) => (one < other ? -1 : 1)));
const keysOf = (value) => Object.keys(value ?? {});

/** The databases in this process, which share the devices' storage. */
let worlds = 0;

/** Opens a database with the accounts `ada` and `ben`, who has a post. */
async function openWorld() {
  const { server, open: openNamed, close } = await openDatabase();
  worlds += 1;
  const world = worlds;
  const open = (uid, name) => openNamed(uid, `soak-${world}-${name}`);
  const start = async (uid, name, records) => {
    const device = open(uid, name);
    await device.store.writeAll(uid, records);
    await until(`${uid} is stored`, async () => !(await unsent(device, ['profile me'])).length);
    return device;
  };
  const ben = await start('ben', 'ben', [...pageOf('ben'), postBy('ben', 'bens-post')]);
  const ada = await start('ada', 'ada', pageOf('ada'));
  return { server, open, close, ada, ben };
}

/** Returns the changes of a round: a message, an edit, a new record, and two marks that are set and removed. */
const changesOf = (round, { bio }) => [
  messageTo('ben', round),
  { kind: 'profile', id: 'me', value: { slug: 'ada', name: 'ada', role: 'Founder', bio } },
  { kind: 'star', id: `user:${round}`, value: true },
  { kind: 'like', id: 'bens-post', value: round % 2 ? undefined : true },
  { kind: 'follow', id: 'user:ben', value: round % 3 ? true : undefined },
];

/** Returns what is wrong with the database, in which `own` are the records of `ada`. */
function faultsOf(server, own) {
  const messages = keysOf(server.read('mail/ben/ada/sent')).length;
  const marks = { 'counts/likes/bens-post': 'like bens-post', 'counts/follows/user:ben': 'follow user:ben' };
  const wrong = (what, is, expected) => (is === expected ? [] : [`${what}: ${is} instead of ${expected}`]);
  return [
    ...wrong('messages', messages, [...own.keys()].filter((name) => name.startsWith('sent:ben')).length),
    ...wrong('size', server.read('size/ada'), keysOf(server.read('own/ada')).length),
    ...Object.entries(marks).flatMap(([path, name]) =>
      wrong(path, server.read(path) ?? 0, Number(own.get(name) === true)),
    ),
  ];
}

/** Returns the ids of all messages of a conversation, sorted. Reads it page by page, as the app does. */
async function conversation({ store, uid }, peer) {
  const { readThread } = await store.openThreads();
  const ids = [];
  let before;
  for (let hasEarlier = true; hasEarlier; ) {
    const page = await readThread(uid, peer, async () => z.any(), { count: 200, ...(before && { before }) });
    ids.unshift(...page.records.map(({ id }) => id));
    before = ids[0];
    ({ hasEarlier } = page);
  }
  return ids.sort().join();
}

/** Adds a fault if something isn't true within a minute. */
const soon = (faults, what, check) =>
  until(what, check, { pause: 500 }).catch(({ message }) => faults.push(message));

/** Returns whether there are no faults, and prints a table. */
function report(title, row, faults) {
  console.log(`\n**${title}**\n\n${table([{ ...row, faults: faults.length }])}`);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

/**
 * Kills a device `times` times while it sends: before the database stores a change, before the database answers,
 * or at any time. Each time the device starts again with its records.
 * @returns whether no confirmed change was lost, and none was sent twice
 */
export async function killDevice({ times, seed, say }) {
  const { server, open, close, ada, ben } = await openWorld();
  const kinds = {
    kind: fc.constantFrom('beforeWrite', 'beforeAnswer', 'anytime'),
    nth: fc.nat(5),
    ms: fc.nat(longest),
  };
  const plans = fc.sample(fc.record(kinds), { seed, numRuns: times });
  const confirmed = await recordsOn(ada, 'ada');
  const names = new Set(confirmed.keys());
  const arrivals = new Map();
  const faults = [];
  const kills = { beforeWrite: 0, beforeAnswer: 0, anytime: 0 };
  await ada.close();
  for (const [round, { kind, nth, ms }] of plans.entries()) {
    const device = open('ada', 'ada');
    let writes = 0;
    const killed = new Promise((resolve) => {
      const kill = async () => {
        device.goOffline();
        await until('the connection is closed', () => server.connections < 2);
        resolve(kind);
      };
      if (kind !== 'anytime') server.hooks[kind] = () => (writes++ === nth ? kill() : undefined);
    });
    for (const change of changesOf(round, { bio: `Round ${round}` })) {
      await device.store.writeAll('ada', [change]);
      const name = `${change.kind} ${change.id}`;
      names.add(name);
      if (change.value === undefined) confirmed.delete(name);
      else confirmed.set(name, change.value);
    }
    kills[await Promise.race([killed, wait(kind === 'anytime' ? ms : 1000, 'anytime')])] += 1;
    await device.close();
    server.hooks.beforeWrite = undefined;
    server.hooks.beforeAnswer = undefined;
    for (const [id, { at }] of Object.entries(server.read('mail/ben/ada/sent') ?? {})) {
      if (arrivals.has(id) && arrivals.get(id) !== at) faults.push(`sent twice: message ${id}`);
      arrivals.set(id, at);
    }
    if ((round + 1) % 20 === 0) say(`${round + 1} of ${times} kills, ${faults.length} faults`);
  }
  const [last, second] = [open('ada', 'ada'), open('ada', 'second')];
  await soon(faults, 'all is sent', async () => (await unsent(last, [...names])).length === 0);
  for (const [what, device, owner, expected] of [
    ['the killed device', last, 'ada', confirmed],
    ['a second device', second, 'ada', confirmed],
    [
      'the other account',
      ben,
      'ada',
      new Map([...confirmed].filter(([name]) => name.startsWith('sent:ben'))),
    ],
  ]) {
    const found = async () => {
      const all = [...(await recordsOn(device, owner))];
      return device === ben ? all.filter(([name]) => name.startsWith('sent:ben')) : all;
    };
    await soon(faults, `${what} has all records`, async () => text(await found()) === text(expected));
  }
  faults.push(...faultsOf(server, confirmed));
  await Promise.all([last, second, ben].map((device) => device.close()));
  await close();
  return report(`${times} kills of a device, seed ${seed}`, { ...kills, records: confirmed.size }, faults);
}

/** How often a device changes something, in ms. */
const pause = 200;

/**
 * Cuts all connections once per second, at most 60 times, while two devices of one account and a device of another
 * one write.
 * @returns whether all devices have all changes in the end
 */
export async function cutOften({ times, seed, say }) {
  const { server, open, close, ada, ben } = await openWorld();
  const second = open('ada', 'second');
  const devices = [ada, second, ben];
  const cuts = Math.min(times, 60);
  const written = new Map(devices.map((device) => [device, new Set(['profile me'])]));
  const fields = new Map([
    [ada, 'bio'],
    [second, 'location'],
    [ben, 'bio'],
  ]);
  const last = new Map();
  let isOver = false;
  let changes = 0;
  await until('the second device has the page', async () =>
    (await recordsOn(second, 'ada')).has('profile me'),
  );
  async function work(device) {
    const { store, uid } = device;
    for (let round = 0; !isOver; round += 1) {
      const number = `${devices.indexOf(device)}-${round}`;
      const records = [
        messageTo(uid === 'ada' ? 'ben' : 'ada', number),
        { kind: 'star', id: `user:${number}`, value: true },
        ...(device === ada ? [{ kind: 'like', id: 'bens-post', value: round % 2 ? undefined : true }] : []),
      ];
      await store.writeAll(uid, records);
      for (const { kind, id } of records) written.get(device).add(`${kind} ${id}`);
      await store.update(
        uid,
        'profile',
        'me',
        async () => z.any(),
        (profile) => ({
          ...profile,
          [fields.get(device)]: number,
        }),
      );
      last.set(device, number);
      changes += records.length + 1;
      await wait(pause);
    }
  }
  const working = devices.map(work);
  for (let cut = 0; cut < cuts; cut += 1) {
    await wait(1000);
    server.dropConnections();
    if ((cut + 1) % 10 === 0) say(`${cut + 1} of ${cuts} cuts`);
  }
  isOver = true;
  await Promise.all(working);
  const ended = Date.now();
  const faults = [];
  for (const device of devices)
    await soon(
      faults,
      `device ${devices.indexOf(device)} has sent all`,
      async () => !(await unsent(device, [...written.get(device)])).length,
    );
  const read = async () => {
    const own = devices.map((device) => recordsOn(device, device.uid));
    return Promise.all([...own, conversation(ada, 'ben'), conversation(ben, 'ada')]);
  };
  const agreements = {
    'both devices of the account agree': ([first, other]) => text(first) === text(other),
    'no edit is lost': ([first]) => {
      const { bio, location } = first.get('profile me');
      return bio === last.get(ada) && location === last.get(second);
    },
    'no message is lost': ([first, , bens, onAda, onBen]) => {
      const sent = [...first.keys(), ...bens.keys()].filter((name) => name.startsWith('sent:'));
      const all = sent
        .map((name) => name.split(' ')[1])
        .sort()
        .join();
      return onAda === all && onBen === all;
    },
  };
  for (const [what, holds] of Object.entries(agreements))
    await soon(faults, what, async () => holds(await read()));
  const settled = Date.now() - ended;
  faults.push(...faultsOf(server, await recordsOn(ada, 'ada')));
  await Promise.all(devices.map((device) => device.close()));
  await close();
  return report(`${cuts} cuts, seed ${seed}`, { changes, 'ms until all agree': settled }, faults);
}
