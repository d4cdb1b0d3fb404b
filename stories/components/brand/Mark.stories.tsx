import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from '@/components/brand/Mark';
import { Inline } from '@/components/layout/Inline';

const meta = { title: 'Components/Brand/Mark', component: Mark } satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** From a browser tab's size up. */
export const Matrix: Story = {
  render: () => (
    <Inline gap={24} align="end">
      {[16, 20, 24, 48, 96, 160].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Inline>
  ),
};
