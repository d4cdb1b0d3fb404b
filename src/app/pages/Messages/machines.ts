import type { Services } from '@/app/services/createServices';
import { inboxActors } from '@/machines/inbox/actors';
import { inboxMachine } from '@/machines/inbox/machine';
import { peopleActors } from '@/machines/people/actors';
import { peopleMachine } from '@/machines/people/machine';
import { threadActors } from '@/machines/thread/actors';
import { threadMachine } from '@/machines/thread/machine';

/** Returns the machine of the current user's list of conversations. */
export const inboxOf = (services: Services) => inboxMachine.provide({ actors: inboxActors(services) });

/** Returns the machine of one conversation. */
export const threadOf = (services: Services) => threadMachine.provide({ actors: threadActors(services) });

/** Returns the machine that finds people for the current user to message. */
export const peopleOf = (services: Services) => peopleMachine.provide({ actors: peopleActors(services) });
