import { expect, it } from 'vitest';
import { initialTransition, type StateValue } from 'xstate';
import { actionsOfWizard, viewOfWizard } from '@/app/pages/Wizard/wizardConnector';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import { emptyOnboarding, type OnboardingStep, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import type { WizardFailure } from '@/data/schema/shapes/wizard';
import { onboardingWizardMachine } from '@/machines/wizard/onboardingWizardMachine';
import type { WizardContext } from '@/machines/wizard/types';
import { describeActions } from '../../support/actions';

type Context = WizardContext<OnboardingStep, Onboarding>;

const [{ context: fresh }] = initialTransition(onboardingWizardMachine);
const values: Onboarding = { ...emptyOnboarding, role: 'Founder' };
const typed: Context = { ...fresh, values, furthest: 'skillsConnections', attempts: 2, isRestored: true };
const failure: WizardFailure = { kind: 'provider', message: 'No.' };

const viewAt = (steps: StateValue, context: Context, draft: StateValue = 'saved') =>
  viewOfWizard(
    onboardingWizardMachine.resolveState({ value: { open: { steps, draft } } as never, context }),
    onboardingSteps,
  );

const steps = onboardingSteps;
const [first] = steps;
const last = 'skillsConnections';
const open = { steps, values, furthest: last, attempts: 2, isRestored: true, isUnsaved: false };

it('viewOfWizard returns an empty form while the draft loads, and whether the user has pressed Next', () => {
  const empty = { status: 'restoring', steps, step: first, furthest: first, values: emptyOnboarding };
  expect(viewAt('restoring', fresh)).toEqual({ ...empty, isContinuing: false });
  expect(viewAt({ restoring: 'continuing' }, fresh)).toEqual({ ...empty, isContinuing: true });
});

const errors = { role: 'roleRequired' };

it.each<[string, OnboardingStep, Partial<Context>]>([
  ...steps.map((step) => ['editing', step, { errors }] satisfies [string, OnboardingStep, object]),
  ['submitting', last, {}],
  ['failed', last, { failure }],
])('viewOfWizard returns the input when the status is %j and the step is %j', (status, step, context) => {
  expect(viewAt({ [step]: status }, { ...typed, ...context })).toEqual({ ...open, status, step, ...context });
});

it('viewOfWizard returns the submitted values on the last step when the wizard is done', () => {
  const done = onboardingWizardMachine.resolveState({ value: 'done', context: typed });
  expect(viewOfWizard(done, onboardingSteps)).toEqual({ ...open, status: 'done', step: last });
});

it.each([
  ['the draft fails to be stored', 'failed'],
  ['the user edits a draft that failed to be stored', { edited: 'refused' }],
])('viewOfWizard returns `isUnsaved: true` after %s', (_, draft) => {
  expect(viewAt({ experience: 'editing' }, typed, draft)).toMatchObject({ isUnsaved: true });
});

describeActions('actionsOfWizard', (actor) => actionsOfWizard<OnboardingStep, Onboarding>(actor), [
  ['onFieldChange', ['role', 'Designer'], { type: 'field.edit', field: 'role', value: 'Designer' }],
  ['onNext', [], { type: 'step.next' }],
  ['onBack', [], { type: 'step.back' }],
  ['onStepChange', ['experience'], { type: 'step.go', step: 'experience' }],
  ['onRetry', [], { type: 'submit.retry' }],
  ['onDiscard', [], { type: 'draft.discard' }],
]);
