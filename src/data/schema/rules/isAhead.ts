/** How far another clock may be ahead, in ms. */
const tolerance = 60_000;

/**
 * Whether the time of another account's record is more than a minute ahead, because its writer's clock is
 * wrong. Such a time counts as now. Both in ms since the epoch.
 */
export const isAhead = (time: number, now: number): boolean => time > now + tolerance;
