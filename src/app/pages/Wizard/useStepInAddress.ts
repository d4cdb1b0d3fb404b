import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from '@/app/router/address';

type StepInAddress<Step extends string> = {
  /** The steps in display order. The address of the first step has no `step` parameter. */
  steps: readonly [Step, ...Step[]];
  /** The current step; `null` while a draft is restored. */
  step: Step | null;
  /** Whether the wizard is finished. The address then names no step. */
  isOver: boolean;
  /** Called with the step in a new address. Returns the step shown after that: it may be another step. */
  onStepAsked: (step: Step) => Step;
};

/** Returns the step in an address: `?step=aboutYou`; `null` if it names none. */
function stepIn<Step extends string>(search: string, steps: readonly Step[]): Step | null {
  const named = new URLSearchParams(search).get('step');
  return steps.find((step) => step === named) ?? null;
}

/** Synchronizes the address and the current step in both directions: Back returns to the previous step. */
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
  /** The last step on which address and screen agreed; `null` before the first one. */
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
    // A restored draft opens its last step, unless the address names another one.
    const shown = named && named !== step ? onStepAsked(named) : step;
    agreed.current = shown;
    if (shown !== (named ?? first)) show(shown, { replace: true });
  }, [step, first]);
}
