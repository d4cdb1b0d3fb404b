import type { Me } from '../../schema/shapes/currentUser';
import type { InvestorAccount } from '../../schema/shapes/investorRegistration';
import type { Author, Comment, Post } from '../../schema/shapes/post';
import type { Profile } from '../../schema/shapes/profile';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { ListedStartup } from '../../schema/shapes/startupListing';
import { slugOf } from '../../schema/text/slug';
import { profileKey } from '../records/profiles';

// Imported data may be from another account. The importing account keeps its page id, and becomes author.

type Identity = {
  /** The user who imports the records. */
  me: Me;
  /** The user's current records. */
  present: readonly StoredRecordInput[];
  /** The ids of all pages, including the user's own. */
  ids: ReadonlySet<string>;
};

export const isProfile = ({ kind, id }: StoredRecordInput) =>
  kind === profileKey.kind && id === profileKey.id;

/** Returns whether a record creates a page, which has the record's id. */
const isPage = ({ kind }: StoredRecordInput) => kind === 'listing' || kind === 'investorAccount';

/** Returns the name on the page that a record creates. */
const nameOn = ({ kind, value }: StoredRecordInput): string =>
  kind === 'listing' ? (value as ListedStartup).listing.startupName : (value as InvestorAccount).fullName;

/** Returns the first name whose page would get the id of a page that isn't the user's; `null` if none. */
export function takenName(
  records: readonly StoredRecordInput[],
  { me, present, ids }: Identity,
): string | null {
  const own = new Set([me.id, ...present.filter(isPage).map(({ id }) => id)]);
  const isTaken = (id: string) => ids.has(id) && !own.has(id);
  const isName = (name: string | undefined) =>
    name !== undefined && name !== me.name && isTaken(slugOf(name));
  for (const record of records) {
    if (isProfile(record)) {
      const { id, name } = record.value as Profile;
      if (isName(name)) return name ?? null;
      if (id !== undefined && isTaken(id)) return name ?? id;
    }
    if (isPage(record) && isTaken(record.id)) return nameOn(record);
    if (record.kind === 'investorAccount' && isName(nameOn(record))) return nameOn(record);
  }
  return null;
}

/**
 * Makes the importing user the author of all imported posts and comments, which then show the user's name and
 * link to the user's page. Removes comments within posts, because comments are separate records.
 */
export function asOwn(
  records: readonly StoredRecordInput[],
  { id, name, role, avatar, isVerified }: Me,
): StoredRecordInput[] {
  return records.map((record) => {
    if (record.kind === 'post') {
      const author: Author = { id, name, role, avatar, isVerified };
      return { ...record, value: { ...(record.value as Post), author, comments: [] } };
    }
    if (record.kind !== 'comment') return record;
    const { postId, comment } = record.value as { postId: string; comment: Comment };
    return { ...record, value: { postId, comment: { ...comment, author: { id, name, avatar } } } };
  });
}
