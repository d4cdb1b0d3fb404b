import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostGone } from '@/components/social/PostGone';
import { hindiPhone } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/PostGone',
  component: PostGone,
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof PostGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This post isn’t here any more' })).toBeVisible();
  },
};

export const HindiPhone: Story = { globals: hindiPhone };
