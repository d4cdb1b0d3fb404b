/** What is done before the page gets its turn. */
export const atOnce = 500;

/** The answers for a long list, in its order; the page goes on living meanwhile. */
export async function inTurns<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Answer | Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    answers.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return answers;
}
