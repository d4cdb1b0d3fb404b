import type { DoneActorEvent } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { MarkKind } from '@/data/schema/shapes/marks';
import type { Ref } from '@/data/schema/shapes/ref';
import { searchingWith, searchStates, viewStates } from '../shared/listStates';
import { marksStates, turned } from '../shared/marks';
import { outboxEvents } from '../shared/outbox';
import { syncStates } from '../shared/sync';
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
} as const;

/** Returns the change that toggles a star or follow; `[]` until the user's stars and follows are loaded. */
const turning = ({ marks }: DirectoryContext, kind: MarkKind, ref: Ref) =>
  marks ? [turned(marks, kind, ref)] : [];

export const loading = directorySetup.createStateConfig({
  type: 'parallel',
  tags: ['loading'],
  states: {
    fetch: {
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            src: 'loadDirectory',
            onDone: {
              target: 'idle',
              actions: [
                { type: 'takeData', params: dataOf },
                { type: 'tellQuarantined', params: ({ event }) => ({ count: event.output.quarantined }) },
              ],
            },
            onError: '#failed',
          },
        },
        idle: { always: [{ guard: 'isSearchStale', target: 'searching' }, { target: 'done' }] },
        // A shared link with a query shows its results immediately, not the whole list first.
        searching,
        done: { type: 'final' },
      },
    },
    marks: marksStates,
  },
  onDone: 'loaded',
});

export const loaded = directorySetup.createStateConfig({
  type: 'parallel',
  invoke: { src: 'watchDirectory', onError: '#failed' },
  on: {
    'star.toggle': {
      guard: 'hasProfile',
      actions: {
        type: 'write',
        params: ({ context, event }) => ({ changes: turning(context, 'star', event.ref) }),
      },
    },
    'person.follow': {
      guard: 'hasProfile',
      actions: {
        type: 'write',
        params: ({ context, event }) => ({ changes: turning(context, 'follow', event.ref) }),
      },
    },
  },
  states: {
    view: viewStates,
    search: searchStates(searching),
    sync: syncStates({ src: 'loadDirectory', take: { type: 'takeData', params: dataOf } }),
  },
});

/** Transitions of the machines of Discover and Starred, in every state. */
export const always = {
  'query.change': { actions: 'look' },
  'marks.changed': { actions: 'takeMarks' },
  ...outboxEvents,
} as const;
