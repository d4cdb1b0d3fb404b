import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { onboardingWizardOf } from '@/app/pages/Wizard/machines';
import { useWizard } from '@/app/pages/Wizard/useWizard';
import type { Services } from '@/app/services/createServices';
import { emptyOnboarding, type OnboardingStep, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { mounted } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';

const [first, second, last] = onboardingSteps;

beforeEach(() => {
  vi.useFakeTimers();
});

/** Mounts the onboarding wizard at a URL, with a draft that is open at `step` and has reached `furthest`. */
async function start(address: string, step: OnboardingStep = first, furthest: OnboardingStep = step) {
  const { around, move, visits } = stubAddress('/wizard', address);
  const machine = onboardingWizardOf({
    drafts: {
      onboarding: async () => ({
        load: async () => ({ values: emptyOnboarding, step, furthest }),
        save: async () => {},
        discard: async () => {},
      }),
    },
    completeProfile: async () => {},
    onPageHide: () => () => {},
  } as unknown as Services);
  const page = mounted(() => useWizard({ machine, steps: onboardingSteps }), null, around);
  const rest = () => act(() => vi.advanceTimersByTimeAsync(1));
  await rest();
  const { actions } = page.value();
  const shown = () => page.value().view.step;
  return {
    visits,
    step: shown,
    async next() {
      page.act(actions.onNext);
      await rest();
    },
    go: (to: OnboardingStep) => page.act(() => actions.onStepChange(to)),
    /** Navigates as Back or Forward does, and returns the step that the wizard then shows. */
    move(to: string) {
      page.act(() => move(to));
      return shown();
    },
  };
}

it('useWizard adds a history entry for each new step, and adds no parameter for the first step', async () => {
  const { next, go, visits } = await start('');
  await next();
  await next();
  go(first);
  expect(visits).toEqual([`push /wizard?step=${second}`, `push /wizard?step=${last}`, 'push /wizard']);
});

it('useWizard replaces the history entry when a restored draft opens another step', async () => {
  const { visits, step } = await start('', second);
  expect([visits, step()]).toEqual([[`replace /wizard?step=${second}`], second]);
});

it('useWizard changes the step on Back and Forward', async () => {
  const { next, move, visits } = await start('');
  await next();
  expect([move(''), move(`?step=${second}`), move('')]).toEqual([first, second, first]);
  expect(visits).toEqual([`push /wizard?step=${second}`]);
  await next();
  expect(visits).toEqual([`push /wizard?step=${second}`, `push /wizard?step=${second}`]);
});

it('useWizard restores the URL when Back or Forward selects a step that the user hasn’t reached', async () => {
  const { move, visits } = await start('');
  expect([move(`?step=${last}`), visits]).toEqual([first, ['replace /wizard']]);
});

it('useWizard opens the step in the URL instead of the step of the draft', async () => {
  const { visits, step } = await start(`?step=${second}`, last);
  expect([visits, step()]).toEqual([[], second]);
  const named = await start(`?step=${first}`, last);
  expect([named.visits, named.step()]).toEqual([['replace /wizard'], first]);
});

it('useWizard opens the step of the draft if the step in the URL is unreachable or unknown', async () => {
  const { visits, step } = await start(`?step=${last}`, first);
  expect([visits, step()]).toEqual([['replace /wizard'], first]);
  const unknown = await start('?step=nonsense', second);
  expect([unknown.visits, unknown.step()]).toEqual([[`replace /wizard?step=${second}`], second]);
});

it('useWizard removes the step from the URL when the wizard ends, and on Back and Forward after the end', async () => {
  const { next, move, visits } = await start(`?step=${last}`, last);
  await next();
  expect(visits).toEqual(['replace /wizard']);
  move(`?step=${second}`);
  expect(visits).toEqual(['replace /wizard', 'replace /wizard']);
});
