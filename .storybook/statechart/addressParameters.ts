import { addons } from 'storybook/preview-api';
import { channelEvents } from './messages';

// Reads and writes parameters of the address bar, which shows the address of the window around this iframe.

/** Returns the window around this iframe, or this window if the page isn't in Storybook's iframe. */
export const outer = (): Window => {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
};

/** Reads a parameter from the address bar or, if it's missing, from the iframe's initial address. */
export const inAddress = (name: string): string | null =>
  [outer(), window].map(({ location }) => new URLSearchParams(location.search).get(name)).find(Boolean) ??
  null;

/** Writes parameters to the address bar; null removes a parameter. */
export function writeAddress(parameters: Record<string, string | null>): void {
  if (outer() !== window) {
    // Storybook's manager writes the address, because it would overwrite changes from this page.
    addons.getChannel().emit(channelEvents.address, parameters);
    return;
  }
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(parameters))
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
