import * as z from 'zod/mini';
import { themes } from './themes';
import { id } from './values';

// The file that a person takes their data along in (decisions: "Your data").

export const product = 'updraft';
/** Increase it when older builds can't read the new shape. 2: startups have pitch decks. */
export const exportVersion = 2;

/** All of the file but its records, which are looked at one by one. */
export const exportSchema = z.object({
  product: z.literal(product),
  version: z.int().check(z.minimum(1), z.maximum(exportVersion)),
  exportedAt: z.iso.datetime(),
  /** Whose it was. */
  name: z.string(),
  appearance: z.object({ theme: z.enum(themes), language: z.string() }),
  records: z.array(z.unknown()),
});

/** A file in an export: its type, and its bytes in base 64. */
export const exportedBlobSchema = z.strictObject({ $blob: z.string(), base64: z.string() });

export const exportedRecordSchema = z.object({ kind: z.string(), id, value: z.unknown() });
