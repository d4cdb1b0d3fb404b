/** How many items are processed before yielding to the event loop. */
export const atOnce = 500;

/** Maps a long list with `work`. Yields to the event loop between batches, so that the page can respond. */
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
