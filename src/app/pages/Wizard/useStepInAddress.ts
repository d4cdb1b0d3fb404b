import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from '@/app/router/address';

type StepInAddress<Step extends string> = {
  /** The steps in display order. In the address of the first step, the `step` parameter is missing. */
  steps: readonly [Step, ...Step[]];
  /** The current step; `null` while a stored draft loads. */
  step: Step | null;
  /** Whether the wizard is finished. The address then has no `step` parameter. */
  isOver: boolean;
  /** Opens the step in a new address. Returns the step that is then open, which may be another one. */
  onStepAsked: (step: Step) => Step;
};

/** Returns the step in a query string, `?step=aboutYou`, or `null`. */
function stepIn<Step extends string>(search: string, steps: readonly Step[]): Step | null {
  const named = new URLSearchParams(search).get('step');
  return steps.find((step) => step === named) ?? null;
}

/** Synchronizes the address and the current step in both directions, so that Back opens the previous step. */
export function useStepInAddress<Step extends string>({
  steps,
  step: current,
  isOver,
  onStepAsked,
}: StepInAddress<Step>) {
  const [first] = steps;
  const step = isOver ? first : current;
  const named = stepIn(useSearch(), steps);
  const asked = named ?? first;
  const pathname = usePathname();
  const go = useGo();
  /** The step that was last both in the address and on the screen; `null` before the first step. */
  const agreed = useRef<Step | null>(null);
  const latest = useRef({ named, isOver, onStepAsked, show: (_to: Step, _how: { replace: boolean }) => {} });
  latest.current = {
    named,
    isOver,
    onStepAsked,
    show(to, how) {
      agreed.current = to;
      void go(to === first ? pathname : `${pathname}?step=${to}`, how);
    },
  };

  useEffect(() => {
    if (agreed.current === null || agreed.current === asked) return;
    const { isOver, onStepAsked, show } = latest.current;
    const shown = isOver ? first : onStepAsked(asked);
    agreed.current = shown;
    if (shown !== asked) show(shown, { replace: true });
  }, [asked, first]);

  useEffect(() => {
    if (step === null || step === agreed.current) return;
    const { named, isOver, onStepAsked, show } = latest.current;
    if (agreed.current !== null) return show(step, { replace: isOver });
    // A restored draft opens at its last step, unless the address names another step.
    const shown = named && named !== step ? onStepAsked(named) : step;
    agreed.current = shown;
    if (shown !== (named ?? first)) show(shown, { replace: true });
  }, [step, first]);
}
