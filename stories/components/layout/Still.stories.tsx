import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@/components/feedback/Skeleton';
import { Still } from '@/components/layout/Still';

const meta = {
  title: 'Components/Layout/Still',
  component: Still,
  args: {
    isLoading: false,
    skeleton: <Skeleton />,
    children: <p>Rooftop solar that trades with its neighbours</p>,
  },
} satisfies Meta<typeof Still>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Rooftop solar/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-still]')).toBe(null);
  },
};

/** Nothing came with the HTML: the skeleton. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Rooftop solar/)).toBe(null);
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-still]')).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: <p>{'Rooftop solar that trades with its neighbours. '.repeat(40)}</p> },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
