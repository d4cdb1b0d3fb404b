import type { DeviceChange } from '../../ports/DeviceStore';
import { wholeKind } from '../../schema/shapes/wholeKind';

/**
 * Returns whether a change may affect records that `isMeant` accepts. A part of a listing, or of its owner's
 * edits, counts as the whole.
 */
export const concerns = (change: DeviceChange, isMeant: (kind: string, id: string) => boolean): boolean =>
  change.extent !== 'some' || change.records.some(({ kind, id }) => isMeant(wholeKind(kind), id));
