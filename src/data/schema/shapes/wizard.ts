import * as z from 'zod/mini';

/** Why submitting failed: the auth provider's error (`message` is shown verbatim), or browser storage. */
export type WizardFailure = { kind: 'provider'; message: string } | { kind: 'device' };

/** Returns the schema of a wizard's stored draft. */
export const draftSchemaOf = <Values extends z.ZodMiniType, Step extends string>(
  values: Values,
  steps: readonly [Step, ...Step[]],
) => z.object({ values, step: z.enum(steps), furthest: z.enum(steps) });
