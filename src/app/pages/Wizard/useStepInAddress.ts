import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from '@/app/router/address';

type StepInAddress<Step extends string> = {
  /** In their order. The first one is the address without more. */
  steps: readonly [Step, ...Step[]];
  /** What is shown; `null` while a draft is looked for. */
  step: Step | null;
  /** There is nothing to go to any more: the address names no step then. */
  isOver: boolean;
  /** Back, Forward or a link. Answers with the step that is shown then: not every one can be gone to. */
  onStepAsked: (step: Step) => Step;
};

/** The step in an address: `?step=aboutYou`; `null` where none is named. */
function stepIn<Step extends string>(search: string, steps: readonly Step[]): Step | null {
  const named = new URLSearchParams(search).get('step');
  return steps.find((step) => step === named) ?? null;
}

/** Keeps the address and the step that is shown the same, whichever moves first: Back goes to the step before. */
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
  /** What both said last; `null` before anything was shown. */
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
    // A draft leads to the step where it was left, unless the address names one.
    const shown = named && named !== step ? onStepAsked(named) : step;
    agreed.current = shown;
    if (shown !== (named ?? first)) show(shown, { replace: true });
  }, [step, first]);
}
