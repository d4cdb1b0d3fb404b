import { tidyText } from './blank';

/** The items of a text with commas, without the blanks around them. */
export const itemsOf = (text: string): string[] => text.split(',').map(tidyText).filter(Boolean);
