import { Preferences } from '@/components/navigation/Preferences';
import { useAppearance } from '../../services/useAppearance';

/** Theme and language choices for a page's footer. */
export function AppPreferences() {
  const { theme, locale, choose } = useAppearance();
  return (
    <Preferences
      theme={theme}
      locale={locale}
      onThemeChange={(next) => choose({ theme: next })}
      onLocaleChange={(next) => choose({ locale: next })}
    />
  );
}
