import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { AccountMenuContent } from '@/components/navigation/AccountMenuContent';
import preview from '../../../.storybook/preview';
import { atTheRight } from '../../support/atTheRight';
import { desktop, phone } from '../../support/globals';
import { holding } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Navigation/AccountMenuContent',
  component: AccountMenuContent,
  globals: desktop,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    name: 'Asha Verma',
    email: 'asha@heliogrid.example',
    theme: 'dark' as const,
    locale: 'es' as const,
    trigger: <Button variant="secondary">Asha</Button>,
    isOpen: true,
    onOpenChange: fn(),
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onSignOut: fn(),
  },
  render: holding('isOpen', 'onOpenChange'),
  decorators: [atTheRight],
});

const findMenu = async () => within(await screen.findByRole('menu', { name: 'Account: Asha Verma' }));

/** The person, their own places, the current theme and language, and the way out. A choice closes it. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const menu = await findMenu();
    const textOf = (item: HTMLElement) => item.textContent;
    await expect(
      menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['Manage account', '/profile/manage'],
      ['Starred', '/starred'],
      ['Sign out', null],
    ]);
    await expect(menu.getAllByRole('menuitemradio', { checked: true }).map(textOf)).toEqual([
      'Dark',
      'Español',
    ]);
    const languages = within(menu.getByRole('group', { name: 'Language' })).getAllByRole('menuitemradio');
    await expect(languages.map(textOf)).toEqual(['English', 'हिन्दी', 'Español']);
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'हिन्दी' }));
    await expect(mocked(args.onLocaleChange).mock.calls).toEqual([['hi']]);
    await expect(args.onThemeChange).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const trigger = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(trigger);
    await userEvent.click((await findMenu()).getByRole('menuitemradio', { name: 'Light' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await findMenu();
  },
});

/** Signing out takes a moment, and can’t be requested twice. A person without an address has no empty line. */
export const StressHindi = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Balasubrahmanyam Krishnamoorthy',
    email: undefined,
    locale: 'hi',
    isSigningOut: true,
  },
  globals: { ...phone, locale: 'hi' },
  play: async ({ args, userEvent }) => {
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByText(args.name).parentElement?.textContent).toBe(args.name);
    await expect(within(menu).getAllByRole('menuitem').at(-1)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).not.toHaveBeenCalled();
    const { left, right } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});
