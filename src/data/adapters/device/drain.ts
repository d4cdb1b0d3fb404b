import type { Uplink } from '../../ports/Uplink';
import { isEncoded } from './encodedValue';
import type { OutboxEntries, OutboxEntry, RecordDatabase } from './recordDatabase';

/** Calls a function after a time in ms. Returns a function that cancels the call. */
export type Schedule = (work: () => void, ms: number) => () => void;

/** How long an owner's changes wait after the first failure, in ms. The time doubles with each failure. */
const firstWait = 1000;
const longestWait = 60_000;

type Options = {
  database: Pick<RecordDatabase, 'outbox'>;
  server: Uplink;
  schedule: Schedule;
  /** Called when an entry was removed because the server has the change, or marked as refused. */
  onSettled: (entry: OutboxEntry) => void;
};

/**
 * Sends the changes in the outbox to the server, one after the other. If a change can't be sent, it waits,
 * with all later changes of the same owner. Changes of other owners don't wait for it.
 */
export function createDrain({ database, server, schedule, onSettled }: Options) {
  /** How often sending failed since the last success, by owner. */
  const failures = new Map<string, number>();
  /** The owners whose changes wait, with the functions that cancel their timers. */
  const waiting = new Map<string, () => void>();
  /** Whether entries may have been added since they were last read. */
  let isOutdated = false;
  let endPause = () => {};

  function wake() {
    isOutdated = true;
    endPause();
  }

  function postpone(owner: string) {
    const count = failures.get(owner) ?? 0;
    failures.set(owner, count + 1);
    const resume = () => {
      waiting.delete(owner);
      wake();
    };
    waiting.set(owner, schedule(resume, Math.min(longestWait, firstWait * 2 ** count)));
  }

  /** Ends all waiting. */
  function retry() {
    for (const cancel of waiting.values()) cancel();
    waiting.clear();
    failures.clear();
    wake();
  }

  /** Sends one entry, and then removes it or marks it as refused, unless a later change has replaced it. */
  async function send(entries: OutboxEntries, entry: OutboxEntry, signal: AbortSignal) {
    const found = await entries.load(entry);
    if (signal.aborted) return;
    if (!found) return wake();
    const { owner, kind, id, isRemoved } = entry;
    const value = found.record?.value;
    // A record that is missing without having been removed is in quarantine: there is nothing to send.
    const answer =
      isRemoved || found.record
        ? await server.send({ entry: entry.entry, owner, kind, id, value: await decoded(value) })
        : 'sent';
    // After a stop, the entry stays, and is sent again with the same id.
    if (signal.aborted) return;
    const refused = answer === 'sent' ? null : { ...entry, reason: answer.refused };
    if (!(await entries.settle(entry, refused))) return wake();
    failures.delete(owner);
    if (!signal.aborted) onSettled(entry);
  }

  async function sendAll(signal: AbortSignal) {
    const entries = await database.outbox();
    if (signal.aborted) return;
    /** Waits until the next pass even if the waiting ends now, because an earlier change must be sent first. */
    const skipped = new Set(waiting.keys());
    for (const entry of await entries.waiting()) {
      if (signal.aborted) return;
      const { owner } = entry;
      if (skipped.has(owner)) continue;
      await send(entries, entry, signal).catch(() => {
        skipped.add(owner);
        if (!signal.aborted) postpone(owner);
      });
    }
  }

  return {
    /** Sends changes until the signal aborts. */
    async run(signal: AbortSignal) {
      signal.addEventListener('abort', retry, { once: true });
      while (!signal.aborted) {
        isOutdated = false;
        // If the database can't be read, no owner's changes can be sent.
        await sendAll(signal).catch(() => signal.aborted || postpone(''));
        if (isOutdated) continue;
        await new Promise<void>((resolve) => {
          endPause = resolve;
        });
      }
    },

    /** Sends new changes of an owner, or with null of all owners, unless earlier changes of the owner wait. */
    added(owner: string | null) {
      if (owner === null || !waiting.has(owner)) wake();
    },

    /** Sends the changes of all owners now, because the server may be reachable again. */
    retry,
  };
}

/** Returns a stored value, with its files as blobs. */
const decoded = async (value: unknown) =>
  isEncoded(value) ? (await import('./encodedFiles')).decode(value) : value;
