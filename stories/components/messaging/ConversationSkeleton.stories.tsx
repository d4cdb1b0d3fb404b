import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConversationSkeleton } from '@/components/messaging/ConversationSkeleton';

const meta = {
  title: 'Components/Messaging/ConversationSkeleton',
  component: ConversationSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
} satisfies Meta<typeof ConversationSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
