import { reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { Outbox, Refusal, WaitingRecord } from '../../ports/Outbox';
import type { Uplink } from '../../ports/Uplink';
import { createDrain, type Schedule } from './drain';
import { nextEntry, type OutboxEntries, type SendingDatabase } from './outboxEntry';
import { type TabChannel, tabChannel } from './tabChannel';

export type Connection = {
  /** The server that receives all changes. */
  server: Uplink;
  /** Names the locks of the tabs that send, and the channel that reports status changes to other tabs. */
  name: string;
  channel?: TabChannel;
  /** By default `navigator.locks`. Null if it is missing, as on an insecure page: then every tab sends. */
  locks?: Pick<LockManager, 'request'> | null;
  /** The window, which fires `online`, `pagehide` and `pageshow`. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  schedule?: Schedule;
};

const withTimeout: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Creates the outboxes of all owners of a database. See {@link DeviceStore} for the functions that it returns. */
export function createOutbox(
  { observe }: Pick<DeviceStore, 'observe'>,
  { outbox: open }: Pick<SendingDatabase, 'outbox'>,
  {
    server,
    name,
    channel = tabChannel(`${name}.outbox`),
    locks = globalThis.navigator?.locks ?? null,
    page = typeof globalThis.addEventListener === 'function' ? globalThis : new EventTarget(),
    schedule = withTimeout,
  }: Connection,
) {
  const listeners = new Set<(owner: unknown) => void>();
  /** The functions that stop sending. */
  const entered = new Set<() => void>();

  /** Reports new statuses of an owner's records to the listeners in this tab and in the other tabs. */
  function changed(owner: string) {
    for (const listener of [...listeners]) listener(owner);
    channel.post(owner);
  }

  /** Calls back after an owner's entries may have changed, in any tab. Returns the unsubscribe function. */
  function follow(owner: string, listener: () => void) {
    // An unreadable message, or none after a restored page, may be about any owner.
    const own = (changed: unknown) => {
      if (changed === owner || typeof changed !== 'string') listener();
    };
    listeners.add(own);
    const stops = [observe(owner, listener), channel.listen(own), () => listeners.delete(own)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  function enterOutbox(owner: string) {
    const drain = createDrain({ owner, open, server, schedule, onSettled: () => changed(owner) });
    let running = new AbortController();
    function start() {
      running = new AbortController();
      const { signal } = running;
      const run = () => drain.run(signal);
      const turn = locks ? locks.request(`updraft.outbox.${name}.${owner}`, { signal }, run) : run();
      // An insecure frame has locks, but can't request them.
      turn.catch(() => {
        if (!signal.aborted) void run();
      });
    }
    // The lock of a page in the back/forward cache would prevent other tabs from sending.
    const stop = () => running.abort();
    const resume = () => running.signal.aborted && start();
    const events = { online: drain.retry, pagehide: stop, pageshow: resume };
    for (const [event, act] of Object.entries(events)) page.addEventListener(event, act);
    const stopFollowing = follow(owner, drain.added);
    const leave = () => {
      entered.delete(leave);
      stopFollowing();
      for (const [event, act] of Object.entries(events)) page.removeEventListener(event, act);
      stop();
    };
    entered.add(leave);
    start();
    return leave;
  }

  /**
   * Calls back with what `find` returns: unless it is empty at first, and after every change. Returns the
   * unsubscribe function.
   */
  function observeFound<Found>(
    owner: string,
    about: string,
    find: (entries: OutboxEntries) => Promise<Found[]>,
    listener: (found: readonly Found[]) => void,
  ) {
    let told = '[]';
    let reads = 0;
    async function read() {
      reads += 1;
      const reading = reads;
      const found = await find(await open());
      const text = JSON.stringify(found);
      // A stop counts as a read: a read that ends after a later one is ignored.
      if (reading !== reads || text === told) return;
      told = text;
      listener(found);
    }
    const refresh = () => void read().catch(reporting(about));
    const stop = follow(owner, refresh);
    refresh();
    return () => {
      reads += 1;
      stop();
    };
  }

  const outbox = (owner: string): Outbox => ({
    async status(kind, id) {
      const entry = await (await open()).get(owner, kind, id);
      if (!entry) return 'sent';
      return entry.reason === undefined ? 'local' : { refused: entry.reason };
    },

    observeRefused: (listener) =>
      observeFound(
        owner,
        'refused changes',
        async (entries) =>
          (await entries.refused(owner)).map(({ kind, id, reason = '' }): Refusal => ({ kind, id, reason })),
        listener,
      ),

    observeWaiting: (listener) =>
      observeFound(
        owner,
        'waiting changes',
        async (entries) =>
          (await entries.waiting(owner)).map(({ kind, id }): WaitingRecord => ({ kind, id })),
        listener,
      ),

    async retry() {
      const entries = await open();
      for (const { reason: _, ...entry } of await entries.refused(owner))
        await entries.settle(entry, { ...entry, entry: nextEntry() });
      changed(owner);
    },
  });

  function close() {
    for (const leave of entered) leave();
    channel.close();
  }

  return { outbox, enterOutbox, close };
}
