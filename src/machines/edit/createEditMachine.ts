import { assertEvent, assign, emit, fromCallback, fromPromise, not, setup, stateIn } from 'xstate';
import { errorsOf, type FieldErrors } from '@/data/schema/rules/fields';
import { missing } from '../shared/missing';
import {
  emptyOutbox,
  onTop,
  outboxActions,
  outboxEvents,
  type WriteCommand,
  writing,
} from '../shared/outbox';
import { changesOf, clashesOf, type MeaningOf, rebased, settledClash } from './changes';
import type { EditContext, EditEmitted, EditEvent, EditSave } from './types';

type EditDefinition<Saved, Values, Change> = {
  id: string;
  /** Returns the copy to edit; `null` if there is none. `subject`: the item's id, if `saved` has several. */
  copyOf: (saved: Saved, subject: string) => Values | null;
  /** Returns comparable values, to detect changes; by default, the values themselves. */
  meaningOf?: MeaningOf<Values>;
  /** The rule that the values must meet before they are saved; by default, none. */
  rule?: Parameters<typeof errorsOf>[0];
  /** Whether the edited data can be removed elsewhere. */
  isRemovable?: boolean;
  /** Returns the stored data after a change outside the form, such as a switch. Omit it if there are none. */
  withChange?: (saved: Saved, change: Change) => Saved;
  /** Whether the `later` change makes it unnecessary to write the `earlier` change. */
  supersedes?: (later: Change, earlier: Change) => boolean;
};

/**
 * Shows and edits stored data (spec section 4, Account management). Edit opens a copy, Save stores the copy's
 * changed fields, Cancel discards the copy. Leaving the page asks for confirmation only if a field has
 * changed. Changes made elsewhere, such as in another tab, show immediately. If the user has edited the same
 * field, the input stays, and the user chooses one of the two values before saving.
 *
 * States: `loading`, `loadFailed`, and `loaded`: `viewing`, `editing` (`unchanged` or `changed`), `clashing`
 * (edited fields also changed elsewhere), `saving` (`staying`, or `leaving` the page after it), `failed`
 * (saving failed, the input stays), `confirming` (asks whether to discard the input).
 * Tags: `editing` (there is a copy), `changed` (the copy has changed fields), `busy` (saving).
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
  /** Returns the copy and the current stored values; `null` while nothing is edited, or after a removal elsewhere. */
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
      tags: {} as 'editing' | 'changed' | 'busy',
    },
    actors: {
      /** Reports the stored data after every change, and writes changes made outside the form. */
      store: fromCallback<WriteCommand<Change>, void>(() => {}),
      /** Stores the changed fields, then resolves with all stored data. */
      save: fromPromise<Saved, EditSave<Values>>(missing),
    },
    guards: {
      isRead: ({ context }) => context.saved !== null,
      canOpen: ({ context, event }) => opened(context, event) !== null,
      /** Whether a field's value differs from the stored one when editing began. */
      isChanged: ({ context }) => Object.keys(changes(context)).length > 0,
      /** Whether the edited data was removed elsewhere. */
      isDeleted: ({ context, event }) =>
        context.values !== null &&
        event.type === 'saved.changed' &&
        copyOf(event.saved, context.subject) === null,
      isWrong: ({ context }) => Object.keys(errorsOf(rule, context.values)).length > 0,
      /** Whether the user is leaving the page once the copy is saved. */
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
      /** Editing a field clears its error. */
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
      allowLeave: emit({ type: 'leave.allowed' }),
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
  /** Transitions of a save that writes nothing: no field has changed, or a value is invalid. */
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
  /** Transitions for changes outside the form, such as a switch. */
  const instantly = {
    'change.make': { actions: writing(({ event }: { event: { change: Change } }) => [event.change]) },
  } as const;

  return machine.createMachine({
    id,
    context: { saved: null, ...nothing, outbox: emptyOutbox },
    // After a restart, writes pending changes again: the stopped actor may not have written them.
    entry: 'resend',
    invoke: { src: 'store', id: 'store', onError: '.loadFailed' },
    on: withChange && outboxEvents,
    initial: 'loading',
    states: {
      loading: {
        always: { guard: 'isRead', target: 'loaded' },
        on: { 'saved.changed': { actions: know }, 'load.failed': 'loadFailed' },
      },
      // Restarts the whole machine, because the `store` actor may have failed.
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
              ? [{ guard: 'isDeleted', target: '.viewing', actions: [know, 'close'] } as const]
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
          // Saving continues once all clashes are settled.
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
                { guard: 'isLeaving', target: 'viewing', actions: [...savedActions, 'allowLeave'] },
                { target: 'viewing', actions: savedActions },
              ],
              onError: [{ guard: 'isLeaving', target: 'confirming' }, { target: 'failed' }],
            },
            // Accepts input during saving, so that the input isn't lost if saving fails.
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
              'leave.discard': { ...closeTo, actions: ['close', 'allowLeave'] },
            },
          },
        },
      },
    },
  });
}
