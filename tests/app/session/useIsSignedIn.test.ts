import { expect, it, vi } from 'vitest';
import { mounted, rendered } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

it('useIsSignedIn returns the `auth` flag, even after a change by another tab, and false during prerendering', async () => {
  const browser = stubBrowser();
  vi.resetModules();
  const { useIsSignedIn } = await import('@/app/session/useIsSignedIn');
  browser.storage.values.set('auth', 'true');
  expect(rendered(useIsSignedIn)).toBe(false);
  const page = mounted(useIsSignedIn, undefined);
  expect(page.value()).toBe(true);
  page.act(() => {
    browser.storage.values.set('auth', 'yes');
    browser.tellOfStorage('auth');
  });
  expect(page.value()).toBe(false);
  page.leave();
});
