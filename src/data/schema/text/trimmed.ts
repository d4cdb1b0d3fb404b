import { tidyText } from './blank';

/** Returns the values with their texts trimmed, in lists, too. Blank list items are removed. */
export const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(tidyText).filter(Boolean)];
      return [name, typeof value === 'string' ? tidyText(value) : value];
    }),
  ) as Values;
