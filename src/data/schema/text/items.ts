import { tidyText } from './blank';

/** Returns the comma-separated items of a text, trimmed. Omits blank items. */
export const itemsOf = (text: string): string[] => text.split(',').map(tidyText).filter(Boolean);
