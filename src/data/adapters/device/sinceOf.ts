import type { StoredRecord } from './recordDatabase';

/** Returns the time from which a page of the newest records is complete: see `DeviceStore.readNewest`. */
export const sinceOf = (found: readonly StoredRecord[], hasEarlier: boolean, field = 'postTime'): number =>
  hasEarlier
    ? Math.min(...found.map(({ value }) => (value as Record<string, number>)[field] as number))
    : Number.NEGATIVE_INFINITY;
