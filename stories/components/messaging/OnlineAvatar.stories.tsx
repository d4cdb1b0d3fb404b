import { mina } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnlineAvatar } from '@/components/messaging/OnlineAvatar';

const meta = {
  title: 'Components/Messaging/OnlineAvatar',
  component: OnlineAvatar,
  args: { name: mina.name, src: mina.avatar, isOnline: true },
} satisfies Meta<typeof OnlineAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Online. */
export const Default: Story = {};

export const Offline: Story = { args: { isOnline: false } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <OnlineAvatar {...args} />
      <OnlineAvatar {...args} isOnline={false} />
      <OnlineAvatar {...args} size="large" />
      <OnlineAvatar {...args} size="large" src="/images/missing.webp" />
    </div>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
