import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
import { useSnapshot } from '../../hooks/useSnapshot';

type WizardMachine<Step extends string, Values extends object> = ReturnType<
  typeof createWizardMachine<Step, Values>
>;

type Wizard<Step extends string, Values extends object> = {
  machine: WizardMachine<Step, Values>;
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  empty: Values;
  /** A state to begin from, for a story. */
  snapshot?: SnapshotFrom<WizardMachine<Step, Values>>;
};

/**
 * A wizard machine with the form whose values it is told of: react-hook-form holds what is being typed, the machine what
 * may happen with it. What the person leaves behind is written before they are gone.
 */
export function useWizard<Step extends string, Values extends FieldValues>({
  machine,
  steps,
  empty,
  snapshot: start,
}: Wizard<Step, Values>) {
  const actor = useActorRef(machine, start && { snapshot: start }) as ActorRefFrom<
    WizardMachine<Step, Values>
  >;
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const form = useForm<Values>({ defaultValues: (start?.context.values ?? empty) as DefaultValues<Values> });
  const { getValues, reset, setValue } = form;

  const restored = useRef(context.values);
  restored.current = context.values;
  // Before it is drawn: the fields of the step it leads to never show empty.
  useLayoutEffect(() => {
    if (context.isRestored) reset(restored.current);
  }, [context.isRestored, reset]);

  // A layout effect: its clean-up comes before the actor's own end.
  useLayoutEffect(() => {
    const keep = () => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'draft.keep' });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [actor]);

  const events = useMemo(() => {
    /** A copy: the form goes on changing its own. */
    const values = (): Values => ({ ...getValues() });
    return {
      onFieldChange<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
        setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>);
        actor.send({ type: 'field.edit', field: name, values: values() });
        // What isn't text has nowhere else to be until it is written.
        if ((value as unknown) instanceof Blob) actor.send({ type: 'draft.keep' });
      },
      onNext: () => actor.send({ type: 'step.next', values: values() }),
      onBack: () => actor.send({ type: 'step.back', values: values() }),
      onStepChange: (step: Step) => actor.send({ type: 'step.go', step, values: values() }),
      onRetry: () => actor.send({ type: 'submit.retry', values: values() }),
      onDiscard() {
        reset(empty);
        actor.send({ type: 'draft.discard' });
      },
    };
  }, [actor, empty, getValues, reset, setValue]);

  const isDone = snapshot.status === 'done';
  return {
    ...events,
    steps,
    step: steps.find((step) => snapshot.matches(step as never)) ?? context.heldAt ?? steps[0],
    values: form.watch(),
    errors: context.errors,
    attempts: context.attempts,
    furthest: context.furthest,
    isRestored: context.isRestored,
    isUnsaved: context.isUnsaved,
    failure: context.failure,
    isRestoring: snapshot.matches('restoring' as never),
    // What is done is left at once: nothing more can be done to it.
    isBusy: snapshot.hasTag('busy') || isDone,
    isDone,
  };
}
