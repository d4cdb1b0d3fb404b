import { CircleAlert } from 'lucide';
import { Icon } from '../brand/Icon';
import * as fieldStyles from './Field.css';

export type FieldErrorProps = {
  /** What the control's `aria-describedby` names. */
  id: string;
  /** What is wrong and how to put it right, in a sentence. */
  children: string;
};

/** The line under a control that says what is wrong with it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={fieldStyles.error} id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}
