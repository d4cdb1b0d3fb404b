import { tidyText } from './blank';
import { textMaximum } from './constants';

/** A host with a dot in it, its last part in letters of any script, and maybe a port, a path and more. */
const hostFirst =
  /^[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)*\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * The web address that somebody typed, `https://` put before one that begins with its host: "heliogrid.example/press".
 * `null` for any other text: an e-mail address, `javascript:`, one that is too long.
 */
export function webAddressOf(typed: string): string | null {
  if (typed.length > textMaximum.url) return null;
  const text = tidyText(typed);
  const address = hostFirst.test(text) ? `https://${text}` : text;
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}

/** What is kept of a web address that was typed: any other text is kept as it is, and becomes no link. */
export const keptAddress = (typed: string): string => webAddressOf(typed) ?? tidyText(typed);
