import type { Services } from '@/app/services/createServices';
import { feedActors } from '@/machines/feed/actors';
import { feedMachine } from '@/machines/feed/machine';

/** The feed of the current user. */
export const feedOf = (services: Services) => feedMachine.provide({ actors: feedActors(services) });
