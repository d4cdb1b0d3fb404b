import type { SnapshotFrom } from 'xstate';
import type { WizardActions, WizardView } from '@/components/wizard/wizardView';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
import type { WizardEvent } from '@/machines/wizard/types';

export type WizardMachine<Step extends string, Values extends object> = ReturnType<
  typeof createWizardMachine<Step, Values>
>;

/** Returns the view of a wizard from the machine's state. */
export function viewOfWizard<Step extends string, Values extends object>(
  snapshot: SnapshotFrom<WizardMachine<Step, Values>>,
  steps: readonly [Step, ...Step[]],
): WizardView<Step, Values> {
  const { context } = snapshot;
  const { values, furthest, errors, failure, attempts, isRestored } = context;
  // A finished wizard has no open step. The view then has the furthest step that the user reached.
  const step = steps.find((name) => snapshot.matches({ open: { steps: name } } as never)) ?? furthest;
  const form = { steps, step, furthest, values };
  if (snapshot.hasTag('restoring'))
    return { ...form, status: 'restoring', isContinuing: snapshot.hasTag('continuing') };
  const shown = { ...form, isRestored, isUnsaved: snapshot.hasTag('unsaved'), attempts };
  if (snapshot.status === 'done')
    return { ...shown, status: snapshot.matches('existing' as never) ? 'existing' : 'done' };
  if (snapshot.hasTag('busy')) return { ...shown, status: 'submitting' };
  return failure ? { ...shown, status: 'failed', failure } : { ...shown, status: 'editing', errors };
}

/** Returns the actions of a wizard. Each action sends an event to the machine. */
export const actionsOfWizard = <Step extends string, Values extends object>(actor: {
  send: (event: WizardEvent<Step, Values>) => void;
}): WizardActions<Step, Values> => ({
  onFieldChange: (field, value) => actor.send({ type: 'field.edit', field, value }),
  onNext: () => actor.send({ type: 'step.next' }),
  onBack: () => actor.send({ type: 'step.back' }),
  onStepChange: (step) => actor.send({ type: 'step.go', step }),
  onRetry: () => actor.send({ type: 'submit.retry' }),
  onDiscard: () => actor.send({ type: 'draft.discard' }),
});
