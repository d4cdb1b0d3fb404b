import { useMessages } from '@messages';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextList, type TextListProps } from '@/components/controls/TextList';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

const Worded = (args: Omit<TextListProps, 'words'>) => (
  <TextList {...args} words={useMessages('wizard').fields.list} />
);
const Stateful = stateful(Worded, 'values');
const onSend = fn();

const meta = preview.meta({
  title: 'Components/Controls/TextList',
  component: TextList as typeof Worded,
  render: (args) => (
    <form action={onSend}>
      <Stateful {...args} />
    </form>
  ),
  args: {
    label: 'Team members',
    name: 'team',
    placeholder: 'Name and role',
    values: ['Asha Verma, CEO', 'Ravi Kulkarni, CTO'],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  beforeEach: () => void onSend.mockClear(),
});

/** The Enter that adds an item never sends the form around the list. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Team members' });
    const add = canvas.getByRole('button', { name: 'Add' });
    await step('a blank text isn’t added, nor one that is too long', async () => {
      await userEvent.type(box, '   ');
      await expect(add).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.clear(box);
      await userEvent.paste('a'.repeat(201));
      await expect(add).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveValue('a'.repeat(201));
      await expect(box).toHaveAccessibleDescription(
        'Too long: shorten it to 200 characters to go on. 201 of 200 characters',
      );
    });
    await step('the button and Enter add, and the box keeps the focus', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, ' Mina ');
      await userEvent.click(add);
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('');
      await userEvent.keyboard('Nils');
      fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
      await expect(box).toHaveValue('Nils');
      await userEvent.keyboard('{Enter}{Enter}');
      const items = ['Asha Verma, CEO', 'Ravi Kulkarni, CTO', 'Mina', 'Nils'];
      await expect(canvas.getByRole('list', { name: 'Team members' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(items);
      await expect(canvas.getByRole('status')).toHaveTextContent('Nils added');
      await expect(args.onChange).toHaveBeenLastCalledWith(items);
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step(
      'the focus moves to the item in the removed one’s place, the last one, then the box',
      async () => {
        const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
        await userEvent.click(remove('Ravi Kulkarni, CTO'));
        await expect(canvas.getByRole('status')).toHaveTextContent('Ravi Kulkarni, CTO removed');
        await expect(remove('Mina')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(remove('Nils')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(remove('Asha Verma, CEO')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(box).toHaveFocus();
        await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
      },
    );
  },
});

/** The text in the box counts before it is added, so that going on loses nothing. */
export const Pending = meta.story({
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
    await userEvent.keyboard('{Enter}Asha{Enter}Asham{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Asha', 'Asha', 'Asham']);
  },
});

/** Case doesn’t make a difference. A text that only begins with the last item is another item. */
export const NoDuplicates = meta.story({
  args: { label: 'Skills', name: 'skills', values: ['React', 'SQL'], hasNoDuplicates: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Skills' });
    await userEvent.type(box, 'react');
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'SQL']);
    await userEvent.keyboard('{Enter}');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('react is already in the list');
    await userEvent.keyboard(' Native{Enter}');
    await expect(box).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'SQL', 'react Native']);
    await userEvent.keyboard('sql{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SQL' }));
    await expect(box).toBeValid();
    await expect(canvas.getByRole('status')).toHaveTextContent('SQL removed');
    await userEvent.clear(box);
    await userEvent.type(box, 'Java{Enter}Java');
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'react Native', 'Java']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAccessibleDescription('Java is already in the list');
    await userEvent.keyboard('Script{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'react Native', 'Java', 'JavaScript']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <Stateful {...args} name="a" label="Empty" hint="You can add more later." values={[]} />
      <Stateful {...args} name="b" label="Some" hint="Name and role of each." />
      <Stateful {...args} name="c" label="Invalid" error="Add at least one" values={[]} />
      <Stateful {...args} name="d" label="Disabled" isDisabled values={['Asha']} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Empty')).toHaveAccessibleDescription('You can add more later.');
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button').slice(-2)) await expect(button).toBeDisabled();
  },
});

export const Stress = meta.story({
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
});
