import { listening } from '@kit/listening';
import { useSyncExternalStore } from 'react';
import { AddressContext } from '@/app/router/address';
import { within } from './hook';

/** A fake URL for a rendered page. `visits` has its navigations in order, such as `push /explore?q=solar`. */
export function stubAddress(pathname: string, first = '') {
  let search = first;
  const { listen, tell } = listening();
  const visits: string[] = [];
  function move(next: string) {
    search = next;
    tell();
  }
  const value = {
    usePathname: () => pathname,
    useSearch: () => useSyncExternalStore(listen, () => search),
    waited: () => 0,
    async go(to: string, { replace }: { replace?: boolean } = {}) {
      visits.push(`${replace ? 'replace' : 'push'} ${to}`);
      move(to.replace(pathname, ''));
    },
  };
  return { around: within(AddressContext, value), move, visits };
}
