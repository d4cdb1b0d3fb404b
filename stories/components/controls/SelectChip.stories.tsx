import { Layers } from 'lucide';
import { expect, fn } from 'storybook/test';
import { SelectChip, type SelectChipProps } from '@/components/controls/SelectChip';
import { Inline } from '@/components/layout/Inline';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

const tags = ['Announcement', 'Funding', 'Hiring', 'Product'].map((value) => ({ value, label: value }));
const Stateful = stateful<SelectChipProps>(SelectChip, 'value');

const meta = preview.meta({
  title: 'Components/Controls/SelectChip',
  component: SelectChip,
  args: { label: 'Add a tag', value: '', options: tags, onChange: fn() },
  render: (args) => <Stateful {...args} />,
});

export const Default = meta.story({
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
});

/** An empty option, where there is one, shows its label only while another one is chosen. */
export const Matrix = meta.story({
  render: (args) => (
    <Inline canWrap>
      <SelectChip {...args} label="Nothing chosen" />
      <SelectChip {...args} label="Chosen" value="Announcement" />
      <SelectChip {...args} label="Another icon" icon={Layers} />
      <SelectChip {...args} label="Disabled" isDisabled />
      <SelectChip {...args} label="Chosen, disabled" value="Product" isDisabled />
      <Stateful
        {...args}
        label="With none"
        value="Hiring"
        options={[{ value: '', label: 'No tag' }, ...tags]}
      />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'With none' });
    await userEvent.selectOptions(select, 'No tag');
    await expect(select).toHaveDisplayValue('With none');
  },
});

export const LongText = meta.story({
  args: {
    label: 'अपनी पोस्ट के लिए एक टैग चुनें',
    value: 'a',
    options: [{ value: 'a', label: 'वित्तपोषण और निवेश से जुड़ी बहुत लंबी घोषणा' }],
  },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
});
