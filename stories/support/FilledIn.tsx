import type { ReactNode } from 'react';
import { Begin } from './Begin';

type FilledInProps = {
  /** The values by field name. `true` clicks a checkbox. */
  values: Readonly<Record<string, string | true>>;
  children: ReactNode;
};

/** The native setter: React ignores input events for values that are set with its own setter. */
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Enters values into the form in `children`, because no record or event can set the input of a form. */
export function FilledIn({ values, children }: FilledInProps) {
  const fill = (frame: HTMLElement) => {
    for (const [name, value] of Object.entries(values)) {
      const field = frame.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`The form has no field named ${name}`);
      if (value === true) {
        field.click();
      } else {
        setText?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
  return <Begin act={fill}>{children}</Begin>;
}
