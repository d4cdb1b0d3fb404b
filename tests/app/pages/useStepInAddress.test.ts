import { beforeEach, describe, expect, it } from 'vitest';
import { useStepInAddress } from '@/app/pages/Wizard/useStepInAddress';
import { stubAddress } from '../../support/address';
import { stubBrowser } from '../../support/browser';
import { mounted } from '../../support/hook';

beforeEach(() => {
  stubBrowser();
});

const steps = ['account', 'about', 'criteria'] as const;
type Step = (typeof steps)[number];

/** A wizard at this address, of which only these steps can be gone to. */
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
      page.draw(step);
    },
    end() {
      isOver = true;
      page.draw(current);
    },
    /** Back or Forward, and what the wizard shows then. */
    move(next: string) {
      page.act(() => move(next));
      page.draw(current);
      return current;
    },
  };
}

describe('the address', () => {
  it('names each step that is shown, but for the first', () => {
    const { show, visits, asked } = start('', 'account');
    show('about');
    show('criteria');
    show('account');
    expect(visits).toEqual(['push /wizard?step=about', 'push /wizard?step=criteria', 'push /wizard']);
    expect(asked).toEqual([]);
  });

  it('is in the place of the one that was asked for where a draft leads elsewhere', () => {
    const { show, visits, asked } = start('', null);
    expect(visits).toEqual([]);
    show('about');
    expect([visits, asked]).toEqual([['replace /wizard?step=about'], []]);
  });

  it('names no step any more once it is over, whatever is gone to', () => {
    const { end, move, visits, asked } = start('?step=criteria', 'criteria');
    end();
    expect(visits).toEqual(['replace /wizard']);
    move('?step=about');
    expect([visits, asked]).toEqual([['replace /wizard', 'replace /wizard'], []]);
  });
});

describe('what is shown', () => {
  it('follows Back and Forward', () => {
    const { show, move, visits, asked } = start('', 'account');
    show('about');
    visits.length = 0;
    expect([move(''), move('?step=about'), move('')]).toEqual(['account', 'about', 'account']);
    expect([visits, asked]).toEqual([[], ['account', 'about', 'account']]);
    show('about');
    expect(visits).toEqual(['push /wizard?step=about']);
  });

  it('stays where the wizard can’t go there, and the address with it', () => {
    const { move, visits } = start('', 'account', ['account', 'about']);
    expect(move('?step=criteria')).toBe('account');
    expect(move('?step=about')).toBe('about');
    expect(visits).toEqual(['replace /wizard']);
  });

  it('is the step that the address names, where a draft was left at another one', () => {
    const { show, visits, asked } = start('?step=about', null);
    show('criteria');
    expect([visits, asked]).toEqual([[], ['about']]);
  });

  it('is what the draft leads to, where the address names one that nobody has reached', () => {
    const { show, visits } = start('?step=criteria', null, ['account']);
    show('account');
    expect(visits).toEqual(['replace /wizard']);
    expect(start('?step=nonsense', 'account').visits).toEqual([]);
  });
});
