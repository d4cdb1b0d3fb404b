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
  /** Transitions of what else makes an answer out of date. A region that hears an event keeps it from the states around. */
  outdating?: Outdating;
};

/** The transition of a state called `reading` that asks once more. */
const again = { target: 'reading', reenter: true } as const;

/**
 * At rest until the store changed, then read again without a skeleton. An answer that is out of date is not waited for;
 * where nothing can be read, what is shown stays.
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
        meta: { unseen: 'What is shown stays.' },
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
