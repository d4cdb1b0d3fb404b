import { expect, it } from 'vitest';
import { useIsLeft } from '@/app/hooks/useIsLeft';
import { stubBrowser } from '../../support/stubBrowser';
import { mounted } from '../../support/hook';

it('useIsLeft returns a stable function that returns true after the page unmounts', () => {
  stubBrowser();
  const page = mounted(useIsLeft, undefined);
  const isLeft = page.value();
  expect(isLeft()).toBe(false);
  page.draw(undefined);
  expect([page.value(), isLeft()]).toEqual([isLeft, false]);
  page.leave();
  expect(isLeft()).toBe(true);
});
