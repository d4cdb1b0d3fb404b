import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only a screen reader says this' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Only a screen reader says this').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const AsHeading: Story = {
  args: { as: 'h2', children: 'Posts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Posts' })).toBeInTheDocument();
  },
};

/** However much it says, it takes no room. */
export const LongText: Story = {
  args: { children: stressTexts.unbroken },
  decorators: [(Story) => <div style={{ width: 240, overflow: 'auto' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = canvas.getByText(stressTexts.unbroken).parentElement;
    await expect([frame?.scrollWidth, frame?.clientHeight]).toEqual([240, 0]);
  },
};
