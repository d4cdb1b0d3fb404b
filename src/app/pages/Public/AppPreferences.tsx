import { Preferences } from '@/components/navigation/Preferences';
import { appearance } from '../../services/appearance';
import { useAppearance } from '../../services/useAppearance';

/** Theme and language choices for a page's footer. */
export function AppPreferences() {
  const { theme, locale } = useAppearance();
  return (
    <Preferences
      theme={theme}
      locale={locale}
      onThemeChange={(next) => appearance.choose({ theme: next })}
      onLocaleChange={(next) => appearance.choose({ locale: next })}
    />
  );
}
