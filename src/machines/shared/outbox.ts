import { type EventObject, enqueueActions, type MachineContext } from 'xstate';

// What a person changes shows at once and is then written by an actor, which says whether the device has it. A machine
// that writes holds an `outbox` in its context, takes `outboxActions` into its setup, and hears `outboxEvents` where its
// writing actor runs.

/** Changes that are shown and not on the device, in the order they were made. */
export type Outbox<Change> = {
  /** On their way. */
  pending: readonly Change[];
  /** Refused. Each stays shown until it is written again, or another change makes it pointless. */
  failed: readonly Change[];
};

/** What a machine sends to an actor that writes. */
export type WriteCommand<Change> = { type: 'write'; change: Change };

/** What that actor sends back, with the very change that it was sent. */
export type WriteReport<Change> =
  /** The device has the change. */
  | { type: 'write.done'; change: Change }
  /** The device doesn't have the change: it was refused. */
  | { type: 'write.failed'; change: Change };

/** The person wants what failed to be written again. */
export type WriteRetry = { type: 'write.retry' };

/** Emitted when a change is refused: once until what failed is written again, however many follow. */
export type WriteFailed = { type: 'write.failed' };

/** Whether the later change makes it pointless to write the earlier one: both say what holds of the same fact. */
export type Supersedes<Change> = (later: Change, earlier: Change) => boolean;

export const emptyOutbox: Outbox<never> = { pending: [], failed: [] };

/** With a change that is being written, in the place of those that it makes pointless. */
export function added<Change>(
  { pending, failed }: Outbox<Change>,
  change: Change,
  supersedes: Supersedes<Change>,
): Outbox<Change> {
  const isMeant = (earlier: Change) => earlier !== change && !supersedes(change, earlier);
  return { pending: [...pending.filter(isMeant), change], failed: failed.filter(isMeant) };
}

/** Without a change that was written, or with it among those that failed. One that became pointless changes nothing. */
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

/** What the device doesn't have yet. */
export const unwritten = <Change>({ pending, failed }: Outbox<Change>): readonly Change[] => [
  ...failed,
  ...pending,
];

/** Of something that is shown: it is on its way to the device, or was refused. `undefined`: the device has it. */
export function unsavedIn<Change>(
  { pending, failed }: Outbox<Change>,
  isMeant: (change: Change) => boolean,
): 'pending' | 'failed' | undefined {
  if (pending.some(isMeant)) return 'pending';
  return failed.some(isMeant) ? 'failed' : undefined;
}

/** What was read, with what the device doesn't have yet on top. */
export const onTop = <Change, Facts>(
  outbox: Outbox<Change>,
  read: Facts,
  apply: (facts: Facts, change: Change) => Facts,
): Facts => unwritten(outbox).reduce(apply, read);

type OutboxContext<Change> = MachineContext & { outbox: Outbox<Change> };

type OutboxOptions<Context, Change> = {
  supersedes: Supersedes<Change>;
  /** The id of the actor that writes the change. */
  to: (change: Change) => string;
  /** What a change alters in the context; left out where the writing actor tells of it. */
  show?: (context: Context, change: Change) => Partial<Context>;
};

/**
 * The actions of a machine that writes: `write` shows changes and sends them, `settle` takes the actor's answer and emits
 * `write.failed`, `rewrite` sends once more what failed, `resend` all that has no answer too, where the actor is a new one.
 */
export function outboxActions<Context extends OutboxContext<Change>, Event extends EventObject, Change>({
  supersedes,
  to,
  show = () => ({}),
}: OutboxOptions<Context, Change>) {
  type Facts = Partial<Context>;
  const action = enqueueActions<Context, Event, undefined, Event, never, never, never, never, WriteFailed>;
  const sending = (chosen: (outbox: Outbox<Change>) => readonly Change[]) =>
    action(({ context, enqueue }) => {
      const changes = chosen(context.outbox);
      const outbox = changes.reduce((known, change) => added(known, change, supersedes), context.outbox);
      enqueue.assign({ outbox } as Facts);
      for (const change of changes) enqueue.sendTo(to(change), { type: 'write', change });
    });
  return {
    write: enqueueActions<
      Context,
      Event,
      { changes: readonly Change[] },
      Event,
      never,
      never,
      never,
      never,
      WriteFailed
    >(({ context, enqueue }, { changes }) => {
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
    settle: action(({ context, event, enqueue }) => {
      const outbox = settled(context.outbox, event as unknown as WriteReport<Change>);
      const isFirst = context.outbox.failed.length === 0 && outbox.failed.length > 0;
      enqueue.assign({ outbox } as Facts);
      if (isFirst) enqueue.emit({ type: 'write.failed' });
    }),
    rewrite: sending(({ failed }) => failed),
    resend: sending(unwritten),
  };
}

/** What the state in which the writing actor runs hears. */
export const outboxEvents = {
  'write.done': { actions: 'settle' },
  'write.failed': { actions: 'settle' },
  'write.retry': { actions: 'rewrite' },
} as const;
