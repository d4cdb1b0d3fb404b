import { expect, screen, waitFor } from 'storybook/test';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import preview from '../../../.storybook/preview';
import { accountOfAsha } from '../../support/accountProps';
import { atTheRight } from '../../support/atTheRight';
import { desktop } from '../../support/globals';
import { hindiPhone, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: AccountMenu,
  globals: desktop,
  args: { ...accountOfAsha(), email: 'asha@heliogrid.example' },
  decorators: [atTheRight],
});

/** The keyboard opens the menu. When the menu closes, the focus returns to the button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account: Asha Verma' })).toHaveFocus());
  },
});

export const LongNameHindi = meta.story({ globals: hindiPhone, args: { name: stressPerson.name } });
