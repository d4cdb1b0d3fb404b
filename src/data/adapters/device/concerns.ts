import type { DeviceChange } from '../../ports/DeviceStore';

/** Returns whether a change may affect records that `isMeant` accepts. */
export const concerns = (change: DeviceChange, isMeant: (kind: string, id: string) => boolean): boolean =>
  change.extent !== 'some' || change.records.some(({ kind, id }) => isMeant(kind, id));
