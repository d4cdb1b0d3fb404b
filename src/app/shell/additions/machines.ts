import type { Services } from '@/app/services/createServices';
import { additionsActors } from '@/machines/additions/actors';
import { additionsMachine } from '@/machines/additions/machine';

/** Returns the machine of the current user's additions to the pipeline. */
export const additionsOf = (services: Services) =>
  additionsMachine.provide({ actors: additionsActors(services) });
