import type { Services } from '@/app/services/createServices';
import { notificationActors } from '@/machines/notifications/actors';
import { notificationsMachine } from '@/machines/notifications/machine';
import { siteSearchActors } from '@/machines/siteSearch/actors';
import { siteSearchMachine } from '@/machines/siteSearch/machine';

/** Returns the machine of the current user's notifications. */
export const notificationsOf = (services: Services) =>
  notificationsMachine.provide({ actors: notificationActors(services) });

/** Returns the machine of the top bar's search. */
export const siteSearchOf = (services: Services) =>
  siteSearchMachine.provide({ actors: siteSearchActors(services) });
