import type { AppParameters } from '@kit/app/app';
import words from '@messages/en/wizard';
import { page } from 'vitest/browser';
import InvestorRegisterPage from '@/app/pages/Wizard/InvestorRegisterPage';
import ListStartupPage from '@/app/pages/Wizard/ListStartupPage';
import OnboardingPage from '@/app/pages/Wizard/OnboardingPage';
import { alert, heading, no, type Shown } from './shown';

const { frame, common, registration, listing, onboarding } = words;
const unsaved = alert(frame.unsaved);

type Wizard = Pick<Shown, 'Page'> & {
  path: string;
  title: string;
  who: AppParameters['who'];
  /** The labels of the steps by name, in order. */
  steps: Record<string, string>;
  back: string;
  /** The step that is shown after a refused submission. */
  failedAt: string | undefined;
};

function wizard({ Page, path, who, title, steps, back, failedAt }: Wizard): Shown {
  const [first, last] = [Object.keys(steps).at(0), Object.keys(steps).at(-1)];
  const noWayBack = page.getByRole('button', { name: back, exact: true, disabled: true });
  const stepShows = Object.entries(steps).flatMap(([step, label]) => {
    const state = `open.steps.${step}`;
    const edited = step === first ? [noWayBack] : [];
    const isSent = step === last || step === failedAt;
    return [
      [state, [heading(label)]],
      [`${state}.editing`, edited],
      ...(isSent ? [[`${state}.submitting`, [noWayBack]]] : []),
      ...(step === failedAt ? [[`${state}.failed`, [...edited, alert(frame.notStored)]]] : []),
    ];
  });
  return {
    Page,
    // With a stored draft record, the wizard restores the draft before it shows a step.
    app: { path, who, records: { any: [{ kind: 'listingDraft', id: '', value: null }] } },
    shows: {
      '': [heading(title)],
      'open.steps.restoring': [no(unsaved)],
      'open.steps.restoring.reading': [],
      'open.steps.restoring.continuing': [],
      ...Object.fromEntries(stepShows),
      'open.draft.saved': [],
      'open.draft.edited.refused': [unsaved],
      'open.draft.failed': [unsaved],
    },
  };
}

const investor = {
  Page: InvestorRegisterPage,
  path: '/investor-register',
  ...registration,
  back: common.previous,
};
export const investorWizard = wizard({ ...investor, who: 'nobody', failedAt: 'accountInformation' });
const own = wizard({ ...investor, who: 'nora', failedAt: 'investmentCriteria' });
export const ownInvestorWizard: Shown = {
  ...own,
  shows: { ...own.shows, existing: [heading(registration.existing)] },
};
export const startupWizard = wizard({
  Page: ListStartupPage,
  path: '/list-startup',
  who: 'asha',
  ...listing,
  back: common.previous,
  failedAt: 'teamInvestors',
});
export const onboardingWizard = wizard({
  Page: OnboardingPage,
  path: '/onboarding',
  who: 'asha',
  ...onboarding,
  back: common.back,
  failedAt: 'skillsConnections',
});
