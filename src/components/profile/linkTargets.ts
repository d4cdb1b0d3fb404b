import { textMaximum } from '@/data/schema/text/limits';
import { asset } from '../theme/asset';

// Addresses that users entered. Only complete, valid addresses become links; `javascript:` URLs don't.

/** Returns the text as a web address (HTTP or HTTPS), or `null`. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  return /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? new URL(trimmed).href : null;
}

/** Returns the `mailto:` URL of an email address, or `null` for any other text. */
export function mailAddress(text: string): string | null {
  const trimmed = text.trim();
  // The pattern is slow on long texts.
  if (trimmed.length > textMaximum.email) return null;
  return /^[^\s@:?&/]+@[^\s@:?&/]+\.[^\s@:?&/]+$/.test(trimmed) ? `mailto:${trimmed}` : null;
}

/** Returns the URL of a file of the app (`/…`), or a web address; `null` for any other text. */
export function fileAddress(text: string): string | null {
  return /^\/[^/\\]/.test(text) ? asset(text) : webAddress(text);
}

/** Like `fileAddress`, for a pitch deck, which can also be a file in browser storage (`blob:`). */
export const deckAddress = (text: string): string | null =>
  text.startsWith('blob:') ? text : fileAddress(text);

/** Returns the path of a page of the app (`/terms`), or a web address; `null` for any other text. */
export const pageAddress = (text: string): string | null =>
  /^\/[^/\\]/.test(text) ? text : webAddress(text);

/** Returns a web address in short form: `heliogrid.example/press`. */
export function shortAddress(href: string): string {
  const { host, pathname } = new URL(href);
  return `${host.replace(/^www\./, '')}${pathname}`.replace(/\/$/, '');
}
