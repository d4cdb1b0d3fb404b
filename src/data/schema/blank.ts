/** A character to read: neither a blank nor a control, format or otherwise invisible one. */
export const legible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether there is nothing to read in a text: zero-width characters are blanks too. */
export const isBlankText = (text: string): boolean => !legible.test(text);

/** A text without the blanks around it; empty where there is nothing to read. */
export const tidyText = (text: string): string => (isBlankText(text) ? '' : text.trim());
