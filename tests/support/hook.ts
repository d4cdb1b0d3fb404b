import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

function Probe({ useIt, tell }: { useIt: () => unknown; tell: (value: unknown) => void }) {
  tell(useIt());
  return null;
}

/**
 * What a hook gives a component that is drawn for the first time; its effects don't run.
 * @param around what stands around the component: providers of contexts
 */
export function drawn<Value>(hook: () => Value, around = (children: ReactNode) => children): Value {
  const values: unknown[] = [];
  renderToStaticMarkup(around(createElement(Probe, { useIt: hook, tell: (value) => values.push(value) })));
  return values[0] as Value;
}
