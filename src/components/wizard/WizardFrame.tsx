import { useMessages } from '@messages';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { WizardFailure } from '@/data/schema/shapes/wizard';
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
  /** Title of the wizard: the only h1 of the page. */
  title: string;
  /** Number of failed attempts to continue. Each attempt focuses the first invalid field. */
  attempts: number;
  /** Number of invalid fields. */
  errorCount: number;
  /**
   * Whether a draft is loading. If the browser may have a draft, the step and its fields are invisible while
   * it is loading, but occupy their space. Input before the draft has loaded overrides the draft.
   */
  isRestoring?: boolean;
  /** State of the draft, for the notice above the fields. */
  draft: DraftNoticeProps;
  /** Why submitting failed, for the red box above the fields. */
  failure?: WizardFailure | null;
  /** Whether the form is being submitted. */
  isBusy?: boolean;
  /** Called to go to the previous step. Omitted on the first step, which disables the button. */
  onBack?: () => void;
  /** Label of the button to the previous step. */
  backLabel: string;
  /** Label of the button to the next step. */
  nextLabel: string;
  /** Replaces `nextLabel` on the last step. */
  submitLabel: string;
  /** Called when the user presses the Next or Submit button, or Enter in a field. */
  onNext: () => void;
  /** The fields of the current step. */
  children: ReactNode;
};

/**
 * The page of a wizard: the list of steps, and the form of the current step. A change of step scrolls to the
 * top and focuses the step's heading. A failed attempt to continue focuses the first invalid field.
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

  // The number of errors at the last failed attempt. It stays the same while the user corrects the errors.
  const [failedAttempt, setFailedAttempt] = useState({ attempts, count: 0 });
  if (attempts !== failedAttempt.attempts) setFailedAttempt({ attempts, count: errorCount });

  const hasNotice = draft.isRestored || draft.isUnsaved;
  const shown = useRef({ current, attempts, failure, hasNotice, isRestoring });
  useEffect(() => {
    const before = shown.current;
    shown.current = { current, attempts, failure, hasNotice, isRestoring };
    // Restoring a draft may change `current`, but that isn't a change of step by the user.
    if (isRestoring || before.isRestoring) return;
    const invalid = form.current?.querySelector('[aria-invalid="true"]');
    if (attempts > before.attempts && invalid) {
      const control = invalid.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid;
      (control as HTMLElement | null)?.focus();
    } else if (current !== before.current || (failure && failure !== before.failure)) {
      window.scrollTo(0, 0);
      document.getElementById(headingId)?.focus({ preventScroll: true });
    } else if (before.hasNotice && !hasNotice && document.activeElement === document.body) {
      // The draft notice unmounted with the pressed button, so the heading takes the focus.
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
            // With this method, a submit before hydration does nothing.
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
