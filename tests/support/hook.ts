import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';

type ProbeProps = { useIt: () => unknown; tell: (value: unknown) => void };

function Probe({ useIt, tell }: ProbeProps) {
  tell(useIt());
  return null;
}

/** What stands around the component: providers of contexts. */
type Around = (children: ReactNode) => ReactNode;

/** What a hook gives a component that is drawn for the first time, as at build time: its effects don't run. */
export function drawn<Value>(hook: () => Value, around: Around = (children) => children): Value {
  const values: unknown[] = [];
  renderToStaticMarkup(around(createElement(Probe, { useIt: hook, tell: (value) => values.push(value) })));
  return values[0] as Value;
}

/** As much of a page as React asks for where nothing is drawn on it. */
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

/** A hook of a component that stands on a page, with its effects; the page is what `stubBrowser` makes. */
export function mounted<Input, Value>(
  hook: (input: Input) => Value,
  first: Input,
  around: Around = (children) => children,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(blankElement() as unknown as Element);
  let value: unknown;
  const tell = (next: unknown) => {
    value = next;
  };
  const draw = (input: Input) =>
    act(() => root.render(around(createElement(Probe, { useIt: () => hook(input), tell }))));
  draw(first);
  return {
    /** What the hook gives now. */
    value: () => value as Value,
    /** Draws it anew, with this. */
    draw,
    /** Does something that it may follow, and waits until it has. */
    act: (what: () => void) => act(what),
    leave: () => act(() => root.unmount()),
  };
}
