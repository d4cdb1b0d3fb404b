// A region of a loaded machine that reads the data again whenever its store changes.

/** Sent by an actor that watches a store: the loaded data may be outdated. */
export type StoreChanged = { type: 'store.changed' };

type SyncOptions<Source, Input, Take, Outdating> = {
  /** The name of the reading actor. */
  src: Source;
  /** Derives the actor's input from the context. */
  input?: Input;
  /** The actions that apply the result. */
  take: Take;
  /** Transitions for other events that outdate a result. They hide these events from parent states. */
  outdating?: Outdating;
};

/** Restarts the read, which drops the outdated result. */
const again = { target: 'reading', reenter: true } as const;

/**
 * Returns a region that is idle until the store changes, then reads again without a skeleton. It drops an
 * outdated result. If reading fails, the shown data stays.
 */
export const syncStates = <
  const Source extends string,
  const Take,
  Input = undefined,
  const Outdating extends object = Record<never, never>,
>({
  src,
  input,
  take,
  outdating,
}: SyncOptions<Source, Input, Take, Outdating>) =>
  ({
    initial: 'current',
    states: {
      current: { on: { 'store.changed': 'reading' } },
      reading: {
        invoke: {
          src,
          input: input as Input,
          onDone: { target: 'current', actions: take },
          onError: 'current',
        },
        on: { 'store.changed': again, ...(outdating as Outdating) },
      },
    },
  }) as const;
