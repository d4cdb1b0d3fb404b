import type { DoneActorEvent } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import { searchingWith, searchStates, viewStates } from '../shared/listStates';
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

/** Loading waits for the marks too: a star doesn't light up after its card. */
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
                { type: 'tellQuarantined', params: dataOf },
              ],
            },
            onError: '#failed',
          },
        },
        idle: { always: [{ guard: 'isSearchStale', target: 'searching' }, { target: 'done' }] },
        // A shared link with a query shows its results at once instead of everything first.
        searching,
        done: { type: 'final' },
      },
    },
    marks: {
      initial: 'unknown',
      states: {
        unknown: { always: { guard: 'hasMarks', target: 'known' } },
        known: { type: 'final' },
      },
    },
  },
  onDone: 'loaded',
});

export const loaded = directorySetup.createStateConfig({
  type: 'parallel',
  invoke: { src: 'watchDirectory', onError: '#failed' },
  on: {
    'star.toggle': {
      guard: 'hasProfile',
      actions: { type: 'turn', params: ({ event }) => ({ kind: 'star', ref: event.ref }) },
    },
    'person.follow': {
      guard: 'hasProfile',
      actions: { type: 'turn', params: ({ event }) => ({ kind: 'follow', ref: event.ref }) },
    },
  },
  states: {
    view: viewStates,
    search: searchStates(searching),
    sync: syncStates({ src: 'loadDirectory', take: { type: 'takeData', params: dataOf } }),
  },
});

/** What both machines hear whatever state they are in. */
export const always = {
  'query.change': { actions: 'look' },
  'marks.changed': { actions: 'takeMarks' },
  'mark.failed': { guard: 'isStillMeant', actions: 'keepRefused' },
  'marks.retry': { actions: 'markAgain' },
  'quarantined.seen': { actions: 'forgetQuarantined' },
} as const;
