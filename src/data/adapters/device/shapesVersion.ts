import type { StoredRecord } from './recordDatabase';

declare const __SHAPES__: string;

/**
 * The version of the schemas: a hash of their files (vite.config.ts). A record that was written with this version is
 * valid, so that reading it needs no schema. Empty in development and in tests, where every record is validated.
 */
export const shapes = { version: import.meta.env?.PROD ? __SHAPES__ : '' };

/** Adds the version of the schemas to a record that is about to be written. */
export const withVersion = <Stored extends StoredRecord>(record: Stored): Stored =>
  shapes.version ? { ...record, shapes: shapes.version } : record;

/** Whether a record was written with the current schemas. */
export const isCurrent = ({ shapes: version }: StoredRecord): boolean =>
  !!version && version === shapes.version;
