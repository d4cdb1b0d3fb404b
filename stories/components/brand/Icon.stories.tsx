import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Compass, Heart, House, MessageCircle, Plus, Star } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '@/components/brand/Icon';
import { Inline } from '@/components/layout/Inline';

const meta = {
  title: 'Components/Brand/Icon',
  component: Icon,
  args: { of: Heart },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Labelled: Story = {
  args: { of: BadgeCheck, label: 'Verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Inline gap={16}>
      {[House, Star, MessageCircle, Compass, Plus].flatMap((icon) =>
        [16, 20, 24].map((size) => <Icon key={`${JSON.stringify(icon)} ${size}`} of={icon} size={size} />),
      )}
    </Inline>
  ),
};
