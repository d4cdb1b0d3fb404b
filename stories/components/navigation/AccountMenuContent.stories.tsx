import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { AccountMenuContent } from '@/components/navigation/AccountMenuContent';

const meta = {
  title: 'Components/Navigation/AccountMenuContent',
  component: AccountMenuContent,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    name: 'Asha Verma',
    email: 'asha@heliogrid.example',
    theme: 'dark',
    locale: 'es',
    trigger: <Button variant="secondary">Asha</Button>,
    isOpen: true,
    onOpenChange: fn(),
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onSignOut: fn(),
  },
  argTypes: { trigger: { control: false } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const told = (open: boolean) => {
      setOpen(open);
      args.onOpenChange(open);
    };
    return <AccountMenuContent {...args} isOpen={isOpen} onOpenChange={told} />;
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 560 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = async () => within(await screen.findByRole('menu', { name: 'Account: Asha Verma' }));

/** Who one is, where one's own things are, theme and language as they are, and the way out. */
export const Default: Story = {
  play: async () => {
    const items = await menu();
    await expect(items.getByText('asha@heliogrid.example')).toBeInTheDocument();
    await expect(items.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Manage account',
      'Starred',
      'Sign out',
    ]);
    await expect(
      items.getAllByRole('menuitemradio', { checked: true }).map((item) => item.textContent),
    ).toEqual(['Dark', 'Español']);
  },
};

/** A choice is told, and the menu closes. */
export const Choosing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await menu()).getByRole('menuitemradio', { name: 'हिन्दी' }));
    await expect(args.onLocaleChange.mock.calls).toEqual([['hi']]);
    await expect(args.onThemeChange).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Someone without an address has no empty line. */
export const WithoutAddress: Story = {
  args: { email: undefined },
  play: async () => {
    const header = (await menu()).getByText('Asha Verma').parentElement;
    await expect(header?.textContent).toBe('Asha Verma');
  },
};

/** Signing out takes a moment, and can't be asked for twice. */
export const SigningOut: Story = {
  args: { isSigningOut: true },
  play: async ({ args, userEvent }) => {
    const item = (await menu()).getByRole('menuitem', { name: 'Signing out…' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const StressHindi: Story = {
  args: {
    name: 'Venkatanarasimharajuvaripeta Balasubrahmanyam Krishnamoorthy',
    email: 'a-very-long-address-that-never-seems-to-end@an-equally-long-domain.example',
    locale: 'hi',
  },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
