import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ViewAs } from '@/components/profile/ViewAs';

const meta = {
  title: 'Components/Profile/ViewAs',
  component: ViewAs,
  args: { value: 'self', options: ['self', 'everyone', 'connection'], onChange: fn() },
} satisfies Meta<typeof ViewAs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('View as'), 'A connection');
    await expect(args.onChange).toHaveBeenLastCalledWith('connection');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

export const AsEveryone: Story = {
  args: { value: 'everyone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('This is what everyone sees.');
  },
};

export const OfAnInvestor: Story = {
  args: { value: 'founder', options: ['self', 'everyone', 'founder'] },
};

export const NarrowHindi: Story = {
  args: { value: 'connection' },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
