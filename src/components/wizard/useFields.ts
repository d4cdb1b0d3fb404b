import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import type { FieldErrors } from '@/data/schema/rules/fields';
import { webAddressOf } from '@/data/schema/text/webAddress';

export type FieldsForm<Values extends object> = {
  /** The current input. */
  values: Values;
  /** The errors by field name. Each error is a message key of `wizard.errors`. */
  errors: FieldErrors;
  onFieldChange: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
};

/**
 * Returns one function per type of field. Each takes a field's name and returns the props of its component.
 * `field` is for text. `address` is for a web address, with a hint if the input isn't valid. `choice` and
 * `choices` return a legend instead of a label. `optionsOf` adds labels to the values of a choice.
 * @param labels the labels by field name
 */
export function useFields<Values extends object>(
  { values, errors, onFieldChange }: FieldsForm<Values>,
  labels: Record<keyof Values, string>,
) {
  const { errors: sentences, fields: texts, common } = useMessages('wizard');
  const choiceText = useChoiceText();
  const messages: Partial<Record<string, string>> = sentences;
  type Name = keyof Values & string;
  const shared = <Key extends Name>(name: Key) => ({
    name,
    error: messages[errors[name] ?? ''],
    onChange: (value: Values[Key]) => onFieldChange(name, value),
  });
  const field = <Key extends Name>(name: Key) => ({
    ...shared(name),
    label: labels[name],
    value: values[name],
  });
  return {
    field,
    address: <Key extends Name>(name: Key) => {
      const typed = String(values[name]);
      const isOther = typed.trim() !== '' && !webAddressOf(typed);
      return {
        ...field(name),
        type: 'url' as const,
        inputMode: 'url' as const,
        placeholder: common.website,
        hint: isOther ? texts.notLink : undefined,
      };
    },
    number: <Key extends Name>(name: Key) => ({ ...field(name), texts: texts.number }),
    pdf: <Key extends Name>(name: Key) => ({ ...field(name), texts: texts.pdf }),
    image: <Key extends Name>(name: Key) => ({ ...field(name), texts: texts.image }),
    list: <Key extends Name>(name: Key) => ({
      ...shared(name),
      label: labels[name],
      values: values[name],
      texts: texts.list,
    }),
    choice: <Key extends Name>(name: Key) => ({ ...shared(name), legend: labels[name], value: values[name] }),
    choices: <Key extends Name>(name: Key) => ({
      ...shared(name),
      legend: labels[name],
      values: values[name],
    }),
    optionsOf: <Value extends string>(options: readonly Value[]) =>
      options.map((value) => ({ value, label: choiceText(value) })),
  };
}
