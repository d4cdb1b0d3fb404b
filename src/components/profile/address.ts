import { textMaximum } from '@/data/schema/constants';
import { asset } from '../theme/asset';

// What people gave as addresses. Nothing becomes a link that isn't one: no `javascript:`, no half of an address.

/** The web address in a text, or `null`. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  return /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? new URL(trimmed).href : null;
}

/** The `mailto:` of an e-mail address, or `null` for any other text. */
export function mailAddress(text: string): string | null {
  const trimmed = text.trim();
  // Of a long text the pattern's reading would take its time.
  if (trimmed.length > textMaximum.email) return null;
  return /^[^\s@:?&/]+@[^\s@:?&/]+\.[^\s@:?&/]+$/.test(trimmed) ? `mailto:${trimmed}` : null;
}

/** A file of ours (`/…`) or on the web, or `null`. */
export function fileAddress(text: string): string | null {
  return /^\/[^/\\]/.test(text) ? asset(text) : webAddress(text);
}

/** Returns the address of a deck if it can be opened: a stored file (`blob:`), a file of the app, or a web address; else `null`. */
export const deckAddress = (text: string): string | null =>
  text.startsWith('blob:') ? text : fileAddress(text);

/** A page of ours (`/terms`) or on the web, or `null`. */
export const pageAddress = (text: string): string | null =>
  /^\/[^/\\]/.test(text) ? text : webAddress(text);

/** A web address as people write it: `heliogrid.example/press`. */
export function shortAddress(href: string): string {
  const { host, pathname } = new URL(href);
  return `${host.replace(/^www\./, '')}${pathname}`.replace(/\/$/, '');
}
