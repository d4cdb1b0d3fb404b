import type { WorldTopic } from '../../../ports/World';
import { isAddressedTo } from '../../records/addressedKinds';
import { isSeenByOthers } from '../../records/publishedKinds';
import { sentTo } from '../../records/sentKinds';

/**
 * Returns whether a record of an account may affect what the viewer sees of a topic. Of the viewer's own records,
 * only requests do: they affect other accounts' pages.
 * @param uid the record's owner; null if it is unknown
 */
export function isOfTopic(topic: WorldTopic, viewer: string, kind: string, id: string, uid: string | null) {
  const isTo = isAddressedTo(viewer, { kind, id });
  const isOfPages = topic === 'pages' || topic === 'profiles';
  if (uid === viewer) return isOfPages && kind === 'request';
  if (topic === 'messages') return kind === sentTo(viewer);
  if (topic === 'requests') return kind === 'request' && isTo;
  if (isOfPages && kind === 'answer') return isTo;
  return isSeenByOthers(kind) && !(topic === 'pages' && ['post', 'comment', 'like'].includes(kind));
}
