import { expect, fn } from 'storybook/test';
import { NotificationSettings } from '@/components/settings/NotificationSettings';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { founderNotifications, investorNotifications } from '@/data/schema/shapes/settings';
import preview from '../../../.storybook/preview';
import { hindiIn } from '../../support/socialStates';

const meta = preview.meta({
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
    await userEvent.click(canvas.getByRole('switch', { name: 'Follows' }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('follows', true);
  },
});

/** The notifications of an investor. */
export const NarrowHindi = meta.story({ ...hindiIn(288), args: { kinds: investorNotifications } });
