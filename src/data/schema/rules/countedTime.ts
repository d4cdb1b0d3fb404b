/** How far another clock may be ahead, in ms. */
const tolerance = 60_000;

/**
 * Returns the time of another account's record. A time that is more than a minute ahead counts as now, so that
 * no record stays on top because its writer's clock is wrong. Both in ms since the epoch.
 */
export const countedTime = (time: number, now: number): number => (time > now + tolerance ? now : time);
