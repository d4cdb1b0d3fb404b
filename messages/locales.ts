/** The languages of the interface, English first and by default (spec section 9, Settings defaults). */
export const locales = ['en', 'hi', 'es'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The name of each language in that language, for language choices. */
export const localeNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', es: 'Español' };
