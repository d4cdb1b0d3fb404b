import { expect, it } from 'vitest';
import { useStepInAddress } from '@/app/pages/Wizard/useStepInAddress';
import { mounted } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';

const steps = ['account', 'about', 'criteria'] as const;
type Step = (typeof steps)[number];

/** Mounts a wizard at this URL. It can only navigate to the steps in `open`. */
function start(address: string, shown: Step | null, open: readonly Step[] = steps) {
  const { around, move, visits } = stubAddress('/wizard', address);
  const asked: Step[] = [];
  let current = shown;
  let isOver = false;
  const page = mounted(
    (step: Step | null) =>
      useStepInAddress({
        steps,
        step,
        isOver,
        onStepAsked(next) {
          asked.push(next);
          if (open.includes(next)) current = next;
          return current ?? 'account';
        },
      }),
    shown,
    around,
  );
  return {
    visits,
    asked,
    show(step: Step | null) {
      current = step;
      page.render(step);
    },
    end() {
      isOver = true;
      page.render(current);
    },
    /** Navigates as Back or Forward does, and returns the step that the wizard then shows. */
    move(next: string) {
      page.act(() => move(next));
      page.render(current);
      return current;
    },
  };
}

it('useStepInAddress adds a history entry for each new step, and adds no parameter for the first step', () => {
  const { show, visits, asked } = start('', 'account');
  show('about');
  show('criteria');
  show('account');
  expect(visits).toEqual(['push /wizard?step=about', 'push /wizard?step=criteria', 'push /wizard']);
  expect(asked).toEqual([]);
});

it('useStepInAddress replaces the history entry when a restored draft opens another step', () => {
  const { show, visits, asked } = start('', null);
  expect(visits).toEqual([]);
  show('about');
  expect([visits, asked]).toEqual([['replace /wizard?step=about'], []]);
});

it('useStepInAddress removes the step from the URL when the wizard ends, and on Back and Forward after the end', () => {
  const { end, move, visits, asked } = start('?step=criteria', 'criteria');
  end();
  expect(visits).toEqual(['replace /wizard']);
  move('?step=about');
  expect([visits, asked]).toEqual([['replace /wizard', 'replace /wizard'], []]);
});

it('useStepInAddress changes the step on Back and Forward', () => {
  const { show, move, visits, asked } = start('', 'account');
  show('about');
  visits.length = 0;
  expect([move(''), move('?step=about'), move('')]).toEqual(['account', 'about', 'account']);
  expect([visits, asked]).toEqual([[], ['account', 'about', 'account']]);
  show('about');
  expect(visits).toEqual(['push /wizard?step=about']);
});

it('useStepInAddress restores the URL when Back or Forward selects a step that the wizard can’t open', () => {
  const { move, visits } = start('', 'account', ['account', 'about']);
  expect(move('?step=criteria')).toBe('account');
  expect(move('?step=about')).toBe('about');
  expect(visits).toEqual(['replace /wizard']);
});

it('useStepInAddress opens the step in the URL instead of the step of the draft', () => {
  const { show, visits, asked } = start('?step=about', null);
  show('criteria');
  expect([visits, asked]).toEqual([[], ['about']]);
});

it('useStepInAddress opens the step of the draft if the step in the URL is unreachable or unknown', () => {
  const { show, visits } = start('?step=criteria', null, ['account']);
  show('account');
  expect(visits).toEqual(['replace /wizard']);
  expect(start('?step=nonsense', 'account').visits).toEqual([]);
});
