import { tidyText } from './blank';

/** Returns the items of a text with commas, trimmed and without blank ones. */
export const itemsOf = (text: string): string[] => text.split(',').map(tidyText).filter(Boolean);
