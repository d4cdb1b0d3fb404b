import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AddressContext } from '@/app/router/address';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useShown, useWaited } from '@/app/session/useWaited';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

/** Mounts a page, which shows its data if `isShown`, and unmounts it. Returns its waiting time in ms. */
function waitedOf({ services, key, isShown }: { services: object; key: string; isShown: boolean }) {
  const address = { usePathname: () => '', useSearch: () => '', go: async () => {}, waited: () => 120 };
  const page = mounted(
    () => {
      useShown(key, isShown);
      return useWaited(key);
    },
    null,
    (children: ReactNode) =>
      createElement(
        AddressContext,
        { value: address },
        createElement(ServicesContext, { value: () => services as Services }, children),
      ),
  );
  page.leave();
  return page.value();
}

it('useWaited skips the delay of a page that was shown before, per account', () => {
  stubBrowser('/');
  const [asha, noor] = [{}, {}];
  expect(waitedOf({ services: asha, key: 'feed', isShown: false })).toBe(120);
  expect(waitedOf({ services: asha, key: 'feed', isShown: true })).toBe(120);
  expect(waitedOf({ services: asha, key: 'feed', isShown: false })).toBe(Number.POSITIVE_INFINITY);
  expect(waitedOf({ services: asha, key: 'heliogrid', isShown: true })).toBe(120);
  expect(waitedOf({ services: asha, key: 'feed', isShown: false })).toBe(Number.POSITIVE_INFINITY);
  expect(waitedOf({ services: noor, key: 'feed', isShown: false })).toBe(120);
});
