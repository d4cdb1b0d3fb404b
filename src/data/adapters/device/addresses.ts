import type { AddressRequest, Claim } from '../../ports/Addresses';
import { numberedSlug, slugOf } from '../../schema/text/slug';

// The addresses of pages. An address is claimed once, for all accounts of the device. It stays with its page:
// no other page ever gets it, even after the account was deleted, because links to the old page exist outside
// of the app.

const isPerson = ({ kind }: Pick<Claim, 'kind'>) => kind !== 'startup';

/**
 * Returns the first free slug of a page. The user page and the investor page of one account can share a slug,
 * because conversations use it too. A page that has an address keeps it.
 * @param claimsOf returns the claims of a slug, of any kind
 */
export async function freeSlug(
  owner: string,
  { kind, id, name, reserved }: AddressRequest,
  claimsOf: (slug: string) => Promise<readonly Claim[]>,
): Promise<string> {
  const slug = slugOf(name);
  const isOwn = (claim: Claim) =>
    claim.owner === owner && (isPerson(claim) ? isPerson({ kind }) : claim.kind === kind && claim.id === id);
  for (let number = 1; ; number += 1) {
    const numbered = numberedSlug(slug, number);
    if (!reserved.has(numbered) && (await claimsOf(numbered)).every(isOwn)) return numbered;
  }
}
