import { assertEvent, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { DirectoryData, ListRequest } from '@/data/ports/Directory';
import { firstSearchDelay, plainSearchDelay } from '@/data/schema/shapes/constants';
import { type ProfileKind, readRef } from '@/data/schema/shapes/ref';
import { markActions } from '../shared/markActions';
import type { MarksCommand } from '../shared/marks';
import { missing } from '../shared/missing';
import { emptyOutbox, type WriteFailed } from '../shared/outbox';
import { quarantineActions, type RecordsQuarantined } from '../shared/quarantined';
import type { Watched } from '../shared/watchDirectory';
import { hasMore, isListStale, isListUnread, listKey, profilesOf, takeMore } from './pages';
import type { DirectoryContext, DirectoryEvent, DirectoryInput } from './types';
import {
  choose,
  isOption,
  isSearchStale,
  isSort,
  look,
  lookOf,
  markSearched,
  plainMatches,
  withStarred,
} from './view';

// Discover and Starred share this setup: Discover lists all profiles, Starred only the starred ones.

const matchesIn = ({ data, kind, query }: DirectoryContext) => plainMatches(profilesOf(data, kind), query);

export const directorySetup = setup({
  types: {
    context: {} as DirectoryContext,
    events: {} as DirectoryEvent,
    input: {} as DirectoryInput,
    emitted: {} as WriteFailed | RecordsQuarantined,
    tags: {} as 'loading' | 'failed' | 'ready' | 'filtered' | 'empty' | 'searching' | 'more' | 'moreFailed',
  },
  actors: {
    loadDirectory: fromPromise<DirectoryData, ListRequest>(missing),
    searchDirectory: fromPromise<string[], { data: DirectoryData | null; kind: ProfileKind; query: string }>(
      missing,
    ),
    watchDirectory: fromCallback<EventObject, Watched>(() => {}),
    marks: fromCallback<MarksCommand, void>(() => {}),
  },
  delays: { plainSearchDelay, firstSearchDelay },
  guards: {
    isReady: ({ context }) => lookOf(context) === 'ready',
    isFiltered: ({ context }) => lookOf(context) === 'filtered',
    isEmpty: ({ context }) => lookOf(context) === 'empty',
    isSearchStale: ({ context }) => isSearchStale(context),
    hasPlainMatches: ({ context }) => context.matches === null && matchesIn(context).length > 0,
    hasNoQuery: ({ context }) => context.query.trim() === '',
    isListStale: ({ context }) => isListStale(context),
    isListUnread: ({ context }) => isListUnread(context),
    hasMore: ({ context }) => hasMore(context),
    hasMarks: ({ context }) => context.marks !== null,
    isOption: ({ context, event }) =>
      event.type === 'filter.choose' && isOption(context, event.name, event.value),
    isSort: ({ context, event }) => event.type === 'sort.choose' && isSort(context, event.sort),
    // Users follow people but can't star them (spec section 6), so Starred lists no people.
    canBeStarred: ({ event }) =>
      (event.type === 'kind.change' || event.type === 'view.change') && event.kind !== 'user',
    hasProfile: ({ context, event }) => {
      const named = 'ref' in event ? readRef(event.ref) : null;
      return named !== null && profilesOf(context.data, named.kind).some(({ id }) => id === named.id);
    },
  },
  actions: {
    takeData: assign(({ context }, { data }: { data: DirectoryData }) => ({
      data,
      read: context.requested,
      searched: '',
    })),
    takeMore: assign(({ context }, { data }: { data: DirectoryData }) => takeMore(context, data)),
    markRequested: assign(({ context }) => ({ requested: listKey(context) })),
    ...quarantineActions<DirectoryContext, DirectoryEvent>(),
    look: assign(({ context, event }) => {
      assertEvent(event, ['kind.change', 'query.change', 'view.change']);
      return look(context, event);
    }),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'filter.choose');
      return choose(context, event.name, event.value);
    }),
    clearFilters: assign({ filters: {} }),
    pauseDealFlow: assign(({ event }) => {
      assertEvent(event, 'dealFlow.pause');
      return { isDealFlowPaused: event.isPaused };
    }),
    sort: assign(({ event }) => {
      assertEvent(event, 'sort.choose');
      return { sort: event.sort };
    }),
    markSearched: assign(({ context }) => markSearched(context)),
    keepMatches: assign((_, { matches }: { matches: string[] }) => ({ matches })),
    matchPlainly: assign({ matches: ({ context }) => matchesIn(context) }),
    searchAgain: assign({ searched: '' }),
    takeMarks: assign(({ context, event }) => {
      assertEvent(event, 'marks.changed');
      const { marks } = event;
      return { marks, listed: withStarred({ ...context, marks }) };
    }),
    ...markActions<DirectoryContext, DirectoryEvent>(),
  },
});

/** The context before the directory is read. */
export const unread: Omit<DirectoryContext, keyof DirectoryInput | 'listed'> = {
  data: null,
  read: '',
  requested: '',
  marks: null,
  matches: null,
  searched: '',
  outbox: emptyOutbox,
};
