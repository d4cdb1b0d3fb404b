import type { Services } from '@/app/services/createServices';
import { profileActors } from '@/machines/profile/actors';
import { profileMachine } from '@/machines/profile/machine';

/** Returns the machine of a profile page. */
export const profileOf = (services: Services) => profileMachine.provide({ actors: profileActors(services) });
