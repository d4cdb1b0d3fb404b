import type { Services } from '@/app/services/createServices';
import { feedActors } from '@/machines/feed/actors';
import { feedMachine } from '@/machines/feed/machine';

/** Returns the machine of the current user's feed. */
export const feedOf = (services: Services) => feedMachine.provide({ actors: feedActors(services) });
