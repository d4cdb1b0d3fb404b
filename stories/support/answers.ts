import { opening } from '@/app/services/opening';
import type { Opening } from '@/data/ports/Opening';

// What a service answers when a story needs it to.

/** Nothing, ever. */
export const never = (): Promise<never> => new Promise(() => {});

/** The device refuses it. */
export const noRoom = (): Promise<never> => Promise.reject(new Error('No room'));

/** It is refused the first time, and then done. */
export function onceRefused<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
  let isFirst = true;
  return (...args: Args): Promise<Result> => {
    const answer = isFirst ? noRoom() : act(...args);
    isFirst = false;
    return answer;
  };
}

/** A port that is another one in part: `changed(account, () => ({ saveProfile: never }))`. */
export const changed = <Port extends object>(
  open: Opening<Port>,
  change: (port: Port) => Partial<Port>,
): Opening<Port> =>
  opening(async () => {
    const port = await open();
    return { ...port, ...change(port) };
  });
