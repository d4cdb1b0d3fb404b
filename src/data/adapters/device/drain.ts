import { reporting } from '../../log/report';
import type { Uplink } from '../../ports/Uplink';
import { isEncoded } from './encodedValue';
import type { OutboxEntries, OutboxEntry } from './outboxEntry';

/** Calls a function after a time in ms. Returns a function that cancels the call. */
export type Schedule = (work: () => void, ms: number) => () => void;

/** How long the changes wait after the first failure, in ms. The time doubles with each failure. */
const firstWait = 1000;
const longestWait = 60_000;

type Options = {
  owner: string;
  open: () => Promise<OutboxEntries>;
  server: Uplink;
  schedule: Schedule;
  /** Called when an entry was removed because the server has the change, or marked as refused. */
  onSettled: () => void;
};

/**
 * Sends an owner's changes in the outbox to the server, one after the other. A change that can't be sent
 * waits, with all later changes.
 */
export function createDrain({ owner, open, server, schedule, onSettled }: Options) {
  /** How often sending failed since the last success. */
  let failures = 0;
  let isWaitingAfterFailure = false;
  /** Whether entries may have been added since they were last read. */
  let isOutdated = false;
  let endPause = () => {};

  function wake() {
    isOutdated = true;
    endPause();
  }

  /** Waits for `wake`, or at most for a time in ms. */
  const pause = (ms?: number) =>
    new Promise<void>((resolve) => {
      const cancel = ms === undefined ? undefined : schedule(resolve, ms);
      endPause = () => {
        cancel?.();
        resolve();
      };
    });

  /** Sends one entry, and then removes it or marks it as refused, unless a later change has replaced it. */
  async function send(entries: OutboxEntries, entry: OutboxEntry, signal: AbortSignal) {
    const found = await entries.load(entry);
    if (signal.aborted || !found) return;
    const { kind, id, isRemoved } = entry;
    const value = found.record?.value;
    // A record that is missing without having been removed is in quarantine: there is nothing to send.
    const answer =
      isRemoved || found.record
        ? await server.send({ entry: entry.entry, owner, kind, id, value: await decoded(value) }, signal)
        : 'sent';
    // After a stop, the entry stays, and is sent again with the same id.
    if (signal.aborted) return;
    failures = 0;
    const refused = answer === 'sent' ? null : { ...entry, reason: answer.refused };
    if ((await entries.settle(entry, refused)) && !signal.aborted) onSettled();
  }

  async function sendAll(signal: AbortSignal) {
    const entries = await open();
    for (const entry of await entries.waiting(owner)) {
      if (signal.aborted) return;
      await send(entries, entry, signal);
    }
  }

  return {
    /** Sends changes until the signal aborts. */
    async run(signal: AbortSignal) {
      signal.addEventListener('abort', wake, { once: true });
      while (!signal.aborted) {
        isOutdated = false;
        const problem = await sendAll(signal).then(
          () => null,
          (error: unknown) => error ?? 'unknown',
        );
        if (signal.aborted) return;
        if (problem) {
          if (failures === 0) reporting('sending changes')(problem);
          const wait = Math.min(longestWait, firstWait * 2 ** failures);
          failures += 1;
          isWaitingAfterFailure = true;
          await pause(wait);
          isWaitingAfterFailure = false;
        } else if (!isOutdated) await pause();
      }
    },

    /** Sends new changes, unless earlier changes wait. */
    added() {
      if (!isWaitingAfterFailure) wake();
    },

    /** Sends the changes now, because the server may be reachable again. */
    retry: wake,
  };
}

/** Returns a stored value, with its files as blobs. */
const decoded = async (value: unknown) =>
  isEncoded(value) ? (await import('./encodedFiles')).decode(value) : value;
