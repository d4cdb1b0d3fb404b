import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';

/**
 * A component whose value its parent holds, with such a parent: what the component reports to `change` comes back as `name`.
 * The first value is the story's, and the story's own `change` is called too.
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

/** A form whose fields report their changes by their names, with a parent that holds them: the `render` of its stories. */
export const holdingFields = (args: FormProps, { component }: { component?: unknown }) => (
  <Form of={component} args={args} />
);

/** What the form of an account begins with: nothing is being saved, nothing failed. */
export const formArgs = () => ({
  isBusy: false,
  hasFailed: false,
  onFieldChange: fn(),
  onSave: fn(),
  onCancel: fn(),
});
