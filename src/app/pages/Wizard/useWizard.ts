import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
import { useSnapshot } from '../../hooks/useSnapshot';

type WizardMachine<Step extends string, Values extends object> = ReturnType<
  typeof createWizardMachine<Step, Values>
>;

type Wizard<Step extends string, Values extends object> = {
  machine: WizardMachine<Step, Values>;
  /** In their order. */
  steps: readonly [Step, ...Step[]];
};

/** What a wizard's screen shows of its machine, which holds what is typed, and does to it. */
export function useWizard<Step extends string, Values extends object>({
  machine,
  steps,
}: Wizard<Step, Values>) {
  const actor = useActorRef(machine);
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;

  // A layout effect: its clean-up comes before the actor's own end.
  useLayoutEffect(
    () => () => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.hidden' });
    },
    [actor],
  );

  const events = useMemo(
    () => ({
      onFieldChange: <Name extends keyof Values & string>(field: Name, value: Values[Name]) =>
        actor.send({ type: 'field.edit', field, value }),
      onNext: () => actor.send({ type: 'step.next' }),
      onBack: () => actor.send({ type: 'step.back' }),
      onStepChange: (step: Step) => actor.send({ type: 'step.go', step }),
      onRetry: () => actor.send({ type: 'submit.retry' }),
      onDiscard: () => actor.send({ type: 'draft.discard' }),
    }),
    [actor],
  );

  const isDone = snapshot.status === 'done';
  return {
    ...events,
    steps,
    // What is done was sent from the last one.
    step: steps.find((step) => snapshot.matches({ open: { steps: step } } as never)) ?? context.furthest,
    values: context.values,
    errors: context.errors,
    attempts: context.attempts,
    furthest: context.furthest,
    isRestored: context.isRestored,
    isUnsaved: snapshot.hasTag('unsaved'),
    failure: context.failure,
    isRestoring: snapshot.hasTag('restoring'),
    // What is done is left at once: nothing more can be done to it.
    isBusy: snapshot.hasTag('busy') || isDone,
    isDone,
  };
}
