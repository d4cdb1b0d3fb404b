import type { Services } from '@/app/services/createServices';
import { todayActors } from '@/machines/today/actors';
import { todayMachine } from '@/machines/today/machine';

/** Returns the machine of what waits for the current user. */
export const todayOf = (services: Services) => todayMachine.provide({ actors: todayActors(services) });
