import { type Locale, useLocale } from '@messages';

/** Returns the language of a text by frequent words that the others don't have, or by its script. */
export const languageOf = (text: string): Locale | undefined =>
  /\b(que|para|una|los|del)\b/.test(text)
    ? 'es'
    : /\b(the|and|of|to|is|for|we)\b/i.test(text)
      ? 'en'
      : /[ऀ-ॿ]/.test(text)
        ? 'hi'
        : undefined;

/** Returns `lang` for a user's text in another language than the interface: a screen reader then changes its voice. */
export function useTextLanguage(text: string): Locale | undefined {
  const locale = useLocale();
  const language = languageOf(text);
  return language === locale ? undefined : language;
}
