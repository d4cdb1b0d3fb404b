import type { Services } from '@/app/services/createServices';
import { directoryActors } from '@/machines/directory/actors';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { starredMachine } from '@/machines/directory/starredMachine';

/** Everybody, as a person finds them. */
export const discoverOf = (services: Services) =>
  discoverMachine.provide({ actors: directoryActors(services) });

/** Whom a person has starred. */
export const starredOf = (services: Services) =>
  starredMachine.provide({ actors: directoryActors(services) });
