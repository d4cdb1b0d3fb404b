import { expect, it } from 'vitest';
import { AddressContext } from '@/app/router/address';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useShown, useWaited } from '@/app/session/useWaited';
import { mounted, within } from '../../support/hook';

/** Mounts and unmounts a page, which shows its data if `isShown`. Returns the result of `useWaited`. */
function waitedOf(services: object, key: string, isShown = false) {
  const address = { usePathname: () => '', useSearch: () => '', go: async () => {}, waited: () => 120 };
  const page = mounted(
    () => {
      useShown(key, isShown);
      return useWaited(key);
    },
    null,
    within(AddressContext, address),
    within(ServicesContext, () => services as Services),
  );
  page.leave();
  return page.value();
}

it('useWaited returns the time since the navigation started, or Infinity if the signed-in account has seen the content before', () => {
  const [asha, noor] = [{}, {}];
  expect(waitedOf(asha, 'feed')).toBe(120);
  expect(waitedOf(asha, 'feed', true)).toBe(120);
  expect(waitedOf(asha, 'feed')).toBe(Number.POSITIVE_INFINITY);
  expect(waitedOf(asha, 'heliogrid', true)).toBe(120);
  expect(waitedOf(asha, 'feed')).toBe(Number.POSITIVE_INFINITY);
  expect(waitedOf(noor, 'feed')).toBe(120);
});
