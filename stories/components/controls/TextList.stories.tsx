import { useMessages } from '@messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { TextList, type TextListProps } from '@/components/controls/TextList';
import { Stack } from '@/components/layout/Stack';

function Stateful(args: Omit<TextListProps, 'words'>) {
  const [values, setValues] = useState(args.values);
  return (
    <TextList
      {...args}
      words={useMessages('wizard').fields.list}
      values={values}
      onChange={(items) => {
        setValues(items);
        args.onChange(items);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/TextList',
  component: TextList as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Team members',
    name: 'team',
    placeholder: 'Name and role',
    values: ['Asha Verma, CEO', 'Ravi Kulkarni, CTO'],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Add is disabled on blank; the button and Enter add, and the box keeps the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Team members' });
    const add = canvas.getByRole('button', { name: 'Add' });
    const items = () =>
      within(canvas.getByRole('list', { name: 'Team members' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await userEvent.type(box, '   ');
    await expect(add).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(box, ' Mina ');
    await userEvent.click(add);
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await userEvent.keyboard('Nils{Enter}');
    await expect(items()).toEqual(['Asha Verma, CEO', 'Ravi Kulkarni, CTO', 'Mina', 'Nils']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Nils added');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'Asha Verma, CEO',
      'Ravi Kulkarni, CTO',
      'Mina',
      'Nils',
    ]);
  },
};

/** What is in the box counts before it is added, so that going on loses nothing. */
export const NotAddedYet: Story = {
  args: { values: ['Asha'] },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Ravi');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Asha', 'Ravi']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(['Asha']);
    await userEvent.type(box, 'Asha');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Asha', 'Asha']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Asha' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Asha']);
    await expect(box).toHaveValue('Asha');
    await expect(box).toHaveFocus();
  },
};

/** The focus goes to the one that takes the removed one's place, at the end to the one before, then to the box. */
export const Removing: Story = {
  args: { values: ['Asha', 'Ravi', 'Mina'] },
  play: async ({ canvas, userEvent, args }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(remove('Ravi'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Asha', 'Mina']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ravi removed');
    await expect(remove('Mina')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Asha')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** Not twice the same, whatever its capitals: the box says so until it is edited. */
export const NoDuplicates: Story = {
  args: {
    label: 'Skills',
    name: 'skills',
    placeholder: 'Product design',
    values: ['React', 'SQL'],
    hasNoDuplicates: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Skills' });
    await userEvent.type(box, 'react');
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'SQL']);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('react is already in the list');
    await userEvent.keyboard(' Native{Enter}');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'SQL', 'react Native']);
    await userEvent.keyboard('sql{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SQL' }));
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('status')).toHaveTextContent('SQL removed');
    await userEvent.clear(box);
    await userEvent.type(box, 'REACT{Enter}');
    await expect(box).toHaveAccessibleDescription('REACT is already in the list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** One that begins with the last one, or says the same, is one more: it doesn't take the last one's place. */
export const BeginsWithTheLast: Story = {
  args: { label: 'Skills', name: 'skills', values: [], hasNoDuplicates: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Skills' });
    await userEvent.type(box, 'Java{Enter}Java');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Java']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAccessibleDescription('Java is already in the list');
    await userEvent.keyboard('Script{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Java', 'JavaScript']);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Java',
      'JavaScript',
    ]);
  },
};

/** Where the same may stand twice, both stay. */
export const TheSameTwice: Story = {
  args: { values: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ann{Enter}Anna{Enter}Anna{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Ann', 'Anna', 'Anna']);
  },
};

/** The Enter that ends a composition only writes; the one that adds never sends the form. */
export const InAForm: Story = {
  args: { values: [] },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange(['sent']);
      }}
    >
      <Stateful {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'आशा');
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(box).toHaveValue('आशा');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(box).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalledWith(['sent']);
  },
};

export const Empty: Story = {
  args: { values: [], hint: 'You can add more later.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('You can add more later.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={32}>
      <Stateful {...args} name="a" label="Empty" values={[]} />
      <Stateful {...args} name="b" label="Some" hint="Name and role of each." />
      <Stateful {...args} name="c" label="Invalid" error="Add at least one" values={[]} />
      <Stateful {...args} name="d" label="Disabled" isDisabled />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'आपकी टीम के सभी सदस्य और उनकी भूमिकाएँ',
    placeholder: 'नाम और भूमिका',
    values: [
      'आशा वर्मा, संस्थापक और मुख्य कार्यकारी अधिकारी, पूर्व में सौर ऊर्जा अनुसंधान संस्थान',
      'Averyveryverylongnamewithoutanybreakinitatall, CTO',
      'रवि',
      ...Array.from({ length: 12 }, (_, index) => `Member ${index + 1}`),
    ],
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

/** An item that is too long can't be added, and stays in the box. */
export const TooLong: Story = {
  args: { values: [] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Team members' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(201));
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('a'.repeat(201));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(field).toHaveAccessibleDescription(
      'Too long: shorten it to 200 characters to go on. 201 of 200 characters',
    );
  },
};
