import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SortSelect } from '@/components/directory/SortSelect';

const meta = {
  title: 'Components/Directory/SortSelect',
  component: SortSelect,
  args: { value: '', options: [{ value: 'fit' }], onChange: fn() },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SortSelect
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveDisplayValue('Sort: usual order');
    await userEvent.selectOptions(select, 'Sort: best fit');
    await expect(args.onChange).toHaveBeenLastCalledWith('fit');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the usual order' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(select).toHaveFocus();
  },
};

export const BestFit: Story = { args: { value: 'fit' } };

/** Investors, by several startups of one's own. */
export const SeveralStartups: Story = {
  args: {
    value: 'tidewater',
    options: [
      { value: 'heliogrid', name: 'Heliogrid' },
      { value: 'tidewater', name: 'Tidewater' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Sort: best fit with Tidewater');
  },
};

export const Narrow: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik' }],
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

export const Hindi: Story = { args: { value: 'fit' }, globals: { locale: 'hi' } };
