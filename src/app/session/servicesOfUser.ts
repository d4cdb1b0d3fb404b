import type { LiveSession } from '@/data/ports/SessionStore';
import { userKey } from './userKey';

/**
 * Returns a function that returns the services of the signed-in user: the same object until another user
 * signs in. Closes the services of each user who has signed out, in any tab.
 */
export function servicesOfUser<Services extends { close: () => void }>(
  session: Pick<LiveSession, 'get' | 'subscribe'>,
  create: () => Services,
): () => Services {
  let known: { key: string; services: Services } | undefined;
  let isFollowing = false;
  function closeFormer() {
    if (known?.key === userKey(session.get())) return;
    known?.services.close();
    known = undefined;
  }

  return () => {
    if (!isFollowing) session.subscribe(closeFormer);
    isFollowing = true;
    closeFormer();
    known ??= { key: userKey(session.get()), services: create() };
    return known.services;
  };
}
