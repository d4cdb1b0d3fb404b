import {
  child,
  type Database,
  get,
  goOffline,
  goOnline,
  increment,
  off,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { describe, expect, test } from 'vitest';
import { open, openOwnWorld, openWorld, recorder, roundTrip, testWithHooks } from './clients';

const childOf = (value: unknown, key: string) => (value as Record<string, unknown> | null)?.[key];
const valueAt = async (database: Database, path: string) => (await get(ref(database, path))).val();

/** Records the values of a path. */
function valuesOf(database: Database, path: string) {
  const values = recorder<unknown>();
  const stop = onValue(ref(database, path), (snapshot) => values.record(snapshot.val()));
  return { ...values, stop };
}

describe('writes of the database for tests', () => {
  test.each([
    ['a text', 'Asha'],
    ['an empty text', ''],
    ['a text in several scripts', 'आशा ✓ 🚀 “é”\n\t\u2028'],
    ['a decimal number', -12.5],
    ['a great number', 2 ** 53 - 1],
    ['false', false],
    ['a tree', { name: 'Asha', card: { tags: { a: true }, at: 3 } }],
    ['a list', ['a', 'b', { c: 1 }]],
  ])('set stores %s', async (_, value) => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a/b'), value);
    expect(await valueAt(connect(), 'a/b')).toEqual(value);
  });

  test('set replaces all earlier children', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), { b: 1, c: 2 });
    await set(ref(connect(), 'a'), { c: 3 });
    expect(await valueAt(connect(), 'a')).toEqual({ c: 3 });
  });

  test('set prunes nulls and empty objects', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), { b: 1, none: null, empty: {}, deep: { er: { none: null } } });
    expect(await valueAt(connect(), 'a')).toEqual({ b: 1 });
  });

  test('the removal of the last child removes its parents', async () => {
    const { connect } = await openWorld();
    const database = connect();
    await set(ref(database, 'a/b/c'), 1);
    await remove(ref(database, 'a/b/c'));
    expect((await get(ref(connect(), 'a'))).exists()).toBe(false);
  });

  test.each([[0], [false], ['']])('the removal of %j removes it', async (value) => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), { b: value, c: value });
    await remove(ref(connect(), 'a/b'));
    expect(await valueAt(connect(), 'a')).toEqual({ c: value });
  });

  test('the removal of a child of a text leaves the text', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), 'text');
    await remove(ref(connect(), 'a/b'));
    expect(await valueAt(connect(), 'a')).toBe('text');
  });

  test('a child replaces the text of its parent', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), 'text');
    await set(ref(connect(), 'a/b'), 1);
    expect(await valueAt(connect(), 'a')).toEqual({ b: 1 });
  });

  test('a list with a gap at its start is read as a list', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), { 1: 'b', 2: 'c' });
    expect(await valueAt(connect(), 'a')).toEqual([undefined, 'b', 'c']);
  });

  test('update changes several paths in one transaction', async () => {
    const { connect } = await openWorld();
    const values = valuesOf(connect(), 'a');
    await values.until((value) => value === null);
    await update(ref(connect(), 'a'), { 'b/c': 1, d: 2, e: null });
    await values.until((value) => value !== null);
    expect(values.events).toEqual([null, { b: { c: 1 }, d: 2 }]);
  });

  test('push creates children in order', async () => {
    const { connect } = await openWorld();
    const database = connect();
    await push(ref(database, 'a'), 'first');
    await push(ref(database, 'a'), 'second');
    expect(Object.values(await valueAt(connect(), 'a'))).toEqual(['first', 'second']);
  });

  test('serverTimestamp stores the same time at each path of an update', async () => {
    const { connect } = await openWorld();
    const start = Date.now();
    await update(ref(connect()), { a: serverTimestamp(), 'b/c': serverTimestamp() });
    const { a, b } = await valueAt(connect(), '/');
    expect(b.c).toBe(a);
    expect(Math.abs(a - start)).toBeLessThan(60_000);
  });

  testWithHooks('serverTimestamp stores the time of the clock', async () => {
    const { connect } = await openOwnWorld({ now: () => 5000 });
    await set(ref(connect(), 'a'), serverTimestamp());
    expect(await valueAt(connect(), 'a')).toBe(5000);
  });

  test('increment adds to the stored number', async () => {
    const { connect } = await openWorld();
    const [one, other] = [connect(), connect()];
    await set(ref(one, 'a'), increment(2));
    await Promise.all([set(ref(one, 'a'), increment(3)), update(ref(other), { a: increment(-1) })]);
    expect(await valueAt(connect(), 'a')).toBe(4);
  });

  test('a transaction reads the stored value and writes the new one', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), { count: 1.5, text: 'é', list: [true, 'x'] });
    const { committed } = await runTransaction(ref(connect(), 'a'), (value) =>
      value ? { ...value, count: value.count + 1 } : value,
    );
    expect(committed).toBe(true);
    expect(await valueAt(connect(), 'a')).toEqual({ count: 2.5, text: 'é', list: [true, 'x'] });
  });

  test('transactions of two clients lose no change', async () => {
    const { connect } = await openWorld();
    const add = (database: Database) => runTransaction(ref(database, 'a'), (value) => (value ?? 0) + 1);
    const [one, other] = [connect(), connect()];
    await Promise.all([one, other, one, other, one, other].map(add));
    expect(await valueAt(connect(), 'a')).toBe(6);
  });

  test('a transaction that returns undefined changes nothing', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), 'taken');
    const { committed } = await runTransaction(ref(connect(), 'a'), (value) =>
      value === null ? null : undefined,
    );
    expect(committed).toBe(false);
    expect(await valueAt(connect(), 'a')).toBe('taken');
  });

  test('values longer than a frame arrive in both directions', async () => {
    const { connect } = await openWorld();
    const long = 'é€ '.repeat(40_000);
    const values = valuesOf(connect(), 'a');
    await set(ref(connect(), 'a'), { long, list: Array.from({ length: 5000 }, (_, at) => at) });
    await values.until((value) => value !== null);
    expect(values.events.at(-1)).toMatchObject({ long });
  });

  testWithHooks('the database splits no character between two frames', async () => {
    const { server, connect } = await openOwnWorld();
    const long = `a${'🚀'.repeat(30_000)}`;
    server.write('a', long);
    expect(await valueAt(connect(), 'a')).toBe(long);
  });
});

describe('listeners of the database for tests', () => {
  test('onValue receives null, and then each change of another client', async () => {
    const { connect } = await openWorld();
    const values = valuesOf(connect(), 'a/b');
    await values.until((value) => value === null);
    const other = connect();
    await set(ref(other, 'a/b'), 1);
    await set(ref(other, 'a'), { b: { c: 2 }, d: 3 });
    await update(ref(other, 'a/b'), { e: 4 });
    await remove(ref(other, '/'));
    await values.until((value) => value === null && values.events.length > 1);
    expect(values.events).toEqual([null, 1, { c: 2 }, { c: 2, e: 4 }, null]);
  });

  test('onValue receives no event for a write beside its path', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const values = valuesOf(database, 'a/b');
    await set(ref(connect(), 'a'), { c: 1 });
    await roundTrip(database);
    expect(values.events).toEqual([null]);
  });

  test('a parent and a child of a path both receive a change', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const below = valuesOf(database, 'a/b');
    await below.until((value) => value === null);
    const above = valuesOf(database, 'a');
    await set(ref(connect(), 'a/b'), 1);
    await Promise.all([below.until((value) => value === 1), above.until((value) => value !== null)]);
    expect(above.events).toEqual([null, { b: 1 }]);
  });

  test('the writer receives its own change once', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const values = valuesOf(database, 'a');
    await values.until((value) => value === null);
    await set(ref(database, 'a'), { b: 1 });
    await roundTrip(database);
    expect(values.events).toEqual([null, { b: 1 }]);
  });

  test('child events name the added, changed and removed children', async () => {
    const { connect } = await openWorld();
    await set(ref(connect(), 'a'), { one: 1, two: 2 });
    const events = recorder<string>();
    const list = ref(connect(), 'a');
    onChildAdded(list, ({ key }) => events.record(`added ${key}`));
    onChildChanged(list, ({ key }) => events.record(`changed ${key}`));
    onChildRemoved(list, ({ key }) => events.record(`removed ${key}`));
    await events.until((event) => event === 'added two');
    const other = connect();
    await set(ref(other, 'a/three/x'), 3);
    await set(ref(other, 'a/one'), 4);
    await remove(ref(other, 'a/two'));
    await events.until((event) => event === 'removed two');
    expect(events.events).toEqual(['added one', 'added two', 'added three', 'changed one', 'removed two']);
  });

  test('off ends the events', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const values = valuesOf(database, 'a');
    await values.until((value) => value === null);
    off(ref(database, 'a'));
    await set(ref(connect(), 'a'), 1);
    await roundTrip(database);
    expect(values.events).toEqual([null]);
  });

  testWithHooks('off ends the traffic', async () => {
    const { server, connect } = await openOwnWorld();
    const database = connect();
    const values = valuesOf(database, 'a');
    await values.until((value) => value === null);
    values.stop();
    await roundTrip(database);
    server.traffic.reset();
    server.write('a', 'x'.repeat(100));
    expect(server.traffic).toMatchObject({ sent: 0, received: 0, reads: 0, writes: 0 });
  });

  testWithHooks('a change of the test reaches a listener', async () => {
    const { server, connect } = await openOwnWorld();
    server.fill({ a: { b: 1 } });
    const values = valuesOf(connect(), 'a');
    await values.until((value) => value !== null);
    server.write('a/c', 2);
    await values.until((value) => childOf(value, 'c') === 2);
    expect(server.read('a')).toEqual({ b: 1, c: 2 });
    expect(server.warnings).toEqual([]);
  });
});

describe('connections of the database for tests', () => {
  test('a client that was offline receives the changes that it missed', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const values = valuesOf(database, 'a');
    await values.until((value) => value === null);
    goOffline(database);
    await set(ref(connect(), 'a'), 'missed');
    goOnline(database);
    await values.until((value) => value === 'missed');
    expect(values.events).toEqual([null, 'missed']);
  });

  test('a client sends its offline writes when it is online again', async () => {
    const { connect } = await openWorld();
    const database = connect();
    await roundTrip(database);
    goOffline(database);
    const written = set(ref(database, 'a'), 'late');
    goOnline(database);
    await written;
    expect(await valueAt(connect(), 'a')).toBe('late');
  });

  testWithHooks('a client listens again after its connection was severed', async () => {
    const { server, connect } = await openOwnWorld();
    const database = connect();
    const values = valuesOf(database, 'a');
    const states = valuesOf(database, '.info/connected');
    await values.until((value) => value === null);
    server.refuse(true);
    server.dropConnections();
    await states.until((isConnected) => isConnected === false && states.events.includes(true));
    expect(server.connections).toBe(0);
    server.write('a', 'missed');
    server.refuse(false);
    goOffline(database);
    goOnline(database);
    await values.until((value) => value === 'missed');
    server.write('a', 'later');
    await values.until((value) => value === 'later');
    expect(values.events).toEqual([null, 'missed', 'later']);
  });

  testWithHooks('a client sends a write again if the connection breaks before the answer', async () => {
    const { server, connect } = await openOwnWorld();
    const database = connect();
    const steps = recorder<string>();
    server.hooks.beforeWrite = (path) => steps.record(`before ${path} ${server.read('a')}`);
    server.hooks.beforeAnswer = (path) => {
      server.hooks.beforeAnswer = undefined;
      steps.record(`after ${path} ${server.read('a')}`);
      server.dropConnections();
      queueMicrotask(() => goOffline(database));
    };
    const written = set(ref(database, 'a'), 'once');
    await steps.until((step) => step.startsWith('after'));
    goOnline(database);
    await written;
    expect(steps.events).toEqual(['before a null', 'after a once', 'before a once']);
    expect(server.traffic.writes).toBe(2);
  });

  testWithHooks('a write isn’t applied if the connection breaks before it', async () => {
    const { server, connect } = await openOwnWorld();
    const database = connect();
    const steps = recorder<string>();
    server.hooks.beforeWrite = () => {
      server.dropConnections();
      steps.record('dropped');
    };
    void set(ref(database, 'a'), 1);
    await steps.until(() => true);
    goOffline(database);
    expect(server.read('a')).toBeNull();
  });

  test('onDisconnect writes when the client disconnects', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const values = valuesOf(connect(), 'users');
    await onDisconnect(ref(database, 'users/u1')).set({ at: serverTimestamp() });
    await onDisconnect(ref(database, 'users')).update({ 'u2/isHere': false, u3: null });
    await set(ref(database, 'users/u3'), 'here');
    goOffline(database);
    await values.until((value) => childOf(value, 'u2') !== undefined);
    expect(await valueAt(connect(), 'users')).toEqual({
      u1: { at: expect.any(Number) },
      u2: { isHere: false },
    });
  });

  test('a cancelled onDisconnect doesn’t write', async () => {
    const { connect } = await openWorld();
    const database = connect();
    const values = valuesOf(connect(), 'a');
    await onDisconnect(ref(database, 'a/cancelled')).set(1);
    await onDisconnect(ref(database, 'a/cancelled')).cancel();
    await onDisconnect(ref(database, 'a/left')).set(2);
    goOffline(database);
    await values.until((value) => value !== null);
    expect(values.events.at(-1)).toEqual({ left: 2 });
  });

  testWithHooks('.info/serverTimeOffset is the difference between the clocks', async () => {
    const { connect } = await openOwnWorld({ rules: { rules: open }, now: () => Date.now() + 3_600_000 });
    const offsets = valuesOf(connect(), '.info/serverTimeOffset');
    await offsets.until((offset) => Number(offset) > 3_500_000);
  });

  test('the SDK refuses keys with forbidden characters', async () => {
    const { connect } = await openWorld();
    const database = connect();
    for (const key of ['a.b', 'a#b', 'a$b', 'a[b', 'a/b', '']) {
      expect(() => set(ref(database, 'a'), { [key]: 1 }), key).toThrow();
    }
    expect(() => child(ref(database), 'a.b')).toThrow();
  });
});
