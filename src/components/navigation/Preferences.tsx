import { type Locale, localeNames, locales, useMessages } from '@messages';
import { type Theme, themes } from '@/data/schema/shapes/themes';
import { Select } from '../controls/Select';
import { Inline } from '../layout/Inline';

export type PreferencesProps = {
  /** The current theme. */
  theme: Theme;
  /** The current language. */
  locale: Locale;
  /** Called when the user chooses a theme, which applies immediately. */
  onThemeChange: (theme: Theme) => void;
  /** Called when the user chooses a language, which applies once its messages have loaded. */
  onLocaleChange: (locale: Locale) => void;
};

/** The language and theme choices of the public pages. */
export function Preferences({ theme, locale, onThemeChange, onLocaleChange }: PreferencesProps) {
  const t = useMessages('common');
  const themeNames = { light: t.themeLight, dark: t.themeDark, system: t.themeSystem };
  return (
    // Prevents browsers from restoring old values when the user navigates back.
    <form autoComplete="off">
      <Inline gap={12} canWrap>
        <Select
          label={t.language}
          isLabelHidden
          value={locale}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          onChange={onLocaleChange}
        />
        <Select
          label={t.theme}
          isLabelHidden
          value={theme}
          options={themes.map((value) => ({ value, label: themeNames[value] }))}
          onChange={onThemeChange}
        />
      </Inline>
    </form>
  );
}
