import type { DeviceChange } from '../../../ports/DeviceStore';
import { type Ref, readRef } from '../../../schema/shapes/ref';
import { readRequestId } from '../../../schema/shapes/request';
import { concerns } from '../../device/concerns';

/**
 * Returns whether a change of an account may affect the page of a profile, apart from suggestions.
 * @param uid the account; null if it is unknown
 */
export function isOfPage(ref: Ref, change: DeviceChange, uid: string | null): boolean {
  const page = readRef(ref);
  return concerns(change, (kind, id) => {
    if (['post', 'comment', 'like'].includes(kind) || (kind === 'follow' && id === ref)) return true;
    if (page?.kind !== 'startup') return uid === page?.id;
    if (kind === 'request' || kind === 'answer') return readRequestId(id)?.startupId === page.id;
    return kind === 'listing' || kind === 'ownedStartup' ? id === page.id : kind !== 'follow';
  });
}
