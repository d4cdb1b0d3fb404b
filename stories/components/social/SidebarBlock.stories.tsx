import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SidebarBlock } from '@/components/social/SidebarBlock';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Social/SidebarBlock',
  component: SidebarBlock,
  args: { title: 'Trending Topics', children: <Text size="small">What the block holds.</Text> },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
} satisfies Meta<typeof SidebarBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending Topics' })).toBeVisible();
  },
};

export const Stress: Story = {
  args: { title: stressTexts.unbroken.slice(0, 80), children: <Text>{stressTexts.hindi}</Text> },
};
