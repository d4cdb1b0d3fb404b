import { type FieldError, useForm } from 'react-hook-form';
import { tidyText } from '@/data/schema/blank';
import { firstInvalid } from './firstInvalid';

type TextFormOptions<Name extends string, Problem extends string> = {
  /** What is wrong with the texts, which come without the blanks around them; nothing where they may be sent. */
  check: (texts: Record<Name, string>) => Partial<Record<Name, Problem | false>>;
  onSend: (texts: Record<Name, string>) => void;
  onEdit?: () => void;
};

const trimmed = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text = '']) => [name, tidyText(text)]));

/**
 * A small form of text fields that is sent as a whole. What is typed is the form's own until then; what is wrong is said
 * when it is sent, with the focus on the first such field, and is gone as soon as that field is edited.
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
      // A field that holds more than it takes says so by itself.
      const invalid = firstInvalid(event?.target as HTMLFormElement);
      if (invalid) invalid.focus();
      else onSend(texts as Record<Name, string>);
    }),
    /** For a text field without a value of its own. */
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
