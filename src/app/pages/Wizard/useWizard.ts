import { useLayoutEffect, useMemo } from 'react';
import { isOver, type WizardScreenProps } from '@/components/wizard/wizardView';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { useStepInAddress } from './useStepInAddress';
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
  useStepInAddress({
    steps,
    step: view.status === 'restoring' ? null : view.step,
    isOver: isOver(view.status),
    onStepAsked(step) {
      actions.onStepChange(step);
      return viewOfWizard(actor.getSnapshot(), steps).step;
    },
  });
  return { view, actions };
}
