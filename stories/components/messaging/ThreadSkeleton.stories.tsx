import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThreadSkeleton } from '@/components/messaging/ThreadSkeleton';

const meta = {
  title: 'Components/Messaging/ThreadSkeleton',
  component: ThreadSkeleton,
  decorators: [(Story) => <div style={{ display: 'flex', height: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ThreadSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
