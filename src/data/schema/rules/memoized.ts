// Caches for results that are expensive to compute. Callers must not change a cached result.

/** Caches the last result of a function: the same arguments return the same object. */
export function remembered<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | null = null;
  return (...asked) => {
    if (!last?.asked.every((value, at) => Object.is(value, asked[at])))
      last = { asked, answer: work(...asked) };
    return last.answer;
  };
}

/** Caches a function's result for each argument: the same object returns the same result. */
export function rememberedByItem<Item extends object, Answer>(
  work: (item: Item) => Answer,
): (item: Item) => Answer {
  const answers = new WeakMap<Item, Answer>();
  return (item) => {
    const known = answers.get(item);
    if (known !== undefined) return known;
    const answer = work(item);
    answers.set(item, answer);
    return answer;
  };
}
