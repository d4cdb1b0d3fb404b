import * as z from 'zod/mini';
import { legible } from './blank';
import { entriesMaximum, textMaximum } from './constants';

// What the three wizards' forms hold is text as it is typed; their schemas answer with the key of a message
// (`messages/*/wizard.ts`), not with the message itself.

/** No longer than its field takes; nothing else is said of what is. */
const atMost = (maximum: number) => z.maxLength(maximum, { error: 'tooLong', abort: true });

/** Any text that its field takes, or none. */
export const optional = (maximum: number = textMaximum.line) =>
  z.optional(z.string('tooLong').check(atMost(maximum)));

/** Something other than blanks. */
export const required = (key: string, maximum: number = textMaximum.line) =>
  z.string(key).check(atMost(maximum), z.regex(legible, key));

/** Texts, or entries of several each. */
export const listed = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item, 'tooMany').check(z.maxLength(entriesMaximum, 'tooMany')));

/** Spec section 5, "a simple email pattern". A blank one is only reported as missing. */
export const emailField = (missingKey: string) =>
  z.string(missingKey).check(
    z.regex(legible, missingKey),
    // Of a long one, the pattern's reading would take its time.
    atMost(textMaximum.email),
    z.regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, 'emailInvalid'),
  );

/** A number, as one of the readers of `numberOf.ts` reads it. */
export const readable = (key: string, read: (typed: string) => number | undefined) =>
  z.string(key).check(z.refine((typed) => read(typed) !== undefined, key));

/** At least one of a list. */
export const someOf = (key: string) => z.array(z.string(key), key).check(z.minLength(1, key));

/** By field name: the key of what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a wizard could not be submitted: what the auth provider says, word for word, or that the device couldn't keep it. */
export type WizardFailure = { kind: 'provider'; message: string } | { kind: 'device' };

/** What is wrong with a step's fields, in the order of the schema's; nothing when the step may be left. */
export function errorsOf(schema: z.ZodMiniType | undefined, values: unknown): FieldErrors {
  const result = schema?.safeParse(values);
  if (!result || result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** What is kept of a wizard while it isn't done. */
export const draftSchemaOf = <Values extends z.ZodMiniType, Step extends string>(
  values: Values,
  steps: readonly [Step, ...Step[]],
) => z.object({ values, step: z.enum(steps), furthest: z.enum(steps) });
