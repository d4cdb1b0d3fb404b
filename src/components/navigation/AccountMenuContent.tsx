import { localeNames, locales, useMessages } from '@messages';
import { LogOut, Star, UserRound } from 'lucide';
import type { ReactElement } from 'react';
import { themes } from '@/data/schema/themes';
import { Menu, MenuHeader, MenuItem, MenuRadioGroup, MenuSeparator } from '../overlays/Menu';
import { Text } from '../typography/Text';
import type { PreferencesProps } from './Preferences';
import { places } from './places';

export type AccountMenuContentProps = PreferencesProps & {
  /** Who is signed in. */
  name: string;
  /** Their address, below the name. */
  email?: string;
  /** Ends the session on this device. */
  onSignOut: () => void;
  /** A sign-out is under way. */
  isSigningOut?: boolean;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** The trigger was pressed, an action chosen, or Escape: it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The account menu itself, with the primitives that it needs: fetched when the person reaches for it. */
export function AccountMenuContent(props: AccountMenuContentProps) {
  const { name, email, theme, locale, isSigningOut } = props;
  const t = useMessages('app');
  const words = useMessages('common');
  const themeNames = { light: words.themeLight, dark: words.themeDark, system: words.themeSystem };
  return (
    <Menu
      label={t.account({ name })}
      trigger={props.trigger}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
    >
      <MenuHeader>
        <Text as="div" weight="strong">
          {name}
        </Text>
        {email && (
          <Text as="div" size="small" tone="muted">
            {email}
          </Text>
        )}
      </MenuHeader>
      <MenuSeparator />
      <MenuItem icon={UserRound} href={places.profile.href}>
        {t.manageAccount}
      </MenuItem>
      <MenuItem icon={Star} href={places.starred.href}>
        {t.starred}
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label={words.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={props.onThemeChange}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={words.language}
        value={locale}
        options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
        onChange={props.onLocaleChange}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} isDisabled={isSigningOut} onSelect={props.onSignOut}>
        {isSigningOut ? t.signingOut : t.signOut}
      </MenuItem>
    </Menu>
  );
}
