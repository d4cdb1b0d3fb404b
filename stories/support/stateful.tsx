import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';

type FormProps = { values: object; onFieldChange: (name: never, value: never) => void };

function Form({ of, args }: { of: unknown; args: FormProps }) {
  const Component = of as ComponentType<FormProps>;
  const [values, setValues] = useState(args.values);
  const onFieldChange = (name: never, value: never) => {
    setValues((before) => ({ ...before, [name]: value }));
    args.onFieldChange(name, value);
  };
  return <Component {...args} values={values} onFieldChange={onFieldChange} />;
}

/** A `render` function for a form. The parent stores the changes that the fields report by name. */
export const holdingFields = (args: FormProps, { component }: { component?: unknown }) => (
  <Form of={component} args={args} />
);

/** The initial args of an account form: no saving, no error. */
export const formArgs = () => ({
  isBusy: false,
  hasFailed: false,
  onFieldChange: fn(),
  onSave: fn(),
  onCancel: fn(),
});
