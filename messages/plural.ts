import type { Locale } from './locales';
import { once } from './once';

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * The plural function of one language: picks the form by `Intl.PluralRules` and writes the number, grouped the
 * language's way, where the form has a `#`. A range, such as "6–10", is a text, and is many.
 */
export function pluralOf(locale: Locale) {
  const rules = once(() => new Intl.PluralRules(locale));
  const digits = once(() => new Intl.NumberFormat(locale));
  return (count: number | string, forms: Forms): string =>
    typeof count === 'string'
      ? forms.other.replace('#', count)
      : (forms[rules().select(count)] ?? forms.other).replace('#', digits().format(count));
}
