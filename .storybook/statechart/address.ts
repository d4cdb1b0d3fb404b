import { addons } from 'storybook/preview-api';
import { said } from './messages';

// What a page of Storybook keeps in the address that people copy: the outer window's.

/** Storybook's own window around this page; the page itself where it is opened alone. */
export const outer = (): Window => {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
};

/** Storybook hands what it doesn't know in its address on to the page's own, once. */
export const inAddress = (name: string): string | null =>
  [outer(), window].map(({ location }) => new URLSearchParams(location.search).get(name)).find(Boolean) ??
  null;

/** Writes them there; null takes one away. */
export function writeAddress(parameters: Record<string, string | null>): void {
  if (outer() !== window) {
    // Storybook writes its address anew from what it knows.
    addons.getChannel().emit(said.address, parameters);
    return;
  }
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(parameters))
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
