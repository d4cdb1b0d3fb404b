import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AccountMenu } from '@/components/navigation/AccountMenu';

const meta = {
  title: 'Components/Navigation/AccountMenu',
  component: AccountMenu,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    name: 'Asha Verma',
    email: 'asha@heliogrid.example',
    theme: 'light',
    locale: 'en',
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 560 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Account: Asha Verma' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Account: Asha Verma' }));
    await expect(menu.getByText('asha@heliogrid.example')).toBeInTheDocument();
    await expect(menu.getByRole('menuitem', { name: 'Manage account' })).toHaveAttribute(
      'href',
      '/profile/manage',
    );
    await expect(menu.getByRole('menuitem', { name: 'Starred' })).toHaveAttribute('href', '/starred');
    const theme = within(menu.getByRole('group', { name: 'Theme' }));
    await expect(theme.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    const language = within(menu.getByRole('group', { name: 'Language' }));
    await expect(language.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'English',
      'हिन्दी',
      'Español',
    ]);

    await userEvent.click(theme.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const SignsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Asha Verma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account: Asha Verma' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account: Asha Verma' })).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Asha Verma' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const SigningOut: Story = {
  args: { isSigningOut: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Asha Verma' }));
    await expect(await screen.findByRole('menuitem', { name: 'Signing out…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongNameHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  args: {
    name: 'Venkatanarasimharajuvaripeta Balasubrahmanyam Krishnamoorthy',
    email: 'a-very-long-address-that-never-seems-to-end@an-equally-long-domain.example',
    locale: 'hi',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
