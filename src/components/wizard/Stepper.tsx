import { useMessages } from '@messages';
import { Check } from 'lucide';
import { Icon } from '../brand/Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Stepper.css';

export type StepperProps<Step extends string = string> = {
  /** The steps in order. */
  steps: readonly { name: Step; label: string }[];
  /** The step that is shown. */
  current: Step;
  /** The last step that the user has reached. The user can choose this step and all earlier steps. */
  furthest: Step;
  /** Called when the user chooses another step, up to `furthest`. */
  onStepChange: (step: Step) => void;
};

/** The steps of a wizard, with the current step and the completed steps. */
export function Stepper<Step extends string>({ steps, current, furthest, onStepChange }: StepperProps<Step>) {
  const t = useMessages('wizard').frame;
  const furthestIndex = steps.findIndex(({ name }) => name === furthest);
  return (
    <nav aria-label={t.steps}>
      <ol className={styles.list}>
        {steps.map(({ name, label }, index) => {
          const isCurrent = name === current;
          const isDone = index < furthestIndex && !isCurrent;
          const content = (
            <>
              <span
                className={`${styles.mark} ${isCurrent ? styles.currentMark : ''} ${isDone ? styles.doneMark : ''}`}
                aria-hidden
              >
                {isDone ? <Icon of={Check} size={18} /> : index + 1}
              </span>
              <span className={styles.label}>{label}</span>
              {isDone && <VisuallyHidden> {t.stepDone}</VisuallyHidden>}
            </>
          );
          return (
            <li key={name} className={styles.item} aria-current={isCurrent ? 'step' : undefined}>
              {index <= furthestIndex && !isCurrent ? (
                <button
                  className={`${styles.step} ${styles.reached}`}
                  type="button"
                  onClick={() => onStepChange(name)}
                >
                  {content}
                </button>
              ) : (
                <span className={`${styles.step} ${isCurrent ? styles.current : ''}`}>{content}</span>
              )}
              {index < steps.length - 1 && (
                <span className={`${styles.line} ${index < furthestIndex ? styles.doneLine : ''}`} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
