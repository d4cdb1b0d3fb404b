import type { Services } from '@/app/services/createServices';
import { undoHistoryActors } from '@/machines/undoHistory/actors';
import { undoHistoryMachine } from '@/machines/undoHistory/machine';

/** Returns the machine of the acts that the current user can undo. */
export const undoHistoryOf = (services: Services) =>
  undoHistoryMachine.provide({ actors: undoHistoryActors(services) });
