import { use, useEffect, useState } from 'react';
import { AddressContext } from '../router/address';
import { useServices } from './useServices';

/** The keys of all content shown since the page load, per user's services. */
const shown = new WeakMap<object, Set<string>>();

/**
 * Returns how long the user had waited for the content when the component mounted, in ms. The delays of the
 * spec (section 9, Timings) run from the start of the navigation, parallel to the fetches. The delays apply
 * to the first load only: for content shown before, returns Infinity, so that it appears immediately.
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
