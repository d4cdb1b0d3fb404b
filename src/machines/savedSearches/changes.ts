import type { SavedSearch } from '@/data/ports/PipelineStore';
import { allSeen, isNew, type Match, withSeen } from '@/data/schema/rules/savedSearches';
import { pipelineLimits, type StoredSearch } from '@/data/schema/shapes/pipeline';
import { onTop } from '../shared/outbox';
import type { SavedSearchesContext, SearchChange, SearchDraft } from './types';

const changeOf = ({ id, ...value }: SavedSearch): SearchChange => ({ kind: 'savedSearch', id, value });

export const removalOf = (id: string): SearchChange => ({ kind: 'savedSearch', id, value: undefined });

export function applyChange(
  searches: readonly SavedSearch[],
  { id, value }: SearchChange,
): readonly SavedSearch[] {
  if (!value) return searches.filter((search) => search.id !== id);
  if (!searches.some((search) => search.id === id)) return [{ ...value, id }, ...searches];
  return searches.map((search) => (search.id === id ? { ...value, id } : search));
}

/** Returns the stored searches, the newest first, with the unsaved changes. Ids begin with the time of saving. */
export const taken = ({ outbox }: SavedSearchesContext, stored: readonly SavedSearch[]) =>
  onTop(
    outbox,
    [...stored].sort((a, b) => Number(a.id < b.id) - 0.5),
    applyChange,
  );

const find = ({ searches }: Pick<SavedSearchesContext, 'searches'>, id: string | null) =>
  searches.find((search) => search.id === id);

export const isKnown = (context: SavedSearchesContext, id: string): boolean =>
  find(context, id) !== undefined;

export const hasRoom = ({ searches }: SavedSearchesContext): boolean =>
  searches.length < pipelineLimits.searches;

/** Returns the name of the draft as it is stored; `null` if it isn't valid. */
export function nameOf({ name }: SearchDraft): string | null {
  const trimmed = name.trim();
  return trimmed && trimmed.length <= pipelineLimits.searchName ? trimmed : null;
}

/** Returns the draft for renaming a search. */
export function renaming(context: SavedSearchesContext, id: string): SearchDraft | null {
  const search = find(context, id);
  return search ? { id, name: search.name, address: search.address, tells: search.tells } : null;
}

/** Returns the changes that set fields of a search; none if it is deleted. */
export function edits(
  context: SavedSearchesContext,
  id: string | null,
  fields: Partial<StoredSearch>,
): SearchChange[] {
  const search = find(context, id);
  return search ? [changeOf({ ...search, ...fields })] : [];
}

/** Returns the changes of the dialog that renames a search. */
export const renamed = (context: SavedSearchesContext): SearchChange[] =>
  context.draft
    ? edits(context, context.draft.id, { name: nameOf(context.draft) ?? '', tells: context.draft.tells })
    : [];

/** Returns the changes that save a new search, of which the user has seen all current matches. */
export function saved({ draft }: SavedSearchesContext, matches: readonly Match[]): SearchChange[] {
  if (!draft?.as) return [];
  const { address, tells, as } = draft;
  return [changeOf({ id: as.id, name: nameOf(draft) ?? '', address, tells, ...allSeen(matches, as.at) })];
}

/** Returns the profiles that are new for a search and that the user hasn't seen. */
export function newFor(
  { news, seen }: Pick<SavedSearchesContext, 'news' | 'seen'>,
  search: SavedSearch,
): readonly Match[] {
  return (news[search.id] ?? []).filter((match) => isNew(search, match) && !seen.includes(match.id));
}

/** Whether a profile is new for any search. */
export const isUnseen = (context: SavedSearchesContext, id: string): boolean =>
  context.searches.some((search) => newFor(context, search).some((match) => match.id === id));

/** Returns the changes that store which profiles the user has seen: one for each search where they were new. */
export const seenChanges = ({ searches, news, seen }: SavedSearchesContext): SearchChange[] =>
  searches.flatMap((search) => {
    const matches = news[search.id] ?? [];
    const ids = matches.flatMap((match) => (seen.includes(match.id) && isNew(search, match) ? match.id : []));
    return ids.length > 0 ? [changeOf(withSeen(search, matches, ids))] : [];
  });
