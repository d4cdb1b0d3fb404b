// Caches for results that are expensive to compute. Callers must not change a cached result.

/** Caches the last answer: returns the same object as long as the arguments are the same. */
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

/** Caches the answer for each object: returns the same answer for the same object. */
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
