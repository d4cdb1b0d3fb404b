import { expect, fn } from 'storybook/test';
import { NotificationSettings } from '@/components/settings/NotificationSettings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { founderNotifications, investorNotifications } from '@/data/schema/settings';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Settings/NotificationSettings',
  component: NotificationSettings,
  args: {
    kinds: founderNotifications,
    turnedOn: { ...defaultSettings.notifications, follows: false },
    onNotificationChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Mentions' }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('mentions', false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Follows' }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('follows', true);
  },
});

/** Those of an investor. */
export const NarrowHindi = meta.story({
  args: { kinds: investorNotifications },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(investorNotifications.length);
    await userEvent.click(switches.at(-1) as HTMLElement);
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('funding_rounds', false);
  },
});
