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

/** A founder's own profile. */
export const editProfileOf = (services: Services) =>
  editProfileMachine.provide({ actors: profileEditActors(services) });

/** A person's own startups. */
export const editStartupsOf = (services: Services) =>
  editStartupsMachine.provide({ actors: startupsEditActors(services) });

/** An investor's own profile. */
export const editInvestorOf = (services: Services) =>
  editInvestorMachine.provide({ actors: investorEditActors(services) });

/** Requests for the figures of a person's own startups. */
export const requestsOf = ({ requests, directory, answerDrafts, onPageHide }: Services) =>
  requestsMachine.provide({
    actors: requestsActors({ requests, directory, drafts: answerDrafts, onPageHide }),
  });

/** The settings of a person. */
export const settingsOf = (services: Services) =>
  settingsMachine.provide({ actors: settingsActors(services) });

/** What a person does with all that is kept of them. */
export const myDataOf = (myData: MyData) => myDataMachine.provide({ actors: myDataActors({ myData }) });
