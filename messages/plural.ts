import type { Locale } from './locales';
import { once } from './once';

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Returns the plural function of a language. The function picks the form by `Intl.PluralRules` and replaces
 * the `#` in the form with the number. A range such as "6–10" is a string and uses the form `other`.
 */
export function pluralOf(locale: Locale) {
  const rules = once(() => new Intl.PluralRules(locale));
  const digits = once(() => new Intl.NumberFormat(locale));
  return (count: number | string, forms: Forms): string =>
    typeof count === 'string'
      ? forms.other.replace('#', count)
      : (forms[rules().select(count)] ?? forms.other).replace('#', digits().format(count));
}
