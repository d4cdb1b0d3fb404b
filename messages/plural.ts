import type { Locale } from './locales';

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * The plural function of one language: picks the form by `Intl.PluralRules` and writes the number, grouped the
 * language's way, where the form has a `#`.
 */
export function pluralOf(locale: Locale) {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (count: number, forms: Forms): string =>
    (forms[rules.select(count)] ?? forms.other).replace('#', digits.format(count));
}
