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
