import { tidyText } from './blank';

/** The texts without blanks around them, those in lists too; a blank item is none. */
export const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(tidyText).filter(Boolean)];
      return [name, typeof value === 'string' ? tidyText(value) : value];
    }),
  ) as Values;
