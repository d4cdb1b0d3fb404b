import type { ReactNode } from 'react';
import { useAppearance } from '@/app/services/useAppearance';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { TopBar } from '@/components/navigation/TopBar';
import { people } from '@/data/sample/people';

type AppBarProps = { search?: ReactNode; notifications?: ReactNode };

/** The app's top bar around one of its live parts, above an empty page. */
export function AppBar(parts: AppBarProps) {
  const { theme, locale, choose } = useAppearance();
  return (
    <>
      <TopBar
        {...parts}
        current="home"
        account={
          <AccountMenu
            name={people.asha.name}
            theme={theme}
            locale={locale}
            onThemeChange={(next) => choose({ theme: next })}
            onLocaleChange={(next) => choose({ locale: next })}
            onSignOut={() => {}}
          />
        }
      />
      <main style={{ minHeight: 700 }} />
    </>
  );
}
