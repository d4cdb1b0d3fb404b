/** How many items are processed before yielding to the event loop. */
export const atOnce = 500;

/** Returns the results for a long list, in order. Yields between batches to keep the page responsive. */
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
