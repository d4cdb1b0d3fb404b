import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from '@/components/directory/CardSkeleton';
import { states } from '../../support/socialStates';

const meta = {
  title: 'Components/Directory/CardSkeleton',
  component: CardSkeleton,
  args: { kind: 'startup' },
} satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: states(
    { Startup: {}, Investor: { kind: 'investor' }, Person: { kind: 'user' } },
    { columns: 3, width: 384 },
  ),
};
