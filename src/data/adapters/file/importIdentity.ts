import type { InvestorAccount } from '../../schema/investorRegistration';
import type { Me } from '../../schema/person';
import type { Author, Comment, Post } from '../../schema/post';
import type { Profile } from '../../schema/profile';
import type { KeptRecord } from '../../schema/records';
import { slugOf } from '../../schema/slug';
import type { ListedStartup } from '../../schema/startupListing';
import { profileKey } from '../records/profiles';

// An import brings what somebody did, never who they are: that is the account's.

type Identity = {
  /** Whose records they are to be. */
  me: Me;
  /** What they have at present. */
  present: readonly KeptRecord[];
  /** The ids of everybody's pages, their own among them. */
  ids: ReadonlySet<string>;
};

export const isProfile = ({ kind, id }: KeptRecord) => kind === profileKey.kind && id === profileKey.id;

/** Kinds whose records are found under their ids, as pages. */
const isPage = ({ kind }: KeptRecord) => kind === 'listing' || kind === 'investorAccount';

/** What a record's page is called. */
const nameOn = ({ kind, value }: KeptRecord): string =>
  kind === 'listing' ? (value as ListedStartup).listing.startupName : (value as InvestorAccount).fullName;

/** The first name among the records that is somebody else's, or stands for an id that is; `null` without one. */
export function takenName(records: readonly KeptRecord[], { me, present, ids }: Identity): string | null {
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
 * Whoever wrote what is brought is whose it is now, as the feed would write it: the way to their page holds, and nobody
 * else's name or role stands there. A post brings nothing that was said under it: comments are records of their own.
 */
export function asOwn(
  records: readonly KeptRecord[],
  { id, name, role, avatar, isVerified }: Me,
): KeptRecord[] {
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
