import type { MarkStore } from '../../ports/MarkStore';
import type { Marks } from '../../schema/shapes/marks';

/** Returns the current stars, follows and likes. Unsubscribes, so that the next call reads storage again. */
export async function readMarks(store: Pick<MarkStore, 'observe'>): Promise<Marks> {
  let stop = () => {};
  const first = await new Promise<Marks>((resolve) => {
    stop = store.observe(resolve);
  });
  stop();
  return first;
}
