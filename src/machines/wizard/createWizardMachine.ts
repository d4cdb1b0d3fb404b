import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthProviderError } from '@/data/ports/AuthProvider';
import { draftDelay } from '@/data/schema/constants';
import { errorsOf } from '@/data/schema/wizard';
import type { DraftCommand, WizardContext, WizardDraft, WizardEvent } from './types';

type WizardDefinition<Step extends string, Values> = {
  id: string;
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  /** What each step asks for before it lets go; a missing one asks for nothing. */
  rules: Partial<Record<Step, Parameters<typeof errorsOf>[0]>>;
  empty: Values;
  /** The step that a refused submission comes back to. */
  failedAt: Step;
  /** Fields that are never written to the device. */
  secret?: readonly (keyof Values)[];
};

/** A provider's error has a code in words; the device's own have none, or a number. */
const isProvider = (error: unknown): error is AuthProviderError =>
  error instanceof Error && typeof (error as Partial<AuthProviderError>).code === 'string';

/** A promise that nobody provided: the real one is in `app/actors`. */
const missing = () => Promise.reject(new Error('Not provided'));

/**
 * A wizard (spec section 4): forward only past a step's rules, backward freely. Errors are shown after an attempt to go
 * forward, gone with the step, and one by one as their fields are edited. What is typed is kept on the device until it is
 * submitted or discarded; whoever typed nothing is told of nothing. On the last step `step.next` submits; an earlier
 * step that no longer holds is gone back to.
 *
 * States: `restoring`, each step by its name, `submitting`, `failed` (the step `failedAt` after a refused submission), `done`.
 * Tags: `editing` (a step or `failed`), `busy`.
 */
export function createWizardMachine<Step extends string, Values extends object>({
  id,
  steps,
  rules,
  empty,
  failedAt,
  secret = [],
}: WizardDefinition<Step, Values>) {
  type Context = WizardContext<Step, Values>;
  type Event = WizardEvent<Step, Values>;
  type Draft = WizardDraft<Step, Values>;
  type Loaded = { event: { output: Draft | null } };
  /** A step that doesn't let go, the first among these. */
  type Wrong = { step: Step; among: readonly Step[] };
  const place = (step: Step) => steps.indexOf(step);
  const isBefore = (a: Step, b: Step) => place(a) < place(b);
  const first = steps[0];
  /** Whether anything was typed: who only walked through the steps is told of nothing. */
  const hasText = (values: Values) =>
    (Object.keys(empty) as (keyof Values)[]).some(
      (name) => JSON.stringify(values[name]) !== JSON.stringify(empty[name]),
    );
  const wrongsOf = (step: Step, values: Values) => errorsOf(rules[step], values);
  /** The first of these steps that doesn't let go. */
  const firstWrong = (values: Values, among: readonly Step[]) =>
    among.find((step) => Object.keys(wrongsOf(step, values)).length > 0);
  /** The steps that a move forward leaves behind; a move back leaves none. */
  const leftBehind = (from: Step, to: Step) => steps.slice(place(from), Math.max(place(from), place(to)));
  /** Whether this step is asked for, and was reached before. */
  const isAsked = ({ furthest }: Context, event: Event, to: Step) =>
    event.type === 'step.go' && event.step === to && !isBefore(furthest, to);
  const isFirstWrong = (event: Event, { step, among }: Wrong) =>
    'values' in event && firstWrong(event.values, among) === step;

  const fresh: Context = {
    values: empty,
    furthest: first,
    heldAt: null,
    errors: {},
    attempts: 0,
    isRestored: false,
    isEdited: false,
    isUnsaved: false,
    failure: null,
  };

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      tags: {} as 'editing' | 'busy',
    },
    actors: {
      /** What was typed and not submitted; `null` when there is nothing. */
      loadDraft: fromPromise<Draft | null, void>(missing),
      draftStore: fromCallback<DraftCommand<Step, Values>, void>(() => {}),
      /** Rejects with the auth provider's error, whose message is shown, or with the device's. */
      submit: fromPromise<void, { values: Values }>(missing),
    },
    delays: { draftDelay },
    guards: {
      isFirstWrong: ({ event }, wrong: Wrong) => isFirstWrong(event, wrong),
      isAsked: ({ context, event }, { to }: { to: Step }) => isAsked(context, event, to),
      isHeldUp: ({ context, event }, { to, ...wrong }: Wrong & { to: Step }) =>
        isAsked(context, event, to) && isFirstWrong(event, wrong),
      hasUnkept: ({ context }) => context.isEdited || context.isUnsaved,
    },
    actions: {
      take: assign(({ event }) => ('values' in event ? { values: event.values } : {})),
      arrive: assign(({ context }, { to }: { to: Step }) => ({
        furthest: isBefore(context.furthest, to) ? to : context.furthest,
        errors: {},
        failure: null,
      })),
      complain: assign(({ context }, { step }: { step: Step }) => ({
        errors: wrongsOf(step, context.values),
        attempts: context.attempts + 1,
        failure: null,
      })),
      forgive: assign(({ context, event }) => {
        if (event.type !== 'field.edit') return {};
        const { [event.field]: _forgiven, ...errors } = context.errors;
        return { errors, failure: null };
      }),
      send: assign((_, { from }: { from: Step }) => ({ heldAt: from, errors: {}, failure: null })),
      fail: assign((_, { error }: { error: unknown }) => ({
        heldAt: failedAt,
        failure: isProvider(error) ? { kind: 'provider', message: error.message } : { kind: 'device' },
      })),
      restore: assign((_, { draft }: { draft: Draft | null }) =>
        draft ? { values: draft.values, furthest: draft.furthest, isRestored: hasText(draft.values) } : {},
      ),
      clear: assign(fresh),
      /**
       * So long after the first of several changes, not after the last: who types on and on loses no more than that. A
       * timer that outlived its reason finds nothing to keep.
       */
      keepLater: enqueueActions(({ context, enqueue }) => {
        if (context.isEdited) return;
        enqueue.assign({ isEdited: true });
        enqueue.raise({ type: 'draft.keep' }, { delay: 'draftDelay' });
      }),
      keep: enqueueActions(({ context: { values, furthest }, enqueue }, { step }: { step: Step }) => {
        const blank = Object.fromEntries(secret.map((name) => [name, empty[name]]));
        enqueue.assign({ isEdited: false });
        enqueue.sendTo('draftStore', {
          type: 'keep',
          draft: { values: { ...values, ...blank }, step, furthest },
        });
      }),
      discard: enqueueActions(({ enqueue }) => {
        enqueue.sendTo('draftStore', { type: 'discard' });
      }),
    },
  });

  const at = <Name extends string>(name: Name) => `#${id}.${name}` as const;
  const complainAt = (step: Step) => ({
    target: at(step),
    actions: ['take' as const, { type: 'complain' as const, params: { step } }],
  });
  /** One transition for each of these steps: to the first that doesn't let go, with what it asks for. */
  const complaints = (among: readonly Step[]) =>
    among.map((step) => ({
      guard: { type: 'isFirstWrong' as const, params: { step, among } },
      ...complainAt(step),
    }));
  const arriveAt = (to: Step) => ({
    target: at(to),
    actions: [
      'take' as const,
      { type: 'arrive' as const, params: { to } },
      { type: 'keep' as const, params: { step: to } },
    ],
  });
  const submitFrom = (from: Step) => [
    ...complaints(steps),
    {
      target: at('submitting'),
      actions: [
        'take' as const,
        { type: 'send' as const, params: { from } },
        { type: 'keep' as const, params: { step: from } },
      ],
    },
  ];
  const goFrom = (from: Step) =>
    steps
      .filter((to) => to !== from)
      .flatMap((to) => {
        const among = leftBehind(from, to);
        return [
          ...among.map((step) => ({
            guard: { type: 'isHeldUp' as const, params: { to, step, among } },
            ...complainAt(step),
          })),
          { guard: { type: 'isAsked' as const, params: { to } }, ...arriveAt(to) },
        ];
      });

  /** A step, under its own name or as `failed`. */
  function stepState(step: Step) {
    const next = steps[place(step) + 1];
    const previous = steps[place(step) - 1];
    return {
      tags: ['editing' as const],
      on: {
        'step.next': next ? [...complaints([step]), arriveAt(next)] : submitFrom(step),
        ...(previous && { 'step.back': arriveAt(previous) }),
        'step.go': goFrom(step),
        'field.edit': {
          target: at(step),
          actions: ['take' as const, 'forgive' as const, 'keepLater' as const],
        },
        'draft.keep': {
          guard: 'hasUnkept' as const,
          actions: { type: 'keep' as const, params: { step } },
        },
        'draft.discard': {
          target: at(first),
          actions: ['clear' as const, 'discard' as const],
        },
      },
    };
  }

  return machine.createMachine({
    id,
    context: fresh,
    // Without it the wizard goes on, and says that nothing is kept.
    invoke: { src: 'draftStore', id: 'draftStore', onError: { actions: assign({ isUnsaved: true }) } },
    on: {
      'draft.kept': { actions: assign({ isUnsaved: false }) },
      'draft.refused': { actions: assign({ isUnsaved: true }) },
    },
    initial: 'restoring',
    states: {
      restoring: {
        invoke: {
          src: 'loadDraft',
          onDone: [
            ...steps.map((step) => ({
              guard: ({ event }: Loaded) => event.output?.step === step,
              target: step,
              actions: {
                type: 'restore' as const,
                params: ({ event }: Loaded) => ({ draft: event.output }),
              },
            })),
            { target: first },
          ],
          // What can't be read is no reason not to begin.
          onError: first,
        },
      },
      ...Object.fromEntries(steps.map((step) => [step, stepState(step)])),
      submitting: {
        tags: ['busy'],
        invoke: {
          src: 'submit',
          input: ({ context: { values } }) => ({ values }),
          onDone: { target: 'done', actions: 'discard' },
          onError: {
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      failed: {
        ...stepState(failedAt),
        on: { ...stepState(failedAt).on, 'submit.retry': submitFrom(failedAt) },
      },
      done: { type: 'final' },
    },
  });
}
