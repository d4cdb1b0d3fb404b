import { assertEvent, assign, emit, fromCallback, fromPromise, not, setup, stateIn } from 'xstate';
import { errorsOf, type FieldErrors } from '@/data/schema/wizard';
import { emptyOutbox, onTop, outboxActions, outboxEvents, type WriteCommand } from '../shared/outbox';
import type { Unseen } from '../shared/unseen';
import { changesOf, clashesOf, type MeaningOf, rebased, settledClash } from './changes';
import type { EditContext, EditEmitted, EditEvent, EditSave } from './types';

type EditDefinition<Saved, Values, Change> = {
  id: string;
  /** The copy that is edited; `null` where there is none. `subject`: which one, where there are several. */
  copyOf: (saved: Saved, subject: string) => Values | null;
  /** What is compared to tell whether a field was changed; without it, the values themselves. */
  meaningOf?: MeaningOf<Values>;
  /** What is asked for before it is saved; without it, nothing. */
  rule?: Parameters<typeof errorsOf>[0];
  /** Whether it can be taken away elsewhere. */
  isRemovable?: boolean;
  /** What is kept once a change is made; without it, nothing is changed at once. */
  withChange?: (saved: Saved, change: Change) => Saved;
  /** Whether the later change makes it pointless to write the earlier one. */
  supersedes?: (later: Change, earlier: Change) => boolean;
};

/** A promise that nobody provided: the real one is in `app/actors`. */
const missing = () => Promise.reject(new Error('Not provided'));

/**
 * Something that is viewed and edited (spec section 4, Account management): Edit opens a copy, Save commits it, Cancel
 * discards it, and whoever leaves is asked once, only when something really differs. What changes elsewhere meanwhile
 * shows at once, but for fields that were changed here too: what is typed there stays, and before it is saved the person
 * chooses which of the two holds. Only changed fields are saved.
 *
 * States: `loading`, `loadFailed`, and `loaded`: `viewing`, `editing` (`unchanged` or `changed`), `clashing` (fields were
 * changed elsewhere too), `saving` (`staying`, or `leaving` as soon as it is saved), `failed` (the device refused it: all
 * that was typed is there), `confirming` (whether to discard it).
 * Tags: `editing` (there is a copy), `changed` (it differs), `busy`.
 */
export function createEditMachine<Saved, Values extends object, Change = never>({
  id,
  copyOf,
  meaningOf = (values) => values,
  rule,
  isRemovable = false,
  withChange,
  supersedes = () => false,
}: EditDefinition<Saved, Values, Change>) {
  type Context = EditContext<Saved, Values, Change>;
  type Event = EditEvent<Saved, Values, Change>;

  const noErrors: FieldErrors = {};
  const nothing: Pick<Context, 'subject' | 'original' | 'values' | 'errors' | 'clashes'> = {
    subject: '',
    original: null,
    values: null,
    errors: noErrors,
    clashes: [],
  };

  const opened = ({ saved }: Context, event: Event) =>
    saved !== null && event.type === 'edit.start' ? copyOf(saved, event.subject ?? '') : null;
  /** The copy and what is kept of the same now; `null` while nothing is edited, or where it is gone. */
  const compared = ({ saved, subject, original, values }: Context) => {
    const current = saved !== null && values !== null ? copyOf(saved, subject) : null;
    return original !== null && values !== null && current ? { copy: { original, values }, current } : null;
  };
  const clashes = (context: Context): Context['clashes'] => {
    const both = compared(context);
    if (!both) return [];
    const { copy, current } = both;
    return clashesOf(meaningOf, copy, current).map((field) => ({
      field,
      mine: copy.values[field],
      theirs: current[field],
    }));
  };
  const changes = ({ original, values }: Context): Partial<Values> =>
    original !== null && values !== null ? changesOf(meaningOf, { original, values }) : {};

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as EditEmitted,
      meta: {} as Unseen,
      tags: {} as 'editing' | 'changed' | 'busy',
    },
    actors: {
      /** What is kept, live; writes changes made at once. */
      store: fromCallback<WriteCommand<Change>, void>(() => {}),
      /** Keeps the copy in the place of what was there, and answers with what is kept then. */
      save: fromPromise<Saved, EditSave<Values>>(missing),
    },
    guards: {
      isRead: ({ context }) => context.saved !== null,
      canOpen: ({ context, event }) => opened(context, event) !== null,
      /** From what the editing began with. */
      isChanged: ({ context }) => Object.keys(changes(context)).length > 0,
      /** Elsewhere, while it was edited here. */
      isGone: ({ context, event }) =>
        context.values !== null &&
        event.type === 'saved.changed' &&
        copyOf(event.saved, context.subject) === null,
      isWrong: ({ context }) => Object.keys(errorsOf(rule, context.values)).length > 0,
      /** The person goes elsewhere as soon as it is saved. */
      isLeaving: stateIn({ loaded: { saving: 'leaving' } }),
      isClashing: ({ context }) => clashes(context).length > 0,
    },
    actions: {
      know: assign(({ context }, { saved }: { saved: Saved }) => ({
        saved: withChange ? onTop(context.outbox, saved, withChange) : saved,
      })),
      open: assign(({ context, event }) => {
        assertEvent(event, 'edit.start');
        const copy = opened(context, event);
        return { subject: event.subject ?? '', original: copy, values: copy };
      }),
      /** What is wrong with a field is so no more as soon as it is edited. */
      take: assign(({ context: { values, errors }, event }) => {
        assertEvent(event, 'field.edit');
        const { [event.field]: _, ...others } = errors;
        return { values: values && { ...values, [event.field]: event.value }, errors: others };
      }),
      rebase: assign(({ context }) => {
        const both = compared(context);
        return both ? rebased(meaningOf, both.copy, both.current) : {};
      }),
      settleClash: assign(({ context, event }) => {
        assertEvent(event, 'clash.settle');
        const both = compared(context);
        return both ? settledClash(both.copy, both.current, event.field, event.choice) : {};
      }),
      noteClashes: assign(({ context }) => ({ clashes: clashes(context) })),
      noteErrors: assign(({ context }) => ({ errors: errorsOf(rule, context.values) })),
      close: assign(nothing),
      sayIsSaved: emit({ type: 'edit.saved' }),
      letGo: emit({ type: 'leave.allowed' }),
      ...outboxActions<Context, Event, Change>({
        supersedes,
        to: () => 'store',
        show: ({ saved }, change) => ({ saved: saved && withChange ? withChange(saved, change) : saved }),
      }),
    },
  });

  const know = {
    type: 'know',
    params: ({ event }: { event: { saved: Saved } }) => ({ saved: event.saved }),
  } as const;
  const closeTo = { target: `#${id}.loaded.viewing`, actions: 'close' } as const;
  /** Nothing is written where nothing differs. */
  const unfit = [
    { guard: not('isChanged'), ...closeTo },
    { guard: 'isWrong', target: `#${id}.loaded.editing`, actions: 'noteErrors' },
  ] as const;
  const fit = { target: `#${id}.loaded.saving` } as const;
  const save = [...unfit, { guard: 'isClashing', target: `#${id}.loaded.clashing` }, fit] as const;
  const savedActions = [
    {
      type: 'know',
      params: ({ event }: { event: { output: Saved } }) => ({ saved: event.output }),
    },
    'close',
    'sayIsSaved',
  ] as const;
  /** Changes that are made without editing. */
  const instantly = {
    'change.make': {
      actions: {
        type: 'write',
        params: ({ event }: { event: { change: Change } }) => ({ changes: [event.change] }),
      },
    },
    ...outboxEvents,
  } as const;

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
          'saved.changed': [
            ...(isRemovable
              ? [{ guard: 'isGone', target: '.viewing', actions: [know, 'close'] } as const]
              : []),
            { actions: [know, 'rebase', 'noteClashes'] },
          ],
          ...(withChange && instantly),
        },
        initial: 'viewing',
        states: {
          viewing: { on: { 'edit.start': { guard: 'canOpen', target: 'editing', actions: 'open' } } },
          editing: {
            tags: ['editing'],
            initial: 'unchanged',
            on: { 'field.edit': { actions: 'take' }, 'edit.save': save, 'edit.cancel': closeTo },
            states: {
              unchanged: {
                always: { guard: 'isChanged', target: 'changed' },
                on: { 'leave.ask': closeTo },
              },
              changed: {
                tags: ['changed'],
                always: { guard: not('isChanged'), target: 'unchanged' },
                on: { 'leave.ask': `#${id}.loaded.confirming` },
              },
            },
          },
          // Once all of them are settled, what was asked for goes on.
          clashing: {
            tags: ['editing', 'changed'],
            entry: 'noteClashes',
            always: { guard: not('isClashing'), target: 'settled' },
            on: {
              'clash.settle': { actions: ['settleClash', 'noteClashes'] },
              'clash.close': 'editing',
              'leave.ask': 'confirming',
            },
          },
          settled: { always: [...unfit, fit] },
          saving: {
            tags: ['editing', 'changed', 'busy'],
            invoke: {
              src: 'save',
              input: ({ context }) => ({ subject: context.subject, changes: changes(context) }),
              onDone: [
                { guard: 'isLeaving', target: 'viewing', actions: [...savedActions, 'letGo'] },
                { target: 'viewing', actions: savedActions },
              ],
              onError: [{ guard: 'isLeaving', target: 'confirming' }, { target: 'failed' }],
            },
            // What is typed meanwhile isn't lost, should it be refused.
            on: { 'field.edit': { actions: 'take' } },
            initial: 'staying',
            states: {
              staying: { on: { 'leave.ask': 'leaving' } },
              leaving: {},
            },
          },
          failed: {
            tags: ['editing', 'changed'],
            on: {
              'field.edit': { target: 'editing', actions: 'take' },
              'edit.save': save,
              'edit.cancel': closeTo,
              'leave.ask': 'confirming',
            },
          },
          confirming: {
            tags: ['editing', 'changed'],
            on: {
              'leave.stay': 'editing',
              'leave.discard': { ...closeTo, actions: ['close', 'letGo'] },
            },
          },
        },
      },
    },
  });
}
