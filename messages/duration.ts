import type { Locale } from './locales';

/** Formats ms as whole seconds, or from one minute on as whole minutes. Rounds up: 90_000 → "2 minutes". */
export function duration(ms: number, locale: Locale): string {
  const seconds = Math.ceil(ms / 1000);
  const [unit, count] = seconds < 60 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(count),
  );
}
