import type { Services } from '@/app/services/createServices';
import { syncActors } from '@/machines/sync/actors';
import { syncMachine } from '@/machines/sync/machine';

/** Returns the machine that shows what is sent and restored. */
export const syncOf = (services: Services) => syncMachine.provide({ actors: syncActors(services) });
