import { tabChannel } from '@/data/adapters/device/tabChannel';
import type { Presence } from '@/data/ports/Presence';
import { openOnce } from './openOnce';

/** Opens the list of online users on first use, once per tab. */
export const loadPresence = openOnce<Presence>(async () => {
  const module = await import('@/data/adapters/device/tabPresence');
  return module.createTabPresence({
    locks: navigator.locks,
    channel: tabChannel('updraft.online'),
    page: window,
  });
});
