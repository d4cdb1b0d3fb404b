import { assign, fromPromise, setup } from 'xstate';
import type { Person } from '@/data/ports/MessageStore';
import { missing } from '../shared/missing';

type PeopleContext = {
  query: string;
  /** The last search result, or all people without a query; `null` before the first result. */
  people: Person[] | null;
};

export type PeopleEvent =
  /** Searches for people by name. */
  | { type: 'query.change'; query: string }
  /** Repeats the search after a failure. */
  | { type: 'people.retry' };

/** Finds people to message or to mention. Tag `failed`: the list of people couldn't be read. */
export const peopleMachine = setup({
  types: {
    context: {} as PeopleContext,
    events: {} as PeopleEvent,
    tags: {} as 'failed',
  },
  actors: {
    findPeople: fromPromise<Person[], { query: string }>(missing),
  },
  actions: {
    type: assign(({ event }) => ('query' in event ? { query: event.query } : {})),
  },
}).createMachine({
  id: 'people',
  context: { query: '', people: null },
  initial: 'searching',
  // Cancels the previous search and starts a new one.
  on: { 'query.change': { target: '.searching', reenter: true, actions: 'type' } },
  states: {
    searching: {
      invoke: {
        src: 'findPeople',
        input: ({ context: { query } }) => ({ query }),
        onDone: { target: 'ready', actions: assign({ people: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: ['failed'], on: { 'people.retry': 'searching' } },
  },
});
