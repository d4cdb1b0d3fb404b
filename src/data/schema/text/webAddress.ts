import { tidyText } from './blank';
import { textMaximum } from './limits';

/** Matches a host with a dot and a last label of letters in any script. A port and path may follow. */
const hostFirst =
  /^[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)*\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Returns the URL in an input. Adds `https://` to an input without a scheme, such as
 * "heliogrid.example/press". Returns `null` for any other text: an email address, `javascript:`, or a text
 * that is too long.
 */
export function webAddressOf(typed: string): string | null {
  if (typed.length > textMaximum.url) return null;
  const text = tidyText(typed);
  const address = hostFirst.test(text) ? `https://${text}` : text;
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}

/** Returns the text to store for a URL input. Any other text is stored trimmed and never becomes a link. */
export const storedAddress = (typed: string): string => webAddressOf(typed) ?? tidyText(typed);
