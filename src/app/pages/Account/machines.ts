import type { Services } from '@/app/services/createServices';
import type { MyData } from '@/data/ports/MyData';
import { myDataActors } from '@/machines/myData/actors';
import { myDataMachine } from '@/machines/myData/machine';
import { requestsActors } from '@/machines/requests/actors';
import { requestsMachine } from '@/machines/requests/machine';
import { settingsActors } from '@/machines/settings/actors';
import { settingsMachine } from '@/machines/settings/machine';

/** Returns the machine of received and sent requests to see the metrics of a startup. */
export const requestsOf = ({ requests, directory, answerDrafts, outbox, onPageHide }: Services) =>
  requestsMachine.provide({
    actors: requestsActors({ requests, directory, drafts: answerDrafts, outbox, onPageHide }),
  });

/** Returns the machine that loads and stores the current user's settings. */
export const settingsOf = (services: Services) =>
  settingsMachine.provide({ actors: settingsActors(services) });

/** Returns the machine that exports, imports, resets and deletes the current user's data. */
export const myDataOf = (myData: MyData) => myDataMachine.provide({ actors: myDataActors({ myData }) });
