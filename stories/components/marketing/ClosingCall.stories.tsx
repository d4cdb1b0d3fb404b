import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { ClosingCall } from '@/components/marketing/ClosingCall';

const meta = {
  title: 'Components/Marketing/ClosingCall',
  component: ClosingCall,
  args: {
    title: 'Give your idea some lift',
    text: 'Create an account, look around, and list when you are ready.',
    children: (
      <>
        <Button href="#register" size="large" iconAfter={ArrowRight}>
          Get Started
        </Button>
        <Button href="#investor" size="large" variant="secondary">
          Are you an investor?
        </Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ClosingCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'अपने विचार को ऊँचाई दें और उन लोगों से मिलें जो उसे आगे ले जाने में आपका साथ देंगे',
    text: 'Averylongword'.repeat(16),
  },
};
