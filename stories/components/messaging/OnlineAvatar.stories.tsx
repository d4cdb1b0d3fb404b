import { mina } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnlineAvatar } from '@/components/messaging/OnlineAvatar';
import { states } from '../../support/socialStates';

const meta = {
  title: 'Components/Messaging/OnlineAvatar',
  component: OnlineAvatar,
  args: { name: mina.name, src: mina.avatar, isOnline: true },
} satisfies Meta<typeof OnlineAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Online. */
export const Default: Story = {};

export const Matrix: Story = {
  render: states({
    Offline: { isOnline: false },
    Large: { size: 'large' },
    'Without a picture': { size: 'large', src: '/images/missing.webp' },
  }),
};
