import * as fc from 'fast-check';
import {
  endAt,
  endBefore,
  equalTo,
  get,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  type Query,
  type QueryConstraint,
  query,
  ref,
  remove,
  set,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { describe, expect, test } from 'vitest';
import { open, openOwnWorld, openWorld, recorder, roundTrip, testWithHooks } from './clients';

const indexed = {
  ...open,
  ages: { '.indexOn': '.value' },
  people: { '.indexOn': ['age', 'home/city'] },
};

/** Returns the keys that a query selects, in order. */
async function keysOf(selected: Query): Promise<(string | null)[]> {
  const keys: (string | null)[] = [];
  (await get(selected)).forEach((child) => {
    keys.push(child.key);
  });
  return keys;
}

const people = {
  asha: { age: 30, home: { city: 'Pune' } },
  ben: { age: 20 },
  cho: { age: 30, home: { city: 'Busan' } },
  dia: { age: 'unknown' },
  eva: { home: { city: 'Lima' } },
  fay: { age: true },
};
const ages = { a: 3, b: 1, c: 2, d: 'x', e: false };
const keyed = { 1: 'a', 2: 'b', 10: 'c', b: 'd', a: 'e' };

describe('queries of the database for tests', () => {
  test.each<[string, QueryConstraint[], string[]]>([
    ['all by key: integers first', [orderByKey()], ['1', '2', '10', 'a', 'b']],
    ['the first two', [orderByKey(), limitToFirst(2)], ['1', '2']],
    ['the last two', [limitToLast(2)], ['a', 'b']],
    ['from a key', [orderByKey(), startAt('10')], ['10', 'a', 'b']],
    ['after a key', [orderByKey(), startAfter('2'), limitToFirst(2)], ['10', 'a']],
    ['up to a key', [orderByKey(), endAt('10')], ['1', '2', '10']],
    ['before a key', [orderByKey(), endBefore('a'), limitToLast(1)], ['10']],
    ['one key', [orderByKey(), equalTo('b')], ['b']],
    ['between keys without children', [orderByKey(), startAt('3'), endAt('9')], []],
  ])('by key, a query selects %s', async (_, constraints, expected) => {
    const { connect } = await openWorld(indexed);
    await set(ref(connect(), 'keyed'), keyed);
    expect(await keysOf(query(ref(connect(), 'keyed'), ...constraints))).toEqual(expected);
  });

  test.each<[string, QueryConstraint[], string[]]>([
    ['all: none, booleans, numbers, texts', [], ['eva', 'fay', 'ben', 'asha', 'cho', 'dia']],
    ['from a number', [startAt(30)], ['asha', 'cho', 'dia']],
    ['after a number', [startAfter(20), endAt(30)], ['asha', 'cho']],
    ['after a number and a key', [startAfter(30, 'asha'), limitToFirst(1)], ['cho']],
    ['before a number and a key', [endBefore(30, 'cho'), limitToLast(2)], ['ben', 'asha']],
    ['before a number', [startAt(0), endBefore(30)], ['ben']],
    ['a number', [equalTo(30)], ['asha', 'cho']],
    ['no value', [equalTo(null)], ['eva']],
    ['texts that begin with a text', [startAt('u'), endAt('u\uf8ff')], ['dia']],
  ])('by child, a query selects %s', async (_, constraints, expected) => {
    const { connect } = await openWorld(indexed);
    await set(ref(connect(), 'people'), people);
    expect(await keysOf(query(ref(connect(), 'people'), orderByChild('age'), ...constraints))).toEqual(
      expected,
    );
  });

  test('by a deep child, a query selects the last', async () => {
    const { connect } = await openWorld(indexed);
    await set(ref(connect(), 'people'), people);
    const last = query(ref(connect(), 'people'), orderByChild('home/city'), limitToLast(2));
    expect(await keysOf(last)).toEqual(['eva', 'asha']);
  });

  test.each<[string, QueryConstraint[], string[]]>([
    ['all', [], ['e', 'b', 'c', 'a', 'd']],
    ['a range', [startAt(1), endAt(2)], ['b', 'c']],
    ['the last of a range', [endBefore(3), limitToLast(1)], ['c']],
  ])('by value, a query selects %s', async (_, constraints, expected) => {
    const { connect } = await openWorld(indexed);
    await set(ref(connect(), 'ages'), ages);
    expect(await keysOf(query(ref(connect(), 'ages'), orderByValue(), ...constraints))).toEqual(expected);
  });

  test('a query of a missing path is null', async () => {
    const { connect } = await openWorld(indexed);
    expect((await get(query(ref(connect(), 'none'), limitToLast(2)))).val()).toBeNull();
  });

  test('pages with a cursor contain all children once', async () => {
    const { connect } = await openWorld(indexed);
    const database = connect();
    const keys = Array.from({ length: 25 }, (_, at) => `k${at}`);
    await set(ref(database, 'ages'), Object.fromEntries(keys.map((key, at) => [key, at % 5])));
    const found: string[] = [];
    let cursor: [number, string] | null = null;
    for (;;) {
      const from: QueryConstraint[] = cursor ? [startAfter(...(cursor as [number, string]))] : [];
      const page = await get(query(ref(database, 'ages'), orderByValue(), ...from, limitToFirst(7)));
      if (!page.exists()) break;
      page.forEach((child) => {
        cursor = [child.val(), child.key];
        found.push(child.key);
      });
    }
    expect(found).toHaveLength(25);
    expect(found.toSorted()).toEqual(keys.toSorted());
  });

  testWithHooks('a query without an index is answered with a warning', async () => {
    const { server, connect } = await openOwnWorld({ rules: { rules: indexed } });
    server.fill({ people, ages });
    const database = connect();
    await keysOf(query(ref(database, 'people'), orderByChild('age'), limitToLast(1)));
    await keysOf(query(ref(database, 'ages'), orderByValue(), limitToLast(1)));
    await keysOf(query(ref(database, 'people'), orderByKey(), limitToLast(1)));
    expect(server.warnings).toEqual([]);
    expect(await keysOf(query(ref(database, 'people'), orderByChild('name'), limitToLast(1)))).toEqual([
      'fay',
    ]);
    expect(server.warnings).toEqual(['No index on name at /people']);
  });
});

/** Records the child events of a query, and its values. */
function eventsOf(selected: Query) {
  const events = recorder<string>();
  const values = recorder<unknown>();
  onChildAdded(selected, ({ key }) => events.record(`added ${key}`));
  onChildChanged(selected, ({ key }) => events.record(`changed ${key}`));
  onChildRemoved(selected, ({ key }) => events.record(`removed ${key}`));
  onValue(selected, (snapshot) => values.record(snapshot.val()));
  return { events, values };
}

describe('listeners of a query of the database for tests', () => {
  /** Opens a list of three children with a window of two, at the end of the list. */
  async function openWindow(constraints: QueryConstraint[] = [orderByValue(), limitToLast(2)]) {
    const { connect } = await openWorld(indexed);
    const writer = connect();
    await set(ref(writer, 'ages'), { a: 1, b: 2, c: 3 });
    const reader = connect();
    const { events, values } = eventsOf(query(ref(reader, 'ages'), ...constraints));
    await values.until(() => true);
    events.events.length = 0;
    return {
      ...{ writer, values: values.events },
      list: ref(writer, 'ages'),
      /** Returns the child events since the window was opened. */
      async seen() {
        await roundTrip(writer);
        await roundTrip(reader);
        return events.events.toSorted();
      },
    };
  }

  test('a new child pushes the first child out of the window', async () => {
    const { list, values, seen } = await openWindow();
    await update(list, { d: 4 });
    expect(await seen()).toEqual(['added d', 'removed b']);
    expect(values.at(-1)).toEqual({ c: 3, d: 4 });
  });

  test('a removed child lets an earlier child into the window', async () => {
    const { list, writer, values, seen } = await openWindow();
    await remove(ref(writer, 'ages/c'));
    expect(await seen()).toEqual(['added a', 'removed c']);
    expect(values.at(-1)).toEqual({ a: 1, b: 2 });
    await set(list, null);
    expect(values.at(-1)).toBeNull();
  });

  test('a child that moves to the front leaves the window', async () => {
    const { list, values, seen } = await openWindow();
    await update(list, { c: 0 });
    expect(await seen()).toEqual(['added a', 'removed c']);
    expect(values.at(-1)).toEqual({ a: 1, b: 2 });
  });

  test('a change in the window is a change of the child', async () => {
    const { list, values, seen } = await openWindow();
    await update(list, { b: increment(5) });
    expect(await seen()).toEqual(['changed b']);
    expect(values.at(-1)).toEqual({ b: 7, c: 3 });
  });

  test('a change outside the window causes no event', async () => {
    const { list, values, seen } = await openWindow();
    await update(list, { a: 1.5, 0: -1 });
    expect(await seen()).toEqual([]);
    expect(values).toHaveLength(1);
  });

  test('an update of several children changes the window in one event', async () => {
    const { list, values, seen } = await openWindow();
    await update(list, { c: null, d: 9, a: 8, e: 0 });
    expect(await seen()).toEqual(['added a', 'added d', 'removed b', 'removed c']);
    expect(values).toEqual([
      { b: 2, c: 3 },
      { a: 8, d: 9 },
    ]);
  });

  test('a write above the list replaces the window', async () => {
    const { writer, values, seen } = await openWindow();
    await set(ref(writer), { ages: { x: 5, y: 6, z: 7 } });
    expect(await seen()).toEqual(['added y', 'added z', 'removed b', 'removed c']);
    expect(values.at(-1)).toEqual({ y: 6, z: 7 });
  });

  test('a range without a limit follows its children', async () => {
    const { list, values, seen } = await openWindow([orderByValue(), startAt(2), endAt(5)]);
    await update(list, { a: 5, b: 6 });
    expect(await seen()).toEqual(['added a', 'removed b']);
    await update(list, { d: 4, c: 1 });
    expect(await seen()).toEqual(['added a', 'added d', 'removed b', 'removed c']);
    expect(values.at(-1)).toEqual({ d: 4, a: 5 });
  });

  test('a deep change in the window arrives', async () => {
    const { connect } = await openWorld(indexed);
    const writer = connect();
    await set(ref(writer, 'people'), people);
    const reader = connect();
    const oldest = query(ref(reader, 'people'), orderByChild('age'), equalTo(30));
    const { values } = eventsOf(oldest);
    await values.until(() => true);
    await update(ref(writer), { 'people/asha/home/city': 'Delhi', 'people/asha/name': 'Asha' });
    await roundTrip(reader);
    await update(ref(writer), { 'people/cho/age': 31, 'people/ben/age': 30 });
    await roundTrip(reader);
    expect(values.events.slice(1)).toEqual([
      { asha: { age: 30, home: { city: 'Delhi' }, name: 'Asha' }, cho: people.cho },
      { asha: { age: 30, home: { city: 'Delhi' }, name: 'Asha' }, ben: { age: 30 } },
    ]);
  });

  test('two windows of one list follow separately', async () => {
    const { connect } = await openWorld(indexed);
    const writer = connect();
    await set(ref(writer, 'ages'), { a: 1, b: 2, c: 3 });
    const reader = connect();
    const list = ref(reader, 'ages');
    const first = eventsOf(query(list, orderByKey(), limitToFirst(1))).values;
    const last = eventsOf(query(list, orderByKey(), limitToLast(1))).values;
    await Promise.all([first.until(() => true), last.until(() => true)]);
    await update(ref(writer, 'ages'), { z: 26, a: null });
    await roundTrip(reader);
    expect([first.events, last.events]).toEqual([
      [{ a: 1 }, { b: 2 }],
      [{ c: 3 }, { z: 26 }],
    ]);
  });

  test('all listeners have the stored data after random writes', async () => {
    const plain = <T>(name: fc.Arbitrary<string>, value: fc.Arbitrary<T>) =>
      fc.dictionary(name, value, { noNullPrototype: true });
    const key = fc.constantFrom('a', 'b', 'c', 'd', '1', '12');
    const leaf = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('x', 'y', true, null));
    const item = fc.oneof(leaf, plain(fc.constantFrom('age', 'x'), leaf));
    const write = fc.oneof(
      fc.tuple(key, item).map(([child, value]) => ({ [`people/${child}`]: value })),
      fc.tuple(key, leaf).map(([child, value]) => ({ [`people/${child}/age`]: value })),
      fc.tuple(plain(key, item), key, leaf).map(([items, child, value]) => ({
        ...Object.fromEntries(Object.entries(items).map(([name, value]) => [`people/${name}`, value])),
        [`other/${child}`]: value,
      })),
      plain(key, item).map((items) => ({ people: items })),
    );
    const constraints = [
      [],
      [limitToLast(2)],
      [orderByKey(), limitToFirst(2)],
      [orderByKey(), startAfter('12'), limitToFirst(2)],
      [orderByChild('age'), limitToLast(2)],
      [orderByChild('age'), startAt(1), limitToFirst(3)],
      [orderByChild('age'), endBefore('y')],
      [orderByChild('age'), equalTo(null)],
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 3, maxLength: 12 }), async (writes) => {
        const { connect } = await openWorld(indexed);
        const writer = connect();
        const readers = constraints.map((own) => {
          const reader = connect();
          const values = recorder<unknown>();
          onValue(query(ref(reader, 'people'), ...own), (snapshot) => values.record(snapshot.val()));
          return { reader, own, values };
        });
        await Promise.all(readers.map(({ values }) => values.until(() => true)));
        for (const write of writes) {
          await update(ref(writer), write);
          for (const { reader, own, values } of readers) {
            await roundTrip(reader);
            const stored = await get(query(ref(writer, 'people'), ...own));
            expect(values.events.at(-1)).toEqual(stored.val());
          }
        }
      }),
      { numRuns: 8, seed: 7 },
    );
  });
});
