import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { ViewAs } from '@/components/profile/ViewAs';
import { viewers } from '@/data/schema/privacy';

const meta = {
  title: 'Components/Profile/ViewAs',
  component: ViewAs,
  args: { value: 'self', options: viewers.user, onChange: fn() },
  argTypes: { value: { control: 'inline-radio', options: viewers.user } },
} satisfies Meta<typeof ViewAs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As oneself, nothing needs to be said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'View as' });
    await expect([...select.options].map(({ text }) => text)).toEqual([
      'Yourself',
      'Everyone',
      'A connection',
    ]);
    await expect(select).toHaveDisplayValue('Yourself');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

export const AsConnection: Story = {
  args: { value: 'connection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is what your connections see.');
  },
};

/** The status is there before it has anything to say, so that what it says is read aloud. */
export const Choosing: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ViewAs
        {...args}
        value={value}
        onChange={(viewer) => {
          setValue(viewer);
          args.onChange(viewer);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Everyone');
    await expect(args.onChange).toHaveBeenLastCalledWith('everyone');
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('This is what everyone sees.');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      {viewers.investor.map((value) => (
        <ViewAs key={value} {...args} options={viewers.investor} value={value} />
      ))}
    </Stack>
  ),
};

export const NarrowHindi: Story = {
  args: { value: 'connection' },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
