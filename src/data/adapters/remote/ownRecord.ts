import * as z from 'zod/mini';
import type { Agreed } from './agreed';
import type { Query } from './database';
import { serverTime } from './leaves';
import type { Version } from './mergedFields';
import { jsonText } from './packed';
import { joinedKey } from './paths';

// A record of an account as the database stores it, under `own/{uid}`.

const text = z.string();

const ownRecordSchema = z.object({
  k: text,
  i: text,
  e: text,
  at: z.number(),
  p: z.optional(text),
  v: z.optional(text),
  f: z.optional(text),
  s: z.optional(text),
});
/**
 * `k` kind, `i` id, `e` the entry of the last change, `v` the value as JSON, `f` the times of its fields as JSON, `s` the
 * address of a removed page.
 */
export type OwnRecord = z.infer<typeof ownRecordSchema>;

/** Returns a stored record; null for anything else. */
export function readOwnRecord(value: unknown): OwnRecord | null {
  const read = ownRecordSchema.safeParse(value);
  return read.success ? read.data : null;
}

/** Returns JSON data; undefined if the text isn't JSON. */
function parsed(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the query of an account's records of a kind. */
export function ofKind(kind: string): Query {
  const first = joinedKey(kind, '');
  return { by: 'key', from: [first], to: [`${first}\uf8ff`] };
}

const timesSchema = z.catch(z.record(z.string(), z.number()), {});

export const agreedOn = ({ v, f, e }: OwnRecord): Agreed => ({
  value: parsed(v),
  times: timesSchema.parse(parsed(f)),
  entry: e,
});

/** Returns the address in a value, if it is that of a page. */
export function slugIn(value: unknown): string | undefined {
  const { slug } = (value ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? slug : undefined;
}

/** Returns the address of a page, also of a removed one. */
export const addressIn = (record: OwnRecord): string | undefined =>
  record.s ?? slugIn(agreedOn(record).value);

/** What a device and the server agree on before a record exists. */
export const unknown: Agreed = { value: undefined, times: {}, entry: undefined };

/** Returns the value to store for a new version of a record. `before`: the version before. */
export function storedOwn(
  { kind, id, entry }: { kind: string; id: string; entry: string },
  { value, times }: Version,
  before: Agreed,
) {
  const slug = value === undefined ? slugIn(before.value) : undefined;
  return {
    k: kind,
    i: id,
    e: entry,
    ...(before.entry !== undefined && { p: before.entry }),
    ...(value !== undefined && { v: jsonText(value) }),
    ...(slug !== undefined && { s: slug }),
    f: jsonText(times),
    at: serverTime,
  };
}
