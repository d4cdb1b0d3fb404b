import type { DeviceStore } from '../../ports/DeviceStore';
import type { Outbox, Refusal } from '../../ports/Outbox';
import type { Uplink } from '../../ports/Uplink';
import { createDrain, type Schedule } from './drain';
import { nextEntry } from './outboxEntry';
import type { OutboxEntry, RecordDatabase } from './recordDatabase';
import { type TabChannel, tabChannel } from './tabChannel';

// The outbox of a device with a server. This module loads only if there is a server.

export { indexedOutbox, note } from './indexedOutbox';

export type Connection = {
  /** The server that receives all changes. */
  server: Uplink;
  /** Names the lock of the tab that sends, and the channel that reports status changes to other tabs. */
  name: string;
  channel?: TabChannel;
  /** By default `navigator.locks`. Null if it is missing, as on an insecure page: then every tab sends. */
  locks?: Pick<LockManager, 'request'> | null;
  /** The window, which fires `online`, `pagehide` and `pageshow`. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  schedule?: Schedule;
};

/** `owner` is null if it is unknown. */
type Listener = (owner: string | null) => void;

const withTimeout: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/**
 * Sends the changes of all owners to the server, in one tab at a time, until it is closed.
 * @returns `of`, which returns the outbox of one owner
 */
export function createOutbox(
  { observeAll }: Pick<DeviceStore, 'observeAll'>,
  database: Pick<RecordDatabase, 'outbox'>,
  {
    server,
    name,
    channel = tabChannel(`${name}.outbox`),
    locks = globalThis.navigator?.locks ?? null,
    page = typeof globalThis.addEventListener === 'function' ? globalThis : new EventTarget(),
    schedule = withTimeout,
  }: Connection,
) {
  const listeners = new Set<Listener>();
  const tell: Listener = (owner) => {
    for (const listener of [...listeners]) listener(owner);
  };
  /** Reports a new status of an owner's record to the listeners in this tab and in the other tabs. */
  function changed({ owner }: OutboxEntry) {
    tell(owner);
    channel.post(owner);
  }

  const drain = createDrain({ database, server, schedule, onSettled: changed });
  let running = new AbortController();

  function start() {
    running = new AbortController();
    const { signal } = running;
    const run = () => drain.run(signal);
    const turn = locks ? locks.request(`updraft.outbox.${name}`, { signal }, run) : run();
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

  const added: Listener = (owner) => {
    drain.added(owner);
    tell(owner);
  };
  const stops = [
    observeAll(added),
    channel.listen((message) => added(typeof message === 'string' ? message : null)),
  ];
  start();

  /** Replaces an entry, unless a later change has replaced it. Null removes the entry. */
  async function settle(entry: OutboxEntry, next: OutboxEntry | null) {
    await (await database.outbox()).settle(entry, next);
    drain.added(entry.owner);
    changed(entry);
  }

  const of = (owner: string): Outbox => ({
    async status(kind, id) {
      const entry = await (await database.outbox()).get(owner, kind, id);
      if (!entry) return 'sent';
      return entry.reason === undefined ? 'local' : { refused: entry.reason };
    },

    observe(listener) {
      const own: Listener = (changed) => {
        if (changed === owner || changed === null) listener();
      };
      listeners.add(own);
      return () => listeners.delete(own);
    },

    observeRefused(listener) {
      let told = '[]';
      let isOutdated = false;
      let isReading = false;
      let isStopped = false;
      async function refresh() {
        isOutdated = true;
        if (isReading) return;
        isReading = true;
        while (isOutdated) {
          isOutdated = false;
          const found = await database
            .outbox()
            .then((entries) => entries.refused(owner))
            .catch(() => null);
          const refused = found?.map(({ kind, id, reason = '' }): Refusal => ({ kind, id, reason }));
          const text = JSON.stringify(refused);
          if (!refused || isOutdated || isStopped || text === told) continue;
          told = text;
          listener(refused);
        }
        isReading = false;
      }
      const stopObserving = this.observe(() => void refresh());
      void refresh();
      return () => {
        isStopped = true;
        stopObserving();
      };
    },

    async retry() {
      for (const { reason: _, ...entry } of await (await database.outbox()).refused(owner))
        await settle(entry, { ...entry, entry: nextEntry() });
    },

    async discard(kind, id) {
      const entry = await (await database.outbox()).get(owner, kind, id);
      if (entry?.reason !== undefined) await settle(entry, null);
    },
  });

  return {
    of,
    close() {
      stop();
      for (const each of stops) each();
      for (const [event, act] of Object.entries(events)) page.removeEventListener(event, act);
      listeners.clear();
      channel.close();
    },
  };
}
