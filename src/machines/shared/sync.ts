// A region of a loaded machine that reads the data again whenever its store changes.

/**
 * Sent by an actor that watches a store: the loaded data may be outdated. `ids`: the changed items, or missing
 * if any may have changed.
 */
export type StoreChanged = { type: 'store.changed'; ids?: readonly string[] | undefined };

type SyncOptions<Source, Input, Take, Outdating, Changing> = {
  /** The name of the reading actor. */
  src: Source;
  /** Derives the actor's input from the context. */
  input?: Input;
  /** The actions that apply the result. */
  take: Take;
  /** The actions that run before each read, for example to record what changed. */
  changing?: Changing;
  /** Transitions for other events that outdate a result. They hide these events from parent states. */
  outdating?: Outdating;
};

/**
 * Returns a region that is idle until the store changes, then reads again without a skeleton. It drops an
 * outdated result. If reading fails, the shown data stays.
 */
export const syncStates = <
  const Source extends string,
  const Take,
  Input = undefined,
  const Outdating extends object = Record<never, never>,
  const Changing = undefined,
>({
  src,
  input,
  take,
  outdating,
  changing,
}: SyncOptions<Source, Input, Take, Outdating, Changing>) => {
  const read = { target: 'reading', actions: changing as Changing } as const;
  return {
    initial: 'current',
    states: {
      current: { on: { 'store.changed': read } },
      reading: {
        invoke: {
          src,
          input: input as Input,
          onDone: { target: 'current', actions: take },
          onError: 'current',
        },
        // Restarts the read, which drops the outdated result.
        on: { 'store.changed': { ...read, reenter: true }, ...(outdating as Outdating) },
      },
    },
  } as const;
};
