import { searched } from '../text/query';
import { href, type Place } from './href';

/** The three kinds of profile (spec section 2). */
export const profileKinds = ['startup', 'investor', 'user'] as const;
export type ProfileKind = (typeof profileKinds)[number];

/**
 * Identifies a profile of any kind, for as long as it exists and after it: `user:{uid}`, `investor:{uid}` or
 * `startup:{id}`. Records refer to profiles by refs, never by addresses.
 */
export type Ref = `${ProfileKind}:${string}`;

/**
 * A profile with a page. `slug` is the page's part of its URL. It is missing in the sample data, whose ids are
 * slugs.
 */
export type Addressed = { id: string; slug?: string | undefined };

/** Returns a profile's part of the URL of its page, and of the conversation with its owner. */
export const addressOf = ({ id, slug }: Addressed): string => slug ?? id;

export const refOf = (kind: ProfileKind, id: string): Ref => `${kind}:${id}`;

const profileHrefs: Record<ProfileKind, (id: string, place?: Place) => string> = {
  startup: (startupId, place) => href('startup', { ...place, params: { startupId } }),
  investor: (investorId, place) => href('investor', { ...place, params: { investorId } }),
  user: (name, place) => href('user', { ...place, params: { name } }),
};

/** Returns the URL of a profile (spec section 2). `place`: its query parameters and hash. */
export const profileHref = (kind: ProfileKind, page: Addressed, place?: Place): string =>
  profileHrefs[kind](addressOf(page), place);

/** Returns the URL of the conversation with the owner of a profile. */
export const conversationHref = (page: Addressed, place?: Place): string =>
  href('conversation', { ...place, params: { conversationId: addressOf(page) } });

/** The author of a post or comment. Without an id they have no page; without a kind they are a person. */
type Writer = { id?: string; slug?: string | undefined; kind?: ProfileKind };

/** Whether the signed-in user is the author. */
export const isBy = (me: { id: string }, { id, kind = 'user' }: Writer): boolean =>
  kind === 'user' && id === me.id;

/** Whether the signed-in user wrote a post, as themselves or as one of their startups. */
export const isOwnPost = (me: { id: string }, { author, as }: { author: Writer; as?: object }): boolean =>
  as !== undefined || isBy(me, author);

/** Returns the URL of an author's page; `undefined` if the author has no page. */
export const writerHref = ({ id, slug, kind = 'user' }: Writer): string | undefined =>
  id && profileHref(kind, { id, slug });

/** The names of Discover's tabs in its URL. The first tab is the default, so its URL omits the name. */
export const discoverTabs: Record<ProfileKind, string> = {
  startup: 'startups',
  investor: 'investors',
  user: 'users',
};

/** Returns the URL of a kind's tab in Discover. `q`: the search query, or empty. */
export const discoverHref = (kind: ProfileKind, q = ''): string =>
  href('discover', { search: { tab: kind === 'startup' ? '' : discoverTabs[kind], q: searched(q) } });

/** Returns the kind and id in a ref; `null` for any other text. */
export function readRef(ref: string): { kind: ProfileKind; id: string } | null {
  const at = ref.indexOf(':');
  const kind = profileKinds.find((known) => known === ref.slice(0, at));
  return kind && at + 1 < ref.length ? { kind, id: ref.slice(at + 1) } : null;
}
