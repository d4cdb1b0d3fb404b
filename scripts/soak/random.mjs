/** Returns a seeded generator of random numbers in [0, 1) and of choices based on them (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    below: (end) => Math.floor(next() * end),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
