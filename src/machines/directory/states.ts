import type { DoneActorEvent } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { MarkKind } from '@/data/schema/shapes/marks';
import type { Ref } from '@/data/schema/shapes/ref';
import { searchedFirst, searchingWith, searchStates, viewStates } from '../shared/listStates';
import { fetchStates } from '../shared/loadStates';
import { marksStates, turned } from '../shared/marks';
import { outboxEvents, writing } from '../shared/outbox';
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

const reading = directorySetup.createStateConfig({
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
});

export const loading = directorySetup.createStateConfig({
  type: 'parallel',
  tags: ['loading'],
  states: {
    fetch: fetchStates({ reading, idle: searchedFirst, searching }),
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
    sync: syncStates({ src: 'loadDirectory', take: { type: 'takeData', params: dataOf } }),
  },
});

/** Transitions of the machines of Discover and Starred, in every state. */
export const always = {
  'query.change': { actions: 'look' },
  'marks.changed': { actions: 'takeMarks' },
  ...outboxEvents,
} as const;
