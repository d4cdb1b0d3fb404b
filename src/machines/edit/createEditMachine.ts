import { assertEvent, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { isSame } from '@/data/schema/tidied';
import { emptyOutbox, onTop, outboxActions, outboxEvents, type WriteCommand } from '../shared/outbox';
import type { EditContext, EditEmitted, EditEvent } from './types';

type EditDefinition<Saved, Values, Change> = {
  id: string;
  /** The copy that is edited; `null` where there is none. `subject`: which one, where there are several. */
  copyOf: (saved: Saved, subject: string) => Values | null;
  /** What is compared to tell whether something was changed; without it, the values themselves. */
  meaningOf?: (values: Values) => unknown;
  /** What is kept once a change is made, where there are changes made at once. */
  withChange?: (saved: Saved, change: Change) => Saved;
  /** Whether the later change makes it pointless to write the earlier one. */
  supersedes?: (later: Change, earlier: Change) => boolean;
};

/** A promise that nobody provided: the real one is in `app/actors`. */
const missing = () => Promise.reject(new Error('Not provided'));

/**
 * Something that is viewed and edited (spec section 4, Account management): Edit opens a copy, Save commits it, Cancel
 * discards it, and whoever leaves is asked once, only when something really differs. What changes elsewhere meanwhile
 * shows while it is viewed; what is being typed stays.
 *
 * States: `loading`, `loadFailed`, and `loaded`: `viewing`, `editing` (`unchanged` or `changed`), `saving` (`staying`, or
 * `leaving` as soon as it is saved), `failed` (the device refused it: all that was typed is there), `confirming` (whether
 * to discard it).
 * Tags: `editing` (there is a copy), `changed` (it differs), `busy`.
 */
export function createEditMachine<Saved, Values extends object, Change = never>({
  id,
  copyOf,
  meaningOf = (values) => values,
  withChange = (saved) => saved,
  supersedes = () => false,
}: EditDefinition<Saved, Values, Change>) {
  type Context = EditContext<Saved, Values, Change>;
  type Event = EditEvent<Saved, Values, Change>;

  const nothing: Pick<Context, 'subject' | 'original' | 'values'> = {
    subject: '',
    original: null,
    values: null,
  };

  const opened = ({ saved }: Context, event: Event) =>
    saved !== null && event.type === 'edit.start' ? copyOf(saved, event.subject ?? '') : null;
  /** With what the event says, where it says something. */
  const typed = ({ values }: Context, event: Event) =>
    values !== null && event.type === 'field.edit' ? { ...values, [event.field]: event.value } : values;

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as EditEmitted,
      tags: {} as 'editing' | 'changed' | 'busy',
    },
    actors: {
      /** What is kept, live; writes changes made at once. */
      store: fromCallback<WriteCommand<Change>, void>(() => {}),
      /** Keeps the copy in the place of what was there, and answers with what is kept then. */
      save: fromPromise<Saved, { subject: string; values: Values }>(missing),
    },
    guards: {
      isRead: ({ context }) => context.saved !== null,
      canOpen: ({ context, event }) => opened(context, event) !== null,
      /** From what the editing began with. */
      isChanged: ({ context, event }) => {
        const values = typed(context, event);
        return (
          context.original !== null &&
          values !== null &&
          !isSame(meaningOf(context.original), meaningOf(values))
        );
      },
    },
    actions: {
      know: assign(({ context }, { saved }: { saved: Saved }) => ({
        saved: onTop(context.outbox, saved, withChange),
      })),
      open: assign(({ context, event }) => {
        assertEvent(event, 'edit.start');
        const copy = opened(context, event);
        return { subject: event.subject ?? '', original: copy, values: copy };
      }),
      take: assign(({ context, event }) => ({ values: typed(context, event) })),
      close: assign(nothing),
      sayIsSaved: emit({ type: 'edit.saved' }),
      letGo: emit({ type: 'leave.allowed' }),
      ...outboxActions<Context, Event, Change>({
        supersedes,
        to: () => 'store',
        show: ({ saved }, change) => ({ saved: saved && withChange(saved, change) }),
      }),
    },
  });

  const know = {
    type: 'know',
    params: ({ event }: { event: { saved: Saved } }) => ({ saved: event.saved }),
  } as const;
  const closeTo = { target: `#${id}.loaded.viewing`, actions: 'close' } as const;
  const edit = [
    { guard: 'isChanged', target: `#${id}.loaded.editing.changed`, actions: 'take' },
    { target: `#${id}.loaded.editing.unchanged`, actions: 'take' },
  ] as const;
  /** Nothing is written where nothing differs. */
  const save = [{ guard: 'isChanged', target: `#${id}.loaded.saving` }, closeTo] as const;
  const savedActions = [
    {
      type: 'know',
      params: ({ event }: { event: { output: Saved } }) => ({ saved: event.output }),
    },
    'close',
    'sayIsSaved',
  ] as const;
  const isLeaving = stateIn({ loaded: { saving: 'leaving' } });

  return machine.createMachine({
    id,
    context: { saved: null, ...nothing, outbox: emptyOutbox },
    // Where the store of before may not have written them.
    entry: 'resend',
    invoke: { src: 'store', id: 'store', onError: '.loadFailed' },
    initial: 'loading',
    states: {
      loading: {
        always: { guard: 'isRead', target: 'loaded' },
        on: { 'saved.changed': { actions: know }, 'load.failed': 'loadFailed' },
      },
      // From the very start: it may be the store that failed.
      loadFailed: {
        on: {
          'load.retry': { target: `#${id}`, reenter: true },
          'saved.changed': { target: 'loaded', actions: know },
        },
      },
      loaded: {
        on: {
          'saved.changed': { actions: know },
          'change.make': {
            actions: { type: 'write', params: ({ event }) => ({ changes: [event.change] }) },
          },
          ...outboxEvents,
        },
        initial: 'viewing',
        states: {
          viewing: { on: { 'edit.start': { guard: 'canOpen', target: 'editing', actions: 'open' } } },
          editing: {
            tags: ['editing'],
            initial: 'unchanged',
            on: { 'field.edit': edit, 'edit.save': save, 'edit.cancel': closeTo },
            states: {
              unchanged: { on: { 'leave.ask': closeTo } },
              changed: { tags: ['changed'], on: { 'leave.ask': `#${id}.loaded.confirming` } },
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
              onDone: [
                { guard: isLeaving, target: 'viewing', actions: [...savedActions, 'letGo'] },
                { target: 'viewing', actions: savedActions },
              ],
              onError: [{ guard: isLeaving, target: 'confirming' }, { target: 'failed' }],
            },
            // What is typed meanwhile isn't lost, should it be refused.
            on: { 'field.edit': { actions: 'take' } },
            initial: 'staying',
            states: { staying: { on: { 'leave.ask': 'leaving' } }, leaving: {} },
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
            on: {
              'leave.stay': 'editing.changed',
              'leave.discard': { ...closeTo, actions: ['close', 'letGo'] },
            },
          },
        },
      },
    },
  });
}
