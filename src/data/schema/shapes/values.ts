import * as z from 'zod/mini';
import { legible } from '../text/blank';
import { yearMaximum, yearMinimum } from '../text/limits';

/** Schemas of values that several entities share. */
export const id = z.string().check(z.minLength(1));
export const name = z.string().check(z.regex(legible));
/** Ms since the epoch, within what a `Date` can hold. */
export const moment = z.number().check(z.minimum(-8.64e15), z.maximum(8.64e15));
export const amount = z.number().check(z.nonnegative());
/** Whole years. */
export const year = z.number().check(z.int(), z.minimum(yearMinimum), z.maximum(yearMaximum));
/** A path inside the app, or empty for the default picture. */
export const picture = z.string();
/** An award of a startup; the year can be unknown. */
export const award = z.object({ title: name, by: z.string(), year: z.optional(year) });
/** A URL, an email address or any other text; empty if there is none. */
export const text = z.string();

// A server may drop `null` and empty lists and objects, so a missing field means the same as an empty one.

/** A list; a missing list is empty. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);
/** Texts by name. */
export const textsByName = z._default(z.record(z.string(), text), {});
/** A value or `null`. */
export const orNone = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);
