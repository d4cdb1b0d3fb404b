import type { Services } from '@/app/services/createServices';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/machines/edit/actors';
import { editInvestorMachine } from '@/machines/edit/editInvestorMachine';
import { editProfileMachine } from '@/machines/edit/editProfileMachine';
import { editStartupsMachine } from '@/machines/edit/editStartupsMachine';

// Apart from `machines.ts`, because the validation of these machines loads after the account's page.

/** Returns the machine that edits a founder's profile. */
export const editProfileOf = (services: Services) =>
  editProfileMachine.provide({ actors: profileEditActors(services) });

/** Returns the machine that edits the current user's startups. */
export const editStartupsOf = (services: Services) =>
  editStartupsMachine.provide({ actors: startupsEditActors(services) });

/** Returns the machine that edits an investor's profile. */
export const editInvestorOf = (services: Services) =>
  editInvestorMachine.provide({ actors: investorEditActors(services) });
