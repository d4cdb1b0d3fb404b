/** Matches a visible character: not a blank, control, format or other invisible character. */
export const legible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text has no visible character. Zero-width characters aren't visible. */
export const isBlankText = (text: string): boolean => !legible.test(text);

/** Returns the text without surrounding blanks; empty if it has no visible character. */
export const tidyText = (text: string): string => (isBlankText(text) ? '' : text.trim());
