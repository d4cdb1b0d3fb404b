import { asking, settled } from '@kit/deferred';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import type { RecordDatabase } from '@/data/adapters/device/recordDatabase';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { exported } from '@/data/adapters/file/exportBlob';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Answer, OutgoingChange } from '@/data/ports/Uplink';

/** The storage of one browser. Each call of `open` connects another tab to it. */
export type OutboxWorld = { name: string; open: (hasServer: boolean) => RecordDatabase };

type Connection = NonNullable<Parameters<typeof createDeviceStore>[2]>;

const note = async () => z.object({ text: z.string() });
const change = (id: string, text?: string, kind = 'note') => ({ kind, id, value: text && { text } });
/** A function can't be stored. */
const unstorable = { kind: 'note', id: 'z', value: () => {} };

/** A fake server that answers each change as `answer` does. `got`: the changes, in short. */
export function fakeServer(answer: (change: OutgoingChange) => Answer = () => 'sent') {
  const got: string[] = [];
  return {
    got,
    isOnline: true,
    answer,
    async send(sent: OutgoingChange): Promise<Answer> {
      if (!this.isOnline) throw new Error('Offline');
      got.push(inShort(sent));
      return this.answer(sent);
    },
  };
}
const inShort = ({ owner, id, value }: OutgoingChange) =>
  `${owner} ${id} ${(value as { text?: string } | undefined)?.text ?? 'removed'}`;

/** Timers that the test starts by hand. `waits`: the times in ms. */
function fakeTimers() {
  let timers: { work: () => void; ms: number }[] = [];
  return {
    waits: () => timers.map(({ ms }) => ms),
    fire() {
      for (const { work } of timers.splice(0)) work();
    },
    schedule(work: () => void, ms: number) {
      const timer = { work, ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
}

/** A lock manager that grants one exclusive lock at a time. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn.catch(() => {});
      return turn;
    },
  } as unknown as Pick<LockManager, 'request'>;
}

/** Tests that the outbox of every device store must pass, wherever it stores its records. */
export function describeOutboxOf(name: string, openWorld: () => OutboxWorld) {
  describe(name, () => {
    let world: OutboxWorld;
    let server: ReturnType<typeof fakeServer>;
    let timers: ReturnType<typeof fakeTimers>;
    let page: EventTarget;
    let locks: ReturnType<typeof fakeLocks>;
    const opened: DeviceStore<string>[] = [];
    beforeEach(() => {
      world = openWorld();
      server = fakeServer();
      timers = fakeTimers();
      page = new EventTarget();
      locks = fakeLocks();
    });
    const closeAll = () => Promise.all(opened.splice(0).map((tab) => tab.close()));
    afterEach(closeAll);

    function openTab(more: Partial<Connection> | null = {}) {
      const connection = more && {
        ...{ server, name: world.name, channel: tabChannel(`${world.name}-outbox`), locks, page },
        ...{ schedule: timers.schedule, ...more },
      };
      const tab = createDeviceStore<string>(
        world.open(!!more),
        tabChannel(world.name),
        connection ?? undefined,
      );
      opened.push(tab);
      return tab;
    }
    /** Opens a tab that can't reach the server. */
    function openOffline() {
      server.isOnline = false;
      return openTab();
    }
    const hasFailed = () => vi.waitFor(() => expect(timers.waits()).toHaveLength(1));
    /** Ends the wait after a failure, because the network is available again. */
    async function goOnline() {
      await hasFailed();
      server.isOnline = true;
      page.dispatchEvent(new Event('online'));
    }
    const entries = async () => {
      const database = world.open(true);
      const all = await (await database.outbox()).waiting();
      await database.close();
      return all.map(({ owner, id, isRemoved }) => `${owner} ${id}${isRemoved ? ' removed' : ''}`);
    };
    const statusIn = async (tab: DeviceStore<string>, id: string) =>
      (await tab.outbox('me')).status('note', id);
    const put = (tab: DeviceStore<string>, id: string, text: string, owner = 'me') =>
      tab.write(owner, 'note', id, { text });
    const receives = (...changes: string[]) => vi.waitFor(() => expect(server.got).toEqual(changes));
    const isEmpty = () => vi.waitFor(async () => expect(await entries()).toEqual([]));

    test('stays empty without a server, and every record is sent immediately', async () => {
      const tab = openTab(null);
      await tab.replaceAll('me', [change('a', 'one')]);
      await put(tab, 'b', 'two');
      await tab.update('me', 'note', 'c', note, () => ({ text: 'three' }));
      await tab.handOver('me', [change('a')], 'you', [change('a', 'one')]);
      expect([await entries(), await statusIn(tab, 'b')]).toEqual([[], 'sent']);
      const box = await tab.outbox('me');
      await box.retry();
      await box.discard('note', 'b');
      for (const stop of [box.observe(() => {}), box.observeRefused(() => {})]) stop();
      expect(server.got).toEqual([]);
    });

    const given = [change('b', 'one')];
    test.each<[string, (tab: DeviceStore<string>) => Promise<unknown>, string[]]>([
      ['write', (tab) => put(tab, 'a', 'new'), ['me a']],
      ['writeAll', (tab) => tab.writeAll('me', [change('b', 'two'), change('a')]), ['me b', 'me a removed']],
      ['update', (tab) => tab.update('me', 'note', 'a', note, () => ({ text: 'new' })), ['me a']],
      ['remove', (tab) => tab.remove('me', 'note', 'a'), ['me a removed']],
      ['handOver', (tab) => tab.handOver('me', [change('a')], 'you', given), ['me a removed', 'you b']],
      ['replaceAll', (tab) => tab.replaceAll('me', given), ['me a removed', 'me b']],
    ])('contains one entry for each record that %s changes', async (_, act, expected) => {
      const tab = openTab();
      await put(tab, 'a', 'one');
      await isEmpty();
      server.isOnline = false;
      await act(tab);
      expect(await entries()).toEqual(expected);
    });

    test('contains no entry of an owner whose records were all removed', async () => {
      const tab = openOffline();
      for (const owner of ['me', 'you']) await put(tab, 'a', 'one', owner);
      await tab.removeAll('me');
      expect(await entries()).toEqual(['you a']);
    });

    test.each<[string, (tab: DeviceStore<string>) => Promise<unknown>]>([
      ['writeAll', (tab) => tab.writeAll('me', [change('a', 'one'), unstorable])],
      ['update', (tab) => tab.update('me', 'note', 'a', note, () => unstorable.value as never)],
      ['replaceAll', (tab) => tab.replaceAll('me', [change('a', 'one'), unstorable])],
      ['handOver', (tab) => tab.handOver('me', [], 'you', [change('a', 'one'), unstorable])],
    ])('contains no entry of a change that %s can’t store', async (_, act) => {
      await expect(act(openOffline())).rejects.toThrow('could not be cloned');
      expect(await entries()).toEqual([]);
    });

    test('contains only the last change of each record, and sends these changes in their order', async () => {
      const tab = openOffline();
      await put(tab, 'a', 'one');
      await put(tab, 'b', 'two');
      await put(tab, 'a', 'three');
      expect([await entries(), await statusIn(tab, 'a')]).toEqual([['me b', 'me a'], 'local']);
      await goOnline();
      await receives('me b two', 'me a three');
      await isEmpty();
      expect(await statusIn(tab, 'a')).toBe('sent');
    });

    test('sends a record again that changes while it is being sent', async () => {
      const { ask, calls } = asking<[OutgoingChange], Answer>();
      const tab = openTab({ server: { send: ask } });
      await put(tab, 'a', 'one');
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      await put(tab, 'a', 'two');
      calls[0]?.resolve('sent');
      await vi.waitFor(() => expect(calls).toHaveLength(2));
      expect(await statusIn(tab, 'a')).toBe('local');
      calls[1]?.resolve('sent');
      await isEmpty();
      const [first, second] = calls.map(({ asked: [sent] }) => sent);
      expect([first, second].map((sent) => sent && inShort(sent))).toEqual(['me a one', 'me a two']);
      expect((first?.entry ?? '') < (second?.entry ?? '')).toBe(true);
    });

    test('waits twice as long after each failure, at most a minute, and starts again when the browser is online', async () => {
      const tab = openOffline();
      await put(tab, 'a', 'one');
      for (const ms of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
        await vi.waitFor(() => expect(timers.waits()).toEqual([ms]));
        timers.fire();
      }
      await goOnline();
      await receives('me a one');
      expect(timers.waits()).toEqual([]);
      server.isOnline = false;
      await put(tab, 'a', 'two');
      await vi.waitFor(() => expect(timers.waits()).toEqual([1000]));
    });

    test('sends an owner’s changes while those of another owner wait', async () => {
      server.answer = ({ owner }) => {
        if (owner === 'you') throw new Error('Not signed in');
        return 'sent';
      };
      const tab = openTab();
      for (const id of ['a', 'b']) await put(tab, id, 'yours', 'you');
      await vi.waitFor(() => expect(timers.waits()).toEqual([1000]));
      await put(tab, 'a', 'mine');
      await put(tab, 'c', 'yours', 'you');
      await receives('you a yours', 'me a mine');
      expect(await entries()).toEqual(['you a', 'you b', 'you c']);
    });

    test('sends the changes of an earlier visit, in their order', async () => {
      const tab = openOffline();
      for (const id of ['b', 'a']) await put(tab, id, 'one');
      await closeAll();
      server.isOnline = true;
      openTab();
      await receives('me b one', 'me a one');
      await isEmpty();
    });

    describe('a refused change', () => {
      const tooLong = { refused: 'Too long' };
      const refusal = { kind: 'note', id: 'a', reason: 'Too long' };
      const follow = async (tab: DeviceStore<string>) => {
        const told = vi.fn();
        (await tab.outbox('me')).observeRefused(told);
        return told;
      };
      beforeEach(() => {
        server.answer = ({ id, value }) =>
          id === 'a' && (value as { text: string }).text.length > 3 ? tooLong : 'sent';
      });
      async function refused() {
        const tab = openTab();
        const told = await follow(tab);
        await put(tab, 'a', 'much');
        await put(tab, 'b', 'two');
        await vi.waitFor(() => expect(told.mock.calls).toEqual([[[refusal]]]));
        await isEmpty();
        return { tab, told };
      }

      test('leaves the record on the device, is reported in every tab, and stays after a restart', async () => {
        const elsewhere = openTab();
        const heard = await follow(elsewhere);
        const { tab } = await refused();
        await vi.waitFor(() => expect(heard.mock.calls).toEqual([[[refusal]]]));
        expect([await statusIn(tab, 'a'), await statusIn(tab, 'b')]).toEqual([tooLong, 'sent']);
        const { records } = await elsewhere.read('me', 'note', note);
        expect(records[0]).toEqual({ id: 'a', value: { text: 'much' } });
        await closeAll();
        const next = openTab();
        await vi.waitFor(async () => expect(await statusIn(next, 'a')).toEqual(tooLong));
        const told = await follow(next);
        await vi.waitFor(() => expect(told.mock.calls).toEqual([[[refusal]]]));
        expect(server.got).toEqual(['me a much', 'me b two']);
      });

      test('is sent again when the record is written again', async () => {
        const { tab, told } = await refused();
        await put(tab, 'a', 'one');
        await vi.waitFor(() => expect(told.mock.lastCall).toEqual([[]]));
        await vi.waitFor(async () => expect(await statusIn(tab, 'a')).toBe('sent'));
        expect(server.got.at(-1)).toBe('me a one');
      });

      test('is sent again with retry, and reported again if the server refuses it again', async () => {
        const { tab, told } = await refused();
        const box = await tab.outbox('me');
        await box.retry();
        await vi.waitFor(() => expect(server.got).toHaveLength(3));
        await vi.waitFor(() => expect(told.mock.lastCall).toEqual([[refusal]]));
        server.answer = () => 'sent';
        await box.retry();
        await vi.waitFor(async () => expect(await statusIn(tab, 'a')).toBe('sent'));
        expect([server.got.length, told.mock.lastCall]).toEqual([4, [[]]]);
      });

      test('is forgotten when it is discarded, unlike a change that waits', async () => {
        const { tab, told } = await refused();
        const box = await tab.outbox('me');
        const seen = vi.fn();
        const stop = box.observe(seen);
        await box.discard('note', 'a');
        await vi.waitFor(() => expect(told.mock.lastCall).toEqual([[]]));
        expect(await statusIn(tab, 'a')).toBe('sent');
        expect(seen).toHaveBeenCalledOnce();
        stop();
        server.isOnline = false;
        await put(tab, 'b', 'wait');
        await box.discard('note', 'b');
        expect([await entries(), seen.mock.calls.length]).toEqual([['me b'], 1]);
      });
    });

    test('is sent by one tab at a time: by another tab after a close, and not while the page is hidden', async () => {
      const { ask, calls } = asking<[OutgoingChange], Answer>();
      const pages = [new EventTarget(), new EventTarget()] as const;
      const [first, second] = pages.map((own) => openTab({ server: { send: ask }, page: own }));
      if (!first || !second) return;
      const takes = async (count: number) => {
        await vi.waitFor(() => expect(calls).toHaveLength(count));
        calls[count - 1]?.resolve('sent');
        await isEmpty();
      };
      await settled();
      await put(second, 'a', 'one');
      await takes(1);
      pages[0].dispatchEvent(new Event('pagehide'));
      await put(second, 'a', 'two');
      await takes(2);
      pages[0].dispatchEvent(new Event('pageshow'));
      await second.close();
      await put(first, 'a', 'three');
      await takes(3);
      await put(first, 'a', 'four');
      await vi.waitFor(() => expect(calls).toHaveLength(4));
      await first.close();
      calls[3]?.resolve('sent');
      await settled();
      // The tab was closed before the answer was stored, so the next tab sends the change again.
      expect(await entries()).toEqual(['me a']);
      openTab({ server: { send: ask } });
      await takes(5);
      expect(calls[4]?.asked).toEqual(calls[3]?.asked);
    });

    test('sends in every tab if the locks can’t be requested, and stops all timers when it is closed', async () => {
      const request = () => Promise.reject(new DOMException('Insecure', 'SecurityError'));
      server.isOnline = false;
      const tab = openTab({ locks: { request } as unknown as Pick<LockManager, 'request'> });
      await put(tab, 'a', 'one');
      await vi.waitFor(() => expect(timers.waits()).toEqual([1000]));
      await closeAll();
      expect(timers.waits()).toEqual([]);
    });

    test('sends no removal of a record that was moved to quarantine', async () => {
      const tab = openOffline();
      await tab.write('me', 'note', 'a', 'broken');
      await hasFailed();
      await tab.read('me', 'note', note);
      await goOnline();
      await isEmpty();
      expect(server.got).toEqual([]);
    });

    test('sends a file as a blob, even if the browser stores files as text', async () => {
      const files: string[] = [];
      async function send({ value }: OutgoingChange): Promise<Answer> {
        files.push(await (value as { file: Blob }).file.text());
        return 'sent';
      }
      const tab = openTab({ server: { send } });
      const value = { file: new Blob(['logo'], { type: 'image/png' }) };
      await tab.write('me', 'note', 'a', { $encoded: await exported(value) });
      await isEmpty();
      expect(files).toEqual(['logo']);
    });
  });
}
