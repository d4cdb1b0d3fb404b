import { useLayoutEffect, useMemo } from 'react';
import { isOver, type WizardScreenProps } from '@/components/wizard/wizardView';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { useViewInAddress } from '../../router/useViewInAddress';
import { actionsOfWizard, viewOfWizard, type WizardMachine } from './wizardConnector';

type Wizard<Step extends string, Values extends object> = {
  machine: WizardMachine<Step, Values>;
  /** The steps in display order. */
  steps: readonly [Step, ...Step[]];
};

/** Runs a wizard's machine, and stores the current step in the address. Returns the view and the actions. */
export function useWizard<Step extends string, Values extends object>({
  machine,
  steps,
}: Wizard<Step, Values>): WizardScreenProps<Step, Values> {
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  // A layout effect, because its cleanup runs before the actor stops.
  useLayoutEffect(
    () => () => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.hidden' });
    },
    [actor],
  );
  const actions = useMemo(() => actionsOfWizard<Step, Values>(actor), [actor]);
  const view = viewOfWizard(snapshot, steps);
  useViewInAddress<{ step: Step | undefined }>({
    shown() {
      const now = viewOfWizard(actor.getSnapshot(), steps);
      if (now.status === 'restoring') return null;
      // The address of the first step has no `step` parameter, nor has that of a finished wizard.
      return { step: now.step === steps[0] || isOver(now.status) ? undefined : now.step };
    },
    viewOf: (search) => {
      const named = new URLSearchParams(search).get('step');
      return { step: steps.find((step) => step === named) };
    },
    searchOf: ({ step }) => (step ? `?step=${step}` : ''),
    isStep: () => !isOver(view.status),
    onViewChange({ step = steps[0] }) {
      if (!isOver(view.status)) actions.onStepChange(step);
    },
  });
  return { view, actions };
}
