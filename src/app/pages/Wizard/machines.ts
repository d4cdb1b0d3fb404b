import type { Services } from '@/app/services/createServices';
import { emptyRegistration, registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { wizardActors } from '@/machines/wizard/actors';
import { investorWizardMachine, ownInvestorWizardMachine } from '@/machines/wizard/investorWizardMachine';
import { onboardingWizardMachine } from '@/machines/wizard/onboardingWizardMachine';
import { startupWizardMachine } from '@/machines/wizard/startupWizardMachine';

/** Returns the machine that lists a startup. */
export const startupWizardOf = ({ drafts, listStartup, onPageHide }: Services) =>
  startupWizardMachine.provide({
    actors: wizardActors({ drafts: drafts.listing, submit: listStartup, onPageHide }),
  });

/** Returns the machine that completes the current user's profile. */
export const onboardingWizardOf = ({ drafts, completeProfile, onPageHide }: Services) =>
  onboardingWizardMachine.provide({
    actors: wizardActors({ drafts: drafts.onboarding, submit: completeProfile, onPageHide }),
  });

/** Returns the machine that registers an investor and creates their account. */
export const investorWizardOf = ({ drafts, registerInvestor, onPageHide }: Services) =>
  investorWizardMachine.provide({
    actors: wizardActors({ drafts: drafts.registration, submit: registerInvestor, onPageHide }),
  });

const [first] = registrationSteps;

/** Returns the machine that registers a signed-in user as an investor. */
export const ownInvestorWizardOf = ({
  drafts,
  registerOwnInvestor,
  isInvestor,
  loadContact,
  onPageHide,
}: Services) =>
  ownInvestorWizardMachine.provide({
    actors: wizardActors({
      drafts: drafts.registration,
      submit: registerOwnInvestor,
      isExisting: isInvestor,
      onPageHide,
      known: { load: loadContact, empty: { values: emptyRegistration, step: first, furthest: first } },
    }),
  });
