import { useMessages } from '@messages';
import type { WizardScreenProps } from './wizardProps';

type Form<Values extends object> = Pick<WizardScreenProps<string, Values>, 'values' | 'errors' | 'onField'>;

/**
 * What the fields of a wizard's form have in common, by their names. `labels`: what the fields are called.
 *
 * `field` is for a label and its value, `list` for a label and its values, `choice` and `choices` the same with a legend.
 */
export function useFields<Values extends object>(
  { values, errors, onField }: Form<Values>,
  labels: Record<keyof Values, string>,
) {
  const messages: Partial<Record<string, string>> = useMessages('wizard').errors;
  type Name = keyof Values & string;
  const shared = <Key extends Name>(name: Key) => ({
    name,
    error: messages[errors[name] ?? ''],
    onChange: (value: Values[Key]) => onField(name, value),
  });
  return {
    field: <Key extends Name>(name: Key) => ({ ...shared(name), label: labels[name], value: values[name] }),
    list: <Key extends Name>(name: Key) => ({ ...shared(name), label: labels[name], values: values[name] }),
    choice: <Key extends Name>(name: Key) => ({ ...shared(name), legend: labels[name], value: values[name] }),
    choices: <Key extends Name>(name: Key) => ({
      ...shared(name),
      legend: labels[name],
      values: values[name],
    }),
  };
}
