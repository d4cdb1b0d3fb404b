/** The current time in stories: 20 November 2025, noon UTC, in ms since the epoch. */
export const now = Date.UTC(2025, 10, 20, 12);

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
