import type { Services } from '@/app/services/createServices';
import { inboxActors } from '@/machines/inbox/actors';
import { inboxMachine } from '@/machines/inbox/machine';
import { peopleActors } from '@/machines/people/actors';
import { peopleMachine } from '@/machines/people/machine';
import { threadActors } from '@/machines/thread/actors';
import { threadMachine } from '@/machines/thread/machine';

/** The conversations of the current user. */
export const inboxOf = (services: Services) => inboxMachine.provide({ actors: inboxActors(services) });

/** One conversation. */
export const threadOf = (services: Services) => threadMachine.provide({ actors: threadActors(services) });

/** The people that the current user can message. */
export const peopleOf = (services: Services) => peopleMachine.provide({ actors: peopleActors(services) });
