import * as z from 'zod/mini';

/** Why a wizard couldn't be submitted: the auth provider's message, verbatim, or browser storage failed. */
export type WizardFailure = { kind: 'provider'; message: string } | { kind: 'device' };

/** Returns the schema of a wizard's stored draft. */
export const draftSchemaOf = <Values extends z.ZodMiniType, Step extends string>(
  values: Values,
  steps: readonly [Step, ...Step[]],
) => z.object({ values, step: z.enum(steps), furthest: z.enum(steps) });
