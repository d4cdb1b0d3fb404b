import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingSoonScreen } from '@/screens/ComingSoon/ComingSoonScreen';

const meta = {
  title: 'Screens/ComingSoon',
  component: ComingSoonScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Account Management',
    text: 'This part of Updraft opens in a later release. Your feed is ready now.',
    actionLabel: 'Go to Explore',
    actionHref: '/explore',
  },
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account Management' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Explore' })).toHaveAttribute('href', '/explore');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = {
  args: {
    title: 'निवेशक खाता प्रबंधन',
    text: 'Updraft का यह हिस्सा आने वाले संस्करण में खुलेगा। आपकी फ़ीड अभी तैयार है।',
    actionLabel: 'फ़ीड पर जाएँ',
  },
  globals: { locale: 'hi' },
};
