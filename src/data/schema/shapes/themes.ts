/** Theme choices (Settings defaults): `light` by default; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
