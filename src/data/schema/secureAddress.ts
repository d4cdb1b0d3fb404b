import { webAddressOf } from './webAddress';

/** An `https` address; `null` for any other text. */
export function secureAddressOf(typed: string): string | null {
  const address = webAddressOf(typed);
  return address && /^https:/i.test(address) ? address : null;
}
