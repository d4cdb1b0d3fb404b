/** Caches the last value and reuses it while its inputs (`parts`) are the same objects. */
export function lastMade<Value>() {
  let last: { parts: readonly unknown[]; value: Value } | null = null;
  return (parts: readonly unknown[], make: () => Value): Value => {
    const isSame = last?.parts.length === parts.length && last.parts.every((part, at) => part === parts[at]);
    if (!last || !isSame) last = { parts, value: make() };
    return last.value;
  };
}

/** The number of values that a cache of other accounts' data keeps, so that memory doesn't grow with accounts. */
const kept = 1000;

/** Caches values by key: the most recently used ones. */
export function recentlyUsed<Value>() {
  const known = new Map<string, Value>();
  return {
    get: (key: string) => known.get(key),
    set(key: string, value: Value): Value {
      known.delete(key);
      known.set(key, value);
      const [oldest] = known.keys();
      if (known.size > kept && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}

/** Caches one object per key and returns it for every value with equal content. */
export function sameBy() {
  const known = recentlyUsed<{ text: string; value: unknown }>();
  return <Value>(key: string, value: Value): Value => {
    const text = JSON.stringify(value);
    const before = known.get(key);
    return known.set(key, before?.text === text ? before : { text, value }).value as Value;
  };
}
