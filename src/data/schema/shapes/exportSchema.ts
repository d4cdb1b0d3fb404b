import * as z from 'zod/mini';
import { themes } from './themes';
import { id } from './values';

// The file in which users export their data.

export const product = 'updraft';
/**
 * Increase this version when older builds can't read the new shape. Version 2 added pitch decks. Version 3
 * refers to accounts by uid and to startups by id; before, it referred to both by address. Version 4 has a
 * record for each restricted part of a startup.
 */
export const exportVersion = 4;

/** Validates the file without its records. Each record is validated separately. */
export const exportSchema = z.object({
  product: z.literal(product),
  version: z.int().check(z.minimum(1), z.maximum(exportVersion)),
  exportedAt: z.iso.datetime(),
  /** The name of the exported account. */
  name: z.string(),
  appearance: z.object({ theme: z.enum(themes), language: z.string() }),
  records: z.array(z.unknown()),
});

/** A file within an export: its MIME type, and its bytes in base64. */
export const exportedBlobSchema = z.strictObject({ $blob: z.string(), base64: z.string() });

export const exportedRecordSchema = z.object({ kind: z.string(), id, value: z.unknown() });
