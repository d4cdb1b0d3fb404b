import type { Session } from '@/data/ports/SessionStore';
import { asha, freshMe } from '@/data/sample/people';
import type { Me } from '@/data/schema/shapes/currentUser';

/** The owner of the demo account's records. A session without a uid belongs to the demo account. */
export const sampleOwner = 'sample';

/** Returns the owner of the session's records. */
export const ownerOf = ({ uid }: Session): string => uid ?? sampleOwner;

/**
 * Returns the current user. Without a uid, that is the user of the demo account, Asha, with the session's
 * `userName` if it has one.
 */
export function meOf(session: Session): Me {
  const { userName, slug } = session;
  if (ownerOf(session) === sampleOwner) return { ...asha, name: userName ?? asha.name };
  return freshMe(ownerOf(session), userName ?? '', slug);
}
