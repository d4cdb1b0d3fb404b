import { useEffect, useState } from 'react';

/** Returns the value that `load` resolves with, or null until then. Loads again when `key` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, key = ''): Value | null {
  const [loaded, setLoaded] = useState<{ key: string; value: Value } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per key.
  useEffect(() => {
    let isWanted = true;
    load().then((value) => isWanted && setLoaded({ key, value }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.value : null;
}
