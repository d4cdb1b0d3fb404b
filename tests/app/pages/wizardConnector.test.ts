import { describe, expect, it } from 'vitest';
import { initialTransition, type StateValue } from 'xstate';
import { actionsOfWizard, viewOfWizard } from '@/app/pages/Wizard/wizardConnector';
import {
  emptyOnboarding,
  type Onboarding,
  type OnboardingStep,
  onboardingSteps,
} from '@/data/schema/onboarding';
import type { WizardFailure } from '@/data/schema/wizard';
import { onboardingWizardMachine } from '@/machines/wizard/onboardingWizardMachine';
import type { WizardContext, WizardEvent } from '@/machines/wizard/types';

type Context = WizardContext<OnboardingStep, Onboarding>;

const [{ context: fresh }] = initialTransition(onboardingWizardMachine);
const values: Onboarding = { ...emptyOnboarding, role: 'Founder' };
const typed: Context = { ...fresh, values, furthest: 'skillsConnections', attempts: 2, isRestored: true };
const failure: WizardFailure = { kind: 'provider', message: 'No.' };

const viewAt = (steps: StateValue, context: Context, draft: StateValue = 'kept') =>
  viewOfWizard(
    onboardingWizardMachine.resolveState({ value: { open: { steps, draft } } as never, context }),
    onboardingSteps,
  );

describe('what a wizard shows', () => {
  const steps = onboardingSteps;
  const open = {
    steps,
    values,
    furthest: 'skillsConnections',
    attempts: 2,
    isRestored: true,
    isUnsaved: false,
  };

  it('is its empty form alone while a draft is looked for', () => {
    expect(viewAt('restoring', fresh)).toEqual({
      status: 'restoring',
      steps,
      step: 'basicInfo',
      furthest: 'basicInfo',
      values: emptyOnboarding,
    });
  });

  it.each(onboardingSteps)('is what is typed and what is wrong on %s', (step) => {
    const errors = { role: 'roleRequired' };
    expect(viewAt({ [step]: 'editing' }, { ...typed, errors })).toEqual({
      ...open,
      status: 'editing',
      step,
      errors,
    });
  });

  it.each(['failed', { edited: 'refused' }])(
    'says that the device refused the draft, which is %j',
    (draft) => {
      expect(viewAt({ experience: 'editing' }, typed, draft)).toMatchObject({ isUnsaved: true });
    },
  );

  it('is what was sent while it is on its way', () => {
    expect(viewAt({ skillsConnections: 'submitting' }, typed)).toEqual({
      ...open,
      status: 'submitting',
      step: 'skillsConnections',
    });
  });

  it('is why it came back', () => {
    expect(viewAt({ skillsConnections: 'failed' }, { ...typed, failure })).toEqual({
      ...open,
      status: 'failed',
      step: 'skillsConnections',
      failure,
    });
  });

  it('is what was sent, on the last step, once it is done', () => {
    const done = onboardingWizardMachine.resolveState({ value: 'done', context: typed });
    expect(viewOfWizard(done, onboardingSteps)).toEqual({
      ...open,
      status: 'done',
      step: 'skillsConnections',
    });
  });
});

it('every action is an event of the wizard', () => {
  const events: WizardEvent<OnboardingStep, Onboarding>[] = [];
  const actions = actionsOfWizard<OnboardingStep, Onboarding>({ send: (event) => events.push(event) });
  actions.onFieldChange('role', 'Designer');
  actions.onNext();
  actions.onBack();
  actions.onStepChange('experience');
  actions.onRetry();
  actions.onDiscard();
  expect(events).toEqual([
    { type: 'field.edit', field: 'role', value: 'Designer' },
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'step.go', step: 'experience' },
    { type: 'submit.retry' },
    { type: 'draft.discard' },
  ]);
});
