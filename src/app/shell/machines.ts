import type { Services } from '@/app/services/createServices';
import type { Command } from '@/data/schema/shapes/command';
import { notificationActors } from '@/machines/notifications/actors';
import { notificationsMachine } from '@/machines/notifications/machine';
import { siteSearchActors } from '@/machines/siteSearch/actors';
import { siteSearchMachine } from '@/machines/siteSearch/machine';

/** Returns the machine of the current user's notifications. */
export const notificationsOf = (services: Services) =>
  notificationsMachine.provide({ actors: notificationActors(services) });

/** Returns the machine of the top bar's search. `loadCommands`: loads the commands that ⌘K and Ctrl K offer. */
export const siteSearchOf = (services: Services, loadCommands: () => Promise<readonly Command[]>) =>
  siteSearchMachine.provide({ actors: siteSearchActors({ ...services, loadCommands }) });
