import type { BoardPlace } from '@/data/schema/rules/boardFilters';
import {
  type BoardFilters,
  boardNames,
  type CardId,
  noFilters,
  type TableSort,
  tableColumns,
} from '@/data/schema/shapes/pipeline';
import { readRef } from '@/data/schema/shapes/ref';
import { searched } from '@/data/schema/text/query';

const moves = ['you', 'them'] as const;
const dues = ['overdue', 'week', 'none'] as const;

/** The sort of a table whose address has none. */
const usualSort: TableSort = { by: 'name', isDescending: false };

const cardIn = (text: string): CardId | '' =>
  readRef(text) || /^contact:./.test(text) ? (text as CardId) : '';

/** Reads a sort: the name of a column, after a minus in descending order. */
function sortIn(text: string): TableSort {
  const isDescending = text.startsWith('-');
  const by = tableColumns.find((name) => name === text.slice(isDescending ? 1 : 0));
  return by ? { by, isDescending } : usualSort;
}

const writtenSort = ({ by, isDescending }: TableSort) => `${isDescending ? '-' : ''}${by}`;

/**
 * Reads the board from the query string: `?board=raise&view=table&sort=-due&move=you&card=investor:mina`. Ignores
 * other parameters and unknown values.
 */
export function viewOf(search: string): BoardPlace {
  const params = new URLSearchParams(search);
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const filters: BoardFilters = {
    query: params.get('q') ?? '',
    stage: params.get('stage') ?? '',
    tag: params.get('tag') ?? '',
    move: one('move', moves) ?? '',
    due: one('due', dues) ?? '',
  };
  return {
    board: one('board', boardNames) ?? 'deals',
    look: one('view', ['table']) ?? 'board',
    card: cardIn(params.get('card') ?? ''),
    filters,
    sort: sortIn(params.get('sort') ?? ''),
  };
}

/** Returns the query string of a board's address, without default values. */
export function searchOf({ board, look, card, filters, sort }: BoardPlace): string {
  const params = new URLSearchParams();
  if (board !== 'deals') params.set('board', board);
  if (look === 'table') params.set('view', 'table');
  const { query, ...choices } = { ...noFilters, ...filters };
  if (query) params.set('q', searched(query));
  for (const [name, value] of Object.entries(choices)) if (value) params.set(name, value);
  if (writtenSort(sort) !== writtenSort(usualSort)) params.set('sort', writtenSort(sort));
  if (card) params.set('card', card);
  return params.size ? `?${params}` : '';
}

/** The view of each account's board when the user last saw it, as a query string. */
const lastSeen = new WeakMap<object, string>();

/** Keeps what the board shows until the user signs out. `account`: the services of the account. */
export const rememberView = (account: object, place: BoardPlace): void =>
  void lastSeen.set(account, searchOf({ ...place, card: '' }));

/** Returns what the board opens with: the view of its address, or of the last visit if the address has none. */
export const openingView = (account: object, search: string): BoardPlace =>
  viewOf(searchOf(viewOf(search)) || (lastSeen.get(account) ?? ''));

/** Whether Back undoes a change: true for all but a typed letter. */
export const isStep = (from: BoardPlace, to: BoardPlace): boolean => {
  const without = (place: BoardPlace) => searchOf({ ...place, filters: { ...place.filters, query: '' } });
  return without(from) !== without(to);
};
