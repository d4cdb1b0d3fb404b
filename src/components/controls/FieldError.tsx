import { CircleAlert } from 'lucide-react';
import { error } from './Field.css';

export type FieldErrorProps = { id: string; children: string };

/** The line under a control that says what is wrong with it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={error} id={id}>
      <CircleAlert aria-hidden size={16} />
      <span>{children}</span>
    </p>
  );
}
