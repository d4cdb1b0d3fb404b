import type { WorldTopic } from '../../../ports/World';
import { readRef } from '../../../schema/shapes/ref';
import { readRequestId } from '../../../schema/shapes/request';
import { isAddressedTo } from '../../records/addressedKinds';
import { isSeenByOthers } from '../../records/publishedKinds';
import { sentTo } from '../../records/sentKinds';

/** Whether a record may affect a topic. `uid`: its owner; null if it is unknown. */
type IsMeant = (kind: string, id: string, uid: string | null) => boolean;

/** Returns whether a record of an account may affect what the viewer sees of a topic. */
export function meant(topic: WorldTopic, viewer: string): IsMeant {
  const isTo = (kind: string, id: string) => isAddressedTo(viewer, { kind, id });
  /** For an owner's change: of the viewer's own records, only requests affect others' pages. */
  const ofPages: IsMeant = (kind, id, uid) =>
    uid === viewer
      ? kind === 'request'
      : (isSeenByOthers(kind) && !['post', 'comment', 'like'].includes(kind)) ||
        (kind === 'answer' && isTo(kind, id));
  if (topic === 'pages') return ofPages;
  if (topic === 'feed') return (kind, _, uid) => uid !== viewer && isSeenByOthers(kind);
  if (topic === 'messages') return (kind, _, uid) => uid !== viewer && kind === sentTo(viewer);
  if (topic === 'requests') return (kind, id, uid) => uid !== viewer && kind === 'request' && isTo(kind, id);
  const ref = topic.slice('profile:'.length);
  const page = readRef(ref);
  return (kind, id, uid) => {
    if (kind === 'post' || kind === 'comment' || kind === 'like') return uid !== viewer;
    if (!ofPages(kind, id, uid)) return false;
    if (kind === 'follow' && id === ref) return true;
    if (page?.kind !== 'startup') return uid === page?.id;
    if (kind === 'request' || kind === 'answer') return readRequestId(id)?.startupId === page.id;
    return kind === 'listing' || kind === 'ownedStartup' ? id === page.id : kind !== 'follow';
  };
}
