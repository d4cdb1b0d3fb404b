/** The themes to choose from. The default is `light`; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
