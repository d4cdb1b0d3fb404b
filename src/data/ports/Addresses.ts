import type { ProfileKind } from '../schema/shapes/ref';

/** Who has an address. `owner` is empty after the account was deleted: its addresses stay taken. */
export type Claim = {
  slug: string;
  kind: ProfileKind;
  /** The owner of the page's records. */
  owner: string;
  /** The id of the profile: the account's uid, or the startup's id. */
  id: string;
};

/** Identifies a page: by the slug in its URL, ignoring case, or by its profile's id. */
export type PageRequest = { slug: string } | { id: string };

/** A page to find an address for. */
export type AddressRequest = Pick<Claim, 'kind' | 'id'> & {
  /** The name on the page, from which the slug derives. */
  name: string;
  /** Slugs that no page can have: those of the sample data. */
  reserved: ReadonlySet<string>;
};
