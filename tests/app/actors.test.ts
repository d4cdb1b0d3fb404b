import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/app/actors/accountActors';
import { authActors } from '@/app/actors/authActors';
import { directoryActors } from '@/app/actors/directoryActors';
import { feedActors } from '@/app/actors/feedActors';
import { inboxActors } from '@/app/actors/inboxActors';
import { myDataActors } from '@/app/actors/myDataActors';
import { notificationActors } from '@/app/actors/notificationActors';
import { profileActors } from '@/app/actors/profileActors';
import { settingsActors } from '@/app/actors/settingsActors';
import { siteSearchActors } from '@/app/actors/siteSearchActors';
import { threadActors } from '@/app/actors/threadActors';

import { investorWizardActors, onboardingWizardActors, startupWizardActors } from '@/app/actors/wizardActors';
import { createStoredSession } from '@/app/session/storedSession';
import { sessionActors } from '@/machines/session/actors';

const modules = import.meta.glob<Record<string, AnyStateMachine>>('../../src/machines/*/*achine.ts', {
  eager: true,
});
const machines = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('Machine') && !name.startsWith('create')),
  ),
);

const provided: Record<string, object> = {
  startupWizardMachine: startupWizardActors,
  investorWizardMachine: investorWizardActors,
  onboardingWizardMachine: onboardingWizardActors,
  editProfileMachine: profileEditActors,
  editStartupsMachine: startupsEditActors,
  editInvestorMachine: investorEditActors,
  authMachine: authActors,
  feedMachine: feedActors,
  inboxMachine: inboxActors,
  myDataMachine: myDataActors,
  notificationsMachine: notificationActors,
  threadMachine: threadActors,
  profileMachine: profileActors,
  sessionMachine: sessionActors({
    stored: createStoredSession({ storage: null, listen: () => () => {} }),
    loadProvider: () => Promise.reject(new Error('There is no provider.')),
  }),
  settingsMachine: settingsActors,
  siteSearchMachine: siteSearchActors,
  discoverMachine: directoryActors,
  starredMachine: directoryActors,
};

describe('what is real', () => {
  it('knows every machine', () => {
    expect([...machines.keys()].sort()).toEqual(Object.keys(provided).sort());
  });

  // A missing one would hide behind the machine's onError.
  it.each([...machines])('%s: every actor it names is provided, and none besides', (name, machine) => {
    expect(Object.keys(provided[name] ?? {}).sort()).toEqual(
      Object.keys(machine.implementations.actors).sort(),
    );
  });
});
