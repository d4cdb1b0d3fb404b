import type { Claim } from '../../ports/Addresses';
import { sampleAccount } from '../../sample/account';
import { startups as sampleStartups } from '../../sample/startups';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { type ProfileKind, profileKinds, readRef, refOf } from '../../schema/shapes/ref';
import { requestId } from '../../schema/shapes/request';
import { isPublisher } from './owners';

// Converts records of builds in which a page's address was also its id: `startup:acme`. The database converts
// them when it opens, and an import converts those in a file. These builds are database versions 1 to 3 and
// export versions 1 and 2.

type EarlierRecord = StoredRecordInput<string>;

/** Returns whether a file of this version contains addresses instead of ids. */
export const usesAddresses = (exportVersion: number): boolean => exportVersion < 3;

/** Returns who has an address in these records; `undefined` if no page has it, or a page of the sample data. */
export type ClaimOf = (kind: ProfileKind, slug: string) => Pick<Claim, 'id' | 'owner'> | undefined;

/** Returns a 53-bit hash of a text: cyrb53, which is in the public domain. */
function hashOf(text: string, seed: number): string {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

/**
 * Returns the id of a startup whose record has its slug as id. The same account and slug always have the same
 * id, so that a file with a startup and the database agree. The id doesn't reveal the account.
 */
export const startupIdOf = (uid: string, slug: string): string =>
  uid === sampleAccount.uid && Object.hasOwn(sampleStartups, slug)
    ? slug
    : `s${hashOf(`${uid}/${slug}`, 1)}${hashOf(`${uid}/${slug}`, 2)}`;

/** The kinds of records that create a page, and the kind of the page. */
const pageKinds: Partial<Record<string, ProfileKind>> = {
  profile: 'user',
  listing: 'startup',
  investorAccount: 'investor',
};

/** A page that a record creates, with the address that it had; `slug` is missing if the name determined it. */
export type EarlierPage = Pick<Claim, 'kind' | 'owner' | 'id'> & { slug?: string; name: string };

/** Returns the page that a record creates; `null` if it creates none. */
export function earlierPage(owner: string, { kind, id, value }: EarlierRecord): EarlierPage | null {
  const page = pageKinds[kind];
  if (!page) return null;
  const fields = plainOf(value);
  if (page === 'startup') return { kind: page, owner, id: startupIdOf(owner, id), slug: id, name: id };
  if (page === 'investor') return { kind: page, owner, id: owner, slug: id, name: id };
  const { id: slug, name } = fields as { id?: unknown; name?: unknown };
  if (typeof name !== 'string' && typeof slug !== 'string') return null;
  return {
    kind: page,
    owner,
    id: owner,
    name: String(name ?? slug),
    ...(typeof slug === 'string' && { slug }),
  };
}

/**
 * Returns a record with its references to pages of other accounts. A reference to a page that doesn't exist
 * stays as it is. The record must be in the current shape.
 */
export function resolvedRecord(record: EarlierRecord, claimOf: ClaimOf): EarlierRecord {
  const { kind, id } = record;
  const refFrom = (ref: string) => {
    const named = readRef(ref);
    const claim = named && claimOf(named.kind, named.id);
    return named && claim ? refOf(named.kind, claim.id) : ref;
  };
  /** Returns the id of a conversation: the uid of the account with an address, or a sample contact's id. */
  const peerFrom = (slug: string) =>
    profileKinds.map((each) => claimOf(each, slug)?.owner).find((uid) => uid) ?? slug;
  if (kind === 'follow' || kind === 'star' || kind === 'interest') {
    const ref = refFrom(id);
    return ref === id ? record : { ...record, id: ref };
  }
  if (kind !== 'notificationsSeen') return record;
  return {
    ...record,
    value: withPlain(record.value, (fields) =>
      withSeen(fields, (seen) => resolvedSeen(seen, refFrom, peerFrom)),
    ),
  };
}

/**
 * Returns a record in the current shape. Only references to other accounts' pages stay: see
 * {@link resolvedRecord}.
 * @param slugOf returns the address of a page of the owner
 */
export function reshapedRecord(
  owner: string,
  record: EarlierRecord,
  slugOf: (page: EarlierPage) => string | undefined,
): EarlierRecord {
  const { kind, id } = record;
  const value = (change: (fields: Fields) => Fields) => withPlain(record.value, change);
  const ownStartup = (startupId: string) => startupIdOf(owner, startupId);
  const withAuthor = (fields: Fields): Fields => {
    const { author } = fields;
    const isOwn = isRecord(author) && (author.kind ?? 'user') === 'user' && typeof author.id === 'string';
    return isOwn && isPublisher(owner) ? { ...fields, author: { ...author, id: owner } } : fields;
  };
  const page = earlierPage(owner, record);
  if (page) {
    // The demo account's own pages have fixed addresses.
    const slug = page.kind === 'startup' || isPublisher(owner) ? slugOf(page) : undefined;
    const withSlug = ({ id: _, ...fields }: Fields): Fields => ({ ...fields, ...(slug && { slug }) });
    return { kind, id: page.kind === 'startup' ? page.id : 'me', value: value(withSlug) };
  }
  if (kind === 'profile') return { ...record, value: value(({ id: _, ...fields }) => fields) };
  if (kind === 'ownedStartup') return { ...record, id: ownStartup(id) };
  if (kind === 'request' || kind === 'answer') return { ...record, id: requestFrom(owner, kind, id) };
  if (kind === 'post')
    return {
      ...record,
      value: value((fields) => {
        const { as } = fields;
        const isAs = isRecord(as) && typeof as.id === 'string';
        return withAuthor(isAs ? { ...fields, as: { ...as, id: ownStartup(String(as.id)) } } : fields);
      }),
    };
  if (kind === 'comment')
    return {
      ...record,
      value: value((fields) =>
        isRecord(fields.comment) ? { ...fields, comment: withAuthor(fields.comment) } : fields,
      ),
    };
  if (kind === 'draft')
    return {
      ...record,
      value: value((fields) =>
        typeof fields.as === 'string' ? { ...fields, as: ownStartup(fields.as) } : fields,
      ),
    };
  if (kind === 'answerDraft')
    return {
      ...record,
      value: value((fields) => ({
        ...fields,
        values: Object.fromEntries(
          Object.entries(isRecord(fields.values) ? fields.values : {}).map(([request, text]) => [
            requestFrom(owner, 'answer', request),
            text,
          ]),
        ),
      })),
    };
  if (kind === 'conversation' || kind === 'messageDraft')
    return { ...record, id: id.startsWith('account/') ? id.slice('account/'.length) : id };
  if (kind.startsWith('message/')) return { ...record, kind: `message:${kind.slice('message/'.length)}` };
  if (kind.startsWith('sent/'))
    return {
      kind: `sent:${kind.slice('sent/'.length)}`,
      id,
      value: value((fields) => {
        const { id: slug, ...to } = isRecord(fields.to) ? fields.to : {};
        return { ...fields, to: { ...to, slug } };
      }),
    };
  if (kind === 'settings')
    return {
      ...record,
      // `null` stood for no limit.
      value: value((fields) => (fields.maxInvestment === null ? { ...fields, maxInvestment: 0 } : fields)),
    };
  if (kind === 'notificationsSeen')
    return {
      ...record,
      value: value((fields) => withSeen(fields, (seen) => reshapedSeen(seen, owner))),
    };
  return record;
}

export type Fields = Record<string, unknown>;
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns the fields of a value. Files may be stored as text, within `$encoded`. */
export const plainOf = (value: unknown): Fields => {
  const fields = isRecord(value) ? value : {};
  return isRecord(fields.$encoded) ? fields.$encoded : fields;
};

/** Changes the fields of a value, which may be within `$encoded`. An invalid value stays as it is. */
function withPlain(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (!isRecord(value)) return value;
  return isRecord(value.$encoded) ? { ...value, $encoded: change(value.$encoded) } : change(value);
}

/** Returns the id of a request or an answer. In a request, the recipient owns the startup; else the owner. */
function requestFrom(owner: string, kind: 'request' | 'answer', id: string): string {
  const at = id.lastIndexOf('/');
  const [uid, startupId] = [id.slice(0, at), id.slice(at + 1)];
  return at > 0 ? requestId(uid, startupIdOf(kind === 'request' ? uid : owner, startupId)) : id;
}

const withSeen = (fields: Fields, change: (id: string) => string): Fields =>
  Array.isArray(fields.ids) ? { ...fields, ids: fields.ids.map((id) => change(String(id))) } : fields;

/** Returns the id of a seen notification, with the current id of the owner's startup or request in it. */
function reshapedSeen(id: string, owner: string): string {
  const [what = '', ...rest] = id.split(':');
  if (what === 'listing') return `listing:${startupIdOf(owner, rest.join(':'))}`;
  if (what === 'request')
    return `request:${requestFrom(owner, 'answer', rest.slice(0, -1).join(':'))}:${rest.at(-1)}`;
  // A startup's new follower: follow:windrow:user:ben-ruiz.
  const [startup = '', ...ref] = rest;
  return what === 'follow' && ref.length === 2
    ? `follow:${startupIdOf(owner, startup)}:${ref.join(':')}`
    : id;
}

/** Returns the id of a seen notification, with the current ids of other accounts' pages in it. */
function resolvedSeen(
  id: string,
  refFrom: (ref: string) => string,
  peerFrom: (slug: string) => string,
): string {
  const [what = '', ...rest] = id.split(':');
  const startupFrom = (slug = '') => refFrom(`startup:${slug}`).slice('startup:'.length);
  if (what === 'message') return `message:${peerFrom(rest.join(':'))}`;
  if (what === 'opportunity') return `opportunity:${startupFrom(rest.join(':'))}`;
  if (what === 'answer') return `answer:${startupFrom(rest[0])}:${rest[1]}`;
  if (what === 'follow' || what === 'followBack')
    return [what, ...rest.slice(0, -2), refFrom(rest.slice(-2).join(':'))].join(':');
  return id;
}
