import type { Meta, StoryObj } from '@storybook/react-vite';
import { FitMark } from '@/components/directory/FitMark';

const meta = {
  title: 'Components/Directory/FitMark',
  component: FitMark,
  args: { verdict: 'met' },
} satisfies Meta<typeof FitMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
