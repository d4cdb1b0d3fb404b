// What is shown follows the store it was read from: the region of a loaded machine that reads it again.

/** What an actor that watches a store sends back: what was read may not hold any more. */
export type StoreChanged = { type: 'store.changed' };

type SyncOptions<Source, Input, Take, Outdating> = {
  /** The actor that reads. */
  src: Source;
  /** What it is given, of the context. */
  input?: Input;
  /** What takes the answer over. */
  take: Take;
  /** What makes an answer out of date before it is there: it is asked for again. */
  outdatedBy?: readonly Outdating[];
};

/**
 * At rest until the store changed, then read again without a skeleton. An answer that is out of date is not waited for;
 * where nothing can be read, what is shown stays.
 */
export const syncStates = <
  const Source extends string,
  const Take,
  Input = undefined,
  const Outdating extends string = StoreChanged['type'],
>({
  src,
  input,
  take,
  outdatedBy = ['store.changed' as Outdating],
}: SyncOptions<Source, Input, Take, Outdating>) => {
  const again = { target: 'reading', reenter: true } as const;
  return {
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
        on: Object.fromEntries(outdatedBy.map((type) => [type, again])) as Record<Outdating, typeof again>,
      },
    },
  } as const;
};
