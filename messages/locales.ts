/** The name of each language in that language. English is the source and the default (spec section 9). */
export const localeNames = {
  en: 'English',
  hi: 'हिन्दी',
  es: 'Español',
} as const;
export type Locale = keyof typeof localeNames;

/** The language codes of the interface, English first. Each code is also a folder of messages. */
export const locales = Object.keys(localeNames) as Locale[];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
