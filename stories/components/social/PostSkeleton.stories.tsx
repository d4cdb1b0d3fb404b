import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostSkeleton } from '@/components/social/PostSkeleton';

const meta = {
  title: 'Components/Social/PostSkeleton',
  component: PostSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof PostSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
