import { assign, fromPromise, setup } from 'xstate';
import type { Person } from '@/data/ports/MessageStore';

type PeopleContext = {
  query: string;
  /** Whom the query means, all without one; the last answer until the next. `null` before the first. */
  people: Person[] | null;
};

export type PeopleEvent =
  /** What is typed of a name. */
  | { type: 'query.change'; query: string }
  /** Looks again for what is typed, after a failure. */
  | { type: 'people.retry' };

/** Looking for somebody to write to. Tag: `failed`, where nobody could be read. */
export const peopleMachine = setup({
  types: {
    context: {} as PeopleContext,
    events: {} as PeopleEvent,
    tags: {} as 'failed',
  },
  actors: {
    /** A promise that nobody provided: `app/pages` has the real one. */
    findPeople: fromPromise<Person[], { query: string }>(() => Promise.reject(new Error('Not provided'))),
  },
  actions: {
    type: assign(({ event }) => ('query' in event ? { query: event.query } : {})),
  },
}).createMachine({
  id: 'people',
  context: { query: '', people: null },
  initial: 'searching',
  // Starts anew: the answer to what was typed before is dropped.
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
