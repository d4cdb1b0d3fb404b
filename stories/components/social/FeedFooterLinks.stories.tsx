import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeedFooterLinks } from '@/components/social/FeedFooterLinks';
import { hindiNight, wide } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/FeedFooterLinks',
  component: FeedFooterLinks,
  decorators: [wide(300)],
} satisfies Meta<typeof FeedFooterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/blogs',
      '/contact',
      '/terms',
      '/accessibility',
    ]);
  },
};

export const Hindi: Story = { globals: hindiNight };
