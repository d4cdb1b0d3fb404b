import { expect, fn, screen, waitFor } from 'storybook/test';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import preview from '../../../.storybook/preview';
import { atTheRight } from '../../support/atTheRight';
import { desktop, phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Navigation/AccountMenu',
  component: AccountMenu,
  globals: desktop,
  args: {
    name: 'Asha Verma',
    email: 'asha@heliogrid.example',
    theme: 'light' as const,
    locale: 'en' as const,
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onSignOut: fn(),
  },
  decorators: [atTheRight],
});

/** From the keyboard; the focus goes back to the button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = () => canvas.getByRole('button', { name: 'Account: Asha Verma' });
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

export const LongNameHindi = meta.story({
  globals: { ...phone, locale: 'hi' },
  args: {
    name: 'Venkatanarasimharajuvaripeta Balasubrahmanyam Krishnamoorthy',
    email: 'a-very-long-address-that-never-seems-to-end@an-equally-long-domain.example',
    locale: 'hi',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
