import { useLayoutEffect, useState } from 'react';

type Functions = Record<never, unknown>;

/**
 * Returns functions that never change and call the current ones in `functions`. Memoized children don't render
 * again because a parent creates new functions. The children must not call them while they render.
 */
export function useLatest<Of extends Functions>(functions: Of): Of {
  const [current] = useState(() => ({ functions }));
  useLayoutEffect(() => {
    current.functions = functions;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.entries(functions).map(([name, first]) => [
        name,
        first &&
          ((...given: unknown[]) =>
            (current.functions as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given)),
      ]),
    ),
  );
  return stable as Of;
}
