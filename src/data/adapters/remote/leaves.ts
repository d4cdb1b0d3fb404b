import { defaultSettings } from '../../schema/shapes/defaultSettings';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { refOf } from '../../schema/shapes/ref';
import { readRequestId } from '../../schema/shapes/request';
import { founderPrivacies, investorPrivacies, type Settings } from '../../schema/shapes/settings';
import { type PartedKind, type StartupPart, startupParts } from '../../schema/shapes/startupParts';
import { withWords } from '../device/recordWords';
import { isPublisher } from '../records/owners';
import { partKind } from '../records/wholeStartups';
import { jsonText } from './packed';
import { joinedKey, type MailKind, paths } from './paths';

// What an account shows to others: for each record, the leaves of the database with its content, and the pointers by
// which readers find it. The rules (database.rules.json) decide who reads a leaf. A leaf depends on one record,
// and on the privacy settings.

/** Values by path. A path begins at the root of the database. */
export type Leaves = Readonly<Record<string, unknown>>;

/** The privacy settings, which decide whether likes and follows are visible. */
export type Facts = Pick<Settings, 'privacy' | 'investorPrivacy'>;

/** Returns the privacy settings in a settings record. */
export function factsIn(settings: unknown): Facts {
  const { privacy, investorPrivacy } = { ...defaultSettings, ...(settings as Partial<Facts> | undefined) };
  return { privacy, investorPrivacy };
}

/** A value that the server replaces with its time. */
export const serverTime = { '.sv': 'timestamp' } as const;
const more = (by: 1 | -1) => ({ '.sv': { increment: by } });

type Fields = Readonly<Record<string, unknown>>;
type Content = (uid: string, id: string, value: Fields, facts: Facts) => Leaves;

function picked(value: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (isFields(value) && name in value ? [[name, value[name]]] : [])),
  );
}

const faceFields = ['slug', 'name', 'photo', 'photoSavedAt'];
const cardFields = ['role'];
/** The fields of an investor's account that others see: those of `investorOf` (records/registeredInvestor.ts). */
const investorCardFields = ['slug', 'fullName', 'investorType'];
const investorPageFields = [
  ...['preference', 'assets', 'location', 'website', 'contactEmail', 'linkedinProfile', 'about', 'valueAdd'],
  ...['experience', 'activeInvestment', 'portfolio', 'investmentType', 'geography', 'timeline', 'mustHaves'],
  ...['availableForMentoring', 'calendarLink'],
];
/** Public only if `showsCheckSize` is set. */
const checkFields = ['showsCheckSize', 'checkFrom', 'checkTo'];

/** Returns the pointers by which a search finds a record. No two records share one. */
const wordsOf = (uid: string, kind: string, id: string, value: Fields): Leaves =>
  Object.fromEntries(
    (withWords({ owner: uid, kind, id, value }).words ?? []).map((word) => [
      paths.words(kind, joinedKey(word.slice(kind.length + 1), id, uid)),
      true as const,
    ]),
  );

/** Returns what is left of a record that only some accounts can read: its pointers must reveal no more. */
const limitedTo = (value: Fields, names: readonly string[], isWhole: boolean): Fields =>
  isWhole ? value : picked(value, names);

const isHidden = ({ privacy }: Facts): boolean => privacy === 'private';

const ofPart =
  (kind: PartedKind, part: StartupPart): Content =>
  (uid, id, value) => ({ [paths.startup(uid, id, part, kind)]: jsonText(value) });

const privacies: Readonly<Record<keyof Facts, readonly string[]>> = {
  privacy: founderPrivacies,
  investorPrivacy: investorPrivacies,
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const contents: Readonly<Record<string, Content>> = {
  settings: (uid, _, value) =>
    Object.fromEntries(
      Object.entries(privacies).flatMap(([name, all]) => {
        const isMissing = isFields(value) && value[name] === undefined;
        // As on the device, a page is private if its setting can't be read.
        const privacy = all.find((each) => each === value[name]) ?? 'private';
        return isMissing ? [] : [[paths.person(uid, name as keyof Facts), privacy]];
      }),
    ),

  profile(uid, _, { ...value }, facts) {
    if (typeof value.name !== 'string') return {};
    const rest = Object.keys(value).filter((name) => ![...faceFields, ...cardFields].includes(name));
    return {
      [paths.person(uid, 'face')]: jsonText(picked(value, faceFields)),
      [paths.person(uid, 'card')]: jsonText(picked(value, cardFields)),
      [paths.person(uid, 'page')]: jsonText(picked(value, rest)),
      [paths.directory('user', uid)]: true,
      ...(!isHidden(facts) &&
        wordsOf(uid, 'profile', 'me', limitedTo(value, ['name', 'role'], facts.privacy === 'public'))),
    };
  },

  investorAccount: (uid, _, value, facts) => ({
    [paths.person(uid, 'investorCard')]: jsonText(picked(value, investorCardFields)),
    [paths.person(uid, 'investorPage')]: jsonText(
      picked(value, [...investorPageFields, ...(value.showsCheckSize === true ? checkFields : [])]),
    ),
    [paths.directory('investor', uid)]: true,
    ...(facts.investorPrivacy !== 'private' &&
      wordsOf(
        uid,
        'investorAccount',
        'me',
        limitedTo(value, investorCardFields, facts.investorPrivacy === 'public'),
      )),
  }),

  listing: (uid, id, value) => ({
    [paths.startup(uid, id, 'open', 'listing')]: jsonText(value),
    [paths.listed(id)]: { u: uid, t: value.savedAt },
    ...wordsOf(uid, 'listing', id, value),
  }),
  ownedStartup: (uid, id, value) => ({
    [paths.startup(uid, id, 'open', 'ownedStartup')]: jsonText(value),
    ...wordsOf(uid, 'ownedStartup', id, value),
  }),
  ...Object.fromEntries(
    (['listing', 'ownedStartup'] as const).flatMap((kind) =>
      startupParts.map((part) => [partKind(kind, part), ofPart(kind, part)]),
    ),
  ),

  post(uid, id, { author: _, comments: __, likes: ___, isLiked: ____, ...post }) {
    const startup = (post.as as { id?: string } | undefined)?.id;
    return {
      [startup === undefined ? paths.post(uid, id) : paths.update(uid, startup, id)]: jsonText(post),
      [paths.feed(id)]: { u: uid, t: post.postTime, ...(startup !== undefined && { s: startup }) },
    };
  },
  comment(uid, id, { postId, comment }) {
    if (typeof postId !== 'string') return {};
    const { author: _, likes: __, ...written } = (comment ?? {}) as Fields;
    return {
      [paths.comment(uid, id)]: { p: postId, v: jsonText(written) },
      [paths.remarks(postId, id)]: { u: uid, t: written.time },
    };
  },

  like: (uid, id, _, facts) => (isHidden(facts) ? {} : { [paths.like(uid, id)]: true }),
  // The value says whether the profile's owner finds the follower.
  follow: (uid, id, _, facts) => ({
    [paths.follow(uid, id)]: !isHidden(facts),
    ...(!isHidden(facts) && { [paths.followers(id, uid)]: true }),
  }),

  request: (uid, id, value) => addressed(uid, id, 'request', value),
  answer: (uid, id, value) => addressed(uid, id, 'answer', value),
};

function addressed(uid: string, id: string, kind: MailKind, value: Fields): Leaves {
  const named = readRequestId(id);
  // The answers of a sample startup come from the device.
  return named && isPublisher(named.uid)
    ? { [paths.mail(named.uid, uid, kind, named.startupId)]: value }
    : {};
}

/** Returns the account that a message is addressed to; undefined for any other kind. */
const recipientOf = (kind: string): string | undefined =>
  kind.startsWith('sent:') ? kind.slice('sent:'.length) : undefined;

/** Returns the account that a record is addressed to, and the kind of its mail, if it is addressed to one. */
export function mailOf({ kind, id }: { kind: string; id: string }): { to: string; kind: MailKind } | null {
  const to = kind === 'request' || kind === 'answer' ? readRequestId(id)?.uid : recipientOf(kind);
  return to === undefined || !isPublisher(to)
    ? null
    : { to, kind: kind === 'request' || kind === 'answer' ? kind : 'sent' };
}

/**
 * Returns the leaves of a record, without files: none for a record that no other account may read, or that is
 * `undefined`.
 */
export function leavesOf(uid: string, { kind, id, value }: StoredRecordInput<string>, facts: Facts): Leaves {
  // A mark that is off is the same as none.
  if (value === undefined || value === null || value === false) return {};
  const to = recipientOf(kind);
  if (to !== undefined && !isPublisher(to)) return {};
  if (to !== undefined) return { [paths.mail(to, uid, 'sent', id)]: { v: jsonText(value), at: serverTime } };
  const content = Object.hasOwn(contents, kind) ? contents[kind] : undefined;
  const leaves = content?.(uid, id, value as Fields, facts) ?? {};
  // The database refuses an update with a missing time, and then every change waits.
  return Object.values(leaves).every(isDated) ? leaves : {};
}

/** Whether a leaf has a time, if it is one with a time. */
const isDated = (leaf: unknown): boolean => !isFields(leaf) || !('t' in leaf) || Number.isFinite(leaf.t);

/** The leaves with a number that must change together with them. */
const countedBy = (path: string): string | undefined => {
  const [room, , key = ''] = path.split('/');
  if (room === 'likes') return `counts/likes/${key}`;
  return room === 'followers' ? `counts/follows/${path.split('/')[1]}` : undefined;
};

/**
 * Returns the values to write so that others see `after` instead of `before`. Moves the counts of created and
 * removed marks.
 */
export function changedLeaves(before: Leaves, after: Leaves): Leaves {
  const changed: Record<string, unknown> = {};
  const count = (path: string, by: 1 | -1) => {
    const counted = countedBy(path);
    if (counted) changed[counted] = more(by);
  };
  for (const path of Object.keys(before))
    if (!(path in after)) {
      changed[path] = null;
      count(path, -1);
    }
  for (const [path, value] of Object.entries(after)) {
    if (jsonText(before[path]) === jsonText(value)) continue;
    changed[path] = value;
    if (!(path in before)) count(path, 1);
  }
  return changed;
}

/** Returns the refs of an account's pages, which are the same for as long as the account exists. */
export const ownRefs = (uid: string) => [refOf('user', uid), refOf('investor', uid)];
