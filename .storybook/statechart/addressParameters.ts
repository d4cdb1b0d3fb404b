import { addons } from 'storybook/preview-api';
import { channelEvents } from './messages';

// The parameters of a Storybook page in the address that users copy: the outer window's.

/** Returns Storybook's window around this page, or the page's window if it is open alone. */
export const outer = (): Window => {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
};

/** Reads a parameter from Storybook's address, or else the page's, which has only the initial parameters. */
export const inAddress = (name: string): string | null =>
  [outer(), window].map(({ location }) => new URLSearchParams(location.search).get(name)).find(Boolean) ??
  null;

/** Writes parameters to the address; null removes one. */
export function writeAddress(parameters: Record<string, string | null>): void {
  if (outer() !== window) {
    // Storybook rewrites its address from its own state.
    addons.getChannel().emit(channelEvents.address, parameters);
    return;
  }
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(parameters))
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
