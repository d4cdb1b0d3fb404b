import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FilterSelect } from '@/components/directory/FilterSelect';
import { Inline } from '@/components/layout/Inline';
import { fundingRounds } from '@/data/schema/choices';

const options = fundingRounds.map((value) => ({ value, label: value }));

const meta = {
  title: 'Components/Directory/FilterSelect',
  component: FilterSelect,
  args: { label: 'Stage', value: '', options, onChange: fn() },
  argTypes: { value: { control: 'select', options: ['', ...fundingRounds] } },
} satisfies Meta<typeof FilterSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While nothing is chosen it says its own name, and there is nothing to let go of. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
    await expect(select).toHaveDisplayValue('Stage');
    await expect([...select.options].map(({ text }) => text)).toEqual(['Stage', ...fundingRounds]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.selectOptions(select, 'Seed');
    await expect(args.onChange.mock.calls).toEqual([['Seed']]);
  },
};

export const Chosen: Story = {
  args: { value: 'Seed' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
    await expect(select).toHaveDisplayValue('Seed');
    await expect(select.options[0]?.text).toBe('Any');
    await expect(canvas.getByRole('button', { name: 'Remove filter: Seed' })).toBeVisible();
  },
};

/** The button that lets go of it goes with it: the focus stays at the filter. */
export const Removing: Story = {
  args: { value: 'Seed' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FilterSelect
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Seed' }));
    await expect(args.onChange.mock.calls).toEqual([['']]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveFocus();
  },
};

/** From an old address: what isn't offered is named as it is written. */
export const Unknown: Story = {
  args: { value: 'Series Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter: Series Z' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline canWrap>
      {['', ...fundingRounds].map((value) => (
        <FilterSelect key={value} {...args} label={`Stage ${value}`.trim()} value={value} />
      ))}
    </Inline>
  ),
};

const endless = 'Llanfairpwllgwyngyll'.repeat(4);

export const StressHindi: Story = {
  args: { label: 'स्थान', value: endless, options: [{ value: endless, label: endless }] },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(canvas.getByRole('combobox').clientWidth).toBeLessThanOrEqual(240);
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};
