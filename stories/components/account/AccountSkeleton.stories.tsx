import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';

const meta = {
  title: 'Components/Account/AccountSkeleton',
  component: AccountSkeleton,
} satisfies Meta<typeof AccountSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
