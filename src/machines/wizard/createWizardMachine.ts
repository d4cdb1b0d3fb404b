import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { AuthProviderError } from '@/data/ports/AuthProvider';
import { draftDelay } from '@/data/schema/shapes/constants';
import { pageHide } from '../shared/draftStates';
import { missing } from '../shared/missing';
import { orderOf, type StepRules } from './steps';
import type { DraftCommand, WizardContext, WizardEvent, WizardStart } from './types';
import { draftOf, hasText, typedIn } from './wizardDraft';

type WizardDefinition<Step extends string, Values> = {
  id: string;
  /** The steps in order. */
  steps: readonly [Step, ...Step[]];
  rules: StepRules<Step>;
  empty: Values;
  /** The step that a failed submission returns to. */
  failedAt: Step;
  /** Fields that are never stored. */
  secret?: readonly (keyof Values)[];
  /** Whether the wizard's result can exist already. If it exists, the wizard ends in the state `existing`. */
  canExist?: boolean;
};

/** Whether the error is the auth provider's. A storage error has no `code`, or a numeric one. */
const isProvider = (error: unknown): error is AuthProviderError =>
  error instanceof Error && typeof (error as Partial<AuthProviderError>).code === 'string';

/**
 * A wizard (spec section 4). Going forward requires valid steps, going back doesn't. Errors show after an
 * attempt to go forward. An error disappears when its field is edited or valid, or on a step change. Input is
 * stored in this browser until it is submitted or discarded. On the last step, `step.next` submits. If an
 * earlier step is invalid, the wizard returns to it instead.
 *
 * States: `open` with two regions, `done`, and, with `canExist`, `existing`: the result exists already.
 * - `steps`: `restoring` (`reading`, or `continuing` after a press of Next, which then counts for the first
 *   step), then one state per step: `editing`, `submitting`, or `failed` on the step `failedAt`.
 * - `draft`: `saved` (sent to be stored), `edited` since (`accepted` or `refused`: the last write's result),
 *   or `failed` (the last write failed, and no edit since).
 *
 * Tags: `restoring`, `continuing`, `editing` (also `failed`), `busy`, `unsaved` (the draft couldn't be stored).
 */
export function createWizardMachine<Step extends string, Values extends object>({
  id,
  steps,
  rules,
  empty,
  failedAt,
  secret = [],
  canExist = false,
}: WizardDefinition<Step, Values>) {
  type Context = WizardContext<Step, Values>;
  type Event = WizardEvent<Step, Values>;
  type Start = WizardStart<Step, Values>;
  type Move = { from: Step; to: Step };
  const order = orderOf(steps, rules);

  const fresh: Context = {
    values: empty,
    blank: empty,
    furthest: order.first,
    errors: {},
    attempts: 0,
    isRestored: false,
    failure: null,
  };
  /** Returns the context after an attempt to leave an invalid step. */
  const complaint = ({ values, attempts }: Context, step: Step) => ({
    errors: order.errorsAt(step, values),
    attempts: attempts + 1,
    failure: null,
  });

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      tags: {} as 'restoring' | 'continuing' | 'editing' | 'busy' | 'unsaved',
    },
    actors: {
      /** Loads the draft and the user's known data; `null` if there is neither. */
      loadDraft: fromPromise<Start | 'existing' | null, void>(missing),
      draftStore: fromCallback<DraftCommand<Step, Values>, void>(() => {}),
      pageHide,
      /** Rejects with the auth provider's error, whose message is shown, or with a storage error. */
      submit: fromPromise<void, { values: Values }>(missing),
    },
    delays: { draftDelay },
    guards: {
      isAt: ({ event }, { step }: { step: Step }) => event.type === 'step.enter' && event.step === step,
      canGo: ({ context, event }, { from }: { from: Step }) =>
        event.type === 'step.go' && order.canGo(from, event.step, context.furthest),
      isComplete: ({ context }) => order.firstWrong(context.values) === undefined,
      /** Whether the edit sets an image, which exists only in memory until it is stored. */
      isImage: ({ event }) => event.type === 'field.edit' && (event.value as unknown) instanceof Blob,
    },
    actions: {
      edit: assign(({ context, event }, { step }: { step: Step }) => {
        assertEvent(event, 'field.edit');
        const values = { ...context.values, [event.field]: event.value };
        return { values, errors: order.errorsLeft(step, context.errors, values, event.field), failure: null };
      }),
      /** XState transitions have static targets, so the event `step.enter` names the step to enter. */
      move: enqueueActions(({ context, enqueue }, { from, to }: Move) => {
        const step = order.destination(from, to, context.values);
        const isHeldUp = step !== to;
        enqueue.assign(
          isHeldUp
            ? complaint(context, step)
            : { furthest: order.later(context.furthest, to), errors: {}, failure: null },
        );
        enqueue.raise({ type: 'step.enter', step });
        if (!isHeldUp) enqueue.raise({ type: 'draft.save' });
      }),
      goToFirstWrong: enqueueActions(({ context, enqueue }) => {
        const step = order.firstWrong(context.values);
        if (step === undefined) return;
        enqueue.assign(complaint(context, step));
        enqueue.raise({ type: 'step.enter', step });
      }),
      forgive: assign({ errors: {}, failure: null }),
      fail: assign((_, { error }: { error: unknown }) => ({
        failure: isProvider(error)
          ? { kind: 'provider' as const, message: error.message }
          : { kind: 'device' as const },
      })),
      restore: enqueueActions(({ context, enqueue }, { draft }: { draft: Start | null }) => {
        const blank = { ...empty, ...draft?.known };
        // Input made while the draft was loading is newer than the draft.
        const typed = typedIn(context.values, empty);
        const hasTyped = Object.keys(typed).length > 0;
        if (draft)
          enqueue.assign({
            values: { ...draft.values, ...typed },
            blank,
            furthest: draft.furthest,
            isRestored: hasText(draft.values, blank),
          });
        enqueue.raise({ type: 'step.enter', step: hasTyped ? order.first : (draft?.step ?? order.first) });
        if (hasTyped) enqueue.raise({ type: 'draft.save' });
      }),
      /** A restored later step isn't the one whose Next the user pressed. */
      continueFirst: enqueueActions(({ event, enqueue }) => {
        if (event.type === 'step.enter' && event.step === order.first) enqueue.raise({ type: 'step.next' });
      }),
      clear: assign(({ context: { blank } }) => ({ ...fresh, blank, values: blank })),
      saveNow: raise({ type: 'draft.save' }),
      save: sendTo('draftStore', ({ context: { values, furthest } }, { step }: { step: Step }) => ({
        type: 'save' as const,
        draft: draftOf({ values, step, furthest }, empty, secret),
      })),
      discard: sendTo('draftStore', { type: 'discard' }),
    },
  });

  const stepTarget = (step: Step) => `#${id}.open.steps.${step}` as const;
  const draftTarget = `#${id}.open.draft` as const;
  const moveTo = (from: Step, to: Step) => ({ actions: { type: 'move', params: { from, to } } }) as const;
  const submit = [
    { guard: 'isComplete', target: 'submitting', actions: ['forgive', 'saveNow'] },
    { actions: 'goToFirstWrong' },
  ] as const;
  type Loaded = { event: { output: Start | 'existing' | null } };
  const isExisting = ({ event }: Loaded) => event.output === 'existing';
  const restored = {
    actions: {
      type: 'restore',
      params: ({ event: { output } }: Loaded) => ({ draft: output === 'existing' ? null : output }),
    },
  } as const;
  const saveImage = { guard: 'isImage', actions: 'saveNow' } as const;

  const submitting = machine.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'submit',
      id: 'submit',
      input: ({ context: { values } }) => ({ values }),
      onDone: { target: `#${id}.done`, actions: 'discard' },
      onError: {
        target: `${stepTarget(failedAt)}.failed`,
        actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
      },
    },
  });

  function stepState(step: Step) {
    const edit = { type: 'edit', params: { step } } as const;
    const next = order.next(step);
    const previous = order.previous(step);
    const canFail = step === failedAt;
    const editing = machine.createStateConfig({
      tags: ['editing'],
      on: {
        'step.next': next ? moveTo(step, next) : submit,
        ...(previous && { 'step.back': moveTo(step, previous) }),
        'step.go': {
          guard: { type: 'canGo', params: { from: step } },
          actions: { type: 'move', params: ({ event }) => ({ from: step, to: event.step }) },
        },
        'draft.discard': { target: [stepTarget(order.first), draftTarget], actions: ['clear', 'discard'] },
      },
    });
    const failed = machine.createStateConfig({
      ...editing,
      on: { ...editing.on, 'submit.retry': submit, 'field.edit': { target: 'editing', actions: edit } },
    });
    return machine.createStateConfig({
      initial: 'editing',
      on: {
        'field.edit': { actions: edit },
        'draft.save': { actions: { type: 'save', params: { step } } },
      },
      states: { editing, ...((canFail || !next) && { submitting }), ...(canFail && { failed }) },
    });
  }

  return machine.createMachine({
    id,
    context: fresh,
    invoke: [
      // If this actor fails, the wizard continues and shows that nothing is stored.
      { src: 'draftStore', id: 'draftStore', onError: { actions: raise({ type: 'write.failed' }) } },
      // If this actor fails, the last input is stored after `draftDelay`, if the page stays open.
      { src: 'pageHide', id: 'pageHide', onError: {} },
    ],
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        states: {
          steps: {
            initial: 'restoring',
            on: {
              'step.enter': steps.map((step) => ({
                guard: { type: 'isAt' as const, params: { step } },
                target: `.${step}`,
              })),
            },
            states: {
              restoring: {
                tags: ['restoring'],
                // The form of the first step accepts input while the draft loads.
                on: { 'field.edit': { actions: { type: 'edit', params: { step: order.first } } } },
                invoke: {
                  src: 'loadDraft',
                  id: 'loadDraft',
                  onDone: canExist ? [{ guard: isExisting, target: `#${id}.existing` }, restored] : restored,
                  // An unreadable draft must not block the wizard.
                  onError: { actions: { type: 'restore', params: { draft: null } } },
                },
                initial: 'reading',
                states: {
                  reading: { on: { 'step.next': 'continuing' } },
                  continuing: { tags: ['continuing'], exit: 'continueFirst' },
                },
              },
              ...Object.fromEntries(steps.map((step) => [step, stepState(step)])),
            },
          },
          draft: {
            initial: 'saved',
            states: {
              saved: { on: { 'field.edit': [saveImage, { target: 'edited' }], 'write.failed': 'failed' } },
              // The delay starts at the first edit, so that continuous typing doesn't postpone the write.
              edited: {
                after: { draftDelay: { actions: 'saveNow' } },
                on: { 'field.edit': saveImage, 'page.hidden': { actions: 'saveNow' } },
                initial: 'accepted',
                states: {
                  accepted: {
                    on: { 'draft.save': `${draftTarget}.saved`, 'write.failed': 'refused' },
                  },
                  refused: {
                    tags: ['unsaved'],
                    on: { 'draft.save': `${draftTarget}.failed`, 'write.done': 'accepted' },
                  },
                },
              },
              failed: {
                tags: ['unsaved'],
                on: {
                  'field.edit': [saveImage, { target: 'edited.refused' }],
                  // A retry while the page closes may still save the input.
                  'page.hidden': { actions: 'saveNow' },
                  'write.done': 'saved',
                },
              },
            },
          },
        },
      },
      done: { type: 'final' },
      ...(canExist && { existing: { type: 'final' as const } }),
    },
  });
}
