import { useLocale } from '@messages';
import { useFormats } from '@messages/format';
import { useCallback } from 'react';

const week = 7 * 86_400_000;

/** Returns a function that names a day, in ms since the epoch: Thursday within a week after `now`, else Nov 19. */
export function useDayName(): (day: number, now: number) => string {
  const locale = useLocale();
  const formats = useFormats();
  return useCallback(
    (day: number, now: number) =>
      day > now && day - now < week
        ? new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(day)
        : formats.day(day, now),
    [locale, formats],
  );
}
