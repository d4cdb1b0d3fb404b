import { type Locale, localeNames, locales, useMessages } from '@messages';
import { type Theme, themes } from '@/data/schema/themes';
import { Select } from '../controls/Select';
import { Inline } from '../layout/Inline';

export type PreferencesProps = {
  /** The one in force. */
  theme: Theme;
  /** The language in force. */
  locale: Locale;
  /** A theme was chosen; it holds at once. */
  onThemeChange: (theme: Theme) => void;
  /** A language was chosen; it holds once its words are there. */
  onLocaleChange: (locale: Locale) => void;
};

/** The choices of language and theme for the public pages. */
export function Preferences({ theme, locale, onThemeChange, onLocaleChange }: PreferencesProps) {
  const t = useMessages('common');
  const themeNames = { light: t.themeLight, dark: t.themeDark, system: t.themeSystem };
  return (
    // On Back a browser would fill in what was chosen then.
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
