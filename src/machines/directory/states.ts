import type { DoneActorEvent } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { MarkKind } from '@/data/schema/shapes/marks';
import type { Ref } from '@/data/schema/shapes/ref';
import { searchedFirst, searchingWith, searchStates, viewStates } from '../shared/listStates';
import { fetchStates } from '../shared/loadStates';
import { marksStates, turned } from '../shared/marks';
import { outboxEvents, writing } from '../shared/outbox';
import { againOf, moreOf, requestOf } from './pages';
import { directorySetup } from './setup';
import type { DirectoryContext } from './types';

const dataOf = ({ event }: { event: DoneActorEvent<DirectoryData> }) => ({ data: event.output });

const searching = {
  tags: ['searching'],
  ...searchingWith({
    src: 'searchDirectory',
    input: ({ context: { data, kind, query } }: { context: DirectoryContext }) => ({
      data,
      kind,
      query,
    }),
    found: ({ event }: { event: DoneActorEvent<string[]> }) => ({ matches: event.output }),
  }),
  // The first search waits for its worker.
  after: { plainSearchDelay: { guard: 'hasPlainMatches', actions: 'matchPlainly' } },
} as const;

/** Returns the state of a search before the list is shown. It shows plain matches, and then searches again. */
const searchingFirst = <const Shown extends string>(shown: Shown) =>
  ({
    ...searching,
    after: {
      firstSearchDelay: {
        guard: 'hasPlainMatches',
        target: shown,
        actions: ['matchPlainly', 'searchAgain'],
      },
    },
  }) as const;

/** Returns the change that toggles a star or follow; `[]` until the user's stars and follows are loaded. */
const turning = ({ marks }: DirectoryContext, kind: MarkKind, ref: Ref) =>
  marks ? [turned(marks, kind, ref)] : [];

const reading = directorySetup.createStateConfig({
  entry: 'markRequested',
  invoke: {
    src: 'loadDirectory',
    input: ({ context }) => againOf(context),
    onDone: {
      target: 'idle',
      actions: [
        { type: 'takeData', params: dataOf },
        { type: 'tellQuarantined', params: ({ event }) => ({ count: event.output.quarantined }) },
      ],
    },
    onError: '#failed',
  },
});

/** Reads the list again, because stored data changed. If reading fails, the shown data stays. */
const rereading = directorySetup.createStateConfig({
  entry: 'markRequested',
  invoke: {
    src: 'loadDirectory',
    input: ({ context }) => againOf(context),
    onDone: { target: 'current', actions: { type: 'takeData', params: dataOf } },
    onError: [{ guard: 'isListUnread', target: 'failed' }, { target: 'current' }],
  },
  always: { guard: 'isListStale', target: 'listing' },
  on: { 'store.changed': { target: 'reading', reenter: true } },
});

/** The list: its next pages, and other lists for other views. */
const listStates = {
  initial: 'current',
  states: {
    current: {
      always: { guard: 'isListStale', target: 'listing' },
      on: { 'store.changed': 'reading', 'more.request': { guard: 'hasMore', target: 'extending' } },
    },
    reading: rereading,
    // The view changed, and the loaded profiles are only a part of its list.
    listing: directorySetup.createStateConfig({
      entry: 'markRequested',
      tags: ['searching', 'more'],
      invoke: {
        src: 'loadDirectory',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'current', actions: { type: 'takeData', params: dataOf } },
        onError: 'failed',
      },
      always: { guard: 'isListStale', target: 'listing', reenter: true },
      on: { 'store.changed': { target: 'listing', reenter: true } },
    }),
    extending: directorySetup.createStateConfig({
      tags: ['more'],
      invoke: {
        src: 'loadDirectory',
        input: ({ context }) => moreOf(context),
        onDone: { target: 'current', actions: { type: 'takeMore', params: dataOf } },
        onError: 'failed',
      },
      always: { guard: 'isListStale', target: 'listing' },
      on: { 'store.changed': 'reading' },
    }),
    failed: directorySetup.createStateConfig({
      tags: ['moreFailed'],
      always: { guard: 'isListStale', target: 'listing' },
      on: {
        'store.changed': 'reading',
        'more.request': [{ guard: 'isListUnread', target: 'listing' }, { target: 'extending' }],
      },
    }),
  },
} as const;

export const loading = directorySetup.createStateConfig({
  type: 'parallel',
  tags: ['loading'],
  states: {
    fetch: {
      ...fetchStates({ reading, idle: searchedFirst, searching: searchingFirst('done') }),
      on: { 'store.changed': '.reading' },
    },
    marks: marksStates,
  },
  onDone: 'loaded',
});

/** Reads the list once the marks are known. */
export const loadingStarred = directorySetup.createStateConfig({
  type: 'parallel',
  tags: ['loading'],
  states: {
    fetch: {
      initial: 'waiting',
      on: { 'store.changed': { guard: 'hasMarks', target: '.reading' } },
      states: {
        waiting: { always: { guard: 'hasMarks', target: 'reading' } },
        reading,
        idle: { always: [{ guard: 'isSearchStale', target: 'searching' }, { target: '#loaded' }] },
        searching: searchingFirst('#loaded'),
      },
    },
  },
});

export const loaded = directorySetup.createStateConfig({
  id: 'loaded',
  type: 'parallel',
  on: {
    'star.toggle': {
      guard: 'hasProfile',
      actions: writing(({ context, event }) => turning(context, 'star', event.ref)),
    },
    'person.follow': {
      guard: 'hasProfile',
      actions: writing(({ context, event }) => turning(context, 'follow', event.ref)),
    },
  },
  states: {
    view: viewStates,
    search: searchStates(searching),
    sync: listStates,
  },
});

/** Transitions of the machines of Discover and Starred, in every state. */
export const always = {
  'query.change': { actions: 'look' },
  'marks.changed': { actions: 'takeMarks' },
  ...outboxEvents,
} as const;
