import * as z from 'zod/mini';
import { attemptsFree, attemptsKept, attemptWait, attemptWaitMaximum } from '../../schema/shapes/constants';

/** The attempts to sign in with one email address since the last successful sign-in. */
const attemptsSchema = z.object({
  /** The email address, trimmed and in lower case. There may be no account with it. */
  email: z.string(),
  count: z.int().check(z.positive()),
  /** When the last attempt was, in ms since the epoch. */
  last: z.number(),
});
export type Attempts = z.infer<typeof attemptsSchema>;

/** Returns the waiting time after `count` wrong attempts, in ms. From the fifth attempt on, it doubles. */
export const waitAfter = (count: number): number =>
  count <= attemptsFree ? 0 : Math.min(attemptWait * 2 ** (count - attemptsFree - 1), attemptWaitMaximum);

/** Returns the rest of the waiting time, in ms; 0 if it is over. */
export const waitLeft = ({ count, last }: Attempts, now: number): number =>
  Math.max(0, last + waitAfter(count) - now);

/**
 * Returns the attempts in a stored record; null if they are too old or invalid. A last attempt in the future,
 * after the clock was set back, is treated as made now.
 */
export function attemptsAt(record: unknown, now: number): Attempts | null {
  const { data } = attemptsSchema.safeParse(record);
  if (!data || now - data.last > attemptsKept) return null;
  return { ...data, last: Math.min(data.last, now) };
}
