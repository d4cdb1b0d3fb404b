import type { Services } from '@/app/services/createServices';
import { directoryActors } from '@/machines/directory/actors';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { starredMachine } from '@/machines/directory/starredMachine';

/** Returns the machine of the directory: all profiles that the current user may see. */
export const discoverOf = (services: Services) =>
  discoverMachine.provide({ actors: directoryActors(services) });

/** Returns the machine of the profiles that the current user has starred. */
export const starredOf = (services: Services) =>
  starredMachine.provide({ actors: directoryActors(services) });
