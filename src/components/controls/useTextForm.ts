import { type FieldError, useForm } from 'react-hook-form';
import { tidyText } from '@/data/schema/text/blank';
import { firstInvalid } from './firstInvalid';

type TextFormOptions<Name extends string, Problem extends string> = {
  /** Returns the errors of the trimmed texts, by field. If there are none, the form is sent. */
  check: (texts: Record<Name, string>) => Partial<Record<Name, Problem | false>>;
  onSend: (texts: Record<Name, string>) => void;
  onEdit?: () => void;
};

const trimmed = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text = '']) => [name, tidyText(text)]));

/**
 * State of a form with uncontrolled text fields. Submitting shows the errors and focuses the first invalid
 * field. Editing a field clears its error.
 */
export function useTextForm<Name extends string, Problem extends string>({
  check,
  onSend,
  onEdit,
}: TextFormOptions<Name, Problem>) {
  const { register, handleSubmit, clearErrors, setFocus, formState } = useForm<Record<string, string>>({
    reValidateMode: 'onSubmit',
    resolver(typed) {
      const values = trimmed(typed);
      const problems = Object.entries<Problem | false | undefined>(check(values as Record<Name, string>));
      const errors: Record<string, FieldError> = {};
      for (const [name, type] of problems) if (type) errors[name] = { type };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors } = formState;
  return {
    onSubmit: handleSubmit((texts, event) => {
      // A field whose text exceeds its maximum is also invalid, and already shows its error.
      const invalid = firstInvalid(event?.target as HTMLFormElement);
      if (invalid) invalid.focus();
      else onSend(texts as Record<Name, string>);
    }),
    /** Returns the props of an uncontrolled text field. */
    field(name: Name) {
      const { ref, onChange } = register(name);
      return {
        name,
        ref,
        onChange(value: string) {
          clearErrors(name);
          onEdit?.();
          void onChange({ target: { name, value } });
        },
      };
    },
    problemOf: (name: Name) => errors[name]?.type as Problem | undefined,
    setFocus: setFocus as (name: Name) => void,
  };
}
