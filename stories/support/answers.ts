import type { Services } from '@/app/services/createServices';
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

type Port<Name extends keyof Services> =
  Services[Name] extends Opening<infer Opened extends object> ? Opened : never;

/** Services of which one is another in part: `on(serving('account', () => ({ saveProfile: never })))`. */
export const serving = <Name extends keyof Services>(
  name: Name,
  change: (port: Port<Name>) => Partial<Port<Name>>,
) => ({
  services: (real: Services) =>
    ({ [name]: changed(real[name] as Opening<Port<Name>>, change) }) as Partial<Services>,
});

/** What is looked for among these is never found. */
export const searching = (among: keyof Services['search']) => ({
  services: ({ search }: Services) => ({ search: { ...search, [among]: never } }),
});
