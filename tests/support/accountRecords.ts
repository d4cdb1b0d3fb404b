import { listingRecords, ownedRecords } from '@/data/adapters/records/startupRecords';
import {
  accountOf,
  emptyRegistration,
  type InvestorAccount,
} from '@/data/schema/shapes/investorRegistration';
import type { ListedStartup } from '@/data/schema/shapes/listedStartup';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import type { MarkKind } from '@/data/schema/shapes/marks';
import { type OwnedStartup, ownedOf } from '@/data/schema/shapes/ownedStartup';
import type { Comment, Post } from '@/data/schema/shapes/post';
import type { Profile } from '@/data/schema/shapes/profile';
import type { RecordKind, StoredRecordInput } from '@/data/schema/shapes/records';
import type { Listing } from '@/data/schema/shapes/startupListing';

// Sample accounts and builders of their records.

export type Account = { uid: string; id: string; slug: string; name: string };

/** The current time in the tests, in ms since the epoch. */
export const now = Date.UTC(2025, 10, 20, 9, 41);
export const minute = 60_000;

const accountOfName = (uid: string, slug: string, name: string): Account => ({ uid, id: uid, slug, name });

export const ada: Account = accountOfName('uid-ada', 'ada-holm', 'Ada Holm');
export const ben: Account = accountOfName('uid-ben', 'ben-ruiz', 'Ben Ruiz');
export const cara: Account = accountOfName('uid-cara', 'cara-ng', 'Cara Ng');

export const record = (kind: RecordKind, id: string, value: unknown): StoredRecordInput => ({
  kind,
  id,
  value,
});
export const without = ({ kind, id }: StoredRecordInput): StoredRecordInput => record(kind, id, undefined);

export const profile = (value: Profile): StoredRecordInput => record('profile', 'me', value);
export const settings = (value: object): StoredRecordInput => record('settings', 'me', value);
export const mark = (kind: MarkKind, id: string, isOn = true): StoredRecordInput => record(kind, id, isOn);

const author = { id: 'as-it-was', name: 'As it was', role: '', avatar: '', isVerified: false };

export const postOf = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  author,
  content: `Words of ${id}`,
  hashtags: ['Product'],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now,
  type: 'thought',
  ...more,
});
export const post = (id: string, more?: Partial<Post>): StoredRecordInput =>
  record('post', id, postOf(id, more));

export const commentOf = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  author: { name: 'As it was', avatar: '' },
  text: `Said in ${id}`,
  time: now,
  likes: 0,
  ...more,
});
export const comment = (id: string, postId: string, more?: Partial<Comment>): StoredRecordInput =>
  record('comment', id, { postId, comment: commentOf(id, more) });

export const listed = (slug: string, typed: Partial<Listing>, savedAt = now): ListedStartup => ({
  slug,
  listing: listingOf({ ...emptyListing, ...typed }),
  savedAt,
});
/** Returns the records of a listed startup: one for each part. */
export const listing = (id: string, typed: Partial<Listing>, savedAt?: number): StoredRecordInput[] =>
  listingRecords(id, listed(id, typed, savedAt));
/** Returns the records of a listed startup that its owner has edited. */
export const owned = (
  id: string,
  typed: Partial<Listing>,
  more: Partial<OwnedStartup>,
): StoredRecordInput[] => {
  const shown = { name: id, logo: '', description: '', stage: '', industry: '', employees: '' };
  const { website = '', email = '', fundingRound = '', ...fields } = listed(id, typed).listing;
  const texts = { website, email, fundingRound, founded: undefined, videoDemo: '', awards: [] };
  const edited = ownedOf({ ...fields, ...shown, ...texts });
  return ownedRecords(id, { ...edited, logoSavedAt: now, isActive: true, ...more });
};

export const accountWith = (more: Partial<Parameters<typeof accountOf>[0]> = {}): InvestorAccount =>
  accountOf({ ...emptyRegistration, dob: '', investments: '', ...more });
export const registered = (slug: string, more?: Parameters<typeof accountWith>[0]): StoredRecordInput =>
  record('investorAccount', 'me', { ...accountWith({ fullName: slug, ...more }), slug });

export const sent = (
  to: Account,
  id: string,
  message: unknown = `Words of ${id}`,
  time = now,
): StoredRecordInput => record(`sent:${to.uid}`, id, { to: { slug: to.slug, name: to.name }, message, time });
