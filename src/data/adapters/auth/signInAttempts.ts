import * as z from 'zod/mini';
import { attemptsFree, attemptsKept, attemptWait, attemptWaitMaximum } from '../../schema/constants';

/** The tries to sign in at one address since the last one that was right. */
const attemptsSchema = z.object({
  /** Trimmed and in lower case, whether or not it has an account. */
  email: z.string(),
  count: z.int().check(z.positive()),
  /** When the last one was, in ms since the epoch. */
  last: z.number(),
});
export type Attempts = z.infer<typeof attemptsSchema>;

/** How long the next try has to wait after so many that were wrong, in ms: from the fifth on, twice as long each time. */
export const waitAfter = (count: number): number =>
  count <= attemptsFree ? 0 : Math.min(attemptWait * 2 ** (count - attemptsFree - 1), attemptWaitMaximum);

/** How long one still has to wait, in ms; 0 for no longer. */
export const waitLeft = ({ count, last }: Attempts, now: number): number =>
  Math.max(0, last + waitAfter(count) - now);

/**
 * What is known of earlier tries, as of now: nothing of what is too old, or has lost its shape. On a clock that was set
 * back the last one was just now.
 */
export function attemptsAt(record: unknown, now: number): Attempts | null {
  const { data } = attemptsSchema.safeParse(record);
  if (!data || now - data.last > attemptsKept) return null;
  return { ...data, last: Math.min(data.last, now) };
}
