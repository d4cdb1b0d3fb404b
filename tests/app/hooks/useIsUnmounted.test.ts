import { expect, it } from 'vitest';
import { useIsUnmounted } from '@/app/hooks/useIsUnmounted';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

it('useIsUnmounted returns a stable function that returns true after the page unmounts', () => {
  stubBrowser();
  const page = mounted(useIsUnmounted, undefined);
  const isUnmounted = page.value();
  expect(isUnmounted()).toBe(false);
  page.draw(undefined);
  expect([page.value(), isUnmounted()]).toEqual([isUnmounted, false]);
  page.leave();
  expect(isUnmounted()).toBe(true);
});
