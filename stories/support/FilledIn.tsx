import type { ReactNode } from 'react';
import { Begin } from './Begin';

type FilledInProps = {
  /** By the names of the fields; `true` for a checked box. */
  values: Readonly<Record<string, string | true>>;
  children: ReactNode;
};

/** Sets the value as the browser does, so that React notices the change. */
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** A form with input. The input exists only in the form, so no record or event can set it. */
export function FilledIn({ values, children }: FilledInProps) {
  const fill = (frame: HTMLElement) => {
    for (const [name, value] of Object.entries(values)) {
      const field = frame.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`The form has no ${name}`);
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
