import { type Locale, useLocale } from '@messages';
import { currencyFormat } from '@messages/format';
import { useMemo } from 'react';

/** Returns formatters for a language that only profiles need. */
export function profileFormatsOf(locale: Locale) {
  const whole = (code: 'USD' | 'INR') => currencyFormat(locale, code, { maximumFractionDigits: 0 });
  /** Returns a calendar date in words. `rest`: the part that its text lacks. */
  function calendarText(text: string, options: Intl.DateTimeFormatOptions, rest = '') {
    const start = Date.parse(`${text}${rest}T00:00:00Z`);
    if (Number.isNaN(start)) return text;
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(start);
  }
  return {
    /** An amount of whole dollars in full: $50,000. */
    dollars: (amount: number) => whole('USD').format(amount),
    /** An amount of whole rupees in full: ₹25,00,000. */
    rupees: (amount: number) => whole('INR').format(amount),
    /** A date of birth, `YYYY-MM-DD`: Dec 15, 1980. Other text stays as it is. */
    birthday: (iso: string) => calendarText(iso, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** A month of a year, `YYYY-MM`: Mar 2022. Other text stays as it is. */
    monthYear: (month: string) => calendarText(month, { month: 'short', year: 'numeric' }, '-01'),
  };
}

/** Returns {@link profileFormatsOf} for the current language. */
export function useProfileFormats() {
  const locale = useLocale();
  return useMemo(() => profileFormatsOf(locale), [locale]);
}
