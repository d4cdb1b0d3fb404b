import { useLayoutEffect, useMemo } from 'react';
import { isOver, type WizardScreenProps } from '@/components/wizard/wizardView';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { useStepInAddress } from './useStepInAddress';
import { actionsOfWizard, viewOfWizard, type WizardMachine } from './wizardConnector';

type Wizard<Step extends string, Values extends object> = {
  machine: WizardMachine<Step, Values>;
  /** In their order. */
  steps: readonly [Step, ...Step[]];
};

/** What a wizard's screen shows of its machine, which holds what is typed, and does to it. Its step is in the address. */
export function useWizard<Step extends string, Values extends object>({
  machine,
  steps,
}: Wizard<Step, Values>): WizardScreenProps<Step, Values> {
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  // A layout effect: its clean-up comes before the actor's own end.
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
