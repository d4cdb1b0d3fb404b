import { useMessages } from '@messages';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { WizardFailure } from '@/data/schema/wizard';
import { Button } from '../controls/Button';
import { Alert } from '../feedback/Alert';
import { Card } from '../layout/Card';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { DraftNotice, type DraftNoticeProps } from './DraftNotice';
import { Stepper, type StepperProps } from './Stepper';
import * as styles from './WizardFrame.css';

export type WizardFrameProps<Step extends string = string> = StepperProps<Step> & {
  /** The wizard's name: the page's one h1. */
  title: string;
  /** Counts the attempts to go forward that failed: each one takes the focus to the first wrong field. */
  attempts: number;
  /** Fields that are wrong. */
  errorCount: number;
  /**
   * The draft is being looked for. What is typed meanwhile counts; where there is a draft, neither the step nor its fields
   * are shown yet, though their room is kept.
   */
  isRestoring?: boolean;
  /** What became of the draft. */
  draft: DraftNoticeProps;
  /** Why submitting failed, in the red box above the fields. */
  failure?: WizardFailure | null;
  /** Submitting. */
  isBusy?: boolean;
  /** Without it there is nothing before this step, and its button is disabled. */
  onBack?: () => void;
  /** The button that leads to the step before. */
  backLabel: string;
  /** The button that leads to the step after. */
  nextLabel: string;
  /** In the place of `nextLabel` on the last step. */
  submitLabel: string;
  /** The button, or Enter in a field. */
  onNext: () => void;
  /** The fields of the current step. */
  children: ReactNode;
};

/**
 * The page of a wizard: its steps, and the form of the current one under that step's label. Arriving at a step leads the
 * focus to its heading and the page to its top; a failed attempt leads the focus to the first wrong field.
 */
export function WizardFrame<Step extends string>({
  title,
  steps,
  current,
  furthest,
  onStepChange,
  attempts,
  errorCount,
  isRestoring = false,
  draft,
  failure,
  isBusy = false,
  onBack,
  backLabel,
  nextLabel,
  submitLabel,
  onNext,
  children,
}: WizardFrameProps<Step>) {
  const t = useMessages('wizard').frame;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const step = steps.findIndex(({ name }) => name === current);

  // What an attempt found, not what is left of it while it is being put right.
  const [failedAttempt, setFailedAttempt] = useState({ attempts, count: 0 });
  if (attempts !== failedAttempt.attempts) setFailedAttempt({ attempts, count: errorCount });

  const hasNotice = draft.isRestored || draft.isUnsaved;
  const shown = useRef({ current, attempts, failure, hasNotice, isRestoring });
  useEffect(() => {
    const before = shown.current;
    shown.current = { current, attempts, failure, hasNotice, isRestoring };
    // The step that a draft leads to is the first one shown.
    if (isRestoring || before.isRestoring) return;
    const invalid = form.current?.querySelector('[aria-invalid="true"]');
    if (attempts > before.attempts && invalid) {
      const control = invalid.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid;
      (control as HTMLElement | null)?.focus();
    } else if (current !== before.current || (failure && failure !== before.failure)) {
      window.scrollTo(0, 0);
      document.getElementById(headingId)?.focus({ preventScroll: true });
    } else if (before.hasNotice && !hasNotice && document.activeElement === document.body) {
      // The notice went, and with it the button that was pressed.
      document.getElementById(headingId)?.focus();
    }
  });
  const waitingStyle = isRestoring ? styles.waiting : undefined;

  return (
    <main className={styles.page} id="main" tabIndex={-1} aria-busy={isRestoring || undefined}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <div className={waitingStyle}>
          <Stepper steps={steps} current={current} furthest={furthest} onStepChange={onStepChange} />
        </div>
      </div>
      <div className={waitingStyle}>
        <Card>
          <form
            className={styles.form}
            ref={form}
            // Sent before the page is alive, it does nothing.
            method="dialog"
            noValidate
            aria-labelledby={headingId}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) onNext();
            }}
          >
            <div>
              <Text size="small" tone="muted">
                {t.stepOf({ step: step + 1, total: steps.length })}
              </Text>
              <Heading level={2} id={headingId} isFocusable>
                {steps[step]?.label}
              </Heading>
            </div>
            {hasNotice && <DraftNotice {...draft} />}
            {failure && <Alert>{failure.kind === 'provider' ? failure.message : t.notStored}</Alert>}
            {children}
            <div className={styles.foot}>
              <Button variant="secondary" isDisabled={!onBack || isBusy} onClick={onBack}>
                {backLabel}
              </Button>
              <Button type="submit" isBusy={isBusy}>
                {step === steps.length - 1 ? submitLabel : nextLabel}
              </Button>
            </div>
          </form>
          <p className={visuallyHiddenStyles.hidden} role="status">
            {errorCount > 0 && failedAttempt.count > 0 && (
              <span key={failedAttempt.attempts}>{t.needAttention({ count: failedAttempt.count })}</span>
            )}
          </p>
        </Card>
      </div>
    </main>
  );
}
