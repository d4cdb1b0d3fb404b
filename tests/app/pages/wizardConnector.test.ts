import { describe, expect, it } from 'vitest';
import { initialTransition, type StateValue } from 'xstate';
import { actionsOfWizard, viewOfWizard } from '@/app/pages/Wizard/wizardConnector';
import type { Onboarding } from '@/data/schema/onboarding';
import { emptyOnboarding, type OnboardingStep, onboardingSteps } from '@/data/schema/onboardingWizard';
import type { WizardFailure } from '@/data/schema/wizard';
import { onboardingWizardMachine } from '@/machines/wizard/onboardingWizardMachine';
import type { WizardContext } from '@/machines/wizard/types';
import { describeActions } from '../../support/actions';

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

describe('the view of a wizard', () => {
  const steps = onboardingSteps;
  const last = 'skillsConnections';
  const open = { steps, values, furthest: last, attempts: 2, isRestored: true, isUnsaved: false };

  it('is its empty form while a draft is looked for', () => {
    expect(viewAt('restoring', fresh)).toEqual({
      status: 'restoring',
      steps,
      step: 'basicInfo',
      furthest: 'basicInfo',
      values: emptyOnboarding,
    });
  });

  const errors = { role: 'roleRequired' };
  it.each<[string, OnboardingStep, Partial<Context>, object]>([
    ...onboardingSteps.map((step): [string, OnboardingStep, Partial<Context>, object] => [
      'editing',
      step,
      { errors },
      { errors },
    ]),
    ['submitting', last, {}, {}],
    ['failed', last, { failure }, { failure }],
  ])('is what is typed while %s on %s', (status, step, context, shown) => {
    expect(viewAt({ [step]: status }, { ...typed, ...context })).toEqual({ ...open, status, step, ...shown });
  });

  it('is what was sent, on the last step, once it is done', () => {
    const done = onboardingWizardMachine.resolveState({ value: 'done', context: typed });
    expect(viewOfWizard(done, onboardingSteps)).toEqual({ ...open, status: 'done', step: last });
  });

  it.each(['failed', { edited: 'refused' }])('says that the draft is not stored where it is %j', (draft) => {
    expect(viewAt({ experience: 'editing' }, typed, draft)).toMatchObject({ isUnsaved: true });
  });
});

describeActions('the actions of a wizard', (actor) => actionsOfWizard<OnboardingStep, Onboarding>(actor), [
  ['onFieldChange', ['role', 'Designer'], { type: 'field.edit', field: 'role', value: 'Designer' }],
  ['onNext', [], { type: 'step.next' }],
  ['onBack', [], { type: 'step.back' }],
  ['onStepChange', ['experience'], { type: 'step.go', step: 'experience' }],
  ['onRetry', [], { type: 'submit.retry' }],
  ['onDiscard', [], { type: 'draft.discard' }],
]);
