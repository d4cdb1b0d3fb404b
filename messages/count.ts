import { type Locale, useLocale } from '.';

const made: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Returns a count with separators: 1,204. */
export function countIn(locale: Locale, value: number): string {
  // Numbers without separators are the same in all languages. The first use of `Intl` takes 20 ms.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  made[locale] ??= new Intl.NumberFormat(locale);
  return made[locale].format(value);
}

/** Returns the function that formats counts in the current language. It loads no other formats. */
export function useCount() {
  const locale = useLocale();
  return (value: number) => countIn(locale, value);
}
