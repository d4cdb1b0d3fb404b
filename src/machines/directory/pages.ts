import type { DirectoryData, ListRequest } from '@/data/ports/Directory';
import type { Profile } from '@/data/schema/rules/directoryFilters';
import { type ProfileKind, type Ref, readRef } from '@/data/schema/shapes/ref';
import type { DirectoryContext } from './types';

// The pages of a list. While only a part of the profiles is loaded, another view needs another part.

type Listed = Pick<
  DirectoryContext,
  'data' | 'read' | 'requested' | 'kind' | 'query' | 'filters' | 'isDealFlowPaused' | 'sort' | 'listed'
>;

const lists = { startup: 'startups', investor: 'investors', user: 'users' } as const;

/** Returns all loaded profiles of a kind, the sample data first. */
export const profilesOf = (data: DirectoryData | null, kind: ProfileKind): readonly Profile[] =>
  data ? data[lists[kind]] : [];

/** Returns which profiles of other accounts the current view lists. */
export function requestOf({ kind, query, filters, isDealFlowPaused, sort, listed }: Listed): ListRequest {
  const asked = { kind, query: query.trim() };
  if (listed === null)
    return { ...asked, filters, isDealFlowPaused: isDealFlowPaused ?? false, sort: sort ?? '' };
  return { ...asked, refs: listed.filter((ref: Ref) => readRef(ref)?.kind === kind) };
}

/** Returns a text that differs between views that list different profiles. */
export const listKey = (context: Listed): string => JSON.stringify(requestOf(context));

/** Returns the request for the same list again, with as many profiles. At first, there are none. */
export function againOf(context: DirectoryContext): ListRequest {
  const count = Math.max(context.count ?? 0, profilesOf(context.data, context.kind).length);
  return { ...requestOf(context), ...(count > 0 && { count }) };
}

/** Returns the request for the next page. */
export const moreOf = (context: DirectoryContext): ListRequest => ({
  ...requestOf(context),
  ...(context.data?.next && { after: context.data.next }),
});

const isWhole = ({ data, kind }: Listed) => data?.whole.includes(kind) ?? false;

/** Whether the current view needs another read, and none has begun. */
export const isListStale = (context: Listed): boolean =>
  context.data !== null && !isWhole(context) && listKey(context) !== context.requested;

/** Whether the loaded profiles belong to another view. */
export const isListUnread = (context: Listed): boolean =>
  !isWhole(context) && listKey(context) !== context.read;

/** Whether the list of the current view has a next page. */
export const hasMore = (context: Listed): boolean =>
  !isWhole(context) && !isListUnread(context) && context.data !== null && context.data.next !== null;

/** Returns the context with the next page added, before the user's own startups. */
export function takeMore({ data, kind }: DirectoryContext, page: DirectoryData): Partial<DirectoryContext> {
  if (!data) return {};
  const own = new Set(kind === 'startup' ? page.ownStartups.map(({ id }) => id) : []);
  /** Returns all profiles, each once. Those of the new page replace the loaded ones. */
  const joined = <Profile extends { id: string }>(loaded: readonly Profile[], added: readonly Profile[]) => {
    const all = [...new Map([...loaded, ...added].map((profile) => [profile.id, profile])).values()];
    return [...all.filter(({ id }) => !own.has(id)), ...all.filter(({ id }) => own.has(id))];
  };
  const distinct = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  return {
    data: {
      ...page,
      startups: joined(data.startups, page.startups),
      investors: joined(data.investors, page.investors),
      users: joined(data.users, page.users),
      values: {
        location: distinct(data.values.location, page.values.location),
        skill: distinct(data.values.skill, page.values.skill),
      },
    },
    searched: '',
  };
}
