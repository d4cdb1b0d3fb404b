import { asking, settled } from '@kit/deferred';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { SendingDatabase } from '@/data/adapters/device/outboxEntry';
import { createSendingStore } from '@/data/adapters/device/sendingDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { exported } from '@/data/adapters/file/exportBlob';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Outbox } from '@/data/ports/Outbox';
import type { Answer, OutgoingChange } from '@/data/ports/Uplink';
import { fakeLocks } from '../../support/locks';
import { takeReports } from '../../support/reports';
import { startCounter } from '../../support/startCounter';

/** The storage of one browser, with `earlier` of owner `me`. Each call of `open` connects another tab to it. */
export type OutboxWorld = { name: string; open: () => SendingDatabase };

type Connection = Parameters<typeof createSendingStore>[2];

const note = async () => z.object({ text: z.string() });
const change = (id: string, text?: string, kind = 'note') => ({ kind, id, value: text && { text } });
/** A function can't be stored. */
const unstorable = { kind: 'note', id: 'z', value: () => {} };

/** A record from before there was a server. */
export const earlier = { kind: 'note', id: 'earlier', value: { text: 'zero' } };

/** A fake server that answers each change as `answer` does. `got`: the changes, in short. */
function fakeServer(answer: (change: OutgoingChange) => Answer = () => 'sent') {
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

/** Tests that the outbox of every device store must pass, wherever it stores its records. */
export function describeOutboxOf(name: string, openWorld: () => Promise<OutboxWorld>) {
  describe(name, () => {
    let world: OutboxWorld;
    let server: ReturnType<typeof fakeServer>;
    let timers: ReturnType<typeof fakeTimers>;
    let page: EventTarget;
    let locks: ReturnType<typeof fakeLocks>;
    const opened: DeviceStore<string>[] = [];
    beforeEach(async () => {
      world = await openWorld();
      server = fakeServer();
      timers = fakeTimers();
      page = new EventTarget();
      locks = fakeLocks();
    });
    const closeAll = () => Promise.all(opened.splice(0).map((tab) => tab.close()));
    afterEach(async () => {
      await closeAll();
      for (const report of takeReports())
        expect(report).toMatch(/^sending changes: Error: (Offline|Not signed in)$/);
    });

    /** Opens a tab in which these accounts are signed in, one after the other. */
    function openTab(more: Partial<Connection> = {}, owners = ['me', 'you']) {
      const tab = createSendingStore<string>(world.open(), tabChannel(world.name), {
        ...{ server, name: world.name, channel: tabChannel(`${world.name}-outbox`), locks, page },
        ...{ schedule: timers.schedule, ...more },
      });
      opened.push(tab);
      for (const owner of owners) tab.enterOutbox?.(owner);
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
      const database = world.open();
      const outbox = await database.outbox();
      const all = await Promise.all(['me', 'you'].map(outbox.waiting));
      await database.close();
      return all.flat().map(({ owner, id, isRemoved }) => `${owner} ${id}${isRemoved ? ' removed' : ''}`);
    };
    const boxOf = (tab: DeviceStore<string>) => tab.outbox?.('me') as Outbox;
    const statusIn = (tab: DeviceStore<string>, id: string) => boxOf(tab).status('note', id);
    const put = (tab: DeviceStore<string>, id: string, text: string, owner = 'me') =>
      tab.write(owner, 'note', id, { text });
    const receives = (...changes: string[]) => vi.waitFor(() => expect(server.got).toEqual(changes));
    const isEmpty = () => vi.waitFor(async () => expect(await entries()).toEqual([]));

    test('contains no record from before the server, which counts as sent', async () => {
      const tab = openOffline();
      expect(await tab.readAll('me')).toEqual([earlier]);
      expect([await entries(), await statusIn(tab, 'earlier')]).toEqual([[], 'sent']);
    });

    const given = [change('b', 'one')];
    const address = { kind: 'user', id: 'me', name: 'Ada', reserved: new Set<string>() } as const;
    test.each<[string, (tab: DeviceStore<string>) => Promise<unknown>, string[]]>([
      ['write', (tab) => put(tab, 'a', 'new'), ['me a']],
      ['writeAll', (tab) => tab.writeAll('me', [change('b', 'two'), change('a')]), ['me b', 'me a removed']],
      ['update', (tab) => tab.update('me', 'note', 'a', note, () => ({ text: 'new' })), ['me a']],
      ['remove', (tab) => tab.remove('me', 'note', 'a'), ['me a removed']],
      ['claim', (tab) => tab.claim('me', address, () => given), ['me b']],
      ['handOver', (tab) => tab.handOver('me', [change('a')], 'you', given), ['me a removed', 'you b']],
      ['replaceAll', (tab) => tab.replaceAll('me', given), ['me a removed', 'me earlier removed', 'me b']],
    ])('contains one entry for each record that %s changes', async (_, act, expected) => {
      const tab = openTab();
      await put(tab, 'a', 'one');
      await isEmpty();
      server.isOnline = false;
      await act(tab);
      expect(await entries()).toEqual(expected);
    });

    test('contains no entry of a record from the server, which replaces no newer change', async () => {
      const tab = openOffline();
      await put(tab, 'a', 'one');
      const database = world.open();
      const outbox = await database.outbox();
      const records = [change('a', 'theirs'), change('b', 'theirs'), change('earlier')] as const;
      expect(await outbox.receive('me', records, [])).toEqual(records.slice(1));
      const values = async () => (await database.readAll('me')).map(({ id, value }) => [id, value]);
      const theirs = ['b', { text: 'theirs' }];
      expect(await values()).toEqual([['a', { text: 'one' }], theirs]);
      const { entry } = (await outbox.get('me', 'note', 'a')) ?? {};
      await outbox.receive('me', [records[0]], [entry]);
      expect([await values(), await entries()]).toEqual([[['a', { text: 'theirs' }], theirs], ['me a']]);
      await database.close();
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
      ['claim', (tab) => tab.claim('me', address, () => [change('a', 'one'), unstorable])],
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

    test('reports which records wait, in the order of their changes, in every tab', async () => {
      server.isOnline = false;
      const [tab, elsewhere] = [openTab({}, ['me']), openTab({}, [])];
      const follow = (from: DeviceStore<string>) => {
        const told = vi.fn();
        const stop = boxOf(from).observeWaiting(told);
        return { told, stop };
      };
      const [here, there, stopped] = [follow(tab), follow(elsewhere), follow(tab)];
      stopped.stop();
      await settled();
      expect(here.told).not.toHaveBeenCalled();
      const [a, b] = ['a', 'b'].map((id) => ({ kind: 'note', id }));
      for (const id of ['b', 'a', 'b']) {
        await put(tab, id, 'one');
        await hasFailed();
      }
      await put(tab, 'c', 'one', 'you');
      for (const { told } of [here, there])
        await vi.waitFor(() => expect(told.mock.lastCall).toEqual([[a, b]]));
      expect(here.told.mock.calls).toEqual([[[b]], [[b, a]], [[a, b]]]);
      const later = follow(tab);
      await vi.waitFor(() => expect(later.told.mock.calls).toEqual([[[a, b]]]));
      await goOnline();
      for (const { told } of [here, there, later])
        await vi.waitFor(() => expect(told.mock.lastCall).toEqual([[]]));
      expect(stopped.told).not.toHaveBeenCalled();
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
      await vi.waitFor(() => expect(timers.waits()).toEqual([1000]));
      await put(tab, 'b', 'two');
      await settled();
      for (const ms of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
        await vi.waitFor(() => expect(timers.waits()).toEqual([ms]));
        timers.fire();
      }
      await goOnline();
      await receives('me a one', 'me b two');
      expect(timers.waits()).toEqual([]);
      server.isOnline = false;
      await put(tab, 'a', 'two');
      await vi.waitFor(() => expect(timers.waits()).toEqual([1000]));
    });

    test('sends the changes of an account only while it is signed in, whether or not those of another account wait', async () => {
      const { open: listeners, counted } = startCounter();
      const channel = tabChannel(`${world.name}-outbox`);
      const tab = openTab({ channel: { ...channel, listen: counted(channel.listen) } }, []);
      for (const owner of ['me', 'you']) await put(tab, 'a', owner, owner);
      server.answer = ({ owner }) => {
        if (owner === 'you') throw new Error('Not signed in');
        return 'sent';
      };
      const leave = tab.enterOutbox?.('you');
      await hasFailed();
      tab.enterOutbox?.('me');
      await receives('you a you', 'me a me');
      await vi.waitFor(async () => expect(await entries()).toEqual(['you a']));
      leave?.();
      expect([timers.waits(), listeners.size]).toEqual([[], 1]);
      page.dispatchEvent(new Event('online'));
      await put(tab, 'b', 'two');
      await receives('you a you', 'me a me', 'me b two');
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
      const follow = (tab: DeviceStore<string>) => {
        const told = vi.fn();
        boxOf(tab).observeRefused(told);
        return told;
      };
      beforeEach(() => {
        server.answer = ({ id, value }) =>
          id === 'a' && (value as { text: string }).text.length > 3 ? tooLong : 'sent';
      });
      async function refused() {
        const tab = openTab();
        const told = follow(tab);
        await put(tab, 'a', 'much');
        await put(tab, 'b', 'two');
        await vi.waitFor(() => expect(told.mock.calls).toEqual([[[refusal]]]));
        await isEmpty();
        return { tab, told };
      }

      test('leaves the record on the device, is reported in every tab, and stays after a restart', async () => {
        const elsewhere = openTab();
        const heard = follow(elsewhere);
        const { tab } = await refused();
        await vi.waitFor(() => expect(heard.mock.calls).toEqual([[[refusal]]]));
        expect([await statusIn(tab, 'a'), await statusIn(tab, 'b')]).toEqual([tooLong, 'sent']);
        const { records } = await elsewhere.read('me', 'note', note);
        expect(records[0]).toEqual({ id: 'a', value: { text: 'much' } });
        await closeAll();
        const next = openTab();
        await vi.waitFor(async () => expect(await statusIn(next, 'a')).toEqual(tooLong));
        const stopped = vi.fn();
        boxOf(next).observeRefused(stopped)();
        const told = follow(next);
        await vi.waitFor(() => expect(told.mock.calls).toEqual([[[refusal]]]));
        expect(stopped).not.toHaveBeenCalled();
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
        const box = boxOf(tab);
        await box.retry();
        await vi.waitFor(() => expect(server.got).toHaveLength(3));
        await vi.waitFor(() => expect(told.mock.lastCall).toEqual([[refusal]]));
        server.answer = () => 'sent';
        await box.retry();
        await vi.waitFor(async () => expect(await statusIn(tab, 'a')).toBe('sent'));
        expect([server.got.length, told.mock.lastCall]).toEqual([4, [[]]]);
      });
    });

    test('is sent by one tab at a time: by another tab after a close, and not while the page is hidden', async () => {
      const { ask, calls } = asking<[OutgoingChange, AbortSignal], Answer>();
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
      expect(calls[0]?.asked[1].aborted).toBe(true);
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
      expect(calls[4]?.asked[0]).toEqual(calls[3]?.asked[0]);
      expect(calls[3]?.asked[1].aborted).toBe(true);
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
