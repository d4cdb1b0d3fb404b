import { type Locale, localeNames, locales, useMessages } from '@messages';
import { Select } from '../controls/Select';
import { Inline } from '../layout/Inline';

export const themeChoices = ['light', 'dark', 'system'] as const;
/** Theme choices (spec section 9, Settings defaults). */
export type ThemeChoice = (typeof themeChoices)[number];

export type PreferencesProps = {
  theme: ThemeChoice;
  locale: Locale;
  onTheme: (theme: ThemeChoice) => void;
  onLocale: (locale: Locale) => void;
};

/** The choices of language and theme for the public pages. */
export function Preferences({ theme, locale, onTheme, onLocale }: PreferencesProps) {
  const t = useMessages('common');
  const themeNames = { light: t.themeLight, dark: t.themeDark, system: t.themeSystem };
  return (
    <Inline gap={12} wrap>
      <Select
        label={t.language}
        hideLabel
        value={locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={onLocale}
      />
      <Select
        label={t.theme}
        hideLabel
        value={theme}
        options={themeChoices.map((value) => ({ value, label: themeNames[value] }))}
        onChange={onTheme}
      />
    </Inline>
  );
}
