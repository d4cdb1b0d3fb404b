import { use, useEffect, useState } from 'react';
import { AddressContext } from '../router/address';
import { useServices } from './useServices';

/** What has been shown since the page was loaded, to each person: by their services. */
const shown = new WeakMap<object, Set<string>>();

/**
 * How long the person has waited already for what a page loads, in ms, as it begins. The delays of the spec (section 9,
 * Timings) run from when one set out for the page, beside what it fetches, and are those of a first load: what was shown
 * before, Infinity here, is there at once.
 * @param key names what is loaded
 */
export function useWaited(key: string): number {
  const services = useServices();
  const { waited } = use(AddressContext);
  return useState(() => (shown.get(services)?.has(key) ? Number.POSITIVE_INFINITY : waited()))[0];
}

/** Remembers for {@link useWaited} what is shown, as soon as it is. */
export function useShown(key: string, isShown: boolean) {
  const services = useServices();
  useEffect(() => {
    if (isShown) shown.set(services, (shown.get(services) ?? new Set()).add(key));
  }, [services, key, isShown]);
}
