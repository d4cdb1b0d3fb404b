/** Returns a generator of numbers from 0 up to 1 that repeats with its seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the index of the first item that is greater than a value, in ascending numbers. */
export function indexAfter(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns a function that chooses an index by its weight. */
export function chooserOf(weights: readonly number[], random: () => number): () => number {
  let total = 0;
  const sums = Float64Array.from(weights, (weight) => (total += weight));
  return () => Math.min(weights.length - 1, indexAfter(sums, random() * total));
}

/** Returns the weights of ranks by Zipf's law. */
export const zipf = (count: number, exponent: number): number[] =>
  Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);
