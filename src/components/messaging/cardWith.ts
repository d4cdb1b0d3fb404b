import type { Conversation } from '@/data/schema/shapes/conversation';
import { profileHref, profileKinds, refOf } from '@/data/schema/shapes/ref';
import type { Addable } from '../pipeline/additions';

/**
 * Returns the card of the other participant of a conversation; `null` if there is none. The page of the
 * participant, which the conversation links to, decides the kind of the card.
 */
export function cardWith(conversation: Conversation): Addable | null {
  const { id, slug, name, avatar, href, closed } = conversation;
  const kind = profileKinds.find((each) => href.startsWith(profileHref(each, { id: '' }))) ?? 'user';
  // The id of a conversation with an account is its uid, which isn't the id of its startup.
  if (closed === 'deleted' || (kind === 'startup' && slug !== undefined)) return null;
  return { id: refOf(kind, id), subject: { name, face: avatar, slug }, source: { kind: 'message', by: id } };
}
