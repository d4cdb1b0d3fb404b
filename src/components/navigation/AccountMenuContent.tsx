import { localeNames, locales, useMessages } from '@messages';
import { Command, LogOut, Star, UserRound } from 'lucide';
import type { ReactElement } from 'react';
import { themes } from '@/data/schema/shapes/themes';
import { modKey } from '../layout/modKey';
import { Menu, MenuHeader, MenuItem, MenuRadioGroup, MenuSeparator } from '../overlays/Menu';
import { Text } from '../typography/Text';
import type { PreferencesProps } from './Preferences';
import { places } from './places';

export type AccountMenuContentProps = PreferencesProps & {
  /** Name of the signed-in user. */
  name: string;
  /** The user's email address, shown below the name. */
  email?: string;
  /** Called to open the search in the top bar with its commands. */
  onCommands: () => void;
  /** Called to sign out in this browser. */
  onSignOut: () => void;
  /** Whether a sign-out is in progress. */
  isSigningOut?: boolean;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the menu opens or closes: by its trigger, an action or Escape. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu of {@link AccountMenu}, loaded when the user hovers or focuses its button. */
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
      <MenuItem icon={Command} keys={[modKey(), 'K']} onSelect={props.onCommands}>
        {t.commands}
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
