import type { Session } from '@/data/ports/SessionStore';
import { asha, castIds, freshMe } from '@/data/sample/people';
import type { Me } from '@/data/schema/shapes/currentUser';
import { slugOf } from '@/data/schema/text/slug';

/** The owner of the demo account's records. A session without a uid belongs to the demo account, too. */
export const sampleOwner = 'sample';

/** Returns the owner of the session's records. */
export const ownerOf = ({ uid }: Session): string => uid ?? sampleOwner;

/**
 * Returns the signed-in user. Without a uid, that is the demo account (Asha), under the stored userName if
 * there is one (decisions: "Who I am").
 */
export function meOf(session: Session): Me {
  const { userName, pageId } = session;
  if (ownerOf(session) === sampleOwner) return { ...asha, name: userName ?? asha.name };
  return freshMe(pageId ?? slugOf(userName ?? '', castIds), userName ?? '');
}
