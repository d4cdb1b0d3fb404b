import { CircleAlert } from 'lucide';
import { Icon } from '../brand/Icon';
import * as fieldStyles from './Field.css';

export type FieldErrorProps = {
  /** Id for the control's `aria-describedby`. */
  id: string;
  /** The error and how to correct it, in a sentence. */
  children: string;
};

/** The error message below a control. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={fieldStyles.error} id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}
