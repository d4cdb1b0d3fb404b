import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from '@/components/layout/Divider';

const meta = { title: 'Components/Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
  },
};

export const Labelled: Story = { args: { label: 'or continue with' } };

export const LongLabel: Story = {
  globals: { locale: 'hi' },
  args: { label: 'या इनमें से किसी एक खाते के साथ आगे बढ़ें' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
