import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, skeletonShapes } from '@/components/feedback/Skeleton';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { width: 240 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Block: Story = { args: { shape: 'block', height: 180 } };

export const Circle: Story = { args: { shape: 'circle', width: 72 } };

/** A post that is still on its way. */
export const Matrix: Story = {
  render: () => (
    <Card>
      <Stack>
        <Inline gap={12}>
          <Skeleton shape="circle" />
          <div style={{ flex: 1 }}>
            <Skeleton width="12em" />
            <Skeleton width="8em" />
          </div>
        </Inline>
        <div>
          <Skeleton />
          <Skeleton width="92%" />
          <Skeleton width="60%" />
        </div>
        <Skeleton shape="block" />
      </Stack>
    </Card>
  ),
};

/** Wider than its column, it stays inside. */
export const InANarrowColumn: Story = {
  args: { width: 900 },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
