import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SelectChip, type SelectChipProps } from '@/components/controls/SelectChip';
import { Inline } from '@/components/layout/Inline';

const tags = ['Announcement', 'Funding', 'Hiring', 'Product'].map((value) => ({ value, label: value }));

function Stateful(args: SelectChipProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SelectChip
      {...args}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        args.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/SelectChip',
  component: SelectChip,
  args: { label: 'Add a tag', value: '', options: tags, onChange: fn() },
  argTypes: { icon: { control: false } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SelectChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Add a tag' });
    await expect(select).toHaveDisplayValue('Add a tag');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Funding');
    await expect(args.onChange).toHaveBeenLastCalledWith('Funding');
    await expect(select).toHaveDisplayValue('Funding');
    await userEvent.selectOptions(select, '');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Chosen: Story = { args: { value: 'Hiring' } };

/** While something is chosen, the empty option says how to choose nothing. */
export const WithEmptyOption: Story = {
  args: { value: 'Hiring', options: [{ value: '', label: 'No tag' }, ...tags] },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Add a tag' });
    await userEvent.selectOptions(select, 'No tag');
    await expect(select).toHaveDisplayValue('Add a tag');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline canWrap>
      <SelectChip {...args} label="Nothing chosen" />
      <SelectChip {...args} label="Chosen" value="Announcement" />
      <SelectChip {...args} label="Another icon" icon={Layers} />
      <SelectChip {...args} label="Disabled" isDisabled />
      <SelectChip {...args} label="Chosen, disabled" value="Product" isDisabled />
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    label: 'अपनी पोस्ट के लिए एक टैग चुनें',
    value: 'a',
    options: [{ value: 'a', label: 'वित्तपोषण और निवेश से जुड़ी बहुत लंबी घोषणा' }],
  },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
