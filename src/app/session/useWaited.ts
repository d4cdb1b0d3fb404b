import { use, useEffect, useState } from 'react';
import { AddressContext } from '../router/address';
import { useServices } from './useServices';

/** The keys of all content shown since the page load, by the services of the signed-in user. */
const shown = new WeakMap<object, Set<string>>();

/**
 * Returns the time from the start of the navigation to the mount of the component, in ms. Callers subtract
 * this time from the loading delays of the spec (section 9, Timings). The delays apply to the first load
 * only: for content shown before, returns Infinity, so that it appears immediately.
 * @param key names the content
 */
export function useWaited(key: string): number {
  const services = useServices();
  const { waited } = use(AddressContext);
  return useState(() => (shown.get(services)?.has(key) ? Number.POSITIVE_INFINITY : waited()))[0];
}

/** Records for {@link useWaited} that the content is shown. */
export function useShown(key: string, isShown: boolean) {
  const services = useServices();
  useEffect(() => {
    if (isShown) shown.set(services, (shown.get(services) ?? new Set()).add(key));
  }, [services, key, isShown]);
}
