import {
  assertEvent,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { AuthProviderError } from '@/data/ports/AuthProvider';
import { draftDelay } from '@/data/schema/constants';
import type { Unseen } from '../shared/unseen';
import { draftOf, hasText, typedIn } from './draft';
import { orderOf, type StepRules } from './steps';
import type { DraftCommand, WizardContext, WizardEvent, WizardStart } from './types';

type WizardDefinition<Step extends string, Values> = {
  id: string;
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  rules: StepRules<Step>;
  empty: Values;
  /** The step that a refused submission comes back to. */
  failedAt: Step;
  /** Fields that are never written to the device. */
  secret?: readonly (keyof Values)[];
  /** What it makes can be there already: then there is nothing to fill in. */
  canExist?: boolean;
};

/** A provider's error has a code in words; the device's own have none, or a number. */
const isProvider = (error: unknown): error is AuthProviderError =>
  error instanceof Error && typeof (error as Partial<AuthProviderError>).code === 'string';

/** A promise that nobody provided: the real one is in `app/actors`. */
const missing = () => Promise.reject(new Error('Not provided'));

/**
 * A wizard (spec section 4): forward only past a step's rules, backward freely. Errors are shown after an attempt to go
 * forward, gone with the step, and one by one as their fields are edited or what is said of them no longer holds. What is typed is kept on the device until it is
 * submitted or discarded; whoever typed nothing is told of nothing. On the last step `step.next` submits; an earlier
 * step that no longer holds is gone back to.
 *
 * States: `open`, with two regions, `done`, and, where it can, `existing`: what the wizard makes was there before.
 * - `steps`: `restoring`, then each step by its name: `editing`; `submitting` on the step that it was sent from; `failed`
 *   on `failedAt`, after a refused submission.
 * - `draft`: `kept` (it was sent to be written), `edited` since (`accepted` or `refused`: what the device said last), or
 *   `failed` (refused, and not edited since).
 *
 * Tags: `restoring`, `editing` (also `failed`), `busy`, `unsaved` (the device refused the draft).
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
  /** On a step that doesn't let go. */
  const complaint = ({ values, attempts }: Context, step: Step) => ({
    errors: order.errorsAt(step, values),
    attempts: attempts + 1,
    failure: null,
  });

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      meta: {} as Unseen,
      tags: {} as 'restoring' | 'editing' | 'busy' | 'unsaved',
    },
    actors: {
      /** What was typed and not submitted, and what is known; `null` when there is nothing. */
      loadDraft: fromPromise<Start | 'existing' | null, void>(missing),
      draftStore: fromCallback<DraftCommand<Step, Values>, void>(() => {}),
      /** Says `page.hidden`. */
      pageHide: fromCallback<EventObject, void>(() => {}),
      /** Rejects with the auth provider's error, whose message is shown, or with the device's. */
      submit: fromPromise<void, { values: Values }>(missing),
    },
    delays: { draftDelay },
    guards: {
      isAt: ({ event }, { step }: { step: Step }) => event.type === 'step.enter' && event.step === step,
      canGo: ({ context, event }, { from }: { from: Step }) =>
        event.type === 'step.go' && order.canGo(from, event.step, context.furthest),
      isComplete: ({ context }) => order.firstWrong(context.values) === undefined,
      /** What isn't text has nowhere else to be until it is written. */
      isImage: ({ event }) => event.type === 'field.edit' && (event.value as unknown) instanceof Blob,
    },
    actions: {
      edit: assign(({ context, event }, { step }: { step: Step }) => {
        assertEvent(event, 'field.edit');
        const values = { ...context.values, [event.field]: event.value };
        return { values, errors: order.errorsLeft(step, context.errors, values, event.field), failure: null };
      }),
      /** A target can't be computed: `step.enter` says which of the steps it is. */
      move: enqueueActions(({ context, enqueue }, { from, to }: Move) => {
        const step = order.destination(from, to, context.values);
        const isHeldUp = step !== to;
        enqueue.assign(
          isHeldUp
            ? complaint(context, step)
            : { furthest: order.later(context.furthest, to), errors: {}, failure: null },
        );
        enqueue.raise({ type: 'step.enter', step });
        if (!isHeldUp) enqueue.raise({ type: 'draft.keep' });
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
        // What was typed before the draft was there came later than the draft.
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
        if (hasTyped) enqueue.raise({ type: 'draft.keep' });
      }),
      clear: assign(({ context: { blank } }) => ({ ...fresh, blank, values: blank })),
      keepNow: raise({ type: 'draft.keep' }),
      keep: sendTo('draftStore', ({ context: { values, furthest } }, { step }: { step: Step }) => ({
        type: 'keep' as const,
        draft: draftOf({ values, step, furthest }, empty, secret),
      })),
      discard: sendTo('draftStore', { type: 'discard' }),
    },
  });

  const stepTarget = (step: Step) => `#${id}.open.steps.${step}` as const;
  const draftTarget = `#${id}.open.draft` as const;
  const moveTo = (from: Step, to: Step) => ({
    actions: { type: 'move' as const, params: { from, to } },
  });
  const submit = [
    { guard: 'isComplete' as const, target: 'submitting', actions: ['forgive' as const, 'keepNow' as const] },
    { actions: 'goToFirstWrong' as const },
  ];
  type Loaded = { event: { output: Start | 'existing' | null } };
  const isExisting = ({ event }: Loaded) => event.output === 'existing';
  const restored = {
    actions: {
      type: 'restore' as const,
      params: ({ event: { output } }: Loaded) => ({ draft: output === 'existing' ? null : output }),
    },
  };
  const keepImage = { guard: 'isImage' as const, actions: 'keepNow' as const };

  const submitting = {
    tags: ['busy' as const],
    invoke: {
      src: 'submit' as const,
      id: 'submit',
      input: ({ context: { values } }: { context: Context }) => ({ values }),
      onDone: { target: `#${id}.done`, actions: 'discard' as const },
      onError: {
        target: `${stepTarget(failedAt)}.failed`,
        actions: {
          type: 'fail' as const,
          params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
        },
      },
    },
  };

  function stepState(step: Step) {
    const edit = { type: 'edit' as const, params: { step } };
    const next = order.next(step);
    const previous = order.previous(step);
    const canFail = step === failedAt;
    const on = {
      'step.next': next ? moveTo(step, next) : submit,
      ...(previous && { 'step.back': moveTo(step, previous) }),
      'step.go': {
        guard: { type: 'canGo' as const, params: { from: step } },
        actions: {
          type: 'move' as const,
          params: ({ event }: { event: { step: Step } }) => ({ from: step, to: event.step }),
        },
      },
      'draft.discard': {
        target: [stepTarget(order.first), draftTarget],
        actions: ['clear' as const, 'discard' as const],
      },
    };
    return {
      initial: 'editing',
      on: {
        'field.edit': { actions: edit },
        'draft.keep': { actions: { type: 'keep' as const, params: { step } } },
      },
      states: {
        editing: { tags: ['editing' as const], on },
        ...((canFail || !next) && { submitting }),
        ...(canFail && {
          failed: {
            tags: ['editing' as const],
            on: {
              ...on,
              'submit.retry': submit,
              'field.edit': { target: 'editing', actions: edit },
            },
          },
        }),
      },
    };
  }

  return machine.createMachine({
    id,
    context: fresh,
    invoke: [
      // Without it the wizard goes on, and says that nothing is kept.
      { src: 'draftStore', id: 'draftStore', onError: { actions: raise({ type: 'write.failed' }) } },
      // Without it what was typed last is kept a moment later, as long as the page is there.
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
                // The form of the first step is there already.
                on: { 'field.edit': { actions: { type: 'edit', params: { step: order.first } } } },
                invoke: {
                  src: 'loadDraft',
                  id: 'loadDraft',
                  onDone: canExist ? [{ guard: isExisting, target: `#${id}.existing` }, restored] : restored,
                  // What can't be read is no reason not to begin.
                  onError: order.first,
                },
              },
              ...Object.fromEntries(steps.map((step) => [step, stepState(step)])),
            },
          },
          draft: {
            initial: 'kept',
            states: {
              kept: { on: { 'field.edit': [keepImage, { target: 'edited' }], 'write.failed': 'failed' } },
              // So long after the first of several changes, not after the last: who types on loses no more than that.
              edited: {
                after: { draftDelay: { actions: 'keepNow' } },
                on: { 'field.edit': keepImage, 'page.hidden': { actions: 'keepNow' } },
                initial: 'accepted',
                states: {
                  accepted: {
                    meta: { unseen: 'It looks as kept.' },
                    on: { 'draft.keep': `${draftTarget}.kept`, 'write.failed': 'refused' },
                  },
                  refused: {
                    meta: { unseen: 'It looks as failed.' },
                    tags: ['unsaved'],
                    on: { 'draft.keep': `${draftTarget}.failed`, 'write.done': 'accepted' },
                  },
                },
              },
              failed: {
                tags: ['unsaved'],
                on: {
                  'field.edit': [keepImage, { target: 'edited.refused' }],
                  // Whoever leaves now has not lost it yet.
                  'page.hidden': { actions: 'keepNow' },
                  'write.done': 'kept',
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
