import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';

/**
 * A controlled component with a parent that holds its value: `name` is the value, which the callback `change`
 * updates. The initial value is the story's, and the story's `change` is called too.
 */
export function stateful<Props extends object>(
  Component: ComponentType<Props>,
  name: keyof Props & string,
  change: keyof Props & string = 'onChange' as keyof Props & string,
) {
  return function Stateful(args: Props) {
    const [value, setValue] = useState(args[name]);
    const onChange = (next: typeof value) => {
      setValue(next);
      (args[change] as (value: typeof next) => void)(next);
    };
    return <Component {...args} {...{ [name]: value, [change]: onChange }} />;
  };
}

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

/** A form whose parent stores the changes that its fields report by name: the `render` of its stories. */
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
