import { webAddressOf } from './webAddress';

/** Returns an `https` URL; `null` for any other text. */
export function secureAddressOf(typed: string): string | null {
  const address = webAddressOf(typed);
  return address && /^https:/i.test(address) ? address : null;
}
