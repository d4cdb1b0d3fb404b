import { deferred } from '@kit/deferred';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { AcrossOwners, DeviceStore } from '@/data/ports/DeviceStore';

/** The storage of one browser, empty at first. */
export type DeviceWorld = {
  openTab(): DeviceStore<string>;
  /** Returns the records in quarantine. */
  quarantined(): Promise<readonly unknown[]>;
};

const note = z.object({ text: z.string() });
const noteSchema = async () => note;
const change = (kind: string, id: string, value?: unknown) => ({ kind, id, value });
/** A function can't be stored. */
const unstorable = () => {};

/** Tests that every device store must pass, wherever it stores its records. */
export function describeDeviceStore(name: string, openWorld: () => DeviceWorld) {
  describe(name, () => {
    let world: DeviceWorld;
    let store: DeviceStore<string>;
    const openTab = () => world.openTab();
    const quarantined = () => world.quarantined();
    const put = (id: string, value: unknown, owner = 'me') => store.write(owner, 'note', id, value);
    const textsOf = (page: { records: { value: { text: string } }[] }) =>
      page.records.map(({ value }) => value.text);
    const kept = (id: string, text: string) => ({ id, value: { text } });
    const read = (tab = store, owner = 'me') => tab.read(owner, 'note', noteSchema);
    const textsIn = async (tab = store, owner = 'me') => textsOf(await read(tab, owner));

    beforeEach(() => {
      world = openWorld();
      store = openTab();
    });

    describe('read', () => {
      test('returns all of 1,500 records, sorted by id, and yields to the event loop while it validates them', async () => {
        const ids = Array.from({ length: 1500 }, (_, at) => String(at).padStart(4, '0'));
        const many = ids.map((id) => change('note', id, { text: id }));
        await store.replaceAll('me', [...many, change('notes', 'a', { text: 'another kind' })]);
        let validated = 0;
        const seen = new Set<number>();
        const timer = setInterval(() => seen.add(validated));
        const counting = z.pipe(
          z.transform((value) => {
            validated += 1;
            return value;
          }),
          note,
        );
        const { records } = await openTab().read('me', 'note', async () => counting);
        clearInterval(timer);
        expect(records).toEqual(many.map(({ id, value }) => ({ id, value })));
        expect([...seen]).toEqual(expect.arrayContaining([500, 1000]));
      });

      test('returns the records of one owner and one kind sorted by id, without removed records', async () => {
        await put('b', { text: 'second' });
        await put('a', { text: 'first' });
        await put('a', { text: 'first, rewritten' });
        await put('a', { text: 'yours' }, 'me2');
        await store.write('me', 'notes', 'a', { text: 'another kind' });
        expect(await read(openTab())).toEqual({
          records: [kept('a', 'first, rewritten'), kept('b', 'second')],
          quarantined: 0,
        });
        expect(await textsIn(store, 'me2')).toEqual(['yours']);
        for (const id of ['a', 'never there']) await store.remove('me', 'note', id);
        expect(await textsIn()).toEqual(['second']);
      });

      test('returns U+FFFD instead of a lone surrogate that was stored by write, replaceAll or handOver', async () => {
        const tab = openTab();
        const half = change('note', 'half', { text: 'a\ud83d' });
        const whole = 'a\ufffd';
        await tab.write('me', 'note', 'half', half.value);
        expect(await textsIn(tab)).toEqual([whole]);
        await tab.replaceAll('me', [half]);
        expect(await textsIn(openTab())).toEqual([whole]);
        await tab.handOver('me', [half], 'you', [half]);
        expect(await textsIn(tab, 'you')).toEqual([whole]);
      });
    });

    describe('readLast', () => {
      const write = async (...texts: string[]) => {
        for (const text of texts) await store.write('me', 'note/x', `id-${text}`, { text });
      };

      test('returns the requested number of records with the highest ids, and whether there are earlier records', async () => {
        await write('1', '2', '3', '4', '5');
        await store.write('me', 'note/xx', 'id-9', { text: 'another kind' });
        await store.write('you', 'note/x', 'id-9', { text: 'yours' });
        const page = await store.readLast('me', 'note/x', noteSchema, { count: 2 });
        expect([textsOf(page), page.hasEarlier, page.quarantined]).toEqual([['4', '5'], true, 0]);
        const all = await store.readLast('me', 'note/x', noteSchema, { count: 5 });
        expect([textsOf(all), all.hasEarlier]).toEqual([['1', '2', '3', '4', '5'], false]);
      });

      test('moves an invalid record to quarantine, and returns only the valid records', async () => {
        await write('1', '2', '3');
        await store.write('me', 'note/x', 'id-3', 'broken');
        const page = await store.readLast('me', 'note/x', noteSchema, { count: 2 });
        expect([textsOf(page), page.hasEarlier, page.quarantined]).toEqual([['2'], true, 1]);
        expect(await quarantined()).toHaveLength(1);
      });
    });

    describe('readNewest', () => {
      const posted = z.object({ postTime: z.number() });
      const newest = async (count: number, before?: number) => {
        const page = await store.readNewest('me', 'note', async () => posted, { newest: count, before });
        const ids = page.records.map(({ id }) => id).sort();
        return [ids.join(' '), page.since, page.quarantined];
      };
      const end = Number.NEGATIVE_INFINITY;
      const write = async (times: Record<string, unknown>, owner = 'me', kind = 'note') => {
        for (const [id, postTime] of Object.entries(times)) await store.write(owner, kind, id, { postTime });
      };

      test('returns the records with the latest post times, or the latest before a time', async () => {
        await write({ a: 3, b: 1, c: 5, d: -2 });
        await write({ e: 9 }, 'you');
        await write({ f: 9 }, 'me', 'notes');
        expect(await newest(2)).toEqual(['a c', 3, 0]);
        expect(await newest(2, 3)).toEqual(['b d', end, 0]);
        expect(await newest(1, 3)).toEqual(['b', 1, 0]);
        expect(await newest(1, -2)).toEqual(['', end, 0]);
        expect(await newest(4)).toEqual(['a b c d', end, 0]);
        await put('b', { postTime: 7 });
        await store.remove('me', 'note', 'c');
        expect(await newest(2)).toEqual(['a b', 3, 0]);
      });

      test('returns three records for the count 2 if the second and the third record have the same post time', async () => {
        await write({ a: 3, b: 3, c: 5, d: 1 });
        expect(await newest(2)).toEqual(['a b c', 3, 0]);
        expect(await newest(1)).toEqual(['c', 5, 0]);
        expect(await newest(1, 5)).toEqual(['a b', 3, 0]);
      });

      test('quarantines a record whose post time is infinite, and omits a record whose post time is a text', async () => {
        await write({ a: 3, b: 1, c: Number.POSITIVE_INFINITY, d: 'then' });
        expect(await newest(2)).toEqual(['a', 3, 1]);
        expect(await newest(2)).toEqual(['a b', end, 0]);
        expect(await quarantined()).toHaveLength(1);
      });
    });

    describe('readAcross', () => {
      const item = z.object({ postTime: z.optional(z.number()), postId: z.optional(z.string()) });
      const names = async (kind: string, asked: AcrossOwners, from = store) => {
        const { records, hasEarlier } = await from.readAcross(kind, async () => item, asked);
        return [...records.map(({ owner, id }) => `${owner}/${id}`), ...(hasEarlier ? ['…'] : [])];
      };
      const write = async (kind: string, values: Record<string, unknown>) => {
        for (const [name, value] of Object.entries(values)) {
          const [owner = '', id = ''] = name.split('/');
          await store.write(owner, kind, id, value);
        }
      };

      test('returns the records of all owners with one of the ids, with an id prefix or for one of the posts', async () => {
        await write('like', { 'me/a': {}, 'you/a': {}, 'you/ab': {}, 'they/b': {}, 'they/a': 7 });
        await write('comment', {
          'me/1': { postId: 'a' },
          'you/2': { postId: 'b' },
          'you/3': { postId: 'ab' },
        });
        const sorted = async (...asked: Parameters<typeof names>) => (await names(...asked)).sort();
        expect(await sorted('like', { ids: ['a', 'b', 'c'] })).toEqual(['me/a', 'they/b', 'you/a']);
        expect(await sorted('like', { ids: [] })).toEqual([]);
        expect(await sorted('like', { idPrefix: 'a' })).toEqual(['me/a', 'you/a', 'you/ab']);
        expect(await sorted('comment', { postIds: ['a', 'b'] })).toEqual(['me/1', 'you/2']);
        await store.removeAll('you');
        expect(await sorted('like', { idPrefix: '' }, openTab())).toEqual(['me/a', 'they/b']);
      });

      test('returns the newest records of all owners by time, newest first, and the page before a time', async () => {
        const at = (postTime: unknown) => ({ postTime });
        await write('post', {
          'me/a': at(1),
          'you/b': at(5),
          'me/c': at(3),
          'they/d': at(3),
          'me/e': at('7'),
        });
        expect(await names('post', { newest: 1 })).toEqual(['you/b', '…']);
        const page = await names('post', { newest: 2 });
        expect([page[0], page.slice(1, 3).sort(), page[3]]).toEqual(['you/b', ['me/c', 'they/d'], '…']);
        expect(await names('post', { newest: 2, before: 3 })).toEqual(['me/a']);
        expect(await names('post', { newest: 9 })).toHaveLength(4);
        expect(await names('post', { newest: 1, before: 1 })).toEqual([]);
      });

      test('returns the records with an id by owner, and the page after an owner', async () => {
        await write('profile', { 'me/a': {}, 'you/a': {}, 'they/a': {}, 'they/b': {}, 'ada/a': 7 });
        await write('like', { 'he/a': {} });
        const page = (count: number, after?: string) =>
          names('profile', { id: 'a', count, ...(after !== undefined && { after }) });
        expect(await page(2)).toEqual(['me/a', '…']);
        expect(await page(2, 'ada')).toEqual(['me/a', 'they/a', '…']);
        expect(await page(2, 'me')).toEqual(['they/a', 'you/a']);
        expect(await page(2, 'you')).toEqual([]);
      });

      test('returns the current records after every kind of change, in any tab', async () => {
        const other = openTab();
        const found = async (from = store) => (await names('like', { idPrefix: '' }, from)).sort();
        const changes: [(tab: DeviceStore) => Promise<unknown>, string[]][] = [
          [(tab) => tab.write('me', 'like', 'a', {}), ['me/a']],
          [(tab) => tab.write('you', 'like', 'b', {}), ['me/a', 'you/b']],
          [(tab) => tab.remove('me', 'like', 'a'), ['you/b']],
          [(tab) => tab.replaceAll('me', [{ kind: 'like', id: 'c', value: {} }]), ['me/c', 'you/b']],
          [
            (tab) =>
              tab.update(
                'me',
                'like',
                'c',
                async () => item,
                () => ({}),
              ),
            ['me/c', 'you/b'],
          ],
          [(tab) => tab.handOver('me', [{ kind: 'like', id: 'c' }], 'they', []), ['you/b']],
          [(tab) => tab.removeAll('you'), []],
        ];
        for (const [change, expected] of changes)
          for (const tab of [store, other]) {
            await Promise.all([found(), found(other)]);
            await change(tab);
            expect(await found(tab)).toEqual(expected);
            await vi.waitFor(async () =>
              expect([await found(), await found(other)]).toEqual([expected, expected]),
            );
          }
      });

      test('rejects the newest records of a kind without a time', async () => {
        await expect(names('like', { newest: 1 })).rejects.toThrow('no time');
      });
    });

    describe('findOwners', () => {
      const find = (words: string[], kinds = ['profile'], count = 9, from = store) =>
        from.findOwners(kinds, words, count);
      const named = (name: unknown, more = {}) => ({ name, ...more });

      test('returns the owners of records with words that begin with the requested words, best first', async () => {
        await store.write('me', 'profile', 'me', named('Zoë Holm', { location: 'Pune, India' }));
        await store.write('you', 'profile', 'me', named('Zoe Ruiz', { skills: ['Hiring', 7] }));
        await store.write('they', 'profile', 'me', named('Ada Holm'));
        await store.writeAll('they', [
          { kind: 'listing', id: 'a', value: { listing: { startupName: 'Helio Grid', tagline: 'Sun' } } },
          { kind: 'ownedStartup', id: 'a', value: named('Kite', { details: { location: 'Pune' } }) },
          { kind: 'investorAccount', id: 'me', value: { fullName: 'Ada', preference: ['SaaS'] } },
        ]);
        expect((await find(['zoe'])).sort()).toEqual(['me', 'you']);
        expect(await find(['zo', 'hol'])).toEqual(['me', expect.any(String), expect.any(String)]);
        expect((await find(['zo', 'hol'], ['profile'], 1)).length).toBe(1);
        expect([await find(['pun']), await find(['hiring'])]).toEqual([['me'], ['you']]);
        expect([await find(['une']), await find([]), await find(['zoex'])]).toEqual([[], [], []]);
        const startup = ['listing', 'ownedStartup'];
        for (const word of ['heliogrid', 'grid', 'sun', 'kite', 'pune'])
          expect(await find([word], startup)).toEqual(['they']);
        expect([await find(['holm'], startup), await find(['saas'], ['investorAccount'])]).toEqual([
          [],
          ['they'],
        ]);
      });

      test('finds nothing in private fields and in other kinds of records', async () => {
        await store.write(
          'me',
          'profile',
          'me',
          named('Zoe', { email: 'secret@zoe.example', bio: 'secret' }),
        );
        await store.write('me', 'listing', 'a', { listing: { startupName: 'Kite', email: 'secret' } });
        await store.write('me', 'listingContact', 'a', { email: 'secret' });
        await store.write('me', 'post', 'a', named('secret'));
        expect(await find(['secret'], ['profile', 'listing', 'listingContact', 'post'])).toEqual([]);
        await store.write('me', 'profile', 'me', 'Zoe');
        expect(await find(['zoe'])).toEqual([]);
      });

      test('returns the current owners after every kind of change, in any tab', async () => {
        const other = openTab();
        const changes: [(tab: DeviceStore) => Promise<unknown>, string[]][] = [
          [(tab) => tab.write('me', 'profile', 'me', named('Zoe')), ['me']],
          [
            (tab) => tab.replaceAll('you', [{ kind: 'profile', id: 'me', value: named('Zoe') }]),
            ['me', 'you'],
          ],
          [
            (tab) =>
              tab.update(
                'me',
                'profile',
                'me',
                async () => z.object({ name: z.string() }),
                () => named('Ada') as { name: string },
              ),
            ['you'],
          ],
          [(tab) => tab.writeAll('me', [{ kind: 'profile', id: 'me', value: named('Zoe') }]), ['me', 'you']],
          [(tab) => tab.remove('me', 'profile', 'me'), ['you']],
          [
            (tab) =>
              tab.claim('me', { kind: 'user', id: 'me', name: 'Zoe', reserved: new Set<string>() }, () => [
                { kind: 'profile', id: 'me', value: named('Zoe') },
              ]),
            ['me', 'you'],
          ],
          [
            (tab) =>
              tab.handOver('me', [{ kind: 'profile', id: 'me' }], 'they', [
                { kind: 'profile', id: 'me', value: named('Zoe') },
              ]),
            ['they', 'you'],
          ],
          [(tab) => tab.removeAll('you'), ['they']],
        ];
        for (const [change, expected] of changes) {
          await change(store);
          expect((await find(['zoe'])).sort()).toEqual(expected);
          expect((await find(['zoe'], ['profile'], 9, other)).sort()).toEqual(expected);
        }
      });
    });

    describe('conversations', () => {
      const say = (from: string, to: string, id: string, text: unknown = id) =>
        store.write(from, `sent:${to}`, id, { text });
      const threadOf = async (reader: string, peer: string, count = 9, before?: string) => {
        const threads = await openTab().openThreads();
        const { records, hasEarlier } = await threads.readThread(reader, peer, noteSchema, {
          count,
          before,
        });
        return [...(hasEarlier ? ['…'] : []), ...records.map(({ owner, id }) => `${owner}/${id}`)];
      };
      const headsOf = async (reader: string, count = 9, before?: number) => {
        const threads = await openTab().openThreads();
        const { heads, hasEarlier } = await threads.readHeads(reader, noteSchema, { count, before });
        return {
          shown: [
            ...heads.map(({ peer, last }) => `${peer}: ${last?.value.text}`),
            ...(hasEarlier ? ['…'] : []),
          ],
          heads,
        };
      };

      test('both participants read the messages in the order of their arrival, whatever their ids are', async () => {
        await say('me', 'you', '9');
        await say('you', 'me', '1');
        await say('they', 'me', '2');
        await say('me', 'you', '5');
        const all = ['me/9', 'you/1', 'me/5'];
        for (const [reader, peer] of [
          ['me', 'you'],
          ['you', 'me'],
        ] as const) {
          expect(await threadOf(reader, peer)).toEqual(all);
          expect(await threadOf(reader, peer, 2)).toEqual(['…', 'you/1', 'me/5']);
          expect(await threadOf(reader, peer, 1, '5')).toEqual(['…', 'you/1']);
          expect(await threadOf(reader, peer, 1, '1')).toEqual(['me/9']);
        }
        expect(await threadOf('they', 'you')).toEqual([]);
      });

      test('the latest conversations come first, in pages, with their last valid message and the last arrival of a received one', async () => {
        for (const [from, to, id] of [
          ['a', 'me', '1'],
          ['me', 'b', '2'],
          ['c', 'me', '3'],
          ['me', 'a', '4'],
        ] as const)
          await say(from, to, id);
        await store.write('me', 'message:sample', '5', { text: '5' });
        await store.write('me', 'note', 'other', { text: 'not a message' });
        const { shown, heads } = await headsOf('me', 2);
        expect(shown).toEqual(['message:sample: 5', 'a: 4', '…']);
        const rest = await headsOf('me', 9, heads[1]?.at);
        expect(rest.shown).toEqual(['c: 3', 'b: 2']);
        const asked = { peers: ['a', 'b', 'c', 'none'] };
        const [a, b, c] = (await (await store.openThreads()).readHeads('me', noteSchema, asked)).heads;
        expect([a, b, c].map((head) => head && head.receivedAt === head.at)).toEqual([false, false, true]);
        expect([a?.receivedAt === undefined, b?.receivedAt]).toEqual([false, undefined]);
        await say('me', 'a', '6', 7);
        expect((await headsOf('me', 1)).shown).toEqual(['a: 4', '…']);
        // The read has moved the reader's own invalid message to the quarantine.
        expect(await quarantined()).toHaveLength(1);
        await say('a', 'me', '7', 7);
        expect((await headsOf('me', 1)).shown).toEqual(['a: 4', '…']);
        expect(await quarantined()).toHaveLength(1);
      });

      test('a removed message, a replaced or deleted account and a hand-over leave no entry without its message', async () => {
        await say('me', 'you', '1');
        await say('you', 'me', '2');
        await store.remove('you', 'sent:me', '2');
        expect([await threadOf('me', 'you'), (await headsOf('you')).shown]).toEqual([['me/1'], ['me: 1']]);
        await say('you', 'me', '3');
        const kept = await store.readAll('you');
        await store.replaceAll('you', []);
        expect([await threadOf('me', 'you'), await threadOf('you', 'me')]).toEqual([['me/1'], ['me/1']]);
        // Restored messages come where they were written, with ids of times.
        await store.replaceAll('you', [...kept, change('sent:me', '0', { text: '0' })]);
        expect(await threadOf('you', 'me')).toEqual(['you/0', 'you/3', 'me/1']);
        expect((await headsOf('me')).shown).toEqual(['you: 1']);
        await store.handOver('you', [change('sent:me', '3')], 'we', [change('sent:me', '3', { text: '3' })]);
        expect([await threadOf('me', 'you'), await threadOf('me', 'we')]).toEqual([
          ['you/0', 'me/1'],
          ['we/3'],
        ]);
        await store.removeAll('you');
        expect(await threadOf('me', 'you')).toEqual(['me/1']);
        expect(await threadOf('you', 'me')).toEqual([]);
        expect((await headsOf('you')).shown).toEqual([]);
        expect((await headsOf('me')).shown).toEqual(['you: 1', 'we: 3']);
      });

      test('the order stays if the clock is set back, and a message that can’t be stored leaves no entry', async () => {
        await say('me', 'you', '1');
        const clock = vi.spyOn(Date, 'now').mockReturnValue(7);
        await say('you', 'me', '2');
        clock.mockRestore();
        expect(await threadOf('me', 'you')).toEqual(['me/1', 'you/2']);
        await expect(say('me', 'you', '3', unstorable)).rejects.toThrow();
        expect(await threadOf('me', 'you')).toEqual(['me/1', 'you/2']);
      });
    });

    test('the method `owners` returns all owners, or only the requested number of them', async () => {
      for (const owner of ['me', 'you', 'they']) await put('a', { text: '' }, owner);
      expect(await openTab().owners(2)).toHaveLength(2);
      expect((await store.owners()).sort()).toEqual(['me', 'they', 'you']);
      const [first = ''] = await store.owners(2);
      const other = openTab();
      await other.owners(2);
      await other.removeAll(first);
      expect((await other.owners(2)).sort()).toEqual(
        ['me', 'they', 'you'].filter((owner) => owner !== first),
      );
      expect(await other.owners()).toHaveLength(2);
      await other.write('new', 'note', 'a', { text: '' });
      expect(await other.owners(3)).toHaveLength(3);
    });

    test('given a kind without records, readLast and readNewest return no records, and don’t load the kind’s schema', async () => {
      const load = vi.fn(noteSchema);
      const none = { records: [], hasEarlier: false, quarantined: 0 };
      expect(await store.readLast('me', 'note/x', load, { count: 2 })).toEqual(none);
      const { hasEarlier: _, ...newest } = { ...none, since: Number.NEGATIVE_INFINITY };
      expect(await store.readNewest('me', 'note', load, { newest: 2 })).toEqual(newest);
      expect(load).not.toHaveBeenCalled();
    });

    test('the method `kinds` returns all record kinds with the given prefix, without duplicates', async () => {
      const places = ['me note/a', 'me note/b', 'me note/ü', 'me note', 'me other/a', 'you note/z'];
      for (const [owner = '', kind = ''] of places.map((place) => place.split(' ')))
        for (const id of ['a', 'b']) await store.write(owner, kind, id, { text: kind });
      expect(await store.kinds('me', 'note/')).toEqual(['note/a', 'note/b', 'note/ü']);
      expect(await store.kinds('nobody', 'note/')).toEqual([]);
    });

    describe('update', () => {
      const add = (tab: typeof store, letter: string) =>
        tab.update('me', 'note', 'a', noteSchema, (found) => ({ text: `${found?.text ?? ''}${letter}` }));

      test('passes the stored value, or undefined if it is invalid, to the callback, and returns the new value', async () => {
        await put('a', 'broken');
        expect([await add(store, 'a'), await add(store, 'b')]).toEqual([{ text: 'a' }, { text: 'ab' }]);
        expect([await textsIn(openTab()), (await quarantined()).length]).toEqual([['ab'], 1]);
      });

      test('loses no change when several tabs update the same record concurrently', async () => {
        const tabs = [store, openTab(), openTab()];
        await Promise.all(tabs.map((tab) => read(tab)));
        await Promise.all(tabs.flatMap((tab, at) => [add(tab, String(at)), add(tab, String(at))]));
        expect([...((await textsIn(openTab()))[0] ?? '')].sort()).toEqual(['0', '0', '1', '1', '2', '2']);
        await vi.waitFor(async () => {
          const [first, ...others] = await Promise.all(tabs.map((tab) => textsIn(tab)));
          for (const other of others) expect(other).toEqual(first);
        });
      });

      test('leaves the record unchanged if the callback throws or returns a value that can’t be stored', async () => {
        await add(store, 'a');
        const update = (make: () => { text: string }) => store.update('me', 'note', 'a', noteSchema, make);
        await expect(update(() => ({ text: 'b', more: unstorable }))).rejects.toThrow();
        const failing = update(() => {
          throw new Error('Not made');
        });
        await expect(failing).rejects.toThrow('Not made');
        expect(await textsIn(openTab())).toEqual(['a']);
      });
    });

    test('updateAll replaces several records in one transaction: concurrent updates lose nothing, and a failed one changes nothing', async () => {
      const keys = ['a', 'b'].map((id) => ({ kind: 'note', id, loadShape: noteSchema }));
      const add = (tab: typeof store, letter: string, more?: unknown) =>
        tab.updateAll('me', keys, (found) =>
          found.map((each, at) => ({
            text: `${(each as { text: string } | undefined)?.text ?? ''}${letter}`,
            ...(at > 0 && { more }),
          })),
        );
      await put('b', 'broken');
      const tabs = [store, openTab(), openTab()];
      await Promise.all(tabs.map((tab, at) => add(tab, String(at))));
      await expect(add(store, 'x', unstorable)).rejects.toThrow();
      const [first, second] = await textsIn(openTab());
      expect([[...(first ?? '')].sort(), second]).toEqual([['0', '1', '2'], first]);
      await vi.waitFor(async () => {
        for (const tab of tabs) expect(await textsIn(tab)).toEqual([first, first]);
      });
    });

    describe('writeAll', () => {
      test('writes none of the changes if one of the values can’t be stored', async () => {
        await put('old', { text: 'old' });
        const changes = [change('note', 'old'), change('note', 'new', unstorable)];
        await expect(store.writeAll('me', changes)).rejects.toThrow();
        expect((await read()).records).toEqual([kept('old', 'old')]);
      });

      test('notifies the observer in each tab only once, with all changes', async () => {
        const [here, elsewhere] = [vi.fn(), vi.fn()];
        await put('old', { text: 'old' });
        store.observe('me', here);
        openTab().observe('me', elsewhere);
        const changes = [change('note', 'new', { text: 'new' }), change('note', 'old'), change('other', 'x')];
        await store.writeAll('me', changes);
        expect(await textsIn()).toEqual(['new']);
        const records = changes.map(({ kind, id }) => ({ kind, id }));
        expect(here.mock.calls).toEqual([[{ extent: 'some', origin: 'here', records }]]);
        await vi.waitFor(() =>
          expect(elsewhere.mock.calls).toEqual([[{ extent: 'some', origin: 'elsewhere', records }]]),
        );
      });
    });

    describe('handOver', () => {
      const taken = [{ kind: 'note', id: 'a' }];
      const given = [{ kind: 'note', id: 'b', value: { text: 'one' } }];
      const notesOf = async (owner: string, tab = store) =>
        (await read(tab, owner)).records.map(({ id, value }) => [id, value.text]);
      beforeEach(() => put('a', { text: 'one' }, 'guest'));

      test('moves records to another owner in every tab, and notifies the observers of the new owner', async () => {
        const other = openTab();
        expect([await notesOf('guest', other), await notesOf('me', other)]).toEqual([[['a', 'one']], []]);
        const heard = vi.fn();
        other.observe('me', heard);
        expect(await store.handOver('guest', taken, 'me', given)).toBe(true);
        expect([await notesOf('guest'), await notesOf('me')]).toEqual([[], [['b', 'one']]]);
        await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
        expect([await notesOf('guest', other), await notesOf('me', other)]).toEqual([[], [['b', 'one']]]);
      });

      test('succeeds in only one tab if several tabs concurrently move the same records to different owners', async () => {
        const tabs = [store, openTab(), openTab()];
        const done = await Promise.all(
          tabs.map((tab, at) => tab.handOver('guest', taken, `me-${at}`, given)),
        );
        expect(done.filter(Boolean)).toHaveLength(1);
        const owners = await Promise.all(tabs.map((_, at) => notesOf(`me-${at}`, openTab())));
        expect(owners.flat()).toEqual([['b', 'one']]);
      });

      test('changes nothing if one of the old records is missing or one of the new records can’t be stored', async () => {
        const more = [...taken, { kind: 'note', id: 'gone' }];
        expect(await store.handOver('guest', more, 'me', given)).toBe(false);
        const broken = [...given, change('note', 'c', unstorable)];
        await expect(store.handOver('guest', taken, 'me', broken)).rejects.toThrow();
        expect(await notesOf('guest', openTab())).toEqual([['a', 'one']]);
        expect(await notesOf('me', openTab())).toEqual([]);
      });
    });

    describe('all records of an owner', () => {
      const record = (kind: string, id: string, text: string) => change(kind, id, { text });
      const mine = [record('note', 'a', 'one'), record('note', 'b', 'two'), record('other', 'a', 'three')];
      beforeEach(async () => {
        for (const { kind, id, value } of mine.toReversed()) await store.write('me', kind, id, value);
        await put('a', { text: 'yours' }, 'me2');
      });

      test('readAll returns valid and invalid records as stored, sorted by kind and id', async () => {
        await put('c', 'broken');
        expect(await store.readAll('me')).toEqual(mine.toSpliced(2, 0, change('note', 'c', 'broken')));
        expect(await store.readAll('m')).toEqual([]);
      });

      test('readAll returns all records of an owner with 1,500 records', async () => {
        const many = Array.from({ length: 1500 }, (_, at) =>
          record(at < 700 ? 'note' : 'notes', String(at).padStart(4, '0'), String(at)),
        );
        await store.replaceAll('me', many);
        expect(await store.readAll('me')).toEqual(many);
      });

      test('replaceAll replaces the records of one owner only, and notifies the owner’s observers in every tab', async () => {
        const next = [record('note', 'a', 'new'), record('picture', 'a', 'new too')];
        const calls: string[] = [];
        const other = openTab();
        store.observe('me', ({ extent }) => calls.push(`here ${extent}`));
        other.observe('me', ({ extent }) => calls.push(`there ${extent}`));
        store.observe('me2', () => calls.push('me2'));
        const stop = store.observe('me', () => calls.push('stopped'));
        stop();
        await store.replaceAll('me', next);
        await vi.waitFor(() => expect(calls).toEqual(['here all', 'there all']));
        expect(await openTab().readAll('me')).toEqual(next);
        expect(await store.readAll('me2')).toEqual([record('note', 'a', 'yours')]);
        await store.replaceAll('me', []);
        expect(await store.readAll('me')).toEqual([]);
      });

      test.each([0, 600])('replaceAll changes nothing if record %i of 1,200 can’t be stored', async (at) => {
        const next = Array.from({ length: 1200 }, (_, index) => record('note', String(index), 'new'));
        next[at] = change('note', 'bad', unstorable);
        const listener = vi.fn();
        openTab().observe('me', listener);
        store.observe('me', listener);
        await expect(store.replaceAll('me', next)).rejects.toThrow('could not be cloned');
        expect(await store.readAll('me')).toEqual(mine);
        expect(listener).not.toHaveBeenCalled();
      });

      test('removeAll deletes the records of one owner only, including those in quarantine', async () => {
        for (const owner of ['me', 'me2']) {
          await put('broken', 7, owner);
          await read(store, owner);
        }
        expect(await quarantined()).toHaveLength(2);
        await store.removeAll('me');
        expect(await store.readAll('me')).toEqual([]);
        expect(await textsIn()).toEqual([]);
        expect(await store.readAll('me2')).toEqual([record('note', 'a', 'yours')]);
        expect(await quarantined()).toMatchObject([{ record: { owner: 'me2' } }]);
      });
    });

    describe('the address of a page', () => {
      const ada = { kind: 'user', id: 'uid-ada', name: 'Ada Holm', reserved: new Set<string>() } as const;
      const startup = (id: string) => ({ ...ada, kind: 'startup' as const, id });
      const claim = (owner: string, asked: Parameters<typeof store.claim>[1], tab = store) =>
        tab.claim(owner, asked, () => []);

      test('is the slug of its name, or the first number that is free for every kind of page', async () => {
        expect(await claim('ada', ada)).toBe('ada-holm');
        expect(await claim('eve', { ...ada, id: 'uid-eve' })).toBe('ada-holm-2');
        expect(await claim('eve', startup('a'))).toBe('ada-holm-3');
        expect(await claim('bo', { ...ada, reserved: new Set(['ada-holm-4']) })).toBe('ada-holm-5');
        expect(await openTab().claims('ada-holm')).toEqual([
          { slug: 'ada-holm', kind: 'user', owner: 'ada', id: 'uid-ada' },
        ]);
        expect(await store.claims('ada-holm-4')).toEqual([]);
      });

      test('stays the same if the page claims one again, and differs between two startups of one account', async () => {
        expect(await claim('ada', startup('a'))).toBe('ada-holm');
        expect(await claim('ada', { ...startup('a'), name: 'Another name' })).toBe('ada-holm');
        expect(await claim('ada', startup('b'))).toBe('ada-holm-2');
      });

      test('is the same for the user page and the investor page of one account', async () => {
        expect(await claim('ada', ada)).toBe('ada-holm');
        expect(await claim('ada', { ...ada, kind: 'investor' })).toBe('ada-holm');
        expect((await store.claims('ada-holm')).map(({ kind }) => kind).sort()).toEqual(['investor', 'user']);
        expect(await claim('ada', startup('a'))).toBe('ada-holm-2');
      });

      test('is claimed in the transaction that writes the page’s records, whose observers are notified', async () => {
        const listener = vi.fn();
        openTab().observe('ada', listener);
        const page = (slug: string) => [change('note', 'page', { text: slug })];
        expect(await store.claim('ada', startup('a'), page)).toBe('ada-holm');
        expect(await textsIn(openTab(), 'ada')).toEqual(['ada-holm']);
        await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
        const broken = () => [change('note', 'page', unstorable)];
        await expect(store.claim('eve', startup('b'), broken)).rejects.toThrow('could not be cloned');
        expect(await claim('bo', startup('c'))).toBe('ada-holm-2');
      });

      test('is never given to two pages that claim it at the same time', async () => {
        const tabs = [store, openTab(), openTab()];
        const slugs = await Promise.all(tabs.map((tab, at) => claim(`owner-${at}`, startup(`${at}`), tab)));
        expect(slugs.sort()).toEqual(['ada-holm', 'ada-holm-2', 'ada-holm-3']);
      });

      test('stays taken, but names no owner, after the owner is deleted', async () => {
        await claim('ada', ada);
        await claim('ada', startup('a'));
        await store.removeAll('ada');
        expect(await store.claims('ada-holm')).toEqual([
          { slug: 'ada-holm', kind: 'user', owner: '', id: '' },
        ]);
        expect(await claim('eve', { ...ada, id: 'uid-eve' })).toBe('ada-holm-3');
        expect(await claim('ada', ada)).toBe('ada-holm-4');
      });

      test('moves to another account with the page’s record, and only with it', async () => {
        for (const id of ['a', 'b'])
          await store.claim('guest', startup(id), () => [change('note', id, { text: id })]);
        await store.handOver('guest', [change('note', 'a')], 'ada', [change('note', 'a', { text: 'a' })]);
        expect((await store.claims('ada-holm'))[0]?.owner).toBe('ada');
        expect((await store.claims('ada-holm-2'))[0]?.owner).toBe('guest');
      });
    });

    describe('records of other owners', () => {
      const texts = async (owner: string, from = store) =>
        textsOf(await from.readOthers(owner, 'note', noteSchema));
      const owners = async (from = store) => (await from.owners()).sort();

      test('the method `owners` returns each owner with records in every tab, and omits an owner after removeAll', async () => {
        const other = openTab();
        expect([await owners(), await owners(other)]).toEqual([[], []]);
        await store.write('b', 'note', 'x', { text: 'one' });
        await store.write('b', 'note', 'y', { text: 'two' });
        await store.writeAll('a', [change('draft', 'x', 1)]);
        await store.replaceAll('c', [change('note', 'x', { text: 'three' })]);
        expect(await owners()).toEqual(['a', 'b', 'c']);
        await vi.waitFor(async () => expect(await owners(other)).toEqual(['a', 'b', 'c']));
        expect(await owners(openTab())).toEqual(['a', 'b', 'c']);
        await other.removeAll('b');
        expect(await owners(other)).toEqual(['a', 'c']);
        await vi.waitFor(async () => expect(await owners()).toEqual(['a', 'c']));
      });

      test('readOthers returns the current records of five owners after changes in any tab', async () => {
        const names = Array.from({ length: 5 }, (_, at) => `owner-${at}`);
        for (const name of names) await store.write(name, 'note', 'a', { text: name });
        for (const name of names) expect(await texts(name)).toEqual([name]);
        const [first = ''] = names;
        await store.write(first, 'note', 'b', { text: 'here' });
        expect(await texts(first)).toEqual([first, 'here']);
        await openTab().write(first, 'note', 'c', { text: 'elsewhere' });
        await vi.waitFor(async () => expect(await texts(first)).toEqual([first, 'here', 'elsewhere']));
        await openTab().replaceAll(first, []);
        await vi.waitFor(async () => expect(await texts(first)).toEqual([]));
      });

      test('readAcross with an id returns only the record with this id, as it is now in any tab', async () => {
        for (const id of ['a', 'b', 'c']) await store.write('me2', 'note', id, { text: id });
        const only = async (id: string) => textsOf(await store.readAcross('note', noteSchema, { ids: [id] }));
        expect([await only('b'), await only('x'), await only('b')]).toEqual([['b'], [], ['b']]);
        await store.writeAll('me2', [
          change('note', 'a', { text: 'new a' }),
          change('note', 'b', { text: 'new b' }),
          change('note', 'x', { text: 'new x' }),
        ]);
        expect([await only('b'), await only('x')]).toEqual([['new b'], ['new x']]);
        await openTab().write('me2', 'note', 'b', { text: 'elsewhere' });
        await vi.waitFor(async () => expect(await only('b')).toEqual(['elsewhere']));
        await openTab().replaceAll('me2', []);
        await vi.waitFor(async () => expect([await only('b'), await only('x')]).toEqual([[], []]));
        expect(await texts('me2')).toEqual([]);
      });

      test('readOthers omits invalid records, but doesn’t move them to quarantine', async () => {
        await put('a', { text: 'fine' }, 'me2');
        await put('b', 'broken', 'me2');
        expect(await texts('me2')).toEqual(['fine']);
        expect(await quarantined()).toEqual([]);
        expect(await store.readAll('me2')).toHaveLength(2);
        expect(await texts('me2', openTab())).toEqual(['fine']);
      });

      test('observeAll reports the changes of every owner; unlike observe, it also reports a removeAll call in another tab', async () => {
        const other = openTab();
        const [all, own] = [vi.fn(), vi.fn()];
        const stop = other.observeAll(all);
        other.observe('me2', own);
        await put('a', { text: 'one' }, 'me2');
        const change = { extent: 'some', origin: 'elsewhere', records: [{ kind: 'note', id: 'a' }] };
        await vi.waitFor(() => expect(all.mock.calls).toEqual([['me2', change]]));
        await store.removeAll('me2');
        await vi.waitFor(() => expect(all.mock.calls.slice(1)).toEqual([['me2', { extent: 'all' }]]));
        expect([own.mock.calls, await texts('me2', other)]).toEqual([[[change]], []]);
        await other.write('me3', 'note', 'a', { text: 'one' });
        expect(all).toHaveBeenLastCalledWith('me3', { ...change, origin: 'here' });
        stop();
        await other.write('me3', 'note', 'b', { text: 'two' });
        expect(all).toHaveBeenCalledTimes(3);
      });
    });

    describe('an invalid record', () => {
      test('is omitted by read, moved to quarantine with the validation error, and counted by the first read only', async () => {
        const found = { text: 7, more: ['x'] };
        await put('a', { text: 'fine' });
        await put('b', found);
        await put('c', null);
        const records = [kept('a', 'fine')];
        expect(await read()).toEqual({ records, quarantined: 2 });
        expect(await read()).toEqual({ records, quarantined: 0 });
        await put('b', 'broken again');
        await textsIn();
        const record = { owner: 'me', kind: 'note', id: 'b', value: found };
        expect(await quarantined()).toEqual([
          { record, problem: expect.stringContaining('text') },
          { record: { ...record, id: 'c', value: null }, problem: expect.any(String) },
          { record: { ...record, value: 'broken again' }, problem: expect.any(String) },
        ]);
      });

      test('is quarantined only once when two tabs read it concurrently', async () => {
        await put('b', 'broken');
        await Promise.all([read(), read(openTab())]);
        expect(await quarantined()).toHaveLength(1);
      });

      test('isn’t quarantined when another tab repairs it during the read', async () => {
        await put('b', 'broken');
        const other = openTab();
        const { promise, resolve } = deferred<typeof note>();
        const loadSchema = vi.fn(() => promise);
        const reading = other.read('me', 'note', loadSchema);
        await vi.waitFor(() => expect(loadSchema).toHaveBeenCalledOnce());
        await put('b', { text: 'repaired' });
        resolve(note);
        expect((await reading).quarantined).toBe(0);
        expect(await quarantined()).toEqual([]);
        await vi.waitFor(async () => expect(await textsIn(other)).toEqual(['repaired']));
      });
    });

    test('an observer that calls read when notified receives the current records, whichever tab changed them', async () => {
      const tabs = [store, openTab()] as const;
      const seen: unknown[] = [];
      for (const tab of tabs) {
        await textsIn(tab);
        tab.observe('me', async () => seen.push(await textsIn(tab)));
      }
      const expectSeen = async (texts: string[]) => {
        await vi.waitFor(() => expect(seen).toEqual([texts, texts]));
        seen.splice(0);
      };
      await put('b', { text: 'b' });
      await expectSeen(['b']);
      await tabs[1].write('me', 'note', 'a', { text: 'a' });
      await expectSeen(['a', 'b']);
      await store.remove('me', 'note', 'b');
      await expectSeen(['a']);
      await tabs[1].replaceAll('me', [{ kind: 'note', id: 'c', value: { text: 'c' } }]);
      await expectSeen(['c']);
    });

    describe('the cache of records', () => {
      test('stays sorted by id after further writes, and drops a record that is overwritten with an invalid value', async () => {
        await put('b', { text: 'b' });
        await read();
        await put('c', { text: 'c' });
        await put('a', { text: 'a', more: 'than its shape names' });
        await put('b', 'broken');
        expect(await read()).toEqual({ records: [kept('a', 'a'), kept('c', 'c')], quarantined: 1 });
        expect((await read()).quarantined).toBe(0);
      });

      test('combines adjacent pages that readLast has returned, and is updated by further writes', async () => {
        const changes = [...'012345678'].map((text) => change('note/x', `id-${text}`, { text }));
        await store.writeAll('me', changes);
        const page = async (count: number, before?: string) => {
          const found = await store.readLast('me', 'note/x', noteSchema, { count, before });
          return [textsOf(found).join(''), found.hasEarlier];
        };
        // This first read finds no cached records.
        expect(await page(2, 'id-4')).toEqual(['23', true]);
        expect(await page(2, 'id-1')).toEqual(['0', false]);
        expect(await page(2, 'id-0')).toEqual(['', false]);
        expect(await page(1)).toEqual(['8', true]);
        expect(await page(3)).toEqual(['678', true]);
        expect(await page(2, 'id-6')).toEqual(['45', true]);
        expect(await page(5)).toEqual(['45678', true]);
        // This page isn't adjacent to the cached records.
        expect(await page(2, 'id-3')).toEqual(['12', true]);
        expect(await page(2, 'id-8')).toEqual(['67', true]);
        await store.write('me', 'note/x', 'id-9', { text: '9' });
        await store.remove('me', 'note/x', 'id-7');
        await store.write('me', 'note/x', 'id-2', { text: 'B' });
        expect(await page(3)).toEqual(['689', true]);
        expect(textsOf(await store.read('me', 'note/x', noteSchema)).join('')).toBe('01B345689');
        expect(await page(20)).toEqual(['01B345689', false]);
        expect(await page(3)).toEqual(['689', true]);
        expect(await page(2, 'id-2')).toEqual(['01', false]);
      });

      test('contains each of 30 records once after a page of them was read', async () => {
        const ids = Array.from({ length: 30 }, (_, at) => `id-${String(at).padStart(2, '0')}`);
        await store.writeAll(
          'me',
          ids.map((id) => change('note', id, { text: id })),
        );
        await store.readLast('me', 'note', noteSchema, { count: 2 });
        expect(await textsIn()).toEqual(ids);
      });

      test('stays complete if a read fails because the schema can’t be loaded', async () => {
        const failing = () => Promise.reject(new Error('No network'));
        for (const id of ['a', 'b']) {
          await put(id, { text: id });
          await expect(store.read('me', 'note', failing)).rejects.toThrow('No network');
          expect((await textsIn()).at(-1)).toBe(id);
        }
      });

      test('lets two concurrent reads both return the number of records that were moved to quarantine', async () => {
        await put('a', 'broken');
        expect((await Promise.all([read(), read()])).map(({ quarantined }) => quarantined)).toEqual([1, 1]);
        expect((await read()).quarantined).toBe(0);
      });

      test('lists a record kind until the last record of this kind is removed or quarantined', async () => {
        const names = (tab = store) => tab.kinds('me', 'note/');
        const other = openTab();
        await store.write('me', 'note/b', 'a', { text: 'b' });
        expect([await names(), await names(other)]).toEqual([['note/b'], ['note/b']]);
        await store.write('me', 'note/a', 'a', 'broken');
        expect(await names()).toEqual(['note/a', 'note/b']);
        await vi.waitFor(async () => expect(await names(other)).toEqual(['note/a', 'note/b']));
        await store.readLast('me', 'note/a', noteSchema, { count: 1 });
        expect(await names()).toEqual(['note/b']);
        await store.remove('me', 'note/b', 'a');
        expect(await names()).toEqual([]);
      });
    });
  });
}
