import type { DeviceChange } from '../../ports/DeviceStore';

/** Whether a change may be one of records of these kinds. */
export const concerns = (change: DeviceChange, isMeant: (kind: string, id: string) => boolean): boolean =>
  change.extent !== 'some' || change.records.some(({ kind, id }) => isMeant(kind, id));
