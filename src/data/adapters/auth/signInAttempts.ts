import * as z from 'zod/mini';
import { attemptsFree, attemptsKept, attemptWait, attemptWaitMaximum } from '../../schema/shapes/constants';

/** The attempts to sign in at one address since the last correct one. */
const attemptsSchema = z.object({
  /** Trimmed and in lower case, whether or not it has an account. */
  email: z.string(),
  count: z.int().check(z.positive()),
  /** When the last attempt was, in ms since the epoch. */
  last: z.number(),
});
export type Attempts = z.infer<typeof attemptsSchema>;

/** Returns the wait after `count` wrong attempts, in ms: from the fifth on, it doubles up to a maximum. */
export const waitAfter = (count: number): number =>
  count <= attemptsFree ? 0 : Math.min(attemptWait * 2 ** (count - attemptsFree - 1), attemptWaitMaximum);

/** Returns the remaining wait, in ms; 0 if it is over. */
export const waitLeft = ({ count, last }: Attempts, now: number): number =>
  Math.max(0, last + waitAfter(count) - now);

/**
 * Returns the earlier attempts in a record; null if they are too old or invalid. If the clock was set back,
 * the last attempt counts as made now.
 */
export function attemptsAt(record: unknown, now: number): Attempts | null {
  const { data } = attemptsSchema.safeParse(record);
  if (!data || now - data.last > attemptsKept) return null;
  return { ...data, last: Math.min(data.last, now) };
}
