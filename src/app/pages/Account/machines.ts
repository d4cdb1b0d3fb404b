import type { Services } from '@/app/services/createServices';
import type { MyData } from '@/data/ports/MyData';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/machines/edit/actors';
import { editInvestorMachine } from '@/machines/edit/editInvestorMachine';
import { editProfileMachine } from '@/machines/edit/editProfileMachine';
import { editStartupsMachine } from '@/machines/edit/editStartupsMachine';
import { myDataActors } from '@/machines/myData/actors';
import { myDataMachine } from '@/machines/myData/machine';
import { requestsActors } from '@/machines/requests/actors';
import { requestsMachine } from '@/machines/requests/machine';
import { settingsActors } from '@/machines/settings/actors';
import { settingsMachine } from '@/machines/settings/machine';

/** The editing of a founder's profile. */
export const editProfileOf = (services: Services) =>
  editProfileMachine.provide({ actors: profileEditActors(services) });

/** The editing of the current user's startups. */
export const editStartupsOf = (services: Services) =>
  editStartupsMachine.provide({ actors: startupsEditActors(services) });

/** The editing of an investor's profile. */
export const editInvestorOf = (services: Services) =>
  editInvestorMachine.provide({ actors: investorEditActors(services) });

/** The requests to see the metrics of the current user's startups. */
export const requestsOf = ({ requests, directory, answerDrafts, onPageHide }: Services) =>
  requestsMachine.provide({
    actors: requestsActors({ requests, directory, drafts: answerDrafts, onPageHide }),
  });

/** The settings of the current user. */
export const settingsOf = (services: Services) =>
  settingsMachine.provide({ actors: settingsActors(services) });

/** The export, import, reset and deletion of the current user's data. */
export const myDataOf = (myData: MyData) => myDataMachine.provide({ actors: myDataActors({ myData }) });
