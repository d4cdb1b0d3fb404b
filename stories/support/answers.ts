import type { Services } from '@/app/services/createServices';
import { openOnce } from '@/app/services/openOnce';
import type { LazyPort } from '@/data/ports/LazyPort';

// Service responses for stories.

/** A promise that never settles. */
export const never = (): Promise<never> => new Promise(() => {});

/** Rejects as if storage were full. */
export const noRoom = (): Promise<never> => Promise.reject(new Error('No room'));

/** Returns a function that rejects the first call, and passes later calls to `act`. */
export function onceRefused<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
  let isFirst = true;
  return (...args: Args): Promise<Result> => {
    const answer = isFirst ? noRoom() : act(...args);
    isFirst = false;
    return answer;
  };
}

/** A lazy port with some functions replaced: `changed(account, () => ({ saveProfile: never }))`. */
export const changed = <Port extends object>(
  open: LazyPort<Port>,
  change: (port: Port) => Partial<Port>,
): LazyPort<Port> =>
  openOnce(async () => {
    const port = await open();
    return { ...port, ...change(port) };
  });

type Port<Name extends keyof Services> =
  Services[Name] extends LazyPort<infer Opened extends object> ? Opened : never;

/** Replaces some functions of a service: `on(serving('account', () => ({ saveProfile: never })))`. */
export const serving = <Name extends keyof Services>(
  name: Name,
  change: (port: Port<Name>) => Partial<Port<Name>>,
) => ({
  services: (real: Services) =>
    ({ [name]: changed(real[name] as LazyPort<Port<Name>>, change) }) as Partial<Services>,
});

/** Makes a function of a service never resolve: `on(pending('account', 'loadProfile'))`. */
export const pending = <Name extends keyof Services>(name: Name, act: keyof Port<Name>) =>
  serving(name, () => ({ [act]: never }) as Partial<Port<Name>>);

/** Makes a function of a service reject its first call. */
export const refusedOnce = <Name extends keyof Services>(name: Name, act: keyof Port<Name>) =>
  serving(name, (port) => ({ [act]: onceRefused(port[act] as typeof never) }) as Partial<Port<Name>>);

/** Makes the search for this kind of items never resolve. */
export const searching = (among: keyof Services['search']) => ({
  services: ({ search }: Services) => ({ search: { ...search, [among]: never } }),
});
