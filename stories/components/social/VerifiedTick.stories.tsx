import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerifiedTick } from '@/components/social/VerifiedTick';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Social/VerifiedTick',
  component: VerifiedTick,
} satisfies Meta<typeof VerifiedTick>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Text weight="strong">
      Mina Okafor
      <VerifiedTick />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};
