import { type ComponentType, useState } from 'react';

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

/** The same for a form, whose fields report their changes by their names. */
export function statefulForm<Props extends FormProps>(Component: ComponentType<Props>) {
  return function StatefulForm(args: Props) {
    const [values, setValues] = useState(args.values);
    const onFieldChange = (name: never, value: never) => {
      setValues((before) => ({ ...before, [name]: value }));
      args.onFieldChange(name, value);
    };
    return <Component {...args} values={values} onFieldChange={onFieldChange} />;
  };
}
