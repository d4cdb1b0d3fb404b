import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { isSame } from '@/data/schema/tidied';
import type { EditCommand, EditContext, EditEvent } from './types';

type EditDefinition<Saved, Values> = {
  id: string;
  /** The copy that is edited; `null` where there is none. `subject`: which one, where there are several. */
  copyOf: (saved: Saved, subject: string) => Values | null;
  /** What is compared to tell whether something was changed; without it, the values themselves. */
  meaningOf?: (values: Values) => unknown;
};

/** A promise that nobody provided: the real one is in `app/actors`. */
const missing = () => Promise.reject(new Error('Not provided'));

/**
 * Something that is viewed and edited (spec section 4, Account management): Edit opens a copy, Save commits it, Cancel
 * discards it, and whoever leaves is asked once, only when something really differs. What changes elsewhere meanwhile
 * shows while it is viewed; what is being typed stays.
 *
 * States: `loading`, `loadFailed`, `viewing`, `editing` (`unchanged` or `changed`), `saving`, `failed` (the device
 * refused it: all that was typed is there), `confirming` (whether to discard it).
 * Tags: `editing` (there is a copy), `changed` (it differs), `busy`.
 */
export function createEditMachine<Saved, Values extends object, Change = never>({
  id,
  copyOf,
  meaningOf = (values) => values,
}: EditDefinition<Saved, Values>) {
  type Context = EditContext<Saved, Values, Change>;
  type Event = EditEvent<Saved, Values, Change>;

  const nothing: Pick<Context, 'subject' | 'original' | 'values'> = {
    subject: '',
    original: null,
    values: null,
  };

  const opened = ({ saved }: Context, event: Event) =>
    saved !== null && event.type === 'edit.start' ? copyOf(saved, event.subject ?? '') : null;

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      tags: {} as 'editing' | 'changed' | 'busy',
    },
    actors: {
      /** What is kept, live. */
      store: fromCallback<EditCommand<Change>, void>(() => {}),
      /** Keeps the copy in the place of what was there, and answers with what is kept then. */
      save: fromPromise<Saved, { subject: string; values: Values }>(missing),
    },
    guards: {
      isRead: ({ context }) => context.saved !== null,
      canOpen: ({ context, event }) => opened(context, event) !== null,
      /** What comes with the event, from what the editing began with. */
      differs: ({ context, event }) =>
        'values' in event &&
        context.original !== null &&
        !isSame(meaningOf(context.original), meaningOf(event.values)),
      hasRefused: ({ context }) => context.refused.length > 0,
    },
    actions: {
      know: assign((_, { saved }: { saved: Saved }) => ({ saved })),
      open: assign(({ context, event }) => {
        assertEvent(event, 'edit.start');
        const copy = opened(context, event);
        return { subject: event.subject ?? '', original: copy, values: copy };
      }),
      take: assign(({ event }) => ('values' in event ? { values: event.values } : {})),
      close: assign(nothing),
      make: enqueueActions(({ event, enqueue }) => {
        assertEvent(event, 'change.make');
        enqueue.sendTo('store', { type: 'make', change: event.change });
      }),
      noteRefused: assign(({ context, event }) => {
        assertEvent(event, 'change.refused');
        return { refused: [...context.refused, event.change] };
      }),
      makeRefused: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ refused: [] });
        for (const change of context.refused) enqueue.sendTo('store', { type: 'make', change });
      }),
    },
  });

  const know = {
    type: 'know',
    params: ({ event }: { event: { saved: Saved } }) => ({ saved: event.saved }),
  } as const;
  const closeTo = { target: `#${id}.viewing`, actions: 'close' } as const;
  const edit = [
    { guard: 'differs', target: `#${id}.editing.changed`, actions: 'take' },
    { target: `#${id}.editing.unchanged`, actions: 'take' },
  ] as const;
  /** Nothing is written where nothing differs. */
  const save = [{ guard: 'differs', target: `#${id}.saving`, actions: 'take' }, closeTo] as const;

  return machine.createMachine({
    id,
    context: { saved: null, ...nothing, refused: [] },
    invoke: { src: 'store', id: 'store', onError: '.loadFailed' },
    on: {
      'saved.changed': { actions: know },
      'change.make': { guard: 'isRead', actions: 'make' },
      'change.refused': { actions: 'noteRefused' },
      'changes.retry': { guard: 'hasRefused', actions: 'makeRefused' },
    },
    initial: 'loading',
    states: {
      loading: {
        always: { guard: 'isRead', target: 'viewing' },
        on: { 'load.failed': 'loadFailed' },
      },
      // From the very start: it may be the store that failed.
      loadFailed: {
        on: {
          'load.retry': { target: `#${id}`, reenter: true },
          'saved.changed': { target: 'viewing', actions: know },
        },
      },
      viewing: { on: { 'edit.start': { guard: 'canOpen', target: 'editing', actions: 'open' } } },
      editing: {
        tags: ['editing'],
        initial: 'unchanged',
        on: { 'field.edit': edit, 'edit.save': save, 'edit.cancel': closeTo },
        states: {
          unchanged: { on: { 'leave.ask': closeTo } },
          changed: { tags: ['changed'], on: { 'leave.ask': `#${id}.confirming` } },
        },
      },
      saving: {
        tags: ['editing', 'changed', 'busy'],
        invoke: {
          src: 'save',
          input: ({ context: { subject, values } }) => {
            if (values === null) throw new Error('Nothing to save');
            return { subject, values };
          },
          onDone: {
            target: 'viewing',
            actions: [{ type: 'know', params: ({ event }) => ({ saved: event.output }) }, 'close'],
          },
          onError: 'failed',
        },
      },
      failed: {
        tags: ['editing', 'changed'],
        on: {
          'field.edit': edit,
          'edit.save': save,
          'edit.cancel': closeTo,
          'leave.ask': 'confirming',
        },
      },
      confirming: {
        tags: ['editing', 'changed'],
        on: { 'leave.stay': 'editing.changed', 'leave.discard': closeTo },
      },
    },
  });
}
