import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { modKey } from '@/components/layout/modKey';
import { AccountMenuContent } from '@/components/navigation/AccountMenuContent';
import preview from '../../../.storybook/preview';
import { accountOfAsha } from '../../support/accountProps';
import { atTheRight } from '../../support/atTheRight';
import { desktop } from '../../support/globals';
import { hindiPhone, linksOf, stressPerson, textsOf, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: AccountMenuContent,
  globals: desktop,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    ...accountOfAsha(),
    email: 'asha@heliogrid.example',
    theme: 'dark' as const,
    locale: 'es' as const,
    trigger: <Button variant="secondary">Asha</Button>,
    isOpen: true,
    onOpenChange: fn(),
  },
  decorators: [atTheRight],
});

/** The user, their pages, the current theme and language, and Sign out. A choice calls `onOpenChange`. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const menu = within(await screen.findByRole('menu', { name: 'Account: Asha Verma' }));
    await expect(linksOf(menu.getAllByRole('menuitem'))).toEqual([
      'Manage account /profile/manage',
      'Starred /starred',
      `Commands${modKey()}K null`,
      'Sign out null',
    ]);
    await expect(textsOf(menu.getAllByRole('menuitemradio', { checked: true }))).toEqual(['Dark', 'Español']);
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'हिन्दी' }));
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('hi');
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Light' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
    await expect(timesOf(args)).toEqual({ onLocaleChange: 1, onThemeChange: 1, onOpenChange: 2 });
  },
});

/** Signing out takes a moment and can’t be requested twice. Without an email address, only the name is at the top. */
export const StressHindi = meta.story({
  args: { name: stressPerson.name, email: undefined, locale: 'hi', isSigningOut: true },
  globals: hindiPhone,
  play: async ({ args, userEvent }) => {
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByText(args.name).parentElement?.textContent).toBe(args.name);
    await expect(within(menu).getAllByRole('menuitem').at(-1)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).not.toHaveBeenCalled();
    const { left, right } = menu.getBoundingClientRect();
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  },
});
