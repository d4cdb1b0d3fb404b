import { act, type Context, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { stubBrowser } from './stubBrowser';

type ProbeProps = { useIt: () => unknown; tell: (value: unknown) => void };

function Probe({ useIt, tell }: ProbeProps) {
  tell(useIt());
  return null;
}

/** Wraps the component, as a context provider does. */
type Around = (children: ReactNode) => ReactNode;

/** Returns a wrapper that provides this value of a context. */
export const within =
  <Value>(context: Context<Value>, value: Value): Around =>
  (children) =>
    createElement(context, { value }, children);

/** Creates an element that calls a hook inside these wrappers. The first wrapper is outermost. */
const probe = (props: ProbeProps, arounds: Around[]) =>
  arounds.reduceRight<ReactNode>((inner, around) => around(inner), createElement(Probe, props));

/** Returns the value of a hook in a server render, as during prerendering: effects don't run. */
export function rendered<Value>(hook: () => Value, ...arounds: Around[]): Value {
  const values: unknown[] = [];
  renderToStaticMarkup(probe({ useIt: hook, tell: (value) => values.push(value) }, arounds));
  return values[0] as Value;
}

/** A fake element with the properties that React needs to render nothing into it. */
function blankElement() {
  const frame = { HTMLIFrameElement: class {}, document: { activeElement: null, body: null } };
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9, defaultView: frame });
  return Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    textContent: '',
    lastChild: null,
    ownerDocument,
  });
}

/** Mounts a component with this hook, and runs its effects. Stubs the browser unless the test does. */
export function mounted<Input, Value>(hook: (input: Input) => Value, first: Input, ...arounds: Around[]) {
  if (typeof window === 'undefined') stubBrowser();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(blankElement() as unknown as Element);
  let value: unknown;
  const tell = (next: unknown) => {
    value = next;
  };
  const render = (input: Input) => act(() => root.render(probe({ useIt: () => hook(input), tell }, arounds)));
  render(first);
  return {
    /** Returns the current value of the hook. */
    value: () => value as Value,
    /** Renders again with this input. */
    render,
    /** Runs a function, sync or async, and flushes the resulting renders and effects. */
    act,
    leave: () => act(() => root.unmount()),
  };
}
