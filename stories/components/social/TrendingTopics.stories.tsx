import { sidebar, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendingTopics } from '@/components/social/TrendingTopics';
import { hindiNight, hrefOf, wide } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/TrendingTopics',
  component: TrendingTopics,
  args: {
    topics: sidebar.trending,
    hrefFor: (topic: string) => `/explore?q=${encodeURIComponent(`#${topic}`)}`,
  },
  decorators: [wide(300)],
} satisfies Meta<typeof TrendingTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, '#ClimateTech')).toBe('/explore?q=%23ClimateTech');
    await expect(canvas.getByText('1,240 posts')).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    topics: [
      { topic: stressTexts.unbroken.slice(0, 90), posts: 123_456_789 },
      { topic: 'एक', posts: 1 },
    ],
  },
  globals: hindiNight,
};
