import { tidyText } from './blank';
import { textMaximum } from './limits';

/** A host with a dot, whose last part has letters of any script, and possibly a port, a path and more. */
const hostFirst =
  /^[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)*\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Returns the URL in an input. If it begins with the host, `https://` is added: "heliogrid.example/press".
 * `null` for any other text: an email address, `javascript:`, or a text that is too long.
 */
export function webAddressOf(typed: string): string | null {
  if (typed.length > textMaximum.url) return null;
  const text = tidyText(typed);
  const address = hostFirst.test(text) ? `https://${text}` : text;
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}

/** Returns the text to store for a URL input. Any other text is stored trimmed and never becomes a link. */
export const storedAddress = (typed: string): string => webAddressOf(typed) ?? tidyText(typed);
