import type { DeviceStore } from '../../../ports/DeviceStore';
import type { PagesAsked } from '../../../ports/World';
import type { RecordKind } from '../../../schema/shapes/records';
import { type ProfileKind, profileKinds, type Ref, readRef, refOf } from '../../../schema/shapes/ref';
import { searched } from '../../../schema/text/query';
import { numberedSlug, slugOf } from '../../../schema/text/slug';
import { wordsOf } from '../../../search/words';
import { readFollowers, readPublished, readPublishedAcross } from '../../records/published';
import { reservedSlugs } from '../../records/reservedSlugs';

// Finds accounts through indexes, in a time that doesn't depend on the number of accounts.

/** How many accounts of one name are found. */
const namesakes = 20;

/** How many accounts a search looks through, and how many are few. */
const mostFound = 100;
const fewFound = 10;

/** The kinds of records with the words of each kind of page. */
const searchedKinds: Record<ProfileKind, readonly RecordKind[]> = {
  startup: ['listing', 'ownedStartup'],
  investor: ['investorAccount', 'profile'],
  user: ['profile'],
};

/**
 * Returns a function that finds the accounts that a request asks for. It may return uids without an account.
 * @param isOther whether an owner of records is an account other than the viewer's
 */
export function askedAccounts(device: DeviceStore, isOther: (owner: string) => boolean) {
  /** Returns the first `count` of these accounts, each once. */
  const firstOf = (owners: readonly string[], count: number) =>
    [...new Set(owners)].filter(isOther).sort().slice(0, count);

  async function ownersOf(refs: readonly Ref[]): Promise<string[]> {
    const named = refs.flatMap((ref) => readRef(ref) ?? []).filter(({ id }) => !reservedSlugs.has(id));
    const idsOf = (isStartup: boolean) =>
      named.flatMap(({ kind, id }) => ((kind === 'startup') === isStartup ? id : []));
    const startups = idsOf(true);
    const listings =
      startups.length > 0 ? await readPublishedAcross(device, 'listing', { ids: startups }) : [];
    return [...idsOf(false), ...listings.map(({ owner }) => owner)];
  }

  async function ownerOf(page: NonNullable<PagesAsked['page']>): Promise<string[]> {
    if ('id' in page) return ownersOf([refOf(page.kind, page.id)]);
    if (reservedSlugs.has(page.slug.toLowerCase())) return [];
    const claims = await device.claims(page.slug.toLowerCase());
    const owners = claims.flatMap(({ kind, owner }) => (kind === page.kind ? [owner] : []));
    // The address of a person's page without a slug is the uid.
    return owners.length > 0 ? owners : [page.slug];
  }

  /** Returns the owners of the pages that got their address for this name. */
  async function ownersNamed(kind: 'startup' | 'user', name: string): Promise<string[]> {
    const owners: string[] = [];
    for (let number = 1; number <= namesakes; number += 1) {
      const slug = numberedSlug(slugOf(name), number);
      const claims = await device.claims(slug);
      // A page gets the first free address, so there are no more.
      if (claims.length === 0 && !reservedSlugs.has(slug)) break;
      for (const claim of claims) if (claim.kind === kind) owners.push(claim.owner);
    }
    return owners;
  }

  async function followedBy(owners: readonly string[]): Promise<string[]> {
    const follows = await Promise.all(owners.map((uid) => readPublished(device, uid, 'follow')));
    return ownersOf(
      follows.flatMap(({ records }) => records.flatMap(({ id, value }) => (value ? [id as Ref] : []))),
    );
  }

  /** Returns the owners of pages to search. If few have the words, also those with words that begin alike. */
  async function ownersFound({ query, kind }: NonNullable<PagesAsked['search']>): Promise<string[]> {
    const kinds = kind ? searchedKinds[kind] : profileKinds.flatMap((each) => searchedKinds[each]);
    const words = wordsOf(searched(query));
    if (words.length === 0) return [];
    // The query may have a space where the name has none.
    const asked = words.length > 1 ? [...words, words.join('')] : words;
    const owners = (await device.findOwners(kinds, asked, mostFound)).filter(isOther);
    if (owners.length >= fewFound) return owners;
    // Names with a typo begin like the query.
    const beginnings = words.filter(({ length }) => length > 2).map((word) => word.slice(0, 3));
    const alike = await device.findOwners(kinds, beginnings, mostFound);
    return [...owners, ...alike.filter(isOther)].slice(0, mostFound);
  }

  return async ({ page, refs, followed, named, followers, newestListings, search, others }: PagesAsked) => {
    const owners = page ? await ownerOf(page) : [];
    const names = new Set(named?.names.filter((name) => name.trim()).map((name) => name.toLowerCase()));
    const found = await Promise.all([
      refs ? ownersOf(refs) : [],
      followed ? followedBy(owners) : [],
      ...[...names].map((name) => (named ? ownersNamed(named.kind, name) : [])),
      followers
        ? readFollowers(device, followers.of).then((each) =>
            firstOf(
              each.map(({ uid }) => uid),
              followers.count,
            ),
          )
        : [],
      newestListings
        ? readPublishedAcross(device, 'listing', { newest: newestListings }).then((each) =>
            each.map(({ owner }) => owner),
          )
        : [],
      search ? ownersFound(search) : [],
      // Of the owners, three at most are no other accounts: the viewer, the guest and the demo account.
      others ? device.owners(others + 3).then((each) => firstOf(each, others)) : [],
    ]);
    return firstOf([...owners, ...found.flat()], Number.POSITIVE_INFINITY);
  };
}
