import { vi } from 'vitest';

type Tell = (entries: unknown[]) => void;

/** Stubs an observer API of the browser. `observers` has each observer with its elements and its callback. */
export function stubObserver(api: 'ResizeObserver' | 'MutationObserver') {
  const observers: { elements: Set<unknown>; tell: Tell }[] = [];
  vi.stubGlobal(
    api,
    class {
      elements = new Set<unknown>();
      tell: Tell;
      constructor(tell: Tell) {
        this.tell = tell;
        observers.push(this);
      }
      observe(element: unknown) {
        this.elements.add(element);
      }
      unobserve(element: unknown) {
        this.elements.delete(element);
      }
      disconnect() {
        this.elements.clear();
      }
    },
  );
  return {
    observers,
    /** Calls the callbacks of all connected observers. */
    tell() {
      for (const { elements, tell } of observers) if (elements.size > 0) tell([]);
    },
  };
}
