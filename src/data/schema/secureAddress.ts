import { webAddressOf } from './webAddress';

/** A web address that nobody on the way can read or change; `null` for any other text. */
export function secureAddressOf(typed: string): string | null {
  const address = webAddressOf(typed);
  return address && /^https:/i.test(address) ? address : null;
}
