import type { ReactNode } from 'react';
import { Begin } from './Begin';

type FilledInProps = {
  /** By the names of the fields; `true`: ticked. */
  values: Readonly<Record<string, string | true>>;
  children: ReactNode;
};

/** As the browser sets it: React hears of it. */
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** A form as somebody has filled it in: what is typed lies in the form alone, where no record and no event brings it. */
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
