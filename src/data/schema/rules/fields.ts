import * as z from 'zod/mini';
import { legible } from '../text/blank';
import { entriesMaximum, textMaximum } from '../text/limits';

// The rules of form fields. They validate text as entered, and report keys of messages
// (`messages/*/wizard.json`).

/** Limits the length. A text that is too long gets no other error. */
const atMost = (maximum: number) => z.maxLength(maximum, { error: 'tooLong', abort: true });

/** An optional text of limited length. */
export const optional = (maximum: number = textMaximum.line) =>
  z.optional(z.string('tooLong').check(atMost(maximum)));

/** A text that isn't blank. */
export const required = (key: string, maximum: number = textMaximum.line) =>
  z.string(key).check(atMost(maximum), z.regex(legible, key));

/** A list of texts, or of entries with several texts each. */
export const listed = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item, 'tooMany').check(z.maxLength(entriesMaximum, 'tooMany')));

/** An email address (spec section 5). A blank text is only reported as missing. */
export const emailField = (missingKey: string) =>
  z.string(missingKey).check(
    z.regex(legible, missingKey),
    // The length is checked first, because the pattern would be slow on a long text.
    atMost(textMaximum.email),
    z.regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, 'emailInvalid'),
  );

/** A text that `read`, a function from `numberOf.ts`, can convert to a number. */
export const readable = (key: string, read: (typed: string) => number | undefined) =>
  z.string(key).check(z.refine((typed) => read(typed) !== undefined, key));

/** A list with at least one item. */
export const someOf = (key: string) => z.array(z.string(key), key).check(z.minLength(1, key));

/** The key of each invalid field's error, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the errors of a step's fields in the schema's order; empty if the user may leave the step. */
export function errorsOf(schema: z.ZodMiniType | undefined, values: unknown): FieldErrors {
  const result = schema?.safeParse(values);
  if (!result || result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}
