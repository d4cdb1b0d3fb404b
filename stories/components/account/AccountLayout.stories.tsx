import { expect, fn } from 'storybook/test';
import { AccountLayout } from '@/components/account/AccountLayout';
import { Text } from '@/components/typography/Text';
import preview, { onPhone } from '../../support/preview';

const tabs = ['Profile', 'Settings', 'My Startups'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <Text>The content of {label}</Text>,
}));

const meta = preview.meta({
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Account Management', tab: 'profile', onTabChange: fn(), tabs },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('settings');
  },
});

export const Stress = meta.story({
  args: {
    title: 'Kontoverwaltungsübersichtsseite',
    tab: 'settings',
    tabs: tabs.map((tab) => ({ ...tab, label: 'निवेशक खाता प्रबंधन' })),
  },
  ...onPhone,
});
