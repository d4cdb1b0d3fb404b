import type { Services } from '@/app/services/createServices';
import { notificationActors } from '@/machines/notifications/actors';
import { notificationsMachine } from '@/machines/notifications/machine';
import { siteSearchActors } from '@/machines/siteSearch/actors';
import { siteSearchMachine } from '@/machines/siteSearch/machine';

/** The notifications of the current user. */
export const notificationsOf = (services: Services) =>
  notificationsMachine.provide({ actors: notificationActors(services) });

/** The search of the top bar. */
export const siteSearchOf = (services: Services) =>
  siteSearchMachine.provide({ actors: siteSearchActors(services) });
