import * as z from 'zod/mini';

/** What the device keeps about an account beside the provider's own record. */
export const profileSchema = z.object({ name: z.string().check(z.regex(/\S/)) });
export type Profile = z.infer<typeof profileSchema>;
