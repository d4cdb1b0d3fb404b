import { type EventObject, enqueueActions, type MachineContext } from 'xstate';
import type { Acting } from './acting';

// Optimistic updates: a change is shown immediately, then a writing actor persists it and reports success or
// failure. A machine that writes has an `outbox` in its context, adds `outboxActions` to its setup, and
// handles `outboxEvents` in the state that invokes the writing actor.

/** Changes that are shown but not stored yet, in the order they were made. */
export type Outbox<Change> = {
  /** Being written. */
  pending: readonly Change[];
  /** Failed to write, but still shown. A retry moves a change to `pending`; one that supersedes it removes it. */
  failed: readonly Change[];
};

/** What a machine sends to a writing actor. */
export type WriteCommand<Change> = { type: 'write'; change: Change };

/** What the writing actor reports, with the same change object that it received. */
export type WriteReport<Change> =
  /** The change is stored. */
  | { type: 'write.done'; change: Change }
  /** The change couldn't be stored. */
  | { type: 'write.failed'; change: Change };

/** The user retries the failed writes. */
export type WriteRetry = { type: 'write.retry' };

/** Emitted when a write fails. Emitted once per batch of failures, and again only after a retry. */
export type WriteFailed = { type: 'write.failed' };

/** Whether the later change replaces the earlier one, because both set the same data. */
export type Supersedes<Change> = (later: Change, earlier: Change) => boolean;

export const emptyOutbox: Outbox<never> = { pending: [], failed: [] };

/** Returns the outbox with a new pending change, without the changes that it supersedes. */
export function added<Change>(
  { pending, failed }: Outbox<Change>,
  change: Change,
  supersedes: Supersedes<Change>,
): Outbox<Change> {
  const isMeant = (earlier: Change) => earlier !== change && !supersedes(change, earlier);
  return { pending: [...pending.filter(isMeant), change], failed: failed.filter(isMeant) };
}

/** Returns the outbox after a report. A report on a superseded change has no effect. */
export const settled = <Change>(
  outbox: Outbox<Change>,
  { type, change }: WriteReport<Change>,
): Outbox<Change> =>
  outbox.pending.includes(change)
    ? {
        pending: outbox.pending.filter((other) => other !== change),
        failed: type === 'write.failed' ? [...outbox.failed, change] : outbox.failed,
      }
    : outbox;

/** Returns the changes that aren't stored yet. */
export const unwritten = <Change>({ pending, failed }: Outbox<Change>): readonly Change[] => [
  ...failed,
  ...pending,
];

/** Returns whether a matching change is being written or failed; `undefined` if all are stored. */
export function unsavedIn<Change>(
  { pending, failed }: Outbox<Change>,
  isMeant: (change: Change) => boolean,
): 'pending' | 'failed' | undefined {
  if (pending.some(isMeant)) return 'pending';
  return failed.some(isMeant) ? 'failed' : undefined;
}

/** Returns the loaded data with the unsaved changes applied on top. */
export const onTop = <Change, Facts>(
  outbox: Outbox<Change>,
  read: Facts,
  apply: (facts: Facts, change: Change) => Facts,
): Facts => unwritten(outbox).reduce(apply, read);

type Changes<Change> = { changes: readonly Change[] };

export type OutboxContext<Change> = MachineContext & { outbox: Outbox<Change> };

type OutboxOptions<Context, Change> = {
  supersedes: Supersedes<Change>;
  /** Returns the id of the actor that writes the change. */
  to: (change: Change) => string;
  /** Returns what a change alters in the context. Not needed if the writing actor reports the new data. */
  show?: (context: Context, change: Change) => Partial<Context>;
};

/**
 * The actions of a machine that writes. `write` shows and sends changes. `settle` handles a report, and emits
 * `write.failed` on failure. `rewrite` sends the failed changes again. `resend` sends all unsaved changes,
 * to a restarted actor.
 */
export function outboxActions<Context extends OutboxContext<Change>, Event extends EventObject, Change>({
  supersedes,
  to,
  show = () => ({}),
}: OutboxOptions<Context, Change>) {
  type Facts = Partial<Context>;
  type Args = Acting<Context, Event, WriteFailed>;
  const sending = (chosen: (outbox: Outbox<Change>) => readonly Change[]) =>
    enqueueActions(({ context, enqueue }: Args) => {
      const changes = chosen(context.outbox);
      const outbox = changes.reduce((known, change) => added(known, change, supersedes), context.outbox);
      enqueue.assign({ outbox } as Facts);
      for (const change of changes) enqueue.sendTo(to(change), { type: 'write', change });
    });
  return {
    write: enqueueActions(({ context, enqueue }: Args, { changes }: Changes<Change>) => {
      let shown = context;
      for (const change of changes) {
        shown = {
          ...shown,
          ...show(shown, change),
          outbox: added(shown.outbox, change, supersedes),
        };
        enqueue.sendTo(to(change), { type: 'write', change });
      }
      enqueue.assign(shown as Facts);
    }),
    settle: enqueueActions(({ context, event, enqueue }: Args) => {
      const outbox = settled(context.outbox, event as unknown as WriteReport<Change>);
      const isFirst = context.outbox.failed.length === 0 && outbox.failed.length > 0;
      enqueue.assign({ outbox } as Facts);
      if (isFirst) enqueue.emit({ type: 'write.failed' });
    }),
    rewrite: sending(({ failed }) => failed),
    resend: sending(unwritten),
  };
}

/** Returns the action that writes these changes. Its machine has the actions of `outboxActions`. */
export const writing = <Args, Change>(changesOf: (args: Args) => readonly Change[]) =>
  ({ type: 'write', params: (args: Args): Changes<Change> => ({ changes: changesOf(args) }) }) as const;

/** The events that the state with the writing actor handles. */
export const outboxEvents = {
  'write.done': { actions: 'settle' },
  'write.failed': { actions: 'settle' },
  'write.retry': { actions: 'rewrite' },
} as const;
